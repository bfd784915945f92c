import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/inter/wght.css";
import "../src/style/field-book.css";
import { mount } from "svelte";
import { hear } from "../src/words/words.svelte";
import Fixture from "./Fixture.svelte";

await hear();
mount(Fixture, { target: document.getElementById("app")! });
