import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const api = process.env.PARTERRE_API ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/parterre/server/static",
    emptyOutDir: true,
    // The content security policy lets nothing in from data: but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: api, ws: true }, "/health": { target: api } },
  },
  // The tellings are read over ends of games that only the engine can make (tests/laws).
  test: { include: [process.env.PARTERRE_ENDS ? "tests/**/*.ends.ts" : "tests/**/*.test.ts"] },
});
