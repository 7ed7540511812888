import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  { rules: { eqeqeq: ["error", "smart"], "no-var": "error", "prefer-const": "error" } },
  { files: ["src/**"], languageOptions: { globals: globals.browser } },
  { files: ["*.mjs", "*.js"], languageOptions: { globals: globals.node } },
];
