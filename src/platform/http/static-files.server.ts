import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/**
 * Serves the files of the build. Compressed siblings (`app.js.br`, `app.js.gz`) made by the build are preferred. Files
 * under `/assets/` have a content hash in their names, so browsers keep them for a year.
 */
export function staticFiles(folder: string): MiddlewareHandler {
  const serve = serveStatic({ root: folder, precompressed: true });
  return async (c, next) => {
    if (isInternal(c.req.path)) return next();
    const found = await serve(c, async () => {});
    if (!found) return next();
    const isHashed = c.req.path.startsWith("/assets/");
    found.headers.set("Cache-Control", `public, max-age=${isHashed ? "31536000, immutable" : "3600"}`);
    // A service worker may serve only addresses below its own without this header.
    if (isHashed && c.req.header("Service-Worker")) found.headers.set("Service-Worker-Allowed", "/");
    const lastModified = found.headers.get("Last-Modified");
    if (!lastModified || c.req.header("If-Modified-Since") !== lastModified) return found;
    await found.body?.cancel();
    const headers = new Headers(found.headers);
    headers.delete("Content-Length");
    return new Response(null, { status: 304, headers });
  };
}

/** Names that begin with a dot and the compressed siblings belong to the build, not to an address. */
function isInternal(path: string): boolean {
  return /\/\.(?!well-known\/)|\.(?:br|gz)$/.test(path);
}
