import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Fonts and pictures stay files: inlined they would be loaded by pages that do not show them.
    assetsInlineLimit: 0,
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
