import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { answers, fetchOfPeer, sends, startPeer, stillTime } from "../../../tests/support/feed-peer.ts";
import { inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { seedSamples } from "../../jobs/samples/seed-samples.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { createLog } from "../../platform/log/log.ts";
import type { FeedAdapter } from "../feed-adapter.ts";
import { greenhouse } from "../adapters/greenhouse/greenhouse.ts";
import { openUnderstanding, type Understand } from "../understanding/understanding-threads.server.ts";
import { collectDueSources } from "./collect-due-sources.server.ts";

let opened: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;
let peers: Awaited<ReturnType<typeof startPeer>>[];
let time: ReturnType<typeof stillTime>;
let adapter: FeedAdapter;
let lines: { level: number; source?: string; msg: string }[];

beforeAll(async () => {
  opened = await testDatabase();
  db = opened.db;
});
afterAll(() => opened.close());
beforeEach(async () => {
  for (const table of ["postings", "jobs", "sources", "rejected_records", "job_days"] as const) {
    await db.deleteFrom(table).execute();
  }
  peers = [];
  lines = [];
  time = stillTime();
  adapter = wholeAddress;
});
afterEach(() => Promise.all(peers.map((peer) => peer.stop())));

async function site(boards: Record<string, string>) {
  const peer = await startPeer();
  peers.push(peer);
  for (const [token, body] of Object.entries(boards)) {
    peer.handlers[`/${token}`] = sends(body);
    await inventedSource(db, { name: token, board: `${peer.origin}/${token}`, enabled: true });
  }
  return peer;
}
/** Each source's board is its whole address. */
const wholeAddress: FeedAdapter = {
  ...greenhouse,
  pageUrl: ({ board }, page) => (page === 0 ? board : null),
};
const board = (...titles: string[]) =>
  JSON.stringify({
    jobs: titles.map((title) => ({ id: title, title, content: `&lt;p&gt;${title}&lt;/p&gt;` })),
  });

/** A collector, as another process would have it. */
function collect({
  signal,
  level = "info",
  understand,
}: { signal?: AbortSignal; level?: string; understand?: Understand } = {}) {
  const log = createLog({
    level,
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  return collectDueSources(db, {
    politeFetch: fetchOfPeer(time),
    clock: time.clock,
    random: () => 0,
    gazetteer: loadGazetteer(),
    adapterNamed: (name) => (name === "greenhouse" ? adapter : undefined),
    log,
    signal,
    understand,
  });
}
const titles = async () =>
  (await db.selectFrom("jobs").select("title").where("gone_at", "is", null).orderBy("title").execute()).map(
    (job) => job.title,
  );

it("crawls sources that are due, and again when they are due again", async () => {
  const peer = await site({ north: board("Baker"), south: board("Brewer") });
  await inventedSource(db, { name: "off", board: `${peer.origin}/off`, enabled: false });
  expect(await collect()).toBe(2);
  expect(await titles()).toEqual(["Baker", "Brewer"]);
  expect(await collect()).toBe(0);
  time.pass(3_700_000);
  expect(await collect()).toBe(2);
  expect(peer.asked().toSorted()).toEqual(["/north", "/north", "/south", "/south"]);
});

it("never crawls a source twice when several collectors run", async () => {
  const boards = Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [`b${index}`, board(`Cook ${index}`)]),
  );
  const peer = await site(boards);
  const counts = await Promise.all([collect(), collect(), collect()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(6);
  expect(peer.asked().toSorted()).toEqual(["/b0", "/b1", "/b2", "/b3", "/b4", "/b5"]);
});

it("carries on when one source fails", async () => {
  const peer = await site({ broken: "", good: board("Baker") });
  peer.handlers["/broken"] = answers(500);
  await inventedSource(db, { name: "unknown", adapter: "nosuch", enabled: true });
  await collect();
  expect(await titles()).toEqual(["Baker"]);
  const outcomes = await db.selectFrom("sources").select(["name", "last_outcome"]).orderBy("name").execute();
  expect(outcomes).toEqual([
    { name: "broken", last_outcome: "It is busy (500)." },
    { name: "good", last_outcome: "Read 1 posting: 1 new." },
    { name: "unknown", last_outcome: "There is no adapter for nosuch." },
  ]);
});

it("carries on when our own code fails to crawl one source", async () => {
  await site({ bad: board("Baker"), good: board("Brewer") });
  adapter = {
    ...wholeAddress,
    read: (body, address) => {
      if (address.board.endsWith("/bad")) throw new Error("A fault of ours");
      return wholeAddress.read(body, address);
    },
  };
  await collect();
  expect(await titles()).toEqual(["Brewer"]);
  expect(lines.filter(({ level }) => level === 50)).toMatchObject([{ source: "bad" }]);
  const { next_read_at } = await db
    .selectFrom("sources")
    .select("next_read_at")
    .where("name", "=", "bad")
    .executeTakeFirstOrThrow();
  expect(next_read_at?.getTime()).toBeGreaterThan(time.clock().getTime());
});

it("logs one line when many sources cannot be reached, and tries again later", async () => {
  const names = ["east", "north", "south", "west"];
  const peer = await site(Object.fromEntries(names.map((name) => [name, board("Baker")])));
  await peer.stop();
  peers = [];
  for (let looks = 0; looks < 5; looks++) {
    expect(await collect()).toBe(4);
    time.pass(2 * 3_600_000);
  }
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [
      40,
      "4 of 4 sources could not be reached (Northbeck Energy, Northbeck Energy, Northbeck Energy, …). " +
        "Check this machine's connection to the internet and its name server. " +
        "They will be tried again within the hour; /status shows each of them.",
    ],
  ]);
});

it("logs a single unreachable source at debug level only", async () => {
  const gone = await site({ north: board("Baker") });
  await gone.stop();
  peers = [];
  await site({ south: board("Brewer") });
  await collect({ level: "debug" });
  const bySource = lines.toSorted((one, other) => (one.source ?? "").localeCompare(other.source ?? ""));
  expect(bySource.map(({ level, source, msg }) => [level, source, msg])).toEqual([
    [20, "north", "source: It could not be reached. It refuses connections."],
    [30, "south", "source: Read 1 posting: 1 new."],
  ]);
});

it("logs counts, never the content of a feed", async () => {
  await site({ north: board("Baker of secret bread") });
  await collect();
  expect(lines).toMatchObject([{ source: "north", outcome: "read", pages: 1, postings: 1, added: 1 }]);
  expect(lines[0]).not.toHaveProperty("gone");
  expect(JSON.stringify(lines)).not.toContain("secret");
});

it("leaves the rest for later when told to stop", async () => {
  const stopping = new AbortController();
  const peer = await site({ north: board("Baker"), south: board("Brewer") });
  peer.handlers["/north"] = () => stopping.abort();
  await collect({ signal: stopping.signal });
  expect(await titles()).toEqual([]);
  peer.handlers["/north"] = sends(board("Baker"));
  expect(await collect()).toBe(2);
  expect(await titles()).toEqual(["Baker", "Brewer"]);
});

it("shows the samples until a source has delivered postings", async () => {
  const peer = await site({ north: board() });
  await seedSamples(db, { now: time.clock(), gazetteer: loadGazetteer() });
  await collect();
  expect(await titles()).toHaveLength(5);
  peer.handlers["/north"] = sends(board("Baker"));
  time.pass(4_000_000);
  await collect();
  expect(await titles()).toEqual(["Baker"]);
});

it("stores what a thread has parsed", async () => {
  const threads = openUnderstanding(1);
  await site({ north: board("Baker", "Brewer") });
  await collect({ understand: threads.understand }).finally(threads.close);
  expect(await titles()).toEqual(["Baker", "Brewer"]);
});
