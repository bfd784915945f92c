import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules/", "dev/fixtures/", "src/made/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      // Sets and maps here are values made afresh, never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      // Our router is three lines long and has no base path.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
);
