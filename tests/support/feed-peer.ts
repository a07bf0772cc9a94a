import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGuardedFetch } from "../../src/sources/collect/guarded-fetch.server.ts";
import {
  createPoliteFetch,
  type PoliteFetch,
  type PoliteLimits,
} from "../../src/sources/collect/polite-fetch.server.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a real site on this machine, for tests. It answers by `handlers`, and with 404 for other paths. */
export async function startPeer(handlers: Record<string, Handler> = {}) {
  const requests: { path: string; headers: IncomingMessage["headers"] }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push({ path, headers: request.headers });
    const handler = handlers[path] ?? ((_, unknown) => unknown.writeHead(404).end());
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    handlers,
    origin: `http://127.0.0.1:${port}`,
    port,
    /** Paths that were requested, except robots.txt. */
    asked: () => requests.map(({ path }) => path).filter((path) => path !== "/robots.txt"),
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with a text. */
export function sends(body: string, headers: Record<string, string> = {}): Handler {
  return (_, response) =>
    response.writeHead(200, { "content-type": "application/json", ...headers }).end(body);
}

/** Answers with only a status. */
export function answers(status: number, headers: Record<string, string> = {}): Handler {
  return (_, response) => response.writeHead(status, headers).end();
}

/** A clock that only sleeping moves. */
export function stillTime(start = "2026-03-01T12:00:00Z") {
  let at = Date.parse(start);
  const slept: number[] = [];
  return {
    slept,
    clock: () => new Date(at),
    pass: (ms: number) => void (at += ms),
    sleep: async (ms: number) => {
      slept.push(ms);
      at += ms;
    },
  };
}

/** Creates a feed reader that may only request the peer at 127.0.0.1 on this machine. */
export function fetchOfPeer(
  time: ReturnType<typeof stillTime>,
  limits: Partial<PoliteLimits> = {},
): PoliteFetch {
  return createPoliteFetch({
    userAgent: "Foothold/0.0.0 (+https://jobs.example.org)",
    fetch: createGuardedFetch((address) => address === "127.0.0.1"),
    clock: time.clock,
    sleep: time.sleep,
    random: () => 0.5,
    limits,
  });
}
