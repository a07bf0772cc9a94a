import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { createGuardedFetch } from "./guarded-fetch.server.ts";
import type { PoliteLimits } from "./polite-fetch.server.ts";
import {
  answers,
  fetchOfPeer,
  sends,
  startPeer,
  stillTime,
  type Handler,
} from "../../../tests/support/feed-peer.ts";

const opened: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((peer) => peer.stop()));
});

async function setUp(handlers: Record<string, Handler>, limits?: Partial<PoliteLimits>) {
  const peer = await startPeer(handlers);
  opened.push(peer);
  const time = stillTime();
  const politeFetch = fetchOfPeer(time, limits);
  return { peer, time, read: (path: string, options = {}) => politeFetch(peer.origin + path, options) };
}

const drips: Handler = (_, response) => {
  const timer = setInterval(() => response.write(" "), 10);
  response.on("close", () => clearInterval(timer));
};

describe("a site that reserves its content", () => {
  const robots = (text: string) => sends(text, { "content-type": "text/plain" });

  it.each([
    ["Content-Signal: search=no, ai-train=no\nUser-agent: *\nAllow: /", "robots"],
    ["User-agent: *\nContent-Signal: search=no\nAllow: /", "robots"],
    ["User-agent: *\nContent-Signal: search=no\n\nUser-agent: Foothold\nContent-Signal: search=yes", "ok"],
    ["User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nDisallow:", "ok"],
    ["User-agent: OtherBot\nContent-Signal: search=no", "ok"],
  ])("is read as its Content-Signal says: %j", async (text, outcome) => {
    const { read } = await setUp({ "/robots.txt": robots(text), "/jobs": sends("[]") });
    expect(await read("/jobs")).toMatchObject({ outcome });
  });

  it("is not read when a header or a page states a TDM reservation", async () => {
    const html = { "content-type": "text/html" };
    const { read } = await setUp({
      "/header": sends("[]", { "tdm-reservation": "1" }),
      "/open": sends("[]", { "tdm-reservation": "0" }),
      "/page": sends('<html><head><meta name="tdm-reservation" content="1"></head></html>', html),
      "/other": sends('<html><head><meta content="0" name="tdm-reservation"></head></html>', html),
    });
    expect(await read("/header")).toEqual({
      outcome: "robots",
      detail: "It reserves its content against collection (the header tdm-reservation).",
    });
    expect(await read("/page")).toMatchObject({ outcome: "robots" });
    for (const path of ["/open", "/other"])
      // oxlint-disable-next-line no-await-in-loop -- two pages of one host
      expect(await read(path)).toMatchObject({ outcome: "ok" });
  });
});

describe("a request", () => {
  it("does not take a key along to another host", async () => {
    const other = await setUp({ "/jobs": sends("[]") });
    const { peer, read } = await setUp({
      "/jobs": (_, response) => response.writeHead(302, { location: `${other.peer.origin}/jobs` }).end(),
    });
    const headers = { authorization: "Bearer secret" };
    expect(await read("/jobs", { headers, userAgent: "ana@example.org" })).toMatchObject({ outcome: "ok" });
    expect(peer.requests.at(-1)?.headers["authorization"]).toBe("Bearer secret");
    const sent = other.peer.requests.at(-1)?.headers;
    expect(sent).not.toHaveProperty("authorization");
    expect(sent?.["user-agent"]).toBe("Foothold/0.0.0 (+https://jobs.example.org)");
  });

  it("waits longer for a service that asks for it, and names the owner of a key where it must", async () => {
    const { peer, time, read } = await setUp({ "/a": sends("[]"), "/b": sends("[]") });
    const options = { gap: 60, userAgent: "ana@example.org" };
    await read("/a", options);
    await read("/b", options);
    expect(time.slept.at(-1)).toBe(60_000);
    expect(peer.requests.at(-1)?.headers["user-agent"]).toBe("ana@example.org");
  });

  it("identifies itself", async () => {
    const { peer, read } = await setUp({ "/jobs": sends("[]") });
    expect(await read("/jobs")).toMatchObject({ outcome: "ok", body: "[]", contentType: "application/json" });
    expect(peer.requests.map(({ headers }) => headers["user-agent"])).toEqual([
      "Foothold/0.0.0 (+https://jobs.example.org)",
      "Foothold/0.0.0 (+https://jobs.example.org)",
    ]);
  });

  it("asks only for changed content", async () => {
    const { read } = await setUp({
      "/jobs": (request, response) => {
        const isKnown =
          request.headers["if-none-match"] === '"7"' &&
          request.headers["if-modified-since"] === "Sun, 01 Mar 2026 00:00:00 GMT";
        if (isKnown) response.writeHead(304).end();
        else
          sends("[]", { etag: '"7"', "last-modified": "Sun, 01 Mar 2026 00:00:00 GMT" })(request, response);
      },
    });
    const first = await read("/jobs");
    expect(first).toMatchObject({ etag: '"7"', lastModified: "Sun, 01 Mar 2026 00:00:00 GMT" });
    expect(await read("/jobs", first)).toEqual({ outcome: "not-modified" });
  });

  it("waits a second between two requests to a host, and sends them one after the other", async () => {
    let open = 0;
    let most = 0;
    const slow: Handler = (request, response) => {
      most = Math.max(most, ++open);
      setImmediate(() => {
        open--;
        sends("[]")(request, response);
      });
    };
    const { time, read } = await setUp({ "/a": slow, "/b": slow, "/c": slow });
    await Promise.all([read("/a"), read("/b"), read("/c")]);
    expect(most).toBe(1);
    expect(time.slept).toEqual([1000, 1000, 1000]);
  });

  it("posts JSON, and does not follow a redirect with it", async () => {
    let posted = "";
    const { peer, read } = await setUp({
      "/jobs": (request, response) => {
        request.on("data", (piece: Buffer) => (posted += piece.toString()));
        request.on("end", () => sends(`{"method":"${request.method}"}`)(request, response));
      },
      "/moved": answers(307, { location: "/jobs" }),
    });
    const json = { limit: 20, offset: 40 };
    expect(await read("/jobs", { json })).toMatchObject({ outcome: "ok", body: '{"method":"POST"}' });
    expect(JSON.parse(posted)).toEqual(json);
    expect(peer.requests.at(-1)?.headers).toMatchObject({ "content-type": "application/json" });
    expect(await read("/moved", { json })).toMatchObject({ outcome: "bad-content" });
  });

  it("takes a redirect to another host for a missing board, where the source says so", async () => {
    const { peer, read } = await setUp({
      "/away": (_, response) =>
        response.writeHead(307, { location: `http://localhost:${peer.port}/home` }).end(),
      "/here": answers(307, { location: "/jobs" }),
      "/jobs": sends("[]"),
    });
    expect(await read("/away", { staysOnHost: true })).toEqual({ outcome: "gone", status: 404 });
    expect(await read("/here", { staysOnHost: true })).toMatchObject({ outcome: "ok" });
  });

  it("decompresses the body", async () => {
    const { read } = await setUp({
      "/jobs": (_, response) => response.setHeader("content-encoding", "gzip").end(gzipSync('["Köchin"]')),
    });
    expect(await read("/jobs")).toMatchObject({ outcome: "ok", body: '["Köchin"]' });
  });

  it.each([
    [404, { outcome: "gone", status: 404 }],
    [410, { outcome: "gone", status: 410 }],
    [401, { outcome: "forbidden", status: 401 }],
    [403, { outcome: "forbidden", status: 403 }],
    [400, { outcome: "bad-content", detail: "It answered 400." }],
    [999, { outcome: "busy", status: 999, retryAt: null }],
  ])("tells what %i means", async (status, outcome) => {
    const { read } = await setUp({ "/jobs": answers(status) });
    expect(await read("/jobs")).toEqual(outcome);
  });

  it("refuses a body that is not text", async () => {
    const { read } = await setUp({ "/jobs": sends("GIF89a", { "content-type": "image/gif" }) });
    expect(await read("/jobs")).toEqual({
      outcome: "bad-content",
      detail: "It sent image/gif, which is not a feed.",
    });
  });
});

describe("a large body", () => {
  const limits = { bytes: 10_000 };

  it("is refused by its Content-Length", async () => {
    const { read } = await setUp({ "/jobs": sends("x".repeat(10_001)) }, limits);
    expect(await read("/jobs")).toMatchObject({ outcome: "too-large" });
  });

  it("is cut off when it does not end", async () => {
    const hungUp = Promise.withResolvers<void>();
    const { read } = await setUp(
      {
        "/jobs": (_, response) => {
          const more = () => response.write("x".repeat(1000)) && !response.destroyed && setImmediate(more);
          response.on("drain", more).on("close", hungUp.resolve);
          more();
        },
      },
      limits,
    );
    expect(await read("/jobs")).toMatchObject({ outcome: "too-large" });
    await hungUp.promise;
  });

  it("is cut off when it only grows by decompression", async () => {
    const bomb = gzipSync("x".repeat(1_000_000));
    expect(bomb.length).toBeLessThan(limits.bytes);
    const { read } = await setUp(
      { "/jobs": (_, response) => response.setHeader("content-encoding", "gzip").end(bomb) },
      limits,
    );
    expect(await read("/jobs")).toMatchObject({ outcome: "too-large" });
  });
});

describe("robots.txt", () => {
  it("is obeyed, and fetched once a day", async () => {
    const { peer, time, read } = await setUp({
      "/robots.txt": sends("User-agent: *\nDisallow: /private\n"),
      "/jobs": sends("[]"),
    });
    expect(await read("/private/jobs")).toEqual({ outcome: "robots" });
    expect(await read("/jobs")).toMatchObject({ outcome: "ok" });
    expect(await read("/jobs")).toMatchObject({ outcome: "ok" });
    expect(peer.requests.filter(({ path }) => path === "/robots.txt")).toHaveLength(1);
    time.pass(86_400_001);
    await read("/jobs");
    expect(peer.requests.filter(({ path }) => path === "/robots.txt")).toHaveLength(2);
    expect(peer.asked()).toEqual(["/jobs", "/jobs", "/jobs"]);
  });

  it("may have rules for us by name", async () => {
    const { read } = await setUp({
      "/robots.txt": sends("User-agent: *\nDisallow:\n\nUser-agent: foothold\nDisallow: /\n"),
    });
    expect(await read("/jobs")).toEqual({ outcome: "robots" });
  });

  it.each([
    ["Crawl-delay: 10", 10_000],
    ["Crawl-delay: 1", 3000],
    ["Crawl-delay: 900", 30_000],
  ])("with %s makes a gap of %i ms", async (line, gap) => {
    const { time, read } = await setUp({
      "/robots.txt": sends(`User-agent: *\n${line}\n`),
      "/jobs": sends("[]"),
    });
    await read("/jobs");
    await read("/jobs");
    expect(time.slept.at(-1)).toBe(gap);
  });

  it("that cannot be read prevents requests for now", async () => {
    const { peer, read } = await setUp({ "/robots.txt": answers(503), "/jobs": sends("[]") });
    expect(await read("/jobs")).toMatchObject({ outcome: "busy" });
    expect(peer.asked()).toEqual([]);
  });
});

describe("a host in trouble", () => {
  it("is retried three times, at growing intervals", async () => {
    const { peer, time, read } = await setUp({ "/jobs": answers(502) });
    expect(await read("/jobs")).toEqual({ outcome: "busy", status: 502, retryAt: null });
    expect(peer.asked()).toHaveLength(4);
    expect(time.slept).toEqual([1000, 1000, 2000, 4000]);
  });

  it("may recover", async () => {
    let attempts = 0;
    const { read } = await setUp({
      "/jobs": (request, response) => (++attempts < 3 ? answers(500) : sends("[]"))(request, response),
    });
    expect(await read("/jobs")).toMatchObject({ outcome: "ok", body: "[]" });
  });

  it("that says how long to wait is not asked before then", async () => {
    let attempts = 0;
    const { time, read } = await setUp({
      "/jobs": (request, response) =>
        (++attempts < 2 ? answers(429, { "retry-after": "40" }) : sends("[]"))(request, response),
    });
    expect(await read("/jobs")).toMatchObject({ outcome: "ok" });
    expect(time.slept).toEqual([1000, 40_500]);
  });

  it("that asks for a long pause is not asked by any caller until then", async () => {
    const { peer, time, read } = await setUp({
      "/jobs": answers(429, { "retry-after": "3600" }),
      "/others": sends("[]"),
    });
    const busy = await read("/jobs");
    expect(busy).toEqual({ outcome: "busy", status: 429, retryAt: new Date("2026-03-01T13:00:01Z") });
    expect(await read("/others")).toEqual(busy);
    expect(peer.asked()).toEqual(["/jobs"]);
    time.pass(3_600_000);
    expect(await read("/others")).toMatchObject({ outcome: "ok" });
  });

  it("that does not answer is not asked for other addresses either", async () => {
    const { peer, time, read } = await setUp({});
    await peer.stop();
    opened.splice(0);
    expect(await read("/jobs")).toEqual({ outcome: "offline", detail: "It refuses connections." });
    const waits = time.slept.length;
    expect(await read("/others")).toMatchObject({ outcome: "offline" });
    expect(time.slept).toHaveLength(waits);
  });

  it("that is silent is given up", async () => {
    const { read } = await setUp({ "/jobs": () => {} }, { silenceMs: 30, retries: 0 });
    expect(await read("/jobs")).toEqual({ outcome: "offline", detail: "No answer in time." });
  });

  it("that sends single bytes without end is given up", async () => {
    const { read } = await setUp({ "/jobs": drips }, { silenceMs: 10_000, totalMs: 60, retries: 0 });
    expect(await read("/jobs")).toEqual({ outcome: "offline", detail: "No answer in time." });
  });

  it("that breaks off half way counts as unanswered", async () => {
    const { read } = await setUp(
      {
        "/jobs": (_, response) => {
          response.writeHead(200, { "content-length": "1000" });
          response.write('[{"id":1}');
          setImmediate(() => response.destroy());
        },
      },
      { retries: 0 },
    );
    expect(await read("/jobs")).toEqual({ outcome: "offline", detail: "The connection broke off." });
  });
});

describe("a redirect", () => {
  it("is followed", async () => {
    const { read } = await setUp({
      "/old": answers(301, { location: "/new" }),
      "/new": sends("[]"),
    });
    expect(await read("/old")).toMatchObject({ outcome: "ok", body: "[]" });
  });

  it("is followed at most five times", async () => {
    const { peer, read } = await setUp({ "/round": answers(302, { location: "/round" }) });
    expect(await read("/round")).toEqual({
      outcome: "bad-content",
      detail: "It redirects more than 5 times.",
    });
    expect(peer.asked()).toHaveLength(6);
  });

  it.each(["ftp://example.org/", "file:///etc/passwd", "http://[", "data:text/plain,hello"])(
    "to %s leads nowhere",
    async (location) => {
      const { read } = await setUp({ "/old": answers(302, { location }) });
      expect(await read("/old")).toMatchObject({ outcome: "bad-content" });
    },
  );

  it.each(["127.0.0.2", "127.2", "2130706434", "0x7f000002", "[::ffff:127.0.0.2]", "0.0.0.0"])(
    "to %s, which is this machine, is refused before anything is sent",
    async (host) => {
      const { peer, read } = await setUp({ "/secret": sends("secret") });
      peer.handlers["/old"] = answers(302, { location: `http://${host}:${peer.port}/secret` });
      expect(await read("/old")).toMatchObject({ outcome: "bad-content" });
      expect(peer.asked()).toEqual(["/old"]);
    },
  );

  it("to a name that resolves to this network is refused", async () => {
    const { peer } = await setUp({ "/secret": sends("secret") });
    const asking = createGuardedFetch()(new URL(`http://localhost:${peer.port}/secret`), {
      headers: {},
      signal: AbortSignal.timeout(5000),
    });
    await expect(asking).rejects.toThrow("localhost is not on the open internet.");
    expect(peer.requests).toEqual([]);
  });
});

it("stops when told to", async () => {
  const stopping = new AbortController();
  const { read } = await setUp({
    "/jobs": () => stopping.abort(),
  });
  expect(await read("/jobs", { signal: stopping.signal })).toEqual({ outcome: "stopped" });
});
