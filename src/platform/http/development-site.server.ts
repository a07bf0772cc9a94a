import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";

export type DevelopmentSite = {
  attach: (node: Server) => Promise<void>;
  middleware: (message: IncomingMessage, reply: ServerResponse, next: () => void) => void;
  loadBuild: () => Promise<ServerBuild>;
  stop: () => Promise<void>;
};

/** Serves the site from its sources. Changes appear in the browser immediately. */
export function developmentSite(root: string): DevelopmentSite {
  let vite: ViteDevServer | undefined;
  const started = () => {
    if (!vite) throw new Error("The development server is not attached yet.");
    return vite;
  };
  return {
    async attach(node) {
      const { createServer } = await import("vite");
      vite = await createServer({
        root,
        appType: "custom",
        server: { middlewareMode: true, hmr: { server: node } },
      });
    },
    middleware: (message, reply, next) => started().middlewares(message, reply, next),
    loadBuild: async () =>
      (await started().ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild,
    stop: async () => vite?.close(),
  };
}
