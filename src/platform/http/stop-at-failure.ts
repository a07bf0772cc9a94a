import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./http-env.ts";

/**
 * Closes the connection when a body fails half way, so that the client does not take it as complete. Without this the
 * adapter would send the error's message to the client.
 */
export const stopAtFailure: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  const { body } = c.res;
  if (!body) return;
  if (c.req.raw.method === "HEAD") {
    await body.cancel();
    return;
  }
  const reader = body.getReader();
  const fail = (error: unknown) => {
    if (!c.env.outgoing.destroyed) c.var.log.error({ err: error }, "request failed");
    c.env.outgoing.destroy();
  };
  const guarded = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        fail(error);
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  c.res = new Response(guarded, c.res);
};
