import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/inter/wght.css";
import "../src/style/field-book.css";
import "../src/games/arboretum/species.css";
import { mount } from "svelte";
import Fixture from "./Fixture.svelte";

mount(Fixture, { target: document.getElementById("app")! });
