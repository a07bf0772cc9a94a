import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { fixture } from "../../../tests/support/case-board.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { ensureSource } from "../../jobs/source-record.server.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { adapterNamed } from "../adapters.ts";
import type { FeedAnswer } from "../collect/ask-once.server.ts";
import { crawlSource } from "../collect/crawl-source.server.ts";
import type { PoliteFetch } from "../collect/polite-fetch.server.ts";
import { sourceOfBoard } from "../source-of-board.ts";
import { contractCases } from "./contract-cases.ts";

const database = await testDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ["postings", "jobs", "sources", "rejected_records"] as const)
    await db.deleteFrom(table).execute();
});

function answered(body: string, url: string): FeedAnswer {
  return { outcome: "ok", url, body, contentType: null, etag: null, lastModified: null };
}

const crawled = contractCases.filter(({ isFileOnly }) => !isFileOnly);

describe.each(crawled)("a crawl of $name", (one) => {
  const { name, expected, refused, hasJobPage, fixture: list = name } = one;
  const adapter = adapterNamed(name);
  if (adapter === undefined) throw new Error(`There is no adapter ${name}.`);
  const board = adapter.boardAt(new URL(adapter.exampleAddress)) ?? "";
  const address = { board, companyName: null };
  const body = fixture(list) ?? "";
  const entrance = fixture(`${name}.entrance`);
  const keys = Object.fromEntries((adapter.policy.keys ?? []).map((key) => [key, "key"]));
  const page = fixture(hasJobPage ? "job-page" : `${name}.detail`);

  /** Crawls the board an hour later. @returns the report, and how many pages of postings were asked for */
  async function crawl(answer: string, at: number, detail: FeedAnswer | null) {
    const now = new Date(Date.parse("2026-03-10T12:00:00Z") + at * 3_600_000);
    const first = adapter?.pageUrl(address, 0);
    const detailUrl = adapter?.detail?.url(listed(), address);
    let opened = 0;
    const politeFetch: PoliteFetch = async (url) => {
      if (url === first && entrance !== null) return answered(entrance, url);
      if (url !== detailUrl) return answered(answer, url);
      opened += 1;
      return detail ?? answered(page ?? "", url);
    };
    const source = await ensureSource(db, { ...sourceOfBoard(address, adapter ?? never()), enabled: true });
    const context = { politeFetch, clock: () => now, random: () => 0, gazetteer: loadGazetteer(), keys };
    const report = await crawlSource(db, { source, adapter: adapter ?? never() }, context);
    return { ...report, opened };
  }
  async function live(): Promise<string[]> {
    const rows = await db.selectFrom("postings").select("external_id").where("gone_at", "is", null).execute();
    return rows.map((row) => row.external_id);
  }

  it("stores the posting, opens it once, and loses it by no broken answer", async () => {
    const first = await crawl(body, 0, null);
    expect(first).toMatchObject({ outcome: "read", added: 1 });
    // The first crawl of a feed of changes asks for many days, and each has the posting here.
    if (!adapter.listsChanges) expect(first.postings).toBe(1);
    expect(await live()).toEqual([expected.externalId]);
    expect(first.opened).toBe(page !== null && adapter.detail?.url(listed(), address) ? 1 : 0);

    const [today, tomorrow] = [await crawl(body, 1, null), await crawl(body, 25, null)];
    for (const again of [today, tomorrow])
      expect(again).toMatchObject({ outcome: "read", added: 0, gone: 0 });
    if (!adapter.listsChanges) expect([today.unchanged, tomorrow.unchanged]).toEqual([1, 1]);
    // A known posting is opened on one day in fourteen, and whenever a feed of changes says that it changed.
    if (!adapter.listsChanges) expect(Math.min(today.opened, tomorrow.opened)).toBe(0);
    for (const broken of [body.slice(0, Math.floor(body.length * 0.6)), "<!doctype html>", '{"error":"x"}']) {
      expect(await crawl(broken, 26, null)).toMatchObject({ gone: 0 });
      expect(await live()).toEqual([expected.externalId]);
    }
  });

  it("is not whole while a posting could not be opened", async () => {
    if (!adapter.detail || adapter.detail.url(listed(), address) === null) return;
    const busy = { outcome: "busy" as const, status: 429, retryAt: null };
    expect(await crawl(body, 0, busy)).toMatchObject({
      outcome: "partial",
      added: 0,
      words:
        "Read 0 postings, but not all of them: 1 posting was not opened. It is busy (429). No posting was removed.",
    });
    expect(await crawl(body, 1, null)).toMatchObject({ outcome: "read", added: 1 });
    // A posting whose page is gone while the list still has it is closed.
    const renamed = body.replaceAll("Night Baker", "Day Baker");
    const isClosed = adapter.listsChanges ? { gone: 1 } : { rejected: refused.length + 1 };
    const isNew = adapter.detail.knowsById === true;
    if (!isNew) expect(await crawl(renamed, 2, { outcome: "gone", status: 404 })).toMatchObject(isClosed);
  });

  function listed() {
    const [first] = adapter?.read(body, address) ?? [];
    return first?.ok ? first.raw : never();
  }
});

describe("a list that never ends with a short page", () => {
  const workday = { ...(adapterNamed("workday") ?? never()), ceiling: 40 };
  const address = { board: "acme.wd5.myworkdayjobs.com:External", companyName: null };
  const entry = (at: number) => ({
    title: `Baker of shift ${at}`,
    externalPath: `/job/Whitby/Baker_R-${at}`,
    locationsText: "Whitby",
    bulletFields: [`R-${at}`],
  });

  /** Crawls a board of so many postings, whose list begins again after the last. */
  async function crawlBoard(postings: number, total: number, hour: number) {
    const politeFetch: PoliteFetch = async (url, options) => {
      if (!options?.json) return answered(fixture("workday.detail") ?? "", url);
      const first = Number(options.json["offset"]) % postings;
      const page = Array.from({ length: Math.min(20, postings - first) }, (_, at) => entry(first + at));
      return answered(JSON.stringify({ total, jobPostings: page }), url);
    };
    const source = await ensureSource(db, sourceOfBoard(address, workday));
    const now = new Date(Date.parse("2026-03-10T12:00:00Z") + hour * 3_600_000);
    const context = { politeFetch, clock: () => now, random: () => 0, gazetteer: loadGazetteer() };
    return crawlSource(db, { source, adapter: workday }, context);
  }

  it("ends with the first page that has nothing new", async () => {
    expect(await crawlBoard(20, 20, 0)).toMatchObject({ outcome: "read", pages: 2, postings: 20, added: 20 });
  });

  it("removes nothing when it ends at the limit of the service, or far before its total", async () => {
    await crawlBoard(20, 20, 0);
    const limited = await crawlBoard(40, 40, 1);
    expect(limited).toMatchObject({ outcome: "partial", added: 20, gone: 0 });
    expect(limited.words).toContain("Its list ends at 40 postings, and may have more.");
    const short = await crawlBoard(20, 644, 2);
    expect(short).toMatchObject({ outcome: "partial", gone: 0 });
    expect(short.words).toContain("It states 644 postings and lists 20.");
    expect(await crawlBoard(20, 20, 3)).toMatchObject({ outcome: "read", gone: 20 });
  });

  it("removes nothing when it begins again before all that it states were listed", async () => {
    await crawlBoard(22, 22, 0);
    const repeated = await crawlBoard(20, 22, 1);
    expect(repeated).toMatchObject({ outcome: "partial", gone: 0 });
    expect(repeated.words).toContain("Its pages repeat themselves.");
  });
});

describe("a feed of changes", () => {
  const jobtech = adapterNamed("jobtech") ?? never();
  const address = { board: "", companyName: null };
  const advert = { id: "1", headline: "Baker", employer: { name: "Crumb" } };

  /** Crawls a feed that has the same changes for every day. @returns the report and the first address asked for */
  async function crawlChanges(changes: object[] | null, hour: number) {
    const asked: string[] = [];
    const politeFetch: PoliteFetch = async (url) => {
      asked.push(url);
      return changes === null ? { outcome: "gone", status: 404 } : answered(JSON.stringify(changes), url);
    };
    const row = { ...sourceOfBoard(address, jobtech), enabled: true };
    const source = await ensureSource(db, row);
    const now = new Date(Date.parse("2026-03-10T12:00:00Z") + hour * 3_600_000);
    const context = { politeFetch, clock: () => now, random: () => 0, gazetteer: loadGazetteer() };
    return { ...(await crawlSource(db, { source, adapter: jobtech }, context)), first: asked[0], asked };
  }
  const gone = () => db.selectFrom("postings").select("gone_at").execute();

  it("goes on where the last whole crawl ended, a fortnight at most in one crawl", async () => {
    const first = await crawlChanges([advert], 0);
    expect(first).toMatchObject({ outcome: "read", pages: 15, added: 1 });
    expect(first.first).toContain("updated-after=2026-01-24T12:00:00&updated-before=2026-01-25T12:00:00");
    expect((await crawlChanges([], 1)).first).toContain("updated-after=2026-02-08T12:00:00");
    // A crawl that fails in between is repeated.
    expect(await crawlChanges(null, 2)).toMatchObject({ outcome: "bad-content", gone: 0 });
    expect((await crawlChanges([], 3)).first).toContain("updated-after=2026-02-23T12:00:00");
    const last = await crawlChanges([], 4);
    expect(last.asked).toHaveLength(1);
    expect(last.first).toContain("updated-after=2026-03-10T12:00:00&updated-before=2026-03-10T16:00:00");
  });

  it("loses what it says is removed, at once, and nothing else", async () => {
    await crawlChanges([advert, { ...advert, id: "2" }], 0);
    for (const hour of [1, 2, 3, 4, 5, 6, 7])
      // oxlint-disable-next-line no-await-in-loop -- one crawl an hour
      expect(await crawlChanges([], hour)).toMatchObject({ outcome: "read", gone: 0 });
    expect(await crawlChanges([{ id: "2", removed: true }], 8)).toMatchObject({ gone: 1, rejected: 0 });
    expect((await gone()).filter(({ gone_at }) => gone_at !== null)).toHaveLength(1);
  });
});

it("reads nothing while a key is missing, and says which", async () => {
  const usajobs = adapterNamed("usajobs") ?? never();
  const source = await ensureSource(db, sourceOfBoard({ board: "", companyName: null }, usajobs));
  const politeFetch: PoliteFetch = () => Promise.reject(new Error("It was asked."));
  const now = new Date("2026-03-10T12:00:00Z");
  const context = { politeFetch, clock: () => now, random: () => 0, gazetteer: loadGazetteer() };
  expect(
    await crawlSource(db, { source, adapter: usajobs }, { ...context, keys: { USAJOBS_KEY: "k" } }),
  ).toMatchObject({ outcome: "forbidden", words: "It needs a key: set USAJOBS_EMAIL." });
});

it("is due again at once when the site stops in between", async () => {
  const rippling = adapterNamed("rippling") ?? never();
  const address = { board: "harbourlight", companyName: null };
  const source = await ensureSource(db, sourceOfBoard(address, rippling));
  const stop = new AbortController();
  const politeFetch: PoliteFetch = async (url) => {
    if (url === rippling.pageUrl(address, 0)) return answered(fixture("rippling") ?? "", url);
    stop.abort();
    return { outcome: "stopped" };
  };
  const now = new Date("2026-03-10T12:00:00Z");
  const context = { politeFetch, clock: () => now, random: () => 0, gazetteer: loadGazetteer() };
  const report = await crawlSource(db, { source, adapter: rippling }, { ...context, signal: stop.signal });
  expect(report).toMatchObject({ outcome: "stopped", gone: 0 });
  const { next_read_at } = await db.selectFrom("sources").selectAll().executeTakeFirstOrThrow();
  expect(next_read_at).toEqual(now);
});

it("opens a known posting again once in a fortnight, for changes of its text", async () => {
  const rippling = adapterNamed("rippling") ?? never();
  const address = { board: "harbourlight", companyName: null };
  const source = await ensureSource(db, sourceOfBoard(address, rippling));
  const start = Date.parse("2026-03-10T12:00:00Z");
  const opened: number[] = [];
  for (let day = 0; day < 29; day += 1) {
    const politeFetch: PoliteFetch = async (url) => {
      if (url !== rippling.pageUrl(address, 0)) opened.push(day);
      const isList = url === rippling.pageUrl(address, 0);
      return answered(fixture(isList ? "rippling" : "rippling.detail") ?? "", url);
    };
    const now = new Date(start + day * 86_400_000);
    const context = { politeFetch, clock: () => now, random: () => 0, gazetteer: loadGazetteer() };
    // oxlint-disable-next-line no-await-in-loop -- one crawl a day
    await crawlSource(db, { source, adapter: rippling }, context);
  }
  const again = opened.filter((day) => day > 0);
  expect(opened[0]).toBe(0);
  expect(again).toHaveLength(2);
  expect((again[1] ?? 0) - (again[0] ?? 0)).toBe(14);
});

function never(): never {
  throw new Error("The fixture has no posting.");
}
