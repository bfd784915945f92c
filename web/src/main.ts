import "./table/focus.svelte"; // listens from the first key on
import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/inter/wght.css";
import "./style/field-book.css";
import "./games/arborea/pigments.css";
import "./games/arboretum/species.css";
import "./games/botanicus/pigments.css";
import "./games/topiary/series.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
