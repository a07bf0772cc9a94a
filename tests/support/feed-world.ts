import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGuardedFetch, type Fetch } from "../../src/sources/collect/guarded-fetch.server.ts";
import type { CaseBoard, Opening, Target } from "./case-board.ts";
import type { stillTime } from "./feed-peer.ts";

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
  | { is: "moved" }
  /** The stated total is a multiple of the true one. */
  | { is: "a wrong total"; times: number }
  | { is: "repeated pages" };

export type WorldBoard = CaseBoard & {
  moodAt(hours: number): Mood | null;
  /** Whether its answers have an ETag, so that an unchanged list is not sent again. */
  hasTags: boolean;
};

/** A request that reached a host, by the clock of the world in milliseconds. */
export type WorldRequest = {
  host: string;
  start: number;
  end: number;
  /** The board that answered. Null for robots.txt. */
  board: WorldBoard | null;
  /** Whether the first page of the list was sent. */
  isList: boolean;
  mood: Mood | null;
};

export const hour = 3_600_000;

/** A host that has moved is found under this name. */
const moved = "new-home-of-";

/**
 * Starts a world of boards behind one server on this machine, for tests. Time is virtual: only pauses and slow boards
 * move it. `fetch` connects to the server and names the wanted host in a header.
 */
export async function startFeedWorld(boards: readonly WorldBoard[], time: ReturnType<typeof stillTime>) {
  const beginning = time.clock().getTime();
  const hours = () => (time.clock().getTime() - beginning) / hour;
  const requests: WorldRequest[] = [];
  const underWay = new Map<string, WorldRequest>();
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const connect = createGuardedFetch((address) => address === "127.0.0.1");

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = String(request.headers["x-world-host"]);
    const seen = underWay.get(asked);
    const post = await readText(request);
    const host = asked.replace(moved, "");
    const url = new URL(request.url ?? "/", `https://${host}`);
    const found = url.pathname === "/robots.txt" ? null : boardAt(url, post, request.headers);
    if (found === null || seen === undefined) return void response.writeHead(404).end();
    const { board, target } = found;
    const mood = board.moodAt(hours());
    Object.assign(seen, { board, mood });
    if (mood?.is === "slow") time.pass(mood.seconds * 1000);
    if (mood?.is === "moved" && asked === host)
      return void response.writeHead(301, { location: `https://${moved}${host}${request.url}` }).end();
    if (mood?.is === "silent") {
      // As long as we wait for an answer. In the time of this machine, a slow answer would look the same.
      time.pass(30_000);
      return void response.destroy();
    }
    if (mood !== null && isRefusal(mood)) return refuse(response, mood, request.url ?? "/");
    const body = bodyOf(board, target, { mood, hours: hours(), beginning });
    if (body === null) return void response.writeHead(404).end();
    seen.isList = "page" in target && target.page === 0;
    send(response, body, { mood, hasTags: board.hasTags, etag: request.headers["if-none-match"] });
  }

  function boardAt(url: URL, post: string, headers: IncomingMessage["headers"]) {
    for (const board of boards) {
      const target = board.target(url, post, headers);
      if (target !== null) return { board, target };
    }
    return null;
  }

  const fetch: Fetch = async (url, init) => {
    const start = time.clock().getTime();
    const seen: WorldRequest = { host: url.host, start, end: 0, board: null, isList: false, mood: null };
    requests.push(seen);
    underWay.set(url.host, seen);
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

export function openAt({ openings }: { openings: readonly Opening[] }, hours: number): Opening[] {
  return openings.filter(({ opens, closes }) => opens <= hours && closes > hours);
}

/** The body of an answer, or null for a page that is not there. */
function bodyOf(
  board: WorldBoard,
  target: Target,
  { mood, hours, beginning }: { mood: Mood | null; hours: number; beginning: number },
): string | null {
  const open =
    mood?.is === "empty" ? [] : openAt(board, hours).toSorted((one, other) => other.opens - one.opens);
  if ("opening" in target) return open.includes(target.opening) ? board.posting(target.opening) : null;
  if ("page" in target)
    return board.page(open, target.page, {
      timesTotal: mood?.is === "a wrong total" ? mood.times : 1,
      repeats: mood?.is === "repeated pages",
    });
  const [since, until] = [target.since, target.until].map((at) => (at.getTime() - beginning) / hour);
  const isIn = (at: number) => at > (since ?? 0) && at <= Math.min(until ?? 0, hours);
  return mood?.is === "empty"
    ? board.changes([], [])
    : board.changes(
        board.openings.filter(({ opens, closes }) => isIn(opens) && !isIn(closes)),
        board.openings.filter(({ closes }) => isIn(closes)),
      );
}

function send(
  response: ServerResponse,
  body: string,
  { mood, hasTags, etag }: { mood: Mood | null; hasTags: boolean; etag: string | undefined },
): void {
  const tag = `"${createHash("sha1").update(body).digest("hex")}"`;
  if (hasTags && etag === tag) return void response.writeHead(304).end();
  const half = mood?.is === "half a body" ? body.slice(0, Math.floor(body.length / 2)) : body;
  const type = body.startsWith("<?xml")
    ? "application/xml"
    : body.startsWith("<")
      ? "text/html"
      : "application/json";
  response.writeHead(200, { "content-type": type, ...(hasTags ? { etag: tag } : {}) }).end(half);
}

type Refusal = Extract<Mood, { is: "status" | "a picture" | "an apology" | "without end" | "a loop" }>;

function isRefusal(mood: Mood): mood is Refusal {
  return ["status", "a picture", "an apology", "without end", "a loop"].includes(mood.is);
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

async function readText(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
