import { readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const api = process.env.PARTERRE_API ?? "http://127.0.0.1:8000";

/** One file for what all pages say in a language, and one for what each game says. */
const games = readdirSync("src/games", { withFileTypes: true }).filter((each) =>
  each.isDirectory(),
);
function wordsOf(id: string): string | null {
  const [, lang, file] = /words\/([^/]+)\/([^/]+)\.ftl/.exec(id) ?? [];
  const game = games.find(({ name }) => file === name || file?.startsWith(`${name}-`))?.name;
  return lang ? `words-${lang}${game ? `-${game}` : ""}` : null;
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/parterre/server/static",
    emptyOutDir: true,
    // The content security policy lets nothing in from data: but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: wordsOf }] },
        // All games have files of the same names: here each is told from the others.
        chunkFileNames: ({ facadeModuleId: id }) => {
          const [, game] = /games\/([^/]+)\/table\.ts$/.exec(id ?? "") ?? [];
          return `assets/[name]-${game ? `${game}-` : ""}[hash].js`;
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: api, ws: true }, "/health": { target: api } },
  },
  // The tellings are read over ends of games that only the engine can make (tests/laws).
  test: { include: [process.env.PARTERRE_ENDS ? "tests/**/*.ends.ts" : "tests/**/*.test.ts"] },
});
