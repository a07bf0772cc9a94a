import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGuardedFetch, type Fetch } from "../../src/sources/collect/guarded-fetch.server.ts";
import { readText, sendListing, type Listing } from "./feed-world-listings.ts";
import type { stillTime } from "./feed-peer.ts";

/** An opening of the world. Hours are counted from its beginning. */
export type Opening = { id: string; title: string; opens: number; closes: number; text?: string };

/** How a board answers for some time. */
export type Mood =
  /** Each answer takes so many seconds of the world's clock. */
  | { is: "slow"; seconds: number }
  | { is: "status"; status: number; retryAfterHours?: number }
  | { is: "empty" }
  | { is: "half a body" }
  | { is: "a picture" }
  | { is: "an apology" }
  | { is: "without end" }
  | { is: "a loop" }
  | { is: "silent" }
  /** The stated total is a multiple of the true one. */
  | { is: "a wrong total"; times: number }
  | { is: "moved"; to: string };

export type WorldBoard = {
  /** Name of the source: "pinpoint:harbour.pinpointhq.com". */
  source: string;
  host: string;
  listing: Listing;
  openings: readonly Opening[];
  /** At most so many are listed, the newest first. */
  ceiling?: number;
  moods: readonly (readonly [fromDay: number, toDay: number, mood: Mood])[];
  /** True for a board of which only the answers to its path count: several share the host. */
  path?: string;
};

/** A request that reached a host, by the clock of the world in milliseconds. */
export type WorldRequest = {
  host: string;
  path: string;
  start: number;
  end: number;
  asked: "robots" | "page";
};

export const hour = 3_600_000;
export const day = 24 * hour;

/**
 * Starts a world of boards behind one server on this machine, for tests. Time is virtual: only pauses and slow boards
 * move it. `fetch` connects to the server and names the wanted host in a header.
 */
export async function startFeedWorld(boards: readonly WorldBoard[], time: ReturnType<typeof stillTime>) {
  const beginning = time.clock().getTime();
  const hours = () => (time.clock().getTime() - beginning) / hour;
  const requests: WorldRequest[] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const connect = createGuardedFetch((address) => address === "127.0.0.1");

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = String(request.headers["x-world-host"]);
    const path = request.url ?? "/";
    const post = await readText(request);
    if (path === "/robots.txt") return void response.writeHead(404).end();
    const board = boards.find((one) => one.host === host && path.startsWith(one.path ?? ""));
    if (board === undefined) return void response.writeHead(404).end();
    const mood = moodOf(board, hours());
    if (mood?.is === "slow") time.pass(mood.seconds * 1000);
    if (mood !== null && isRefusal(mood)) return refuse(response, mood, path);
    sendListing(response, board, {
      path,
      post,
      hours: hours(),
      mood,
      etag: request.headers["if-none-match"],
    });
  }

  const fetch: Fetch = async (url, init) => {
    const seen: WorldRequest = {
      host: url.host,
      path: url.pathname + url.search,
      start: time.clock().getTime(),
      end: 0,
      asked: url.pathname === "/robots.txt" ? "robots" : "page",
    };
    requests.push(seen);
    const local = new URL(url.pathname + url.search, `http://127.0.0.1:${port}`);
    try {
      return await connect(local, { ...init, headers: { ...init.headers, "x-world-host": url.host } });
    } finally {
      seen.end = time.clock().getTime();
    }
  };

  return {
    fetch,
    requests,
    hours,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function moodOf({ moods }: WorldBoard, hours: number): Mood | null {
  return moods.find(([from, to]) => hours >= from * 24 && hours < to * 24)?.[2] ?? null;
}

type Refusal = Exclude<Mood, { is: "slow" | "empty" | "half a body" | "a wrong total" }>;

function isRefusal(mood: Mood): mood is Refusal {
  return !["slow", "empty", "half a body", "a wrong total"].includes(mood.is);
}

function refuse(response: ServerResponse, mood: Refusal, path: string): void {
  switch (mood.is) {
    case "status": {
      const wait = mood.retryAfterHours;
      const headers = wait === undefined ? {} : { "retry-after": String(wait * 3600) };
      return void response.writeHead(mood.status, headers).end();
    }
    case "a picture":
      return void response.writeHead(200, { "content-type": "image/png" }).end("PNG");
    case "an apology":
      return void response
        .writeHead(200, { "content-type": "text/html" })
        .end("<h1>We will be back soon</h1>");
    case "without end":
      return sendWithoutEnd(response);
    case "a loop":
      return void response.writeHead(302, { location: path }).end();
    case "moved":
      return void response.writeHead(301, { location: `https://${mood.to}${path}` }).end();
    case "silent":
      return;
    default:
      return mood satisfies never;
  }
}

/** Sends spaces until the reader leaves. */
function sendWithoutEnd(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const piece = " ".repeat(64 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on("drain", more);
  more();
}
