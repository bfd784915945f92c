// The page for programs in the light that the reader has chosen on this device.
let kept = {};
try {
  kept = JSON.parse(localStorage.getItem("parterre.settings") ?? "{}");
} catch {
  // Whoever keeps nothing has the light of the device.
}
const dark = window.matchMedia("(prefers-color-scheme: dark)").matches;
const night = kept.theme === "night" || (kept.theme !== "day" && dark);
document.documentElement.dataset.theme = night ? "night" : "day";
