import { afterAll, beforeEach, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { recordCrawl } from "../../jobs/freshness/source-crawls.server.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { seedSamples } from "../../jobs/samples/seed-samples.server.ts";
import { storeBatch } from "../../jobs/indexing/store-batch.server.ts";
import { createLog } from "../../platform/log/log.ts";
import { createSiteStatus } from "./site-status.server.ts";
import { oldestCheck, sourceRows, sourcesInTrouble } from "./source-rows.ts";

const start = new Date("2026-03-01T12:00:00Z");
const database = await testDatabase();
afterAll(() => database.close());
let now: Date;
let isUp: boolean;
beforeEach(async () => {
  for (const table of ["postings", "jobs", "sources", "job_days"] as const)
    await database.db.deleteFrom(table).execute();
  now = start;
  isUp = true;
});

const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
function statusReader({ collects = true } = {}) {
  return createSiteStatus({
    db: database.db,
    clock: () => now,
    log: createLog({ level: "silent" }),
    collects,
    parts: {
      database: () => Promise.resolve(isUp),
      tasks: () => true,
      mail: () => Promise.resolve("sent" as const),
    },
  });
}
async function sourcesOf(options?: { collects: boolean }) {
  const { index } = await statusReader(options)();
  if (index === null) throw new Error("The database should answer.");
  return index.sources;
}
const board = (name: string) =>
  inventedSource(database.db, { name: `greenhouse:${name}`, board: name, company_name: null, enabled: true });

test("each source shows its jobs, its last crawl and its next one", async () => {
  const source = await board("acme-foods");
  await storeBatch(
    database.db,
    source,
    [inventedPosting({ title: "Baker" }), inventedPosting({ title: "Cook" })],
    start,
  );
  await recordCrawl(database.db, source.name, {
    last_outcome: "Read 2 postings: 2 new.",
    last_result: "read",
    failing_since: null,
    last_read_at: minutes(-6),
    next_read_at: minutes(24),
    last_added: 2,
    last_gone: 1,
    last_rejected: JSON.stringify({ closed: 3, "no-title": 1 }),
    last_duration: 4200,
  });
  expect(await sourcesOf()).toEqual([
    {
      name: "greenhouse:acme-foods",
      title: "Acme Foods",
      place: "boards.greenhouse.io",
      service: "Greenhouse",
      verdict: { words: "Working", tone: "good" },
      failingSince: null,
      lastReadAt: minutes(-6),
      nextReadAt: minutes(24),
      isDue: false,
      postings: 2,
      added: 2,
      gone: 1,
      rejected: { closed: 3, "no-title": 1 },
      duration: 4200,
    },
  ]);
  expect(await sourcesOf({ collects: false })).toMatchObject([{ nextReadAt: null, isDue: false }]);
});

test("an outage is shown with the moment it began, but without internal errors", async () => {
  const { name } = await board("acme");
  const secret = "Its answer is not a feed. Not JSON: <secret>";
  await recordCrawl(database.db, name, {
    last_outcome: secret,
    last_result: "bad-content",
    failing_since: minutes(-90),
    failures: 3,
    next_read_at: minutes(30),
  });
  const sources = await sourcesOf();
  expect(sourcesInTrouble(sources)).toMatchObject([
    { title: "Acme", verdict: { words: "Unreadable", tone: "bad" }, failingSince: minutes(-90) },
  ]);
  expect(JSON.stringify(sources)).not.toContain("secret");
});

test("boards of a service share a row; pages, feeds and files have their own", async () => {
  await board("acme");
  await board("zeta");
  await inventedSource(database.db, {
    name: "remotive",
    adapter: "remotive",
    label: "Remotive",
    board: "",
    company_name: null,
  });
  await inventedSource(database.db, {
    name: "jsonld:acme.example/careers",
    adapter: "jsonld",
    label: "acme.example",
    board: "https://acme.example/careers",
    company_name: null,
    enabled: true,
  });
  await inventedSource(database.db, {
    name: "corpus:reed",
    adapter: "postings",
    label: "Reed 2021",
    board: "",
    company_name: null,
  });
  const rows = sourceRows(await sourcesOf());
  expect(
    rows.map(({ title, place, verdict, boards }) => [title, place, verdict.words, boards.length]),
  ).toEqual([
    ["acme.example", "acme.example", "Not checked yet", 0],
    ["Greenhouse", "boards.greenhouse.io", "Not checked yet", 2],
    ["Reed 2021", "Imported file", "Imported once", 0],
    ["Remotive", "remotive.com", "Switched off", 0],
  ]);
  expect(oldestCheck(await sourcesOf())).toBeNull();
});

test("samples count as jobs but not as a source", async () => {
  await seedSamples(database.db, { now: start, gazetteer: loadGazetteer() });
  expect((await statusReader()()).index).toEqual({ sources: [], jobs: 5, links: null, areSamples: true });
});

test("the status is counted once a minute, and sooner when the database did not answer", async () => {
  const read = statusReader();
  await Promise.all([read(), read()]);
  await board("acme");
  now = new Date(start.getTime() + 59_000);
  expect((await read()).index?.sources).toEqual([]);
  now = new Date(start.getTime() + 60_000);
  expect((await read()).index?.sources).toHaveLength(1);

  isUp = false;
  now = new Date(start.getTime() + 120_000);
  expect(await read()).toMatchObject({ database: false, mail: null, index: null, tasks: true });
  isUp = true;
  now = new Date(start.getTime() + 125_000);
  expect(await read()).toMatchObject({ database: true, mail: "sent" });
});
