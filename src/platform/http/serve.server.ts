import { getRequestListener } from "@hono/node-server";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createApp } from "./app.server.ts";
import type { ServeOptions, RequestHandler } from "./http-env.ts";

export type HttpServer = {
  port: number;
  node: Server;
  /** Stops accepting requests, lets running ones finish for this long, then closes the remaining connections. */
  stop: (graceMs: number) => Promise<void>;
};

export type ServeResult = { ok: true; server: HttpServer } | { ok: false; problem: string };

/** Serves fetch-style handlers over HTTP. A `problem` is one sentence for the operator. */
export async function serve(options: ServeOptions): Promise<ServeResult> {
  let stopping = false;
  const app = createApp(options, () => stopping);
  const answer = getRequestListener(app.fetch, {
    hostname: new URL(options.publicUrl).host,
    overrideGlobalObjects: false,
    errorHandler: () => new Response("The address of this request cannot be read.\n", { status: 400 }),
  });
  const node = createServer(
    // Limits how long a slow client may occupy a connection.
    {
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    (message, reply) => {
      reply.on("close", () => {
        // An idle keep-alive connection would keep the server from stopping.
        if (stopping) setImmediate(() => node.closeIdleConnections());
      });
      if (options.middleware) options.middleware(message, reply, () => void answer(message, reply));
      else void answer(message, reply);
    },
  );
  node.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const status =
      error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
    if (socket.writable && error.code !== "ECONNRESET") {
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    } else {
      socket.destroy();
    }
  });

  await options.attach?.(node);
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    node.once("error", resolve);
    node.listen({ port: options.port, host: options.host }, () => resolve(undefined));
  });
  if (failure) return { ok: false, problem: listenProblem(failure, options) };

  return {
    ok: true,
    server: {
      node,
      port: (node.address() as AddressInfo).port,
      stop: (graceMs) =>
        new Promise((resolve) => {
          stopping = true;
          const cut = setTimeout(() => node.closeAllConnections(), graceMs);
          node.close(() => {
            clearTimeout(cut);
            resolve();
          });
          node.closeIdleConnections();
        }),
    },
  };
}

function listenProblem(error: NodeJS.ErrnoException, { port, host }: ServeOptions): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is already in use. Stop the other program, or choose another port, for example PORT=${port + 1}.`;
  }
  if (error.code === "EACCES") {
    return `Port ${port} is not allowed for this user. Choose one above 1023, for example PORT=3000.`;
  }
  return `Cannot listen on ${host ?? "any address"}, port ${port} (${error.code ?? error.message}). Check HOST and PORT.`;
}

/**
 * `/healthz` tells whether the process answers. `/readyz` tells whether it can do its work: it lists the state of each
 * part, with status 503 when one is down.
 */
export function healthHandler(parts: Record<string, () => boolean | Promise<boolean>>): RequestHandler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const headers = { "cache-control": "no-store" };
    if (pathname === "/healthz") return Response.json({ ok: true }, { headers });
    if (pathname !== "/readyz") return undefined;
    const states = await Promise.all(
      Object.entries(parts).map(async ([name, isUp]) => [name, (await isUp()) ? "up" : "down"] as const),
    );
    const ok = states.every(([, state]) => state === "up");
    return Response.json({ ok, ...Object.fromEntries(states) }, { status: ok ? 200 : 503, headers });
  };
}
