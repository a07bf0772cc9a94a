import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answers, fetchOfPeer, sends, startPeer, stillTime } from "../../../tests/support/feed-peer.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { ensureSource } from "../../jobs/source-record.server.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { jsonld } from "../jsonld/jsonld.ts";
import { sourceOfBoard } from "../source-of-board.ts";
import { crawlSource } from "./crawl-source.server.ts";

let opened: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;
let peer: Awaited<ReturnType<typeof startPeer>>;
let time: ReturnType<typeof stillTime>;
let name: string;

beforeAll(async () => {
  opened = await testDatabase();
  db = opened.db;
});
afterAll(() => opened.close());
beforeEach(async () => {
  for (const table of ["postings", "jobs", "sources", "rejected_records", "job_days"] as const) {
    await db.deleteFrom(table).execute();
  }
  peer = await startPeer();
  time = stillTime();
  const row = sourceOfBoard({ board: `${peer.origin}/jobs/1`, companyName: null }, jsonld);
  name = (await ensureSource(db, row)).name;
});
afterEach(() => peer.stop());

const hour = 3_600_000;
const markup = (id: string, title: string, description = "<p>Move the scenery between acts.</p>") =>
  `<script type="application/ld+json">${JSON.stringify({
    "@type": "JobPosting",
    title,
    description,
    identifier: { value: id },
    hiringOrganization: { name: "Harbour Opera" },
    jobLocation: { address: { addressLocality: "Hull", addressCountry: "GB" } },
  })}</script>`;
const page = (body: string, head = "") =>
  `<!doctype html><html><head><title>Harbour Opera</title>${head}</head><body>${body}</body></html>`;
const advert = page("<h1>Stage Hand</h1><p>Move the scenery between acts.</p>", markup("1", "Stage Hand"));

/** Crawls the page some hours after the last time. From now on it answers with `body`. */
async function read(body: string | null, hours = 2) {
  if (body !== null) peer.handlers["/jobs/1"] = sends(body, { "content-type": "text/html" });
  time.pass(hours * hour);
  const source = await db
    .selectFrom("sources")
    .selectAll()
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  const { clock } = time;
  const context = { politeFetch: fetchOfPeer(time), clock, random: () => 0, gazetteer: loadGazetteer() };
  return crawlSource(db, { source, adapter: jsonld }, context);
}
async function live() {
  const jobs = await db.selectFrom("jobs").select("title").where("gone_at", "is", null).execute();
  return jobs.map(({ title }) => title);
}

describe("a page that says that its job is closed", () => {
  test.each([
    ["without job data", page("<h1>Stage Hand</h1><p>This position has been filled.</p>")],
    ["with it", advert.replace("<h1>", '<div class="banner">This job post is closed.</div><h1>')],
    ["without its title", page("<p>Sorry, this job is no longer available.</p>")],
  ])("closes it at once, %s", async (_, body) => {
    await read(advert);
    expect(await live()).toEqual(["Stage Hand"]);
    expect(await read(body)).toMatchObject({ outcome: "empty", gone: 1 });
    expect(await live()).toEqual([]);
    expect((await read(body)).gone).toBe(0);
    expect(await read(advert)).toMatchObject({ outcome: "read", updated: 1 });
    expect(await live()).toEqual(["Stage Hand"]);
  });

  test("does not by a sentence of the advert, or one that nobody sees", async () => {
    const text = "<p>The ticket says:</p><p>This job is closed.</p>";
    const own = page(`<h1>Stage Hand</h1>${text}`, markup("1", "Stage Hand", text));
    const other = "<aside><h3>Similar jobs</h3><p>Prompter</p><p>Position filled</p></aside>";
    expect(await read(advert.replace("</body>", `${other}</body>`))).toMatchObject({ outcome: "read" });
    const unseen = `<div hidden>This job is closed.</div><p style="display: none">This position has been filled.</p>`;
    expect(await read(own)).toMatchObject({ outcome: "read", postings: 1 });
    expect(await read(advert.replace("<h1>", `${unseen}<h1>`))).toMatchObject({ outcome: "read" });
    expect(await live()).toEqual(["Stage Hand"]);
  });

  test("does not when the page breaks off, or asks to sign in", async () => {
    await read(advert);
    const half = "<!doctype html><html><body><h1>Stage Hand</h1><p>This position has been filled.</p>";
    expect(await read(half)).toMatchObject({ outcome: "bad-content", gone: 0 });
    const wall = page("<h1>Stage Hand</h1><p>This job is closed.</p><p>Please sign in to continue</p>");
    expect(await read(wall)).toMatchObject({ outcome: "bad-content", gone: 0 });
    expect(await live()).toEqual(["Stage Hand"]);
  });
});

describe("a page that lost its job data", () => {
  const bare = page("<h1>Stage Hand</h1><p>Move the scenery between acts.</p>");

  test("closes its job after a day", async () => {
    await read(advert);
    expect(await read(bare)).toMatchObject({ outcome: "empty", gone: 0 });
    expect(await read(bare, 23)).toMatchObject({ gone: 0 });
    peer.handlers["/jobs/1"] = answers(403);
    expect(await read(null, 2)).toMatchObject({ outcome: "forbidden", gone: 0 });
    expect(await read(bare)).toMatchObject({ gone: 1 });
    expect(await read(bare)).toMatchObject({ outcome: "empty", gone: 0 });
    expect(await live()).toEqual([]);
    expect(await read(advert)).toMatchObject({ updated: 1 });
  });

  test("starts its day again when the data were back in between", async () => {
    await read(advert);
    await read(bare);
    await read(advert, 20);
    expect(await read(bare, 20)).toMatchObject({ gone: 0 });
    expect(await read(bare, 20)).toMatchObject({ gone: 0 });
    expect(await live()).toEqual(["Stage Hand"]);
  });

  test.each([
    ["a challenge", page("<h1>Just a moment...</h1><p>Stage Hand</p>")],
    ["a form to sign in", page('<h1>Stage Hand</h1><form><input type="password" name="p"></form>')],
    ["half a body", bare.slice(0, -20)],
    ["another page", page("<h1>Our season</h1>")],
  ])("never closes it by %s", async (_, body) => {
    await read(advert);
    for (let times = 0; times < 4; times++) {
      expect(await read(body, 20)).toMatchObject({ outcome: "bad-content", gone: 0 });
    }
    expect(await live()).toEqual(["Stage Hand"]);
  });

  test("never closes it by the page of another host", async () => {
    await read(advert);
    const other = await startPeer({ "/x": sends(bare, { "content-type": "text/html" }) });
    peer.handlers["/jobs/1"] = answers(302, { location: `${other.origin}/x` });
    for (let times = 0; times < 3; times++) expect(await read(null, 20)).toMatchObject({ gone: 0 });
    await other.stop();
    expect(await live()).toEqual(["Stage Hand"]);
  });
});

test("a list that says that it has no openings is empty, and gone after six crawls", async () => {
  await read(page("<h1>Jobs</h1>", markup("1", "Stage Hand") + markup("2", "Prompter")));
  expect(await live()).toHaveLength(2);
  const none = page("No openings now");
  for (let times = 1; times <= 5; times++)
    expect(await read(none)).toMatchObject({ outcome: "empty", gone: 0 });
  expect(await read(none)).toMatchObject({ gone: 2 });
});

test("a notice on a list does not close the other jobs", async () => {
  const notice = "<p>This position has been filled.</p>";
  const list = page(`<h1>Jobs</h1>${notice}`, markup("1", "Stage Hand") + markup("2", "Prompter"));
  await read(list);
  expect(await live()).toHaveLength(2);
  expect(await read(page(notice))).toMatchObject({ gone: 0 });
  expect(await live()).toHaveLength(2);
});
