import "./table/focus.svelte"; // listens from the first key on
import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/inter/wght.css";
import "./style/field-book.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { offers } from "./site/offers.svelte";
import { wanted } from "./wanted";
import { hear } from "./words/words.svelte";

// Both are asked for at once, but only the home page has to wait for the second.
const told = offers.load().catch(() => undefined);
await Promise.all([wanted(() => hear()), location.pathname === "/" ? told : null]);
mount(App, { target: document.getElementById("app")! });
