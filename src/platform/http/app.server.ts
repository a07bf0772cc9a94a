import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "./compress.server.ts";
import type { HttpEnv, ServeOptions } from "./http-env.ts";
import { logRequests } from "./log-requests.server.ts";
import { readBody } from "./read-body.server.ts";
import { refuse } from "./refuse.ts";
import { requestTarget } from "./request-target.ts";
import { securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.server.ts";
import { stopAtFailure } from "./stop-at-failure.ts";
import type { Logger } from "../log/log.ts";

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

/**
 * The network address of the client that sent a request. Each proxy appends the address it was asked from to
 * X-Forwarded-For. With one trusted proxy the last entry is true, with two the one before. Everything further left is
 * only claimed by the client.
 *
 * @param trustedProxies number of the operator's proxies in front of this server; 0 ignores the header
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const entries = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const told = trustedProxies > 0 ? entries.at(-trustedProxies) : undefined;
  return (told || peer || "unknown").replace(/^::ffff:/, "");
}

/**
 * Whether a request that may change something comes from our own pages. Checks the Origin header and Sec-Fetch-Site,
 * which a page of another site cannot forge. Requests with neither come from programs, because browsers send one with
 * every POST. Programs carry no visitor's cookies.
 *
 * @param ownOrigins origins of this site: the public one and that of the request's address
 */
export function comesFromOwnPages(
  request: { method: string; origin: string | null; fetchSite: string | null },
  ownOrigins: string[],
): boolean {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return true;
  if (request.fetchSite !== null && request.fetchSite !== "same-origin" && request.fetchSite !== "none") {
    return false;
  }
  return request.origin === null || ownOrigins.includes(request.origin);
}

/**
 * Returns a function to call with the X-Forwarded-For header of each request. It warns once when the header arrives but
 * no proxy is trusted, because all visitors behind the proxy would then share the limits of one address.
 */
export function warnOfIgnoredProxy({
  trustedProxies,
  log,
}: {
  trustedProxies: number;
  log: Pick<Logger, "warn">;
}): (forwardedFor: string | undefined) => void {
  let isSilent = trustedProxies > 0;
  return (forwardedFor) => {
    if (isSilent || forwardedFor === undefined) return;
    isSilent = true;
    log.warn(
      "X-Forwarded-For arrived and was ignored. If this site runs behind a proxy, set TRUSTED_PROXIES (usually to 1): until then limits treat all visitors as one.",
    );
  };
}
