// The registry: a game is the folder of its name, and a line here.
export { default as arboretum } from "./arboretum";
export { default as topiary } from "./topiary";
export { default as botanicus } from "./botanicus";
export { default as arborea } from "./arborea";
