import type { Context } from "hono";
import type { HttpEnv } from "./http-env.ts";
import { plainPage } from "./plain-page.ts";

/** An error page for a request that never reaches the site. Closes the connection when its body was not read. */
export function refuse(c: Context<HttpEnv>, status: 400 | 403 | 404 | 413 | 500): Response {
  const page = plainPage(status, { requestId: c.var.requestId, nonce: c.var.secureHeadersNonce });
  if (!c.env.incoming.complete) page.headers.set("Connection", "close");
  return page;
}
