import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answers, fetchOfPeer, sends, startPeer, stillTime } from "../../../tests/support/feed-peer.ts";
import { inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { FeedAdapter } from "../feed-adapter.ts";
import { greenhouse } from "../adapters/greenhouse/greenhouse.ts";
import { crawlSource } from "./crawl-source.server.ts";

const name = "greenhouse:northbeck";
let opened: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;
let peer: Awaited<ReturnType<typeof startPeer>>;
let time: ReturnType<typeof stillTime>;
let adapter: FeedAdapter;

beforeAll(async () => {
  opened = await testDatabase();
  db = opened.db;
});
afterAll(() => opened.close());
beforeEach(async () => {
  for (const table of ["postings", "jobs", "sources", "rejected_records", "job_days"] as const) {
    await db.deleteFrom(table).execute();
  }
  await inventedSource(db, { name, enabled: true, min_interval: 3600 });
  peer = await startPeer();
  time = stillTime();
  adapter = { ...greenhouse, pageUrl: (_, page) => (page === 0 ? `${peer.origin}/board` : null) };
});
afterEach(() => peer.stop());

const opening = (id: number, title: string) => ({
  id,
  title,
  absolute_url: `https://northbeck.example/jobs/${id}`,
  location: { name: "Denver, CO" },
  content: `&lt;p&gt;Northbeck looks for a ${title}, and pays well.&lt;/p&gt;`,
});
const baker = opening(1, "Baker");
const brewer = opening(2, "Brewer");
const cook = opening(3, "Cook");
const board = (...jobs: object[]) => JSON.stringify({ jobs });

/** Crawls the source a little over an hour later. From now on the board answers with `body`. */
async function read(body?: string, headers?: Record<string, string>) {
  if (body !== undefined) peer.handlers["/board"] = sends(body, headers);
  time.pass(4_000_000);
  const source = await row();
  const { clock } = time;
  const politeFetch = fetchOfPeer(time);
  return crawlSource(
    db,
    { source, adapter },
    { politeFetch, clock, random: () => 0, gazetteer: loadGazetteer() },
  );
}
const row = () => db.selectFrom("sources").selectAll().where("name", "=", name).executeTakeFirstOrThrow();
async function live() {
  const jobs = await db.selectFrom("jobs").select(["title", "gone_at"]).orderBy("title").execute();
  return jobs.filter((job) => job.gone_at === null).map((job) => job.title);
}

/** Returns the messages and delisted counts of seven empty crawls. */
async function ladder(kind: "empty" | "404") {
  await read(board(baker));
  peer.handlers["/board"] = kind === "404" ? answers(404) : sends(board(), { etag: '"empty"' });
  const steps: [string, number][] = [];
  for (let times = 1; times <= 7; times++) {
    const { words, gone } = await read();
    steps.push([words, gone]);
  }
  return steps;
}

function paged(pages: string[]) {
  adapter = {
    ...greenhouse,
    pageUrl: (_, page) => `${peer.origin}/board/${page}`,
    hasMore: (_, page) => page + 1 < pages.length,
  };
  for (const [page, body] of pages.entries()) peer.handlers[`/board/${page}`] = sends(body, { etag: '"1"' });
}

describe("a complete crawl", () => {
  it("adds new postings and delists those that are gone", async () => {
    expect(await read(board(baker, brewer))).toMatchObject({ outcome: "read", added: 2, gone: 0, pages: 1 });
    expect(await live()).toEqual(["Baker", "Brewer"]);
    expect(await read(board(brewer, cook))).toMatchObject({ added: 1, unchanged: 1, gone: 1 });
    expect(await live()).toEqual(["Brewer", "Cook"]);
    expect((await row()).last_outcome).toBe("Read 2 postings: 1 new, 1 gone.");
  });

  it("relists a posting that returns", async () => {
    await read(board(baker, brewer));
    await read(board(brewer));
    expect(await live()).toEqual(["Brewer"]);
    expect(await read(board(baker, brewer))).toMatchObject({ added: 0, updated: 1 });
    expect(await live()).toEqual(["Baker", "Brewer"]);
    expect(await db.selectFrom("jobs").select("id").execute()).toHaveLength(2);
  });

  it("records its time and the time of the next one", async () => {
    await read(board(baker));
    const { last_read_at, next_read_at, failures } = await row();
    expect(last_read_at).toEqual(new Date("2026-03-01T13:06:40Z"));
    expect(next_read_at).toEqual(new Date("2026-03-01T14:06:41Z"));
    expect(failures).toBe(0);
  });

  it("records for the status page what was added, and since when crawls fail", async () => {
    await read(board(baker, brewer));
    expect(await row()).toMatchObject({ last_result: "read", last_added: 2, last_gone: 0 });
    await read(board(cook));
    expect(await row()).toMatchObject({ last_added: 1, last_gone: 2, failing_since: null });

    peer.handlers["/board"] = answers(403);
    await read();
    const { failing_since: since } = await row();
    expect(since).toEqual(new Date("2026-03-01T15:20:02Z"));
    await read();
    expect(await row()).toMatchObject({ last_result: "forbidden", failing_since: since, last_added: 1 });
    await read(board(cook));
    expect(await row()).toMatchObject({ last_result: "read", failing_since: null, last_added: 0 });
  });

  it("delists postings that the source itself marks as closed", async () => {
    await read(board(baker, brewer));
    await read(board(baker, { ...brewer, internal_job_id: null }));
    expect(await live()).toEqual(["Baker"]);
    expect(await db.selectFrom("rejected_records").select("reason").execute()).toEqual([
      { reason: "not-an-opening" },
    ]);
  });

  it("keeps a posting whose record is broken", async () => {
    await read(board(baker, brewer));
    expect(await read(board(baker, { ...brewer, title: "" }))).toMatchObject({ rejected: 1, gone: 0 });
    expect(await live()).toEqual(["Baker", "Brewer"]);
  });
});

describe("a crawl in which nothing changed", () => {
  it("sends the last validators and marks every posting as seen", async () => {
    await read(board(baker), { etag: '"7"', "last-modified": "Sun, 01 Mar 2026 00:00:00 GMT" });
    expect(await row()).toMatchObject({ etag: '"7"', last_modified: "Sun, 01 Mar 2026 00:00:00 GMT" });
    peer.handlers["/board"] = (request, response) => {
      expect(request.headers["if-none-match"]).toBe('"7"');
      response.writeHead(304).end();
    };
    expect(await read()).toMatchObject({ outcome: "not-modified", gone: 0 });
    const { last_read_at } = await row();
    const posting = await db.selectFrom("postings").select("last_seen_at").executeTakeFirstOrThrow();
    expect(posting.last_seen_at).toEqual(last_read_at);
  });
});

describe("nothing is taken down", () => {
  const titles = ["Baker", "Brewer", "Cook"];
  beforeEach(() => read(board(baker, brewer, cook), { etag: '"7"' }));

  it.each([
    [403, "It refuses us (403)."],
    [429, "It is busy (429)."],
    [500, "It is busy (500)."],
    [503, "It is busy (503)."],
  ])("by a %i", async (status, words) => {
    peer.handlers["/board"] = answers(status);
    for (let times = 0; times < 8; times++) await read();
    expect(await live()).toEqual(titles);
    expect(await row()).toMatchObject({ last_outcome: words, failures: 8, empty_readings: 0 });
  });

  it("when the host does not answer", async () => {
    peer.handlers["/board"] = (request) => request.socket.destroy();
    expect(await read()).toMatchObject({ outcome: "offline", isRepeated: false });
    expect(await read()).toMatchObject({ outcome: "offline", isRepeated: true });
    expect(await live()).toEqual(titles);
  });

  it("by a list that breaks off, but its postings are stored", async () => {
    const whole = board(opening(9, "Diver"), baker, brewer, cook);
    const cut = whole.slice(0, whole.indexOf('"title":"Brewer"'));
    expect(await read(cut)).toMatchObject({ outcome: "partial", added: 1, gone: 0 });
    expect(await live()).toEqual(["Baker", "Brewer", "Cook", "Diver"]);
    expect(await row()).toMatchObject({ etag: null, failures: 0 });
  });

  it.each([
    ["a page for people", "<!doctype html><title>Just a moment</title>"],
    ["an apology", JSON.stringify({ error: "Something went wrong" })],
    ["nothing at all", ""],
  ])("by %s in place of the list", async (_, body) => {
    for (let times = 0; times < 7; times++) {
      expect(await read(body)).toMatchObject({ outcome: "bad-content", gone: 0 });
    }
    expect(await live()).toEqual(titles);
  });

  it("while a record without an id may be any of them", async () => {
    const { id: _, ...nameless } = brewer;
    expect(await read(board(baker, nameless))).toMatchObject({ outcome: "partial", gone: 0 });
    expect(await live()).toEqual(titles);
  });
});

describe("an empty board", () => {
  it("is suspect after three crawls and gone after six", async () => {
    expect(await ladder("empty")).toEqual([
      ["The board is empty.", 0],
      ["The board is empty, for the 2nd time.", 0],
      ["The board is empty, for the 3rd time: suspect.", 0],
      ["The board is empty, for the 4th time: suspect.", 0],
      ["The board is empty, for the 5th time: suspect.", 0],
      ["The board is empty, for the 6th time: 1 posting gone.", 1],
      ["The board is empty, for the 7th time.", 0],
    ]);
    expect(await live()).toEqual([]);
  });

  it("is also counted when the board does not exist", async () => {
    const steps = await ladder("404");
    expect(steps[1]).toEqual(["The board answered 404, for the 2nd time.", 0]);
    expect(steps[4]).toEqual(["The board answered 404, for the 5th time: suspect.", 0]);
    expect(steps[5]).toEqual(["The board answered 404, for the 6th time: 1 posting gone.", 1]);
  });

  it("starts counting again when a posting is listed in between", async () => {
    await read(board(baker));
    for (let times = 0; times < 5; times++) await read(board());
    await read(board(baker));
    expect(await row()).toMatchObject({ empty_readings: 0 });
    for (let times = 0; times < 5; times++) await read(board());
    expect(await live()).toEqual(["Baker"]);
  });
});

describe("a source of several pages", () => {
  it("is read to its end", async () => {
    paged([board(baker), board(brewer), board(cook)]);
    expect(await read()).toMatchObject({ outcome: "read", pages: 3, postings: 3 });
    expect(await live()).toEqual(["Baker", "Brewer", "Cook"]);
    expect(await row()).toMatchObject({ etag: null });
    paged([board(baker), board(cook)]);
    expect(await read()).toMatchObject({ gone: 1 });
  });

  it("keeps all postings when a later page fails", async () => {
    paged([board(baker), board(brewer), board(cook)]);
    await read();
    paged([board(baker), board(opening(4, "Diver")), board(cook)]);
    peer.handlers["/board/2"] = answers(404);
    expect(await read()).toMatchObject({ outcome: "bad-content", added: 1, gone: 0 });
    expect(await live()).toEqual(["Baker", "Brewer", "Cook", "Diver"]);
  });

  it("keeps all postings when it has more pages than the limit", async () => {
    paged([board(baker), board(brewer)]);
    await read();
    adapter = { ...adapter, pageUrl: (_, page) => (page === 0 ? `${peer.origin}/board/0` : null) };
    expect(await read()).toMatchObject({ outcome: "partial", pages: 1, gone: 0 });
    expect(await live()).toEqual(["Baker", "Brewer"]);
  });

  it("ends when its pages repeat themselves, and keeps all postings", async () => {
    paged([board(baker), board(brewer)]);
    await read();
    paged(Array.from({ length: 20 }, () => board(baker)));
    const again = await read();
    expect(again).toMatchObject({ outcome: "partial", pages: 2, gone: 0 });
    expect(again.words).toContain("Its pages repeat themselves.");
    expect(await live()).toEqual(["Baker", "Brewer"]);
  });
});

it("keeps postings that dropped out of a list of the newest for two weeks", async () => {
  adapter = { ...adapter, listsOnlyNewest: true };
  await read(board(baker));
  time.pass(13 * 86_400_000);
  await read(board(brewer));
  expect(await live()).toEqual(["Baker", "Brewer"]);
  time.pass(86_400_000);
  expect(await read(board(brewer))).toMatchObject({ gone: 1 });
  expect(await live()).toEqual(["Brewer"]);
});

it("takes down what dropped out of a list of the newest, also when the list does not change any more", async () => {
  adapter = { ...adapter, listsOnlyNewest: true };
  await read(board(baker));
  time.pass(86_400_000);
  await read(board(brewer), { etag: '"7"' });
  peer.handlers["/board"] = answers(304);
  time.pass(12 * 86_400_000);
  expect(await read()).toMatchObject({ outcome: "not-modified", gone: 0 });
  time.pass(2 * 86_400_000);
  expect(await read()).toMatchObject({ outcome: "not-modified", gone: 1 });
  expect(await live()).toEqual(["Brewer"]);
});

it("is crawled again at the time the host named", async () => {
  peer.handlers["/board"] = answers(429, { "retry-after": "18000" });
  await read();
  const { next_read_at, last_read_at } = await row();
  expect(next_read_at?.getTime()).toBeGreaterThanOrEqual(Date.parse("2026-03-01T18:06:40Z"));
  expect(next_read_at?.getTime()).toBeLessThanOrEqual(Date.parse("2026-03-01T18:06:50Z"));
  expect(last_read_at).toBeNull();
});
