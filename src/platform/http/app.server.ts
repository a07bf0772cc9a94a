import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
import { clientAddress } from "./client-address.ts";
import { compress } from "./compress.server.ts";
import type { HttpEnv, ServeOptions } from "./http-env.ts";
import { warnOfIgnoredProxy } from "./ignored-proxy.ts";
import { logRequests } from "./log-requests.server.ts";
import { comesFromOwnPages } from "./origin-check.ts";
import { readBody } from "./read-body.server.ts";
import { refuse } from "./refuse.ts";
import { requestTarget } from "./request-target.ts";
import { securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.server.ts";
import { stopAtFailure } from "./stop-at-failure.ts";

const oneMegabyte = 1024 * 1024;

/** Everything that happens to a request between the server and its handlers. */
export function createApp(options: ServeOptions, isStopping: () => boolean): Hono<HttpEnv> {
  const https = options.publicUrl.startsWith("https:");
  const noteForwardedFor = warnOfIgnoredProxy(options);
  const app = new Hono<HttpEnv>();

  app.use(logRequests(options));
  app.use(securityHeaders({ https, development: options.development }));
  app.use(async (c, next) => {
    await next();
    if (isStopping()) c.header("Connection", "close");
  });
  app.use(stopAtFailure);
  app.use(compress);
  app.use(checkRequest(options.publicUrl));
  app.use(readBody((path) => options.bodyLimit?.(path) ?? oneMegabyte));
  if (options.staticFolder) app.use(staticFiles(options.staticFolder));

  app.all("*", async (c) => {
    const { headersDistinct, socket } = c.env.incoming;
    const forwardedFor = headersDistinct["x-forwarded-for"]?.join(",");
    noteForwardedFor(forwardedFor);
    const info = {
      requestId: c.var.requestId,
      log: c.var.log,
      nonce: c.var.secureHeadersNonce,
      clientAddress: clientAddress(socket.remoteAddress, forwardedFor, options.trustedProxies),
    };
    for (const handler of options.handlers) {
      const response = await handler(c.req.raw, info);
      if (response) return response;
    }
    return refuse(c, 404);
  });

  app.onError((error, c) => {
    if (!c.req.raw.signal.aborted) c.var.log.error({ err: error }, "request failed");
    return refuse(c, 500);
  });
  return app;
}

/** Refuses addresses that cannot be read and forms that another website sends. */
function checkRequest(publicUrl: string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { method = "GET", url = "", headers, headersDistinct } = c.env.incoming;
    // The Fetch API does not allow these methods, and no page needs them.
    if (method === "TRACE" || method === "TRACK") return c.body(null, 405);
    // With two Host headers, a proxy in front may have trusted the other one.
    if ((headersDistinct.host?.length ?? 0) > 1) return refuse(c, 400);
    const { host, origin } = headers;
    const target = requestTarget(url, { host, origin }, publicUrl);
    if (!target.ok) return refuse(c, 400);
    c.set("url", target.url);
    const fetchSite = headersDistinct["sec-fetch-site"]?.[0] ?? null;
    const sent = { method, origin: origin ?? null, fetchSite };
    if (!comesFromOwnPages(sent, [publicUrl, target.url.origin])) return refuse(c, 403);
    return next();
  };
}
