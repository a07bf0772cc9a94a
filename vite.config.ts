import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { constantModules } from "./src/platform/bundle/constant-modules.server.ts";
import { wasmWithoutEval } from "./src/platform/bundle/wasm-without-eval.ts";

/** The glue of the engine that draws CVs in the browser. */
const engines = /@myriaddreamin\/typst-ts-(web-compiler|renderer)\/pkg\/typst_ts_\w+\.mjs$/;

/** What the CV builder and the parts it fetches later have in common: a dozen small files otherwise. */
const sharedByCvParts = new RegExp(
  `src/text/blocks/markdown-lines|src/cv/(${[
    "document/(?!fit-document|read-cv-document|strip-photo)",
    "edit/(?!compare-cvs|split-skills|second-language)",
    "sections/(section-forms|date-problem|split-list)",
    "editor/(editor-view|steps|use-|load-later-parts)",
    "editor/session/(?!use-follow-master)",
    "editor/form/(?!skills/|drag-|contact-|month-|section-order)",
    "editor/files/(?!make-cv-file|crop-photo)",
    "editor/(preview/(?!fit-buttons)|drawing/|start/import-reports|toolbar/saved-state)",
    "samples/sample-people",
    "view-model/clean-text",
    "translations/form-",
  ].join("|")})`,
);

export default defineConfig({
  plugins: [reactRouter(), constantModules(), wasmWithoutEval(engines)],
  worker: { format: "es", plugins: () => [constantModules(), wasmWithoutEval(engines)] },
  // Bundled before the plugin sees them, they would keep what it takes out.
  optimizeDeps: {
    exclude: ["@myriaddreamin/typst-ts-web-compiler", "@myriaddreamin/typst-ts-renderer"],
  },
  build: {
    // Fonts and pictures stay files: inlined they would be loaded by pages that do not show them.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Left alone, every shared icon and component becomes a file of its own: 25 requests for a page.
              groups: [
                {
                  name: "framework",
                  // With the helper of dynamic imports, which would otherwise draw its first user into every page.
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
                },
                {
                  name: "interface",
                  // The toasts of signing in, the parser of JSON, errors, the chosen CV, numbers in words and the metadata are
                  // on many pages; a file of their own would cost more than they weigh, and another group would draw its
                  // whole file into every page.
                  test: /src\/ui\/.*\.tsx?$|src\/account\/forms\/auth-toasts|src\/platform\/json\/|src\/app\/errors\/|src\/matching\/(ui\/chosen-cv|my-cvs\/may-have-cvs)|src\/text\/numbers|src\/app\/metadata\/page-metadata|node_modules\/lucide-react\//,
                  minShareCount: 2,
                },
                { name: "cv", test: sharedByCvParts },
                { name: "job-lists", test: /src\/jobs\/(ui|saved|search)\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  ssr: {
    // Its CommonJS build would be loaded whole by the server for a dozen icons.
    noExternal: ["lucide-react"],
  },
});
