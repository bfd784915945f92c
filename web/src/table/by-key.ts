/** Whether the reader last used the keyboard: then the focus is led to where the next answer is. */
let last = false;

window.addEventListener("keydown", () => (last = true), { capture: true });
window.addEventListener("pointerdown", () => (last = false), { capture: true });

export const byKey = (): boolean => last;
