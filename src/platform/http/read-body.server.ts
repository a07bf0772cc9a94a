import type { MiddlewareHandler } from "hono";
import type { IncomingMessage } from "node:http";
import { FormRequest } from "./form-request.ts";
import type { HttpEnv } from "./http-env.ts";
import { refuse } from "./refuse.ts";

/** Reads the whole body first. Forms are small, and this way a handler never waits for a slow client. */
export function readBody(limitOf: (path: string) => number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { method, headers, signal } = c.req.raw;
    const init: RequestInit = { method, headers, signal };
    if (method !== "GET" && method !== "HEAD") {
      const body = await bytesOf(c.env.incoming, limitOf(c.var.url.pathname));
      if (body === "too-large") return refuse(c, 413);
      if (body === "aborted") return refuse(c, 400);
      init.body = body;
    }
    c.req.raw = new FormRequest(c.var.url, init);
    return next();
  };
}

async function bytesOf(
  message: IncomingMessage,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | "too-large" | "aborted"> {
  if (Number(message.headers["content-length"] ?? 0) > limit) return "too-large";
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) return "too-large";
      chunks.push(chunk);
    }
  } catch {
    return "aborted";
  }
  return Buffer.concat(chunks);
}
