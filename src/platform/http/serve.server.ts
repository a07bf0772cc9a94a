import { randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "../log/log.ts";
import { clientAddress } from "./client-address.ts";
import { warnOfIgnoredProxy } from "./ignored-proxy.ts";
import { comesFromOwnPages } from "./origin-check.ts";
import { plainPage } from "./plain-page.ts";
import { readRequest } from "./read-request.server.ts";
import { requestTarget } from "./request-target.ts";
import { securityHeaders } from "./security-headers.ts";
import { writeResponse } from "./write-response.server.ts";

/** Facts about a request that the Request itself does not hold. */
export type RequestInfo = {
  requestId: string;
  /** Adds the request id to every line. */
  log: Logger;
  /** Nonce of this response's Content-Security-Policy. */
  nonce: string;
  /** For rate limits. It is never stored or logged unchanged. */
  clientAddress: string;
};

/** Answers a request, or returns undefined to leave it to the next handler. */
export type RequestHandler = (
  request: Request,
  info: RequestInfo,
) => Response | undefined | Promise<Response | undefined>;

export type ServeOptions = {
  port: number;
  host: string | undefined;
  publicUrl: string;
  development: boolean;
  trustedProxies: number;
  log: Logger;
  /** Called in order until one answers. */
  handlers: RequestHandler[];
  /** Called with the server before it listens. */
  attach?: (node: Server) => Promise<void>;
  /** Connect-style, called before everything else: serves the development server's own files. */
  middleware?: (message: IncomingMessage, reply: ServerResponse, next: () => void) => void;
  /** Largest request body in bytes for a path; 1 MB when undefined. */
  bodyLimit?: (path: string) => number | undefined;
  /** Returns the text to log in place of a path, for paths that name people. */
  loggedPath?: (path: string) => string;
};

export type HttpServer = {
  port: number;
  node: Server;
  /** Stops accepting requests, lets running ones finish for this long, then closes the remaining connections. */
  stop: (graceMs: number) => Promise<void>;
};

export type Serving = { ok: true; server: HttpServer } | { ok: false; problem: string };

const oneMegabyte = 1024 * 1024;

/** Serves fetch-style handlers over HTTP. A `problem` is one sentence for the operator. */
export async function serve(options: ServeOptions): Promise<Serving> {
  let stopping = false;
  const answer = createAnswer(options, () => stopping);
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

/** Requests that browsers and supervisors repeat all the time. Their log lines are of no interest. */
function isRoutine(path: string): boolean {
  return path.startsWith("/assets/") || path === "/healthz" || path === "/readyz";
}

type Answer = (message: IncomingMessage, reply: ServerResponse) => Promise<void>;

/** Handles one request from the first byte to the log line. Never rejects. */
function createAnswer(options: ServeOptions, isStopping: () => boolean): Answer {
  const https = options.publicUrl.startsWith("https:");
  const noteForwardedFor = warnOfIgnoredProxy(options);

  return async (message, reply) => {
    const began = performance.now();
    // Kept in a variable, because the message drops its socket when the connection closes.
    const { socket } = message;
    const sentBefore = socket.bytesWritten;
    const requestId = randomUUID();
    const log = options.log.child({ requestId });
    const nonce = randomBytes(16).toString("base64");
    const left = new AbortController();
    let path = "";
    reply.on("close", () => {
      if (!reply.writableFinished) left.abort();
      log[isRoutine(path) ? "debug" : "info"](
        {
          method: message.method,
          path: options.loggedPath?.(path) ?? path,
          status: reply.statusCode,
          ms: Math.round(performance.now() - began),
          bytes: socket.bytesWritten - sentBefore,
          ...(reply.writableFinished ? {} : { aborted: true }),
        },
        "request",
      );
    });

    const headers = securityHeaders({ nonce, https, development: options.development });
    for (const [name, value] of Object.entries(headers)) reply.setHeader(name, value);
    reply.setHeader("x-request-id", requestId);
    if (isStopping()) reply.setHeader("connection", "close");

    try {
      const response = await respond();
      await writeResponse(message, reply, response);
    } catch (error) {
      if (left.signal.aborted) return;
      log.error({ err: error }, "request failed");
      if (reply.headersSent) reply.destroy();
      else await writeResponse(message, reply, plainPage(500, { requestId, nonce }));
    }

    async function respond(): Promise<Response> {
      // The Fetch API does not allow these methods, and no page needs them.
      if (message.method === "TRACE" || message.method === "TRACK")
        return new Response(null, { status: 405 });
      const { host, origin } = message.headers;
      // With two Host headers, a proxy in front may have trusted the other one.
      if ((message.headersDistinct.host?.length ?? 0) > 1) return plainPage(400, { requestId, nonce });
      const target = requestTarget(message.url ?? "", { host, origin }, options.publicUrl);
      if (!target.ok) return plainPage(400, { requestId, nonce });
      path = target.url.pathname;
      const fetchSite = message.headersDistinct["sec-fetch-site"]?.[0] ?? null;
      const sent = { method: message.method ?? "GET", origin: origin ?? null, fetchSite };
      if (!comesFromOwnPages(sent, [options.publicUrl, target.url.origin]))
        return plainPage(403, { requestId, nonce });

      const bodyLimit = options.bodyLimit?.(path) ?? oneMegabyte;
      const reading = await readRequest(message, { url: target.url, bodyLimit, signal: left.signal });
      if (!reading.ok) {
        reply.setHeader("connection", "close");
        return plainPage(reading.reason === "too-large" ? 413 : 400, { requestId, nonce });
      }
      noteForwardedFor(message.headers["x-forwarded-for"]?.toString());
      const address = clientAddress(
        socket.remoteAddress,
        message.headersDistinct["x-forwarded-for"]?.join(","),
        options.trustedProxies,
      );
      for (const handler of options.handlers) {
        const response = await handler(reading.request, { requestId, log, nonce, clientAddress: address });
        if (response) return response;
      }
      return plainPage(404, { requestId, nonce });
    }
  };
}
