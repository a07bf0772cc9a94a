import { afterAll, beforeAll, expect, test } from "vitest";
import { berlin, denver, inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { completePay } from "../extraction/pay.ts";
import type { PayPeriod, Posting } from "../posting.ts";
import { storeBatch } from "../indexing/store-batch.server.ts";
import { readMarketPay, type MarketQuery } from "./read-market-pay.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
let database: TestDatabase;

function paying(
  index: number,
  { min, max = min, currency = "USD", period = "year" }: PayFacts,
  facts: Partial<Posting>,
): Posting {
  const { pay } = completePay({ min, max, currency, period, predicted: false, raw: `${min}` });
  return inventedPosting({
    title: "Data Analyst",
    company: `Company ${index}`,
    pay,
    postedAt: now,
    ...facts,
  });
}
type PayFacts = { min: number; max?: number; currency?: string; period?: PayPeriod };

beforeAll(async () => {
  database = await testDatabase();
  const inDenver = { places: [denver] };
  const postings = [
    ...Array.from({ length: 9 }, (_, at) =>
      paying(at, { min: 80_000 + at * 1000, max: 90_000 + at * 1000 }, inDenver),
    ),
    paying(10, { min: 50, period: "hour" }, { ...inDenver, level: "senior" }),
    paying(11, { min: 60_000, currency: "EUR" }, { places: [berlin] }),
    inventedPosting({ title: "Data Analyst", company: "Company 12", places: [denver] }),
    paying(13, { min: 30_000 }, { ...inDenver, title: "Baker" }),
  ];
  await storeBatch(database.db, await inventedSource(database.db), postings, now);
});
afterAll(() => database.close());

const read = (query: Partial<MarketQuery>) =>
  readMarketPay(
    database.db,
    { occupation: "data analyst", place: "", levels: [], currency: "USD", ...query },
    { now, gazetteer },
  );

test("each job counts once, with the middle of its range and its pay for a year", async () => {
  const market = await read({ place: "Denver" });
  expect(market).toMatchObject({ occupation: "data analyst", jobs: 11 });
  expect(market.pays.toSorted((a, b) => a - b)).toEqual([
    85_000, 86_000, 87_000, 88_000, 89_000, 90_000, 91_000, 92_000, 93_000, 104_000,
  ]);
  expect(market.published).toHaveLength(market.pays.length);
  expect(market.distribution?.percentiles[2]).toEqual({ percent: 50, pay: 89_500 });
});

test("below ten jobs there is no distribution", async () => {
  expect(await read({ levels: ["senior"] })).toMatchObject({ jobs: 1, pays: [104_000], distribution: null });
});

test("currencies are never mixed", async () => {
  const market = await read({ currency: "EUR" });
  expect(market).toMatchObject({
    pays: [60_000],
    distribution: null,
    others: [{ currency: "USD", jobs: 10 }],
  });
});

test("sample jobs are counted apart, and their pay is not read", async () => {
  expect(await read({ place: "Denver" })).toMatchObject({ samples: 0 });
  const source = await inventedSource(database.db, { name: "samples", adapter: "samples" });
  await storeBatch(database.db, source, [paying(14, { min: 40_000 }, { title: "Lighthouse Keeper" })], now);
  expect(await read({ occupation: "lighthouse keeper" })).toMatchObject({
    jobs: 0,
    samples: 1,
    pays: [],
    distribution: null,
  });
});
