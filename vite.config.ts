import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { constantModules } from "./src/platform/bundle/constant-modules.server.ts";
import { wasmWithoutEval } from "./src/platform/bundle/wasm-without-eval.ts";

/** The glue of the engine that draws CVs in the browser. */
const engines = /@myriaddreamin\/typst-ts-(web-compiler|renderer)\/pkg\/typst_ts_\w+\.mjs$/;

/** What the CV builder and the parts it fetches later have in common: a dozen small files otherwise. */
const sharedByCvParts =
  /src\/cv\/(edit\/(?!compare-cvs|split-skills)|editor\/session\/|editor\/editor-view|editor\/steps|samples\/sample-people|editor\/form\/(?!skills\/|lazy-|cv-form)|document\/(cv-|split-list|section-|new-|is-same|read-look|upgrade-|without-hidden|document-limits|cut-text)|sections\/section-forms|view-model\/clean-|translations\/form-)/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), constantModules(), wasmWithoutEval(engines)],
  worker: { format: "es", plugins: () => [wasmWithoutEval(engines)] },
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
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: "interface", test: /src\/ui\/.*\.tsx?$|node_modules\/lucide-react\// },
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
