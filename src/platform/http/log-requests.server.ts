import type { MiddlewareHandler } from "hono";
import { randomUUID } from "node:crypto";
import type { HttpEnv, ServeOptions } from "./http-env.ts";

/** Gives each request an id and a log, and logs one line when its response is complete. */
export function logRequests(options: Pick<ServeOptions, "log" | "loggedPath">): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const began = performance.now();
    const { incoming, outgoing } = c.env;
    // Kept in a variable, because the message drops its socket when the connection closes.
    const { socket } = incoming;
    const sentBefore = socket.bytesWritten;
    const requestId = randomUUID();
    const log = options.log.child({ requestId });
    c.set("requestId", requestId);
    c.set("log", log);
    outgoing.on("close", () => {
      const path = c.var.url?.pathname ?? "";
      log[isRoutine(path) ? "debug" : "info"](
        {
          method: incoming.method,
          path: options.loggedPath?.(path) ?? path,
          status: outgoing.statusCode,
          ms: Math.round(performance.now() - began),
          bytes: socket.bytesWritten - sentBefore,
          ...(outgoing.writableFinished ? {} : { aborted: true }),
        },
        "request",
      );
    });
    await next();
    c.header("X-Request-Id", requestId);
  };
}

/** Requests that browsers and supervisors repeat all the time. Their log lines are of no interest. */
function isRoutine(path: string): boolean {
  return path.startsWith("/assets/") || path === "/healthz" || path === "/readyz";
}
