// Builds src/bricard/viewer/static from frontend/src: `npm ci && npm run build`. The same sources give the same bytes.
import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, "src");
const target = join(here, "..", "src", "bricard", "viewer", "static");

await build({
  absWorkingDir: here,
  entryPoints: { viewer: "src/main.js" },
  outfile: join(target, "viewer.js"),
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2020",
  charset: "ascii",
  // The licence of three.js wants its notice kept, in every page.
  banner: { js: "/* Contains three.js, copyright 2010-2026 three.js authors, under the MIT License (three-license.txt). */" },
});
await build({
  absWorkingDir: here,
  entryPoints: ["src/style.css"],
  outfile: join(target, "viewer.css"),
  minify: true,
});
copyFileSync(join(source, "page.html"), join(target, "page.html"));
copyFileSync(join(here, "node_modules", "three", "LICENSE"), join(target, "three-license.txt"));

// The hash of all sources, by which a test tells whether the built files are those of the sources.
const names = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(here.length + 1).replaceAll("\\", "/"))
  .sort();
const hash = createHash("sha256");
for (const name of [...names, "package-lock.json"]) hash.update(name).update("\0").update(readFileSync(join(here, name)));
writeFileSync(join(target, "sources.sha256"), hash.digest("hex") + "\n");
