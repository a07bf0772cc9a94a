import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { FormRequest } from "./form-request.ts";
import { refuse } from "./refuse.ts";
import type { HttpEnv } from "./http-env.ts";

/** Reads the whole body first. Forms are small, and this way a handler never waits for a slow client. */
export function readBody(limitOf: (path: string) => number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { method, headers, signal } = c.req.raw;
    const init: RequestInit = { method, headers, signal };
    if (method === "GET" || method === "HEAD") {
      c.req.raw = new FormRequest(c.var.url, init);
      return next();
    }
    const limit = bodyLimit({ maxSize: limitOf(c.var.url.pathname), onError: () => refuse(c, 413) });
    return limit(c, async () => {
      try {
        init.body = await c.req.raw.arrayBuffer();
      } catch {
        c.res = refuse(c, 400);
        return;
      }
      c.req.raw = new FormRequest(c.var.url, init);
      await next();
    });
  };
}
