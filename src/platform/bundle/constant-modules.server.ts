import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * Runs each `*.constants.ts` during the build and bundles the values it exports, which must be JSON. The browser then
 * loads the values without the modules that compute them.
 */
export function constantModules(): Plugin {
  return {
    name: "constant-modules",
    apply: "build",
    load: {
      filter: { id: /\.constants\.ts$/ },
      handler: async (id) => constantsOf((await import(pathToFileURL(id).href)) as Record<string, unknown>),
    },
  };
}

function constantsOf(exported: Record<string, unknown>): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
}
