import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  answers,
  fetchOfPeer,
  sends,
  startPeer,
  stillTime,
  type Handler,
} from "../../../tests/support/feed-peer.ts";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { readPay } from "../../jobs/extraction/pay.ts";
import { storeBatch } from "../../jobs/indexing/store-batch.server.ts";
import { describeRatesDate, readPayRates } from "../../jobs/search/filters/pay-rates.server.ts";
import { searchJobs } from "../../jobs/search/match/search-jobs.server.ts";
import { emptySearch, type SearchQuery } from "../../jobs/search/query/search-query.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { ratesDate } from "../../text/currency-rates.constants.ts";
import { usdRate } from "../../text/currency-rates.ts";
import { refreshRates } from "./refresh-rates.server.ts";

const database = await testDatabase();
const { db } = database;
const gazetteer = loadGazetteer();
const now = new Date("2026-11-29T12:00:00Z");
const handlers: Record<string, Handler> = {};
const peer = await startPeer(handlers);
afterAll(async () => {
  await peer.stop();
  await database.close();
});
afterEach(async () => void (await db.deleteFrom("currency_rates").execute()));

beforeAll(async () => {
  const pays = ["£60,000 a year", "€60,000 a year", "$66,000 a year", "60,000 a year"];
  const postings = pays.map((text, nth) =>
    inventedPosting({
      title: `Tuner of organs ${nth}`,
      company: `Loft ${nth}`,
      pay: readPay(null, text, {}).pay,
    }),
  );
  await storeBatch(db, await inventedSource(db), postings, now);
});

/** The bank's table, in which some currencies are worth more than in ours. */
function table(day: string, moved: Record<string, number> = {}): string {
  const codes = "USD GBP PLN SEK NOK DKK CZK HUF RON CHF JPY".split(" ");
  const worth = (code: string) => (usdRate(code) ?? 1) * (moved[code] ?? 1);
  const rows = codes.map((code) => `<Cube currency='${code}' rate='${worth("EUR") / worth(code)}'/>`);
  return `<?xml version="1.0"?><Cube><Cube time='${day}'>${rows.join("")}</Cube></Cube>`;
}

async function refresh(handler: Handler) {
  const path = `/daily-${peer.requests.length}.xml`;
  handlers[path] = handler;
  const politeFetch = fetchOfPeer(stillTime(), { retries: 0, silenceMs: 500 });
  return refreshRates(db, { politeFetch, now, address: peer.origin + path });
}

async function companies(query: Partial<SearchQuery>): Promise<string[]> {
  const { jobs, total } = await searchJobs(db, { ...emptySearch, ...query }, { now, gazetteer });
  expect(total.value).toBe(jobs.length);
  return jobs.map(({ company }) => company.replace("Loft ", "")).sort();
}

test("a minimum counts by the rates of the day, and by our own table until there are any", async () => {
  expect(await companies({ salary: 65 })).toEqual(["0", "1", "2"]);
  expect(await describeRatesDate(db)).toBe(ratesDate);
  expect(await refresh(sends(table("2026-11-27", { EUR: 0.9 })))).toEqual({
    ok: true,
    day: "2026-11-27",
    isNew: true,
  });
  // The euro fell: its 60,000 are fewer dollars, and as many euros as before.
  expect(await companies({ salary: 65 })).toEqual(["0", "2"]);
  expect(await companies({ salary: 60, currency: "EUR" })).toEqual(["0", "1", "2"]);
  expect(await companies({ salary: 60, currency: "GBP" })).toEqual(["0"]);
  expect(await companies({ salary: 65, pay: ["not-stated"] })).toEqual(["0", "2", "3"]);
  expect(await describeRatesDate(db)).toBe(`27 November 2026 (rarer ones ${ratesDate})`);
});

test("only a newer table replaces the rates", async () => {
  await refresh(sends(table("2026-11-26")));
  expect(await refresh(sends(table("2026-11-25", { GBP: 2 })))).toMatchObject({ ok: true, isNew: false });
  expect((await readPayRates(db)).get("GBP")).toBeCloseTo(usdRate("GBP") ?? 0);
  expect(await refresh(sends(table("2026-11-27", { GBP: 2 })))).toMatchObject({ ok: true, isNew: true });
  expect((await readPayRates(db)).get("GBP")).toBeCloseTo(2 * (usdRate("GBP") ?? 0));
});

const silent: Handler = () => {};
const endless: Handler = (_, response) => {
  const timer = setInterval(() => response.write(" ".repeat(16_384)), 1);
  response.on("close", () => clearInterval(timer));
};
test.each<[string, Handler]>([
  ["nothing", sends("")],
  ["a page", sends("<html>Maintenance</html>", { "content-type": "text/html" })],
  ["half a table", sends(table("2026-11-28").slice(0, 200))],
  ["an old table", sends(table("2020-11-28"))],
  ["dollars that cannot be right", sends(table("2026-11-28", { USD: 10 }))],
  ["an endless answer", endless],
  ["no answer", silent],
  ["404", answers(404)],
  ["403", answers(403)],
  ["503", answers(503)],
])("%s leaves the rates as they are", async (_, handler) => {
  await refresh(sends(table("2026-11-27")));
  const before = await readPayRates(db);
  const refreshed = await refresh(handler);
  expect(refreshed).toMatchObject({ ok: false });
  expect(await readPayRates(db)).toEqual(before);
});
