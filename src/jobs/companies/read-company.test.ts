import { afterAll, beforeAll, expect, test } from "vitest";
import { berlin, denver, inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { readPay } from "../extraction/pay.ts";
import { indexVersion } from "../indexing/index-version.ts";
import { rebuildOutdatedJobs } from "../indexing/rebuild-outdated.server.ts";
import { storeBatch } from "../indexing/store-batch.server.ts";
import { listCompanies } from "./list-companies.server.ts";
import { readCompany } from "./read-company.server.ts";

const now = new Date("2026-11-22T12:00:00Z");
const monthsAgo = new Date("2026-08-01T12:00:00Z");
let opened: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  opened = await testDatabase();
  const { db } = opened;
  const board = await inventedSource(db);
  const other = await inventedSource(db, { name: "remotive", adapter: "remotive", label: "Remotive" });
  await storeBatch(
    db,
    board,
    [
      inventedPosting({ externalId: "1", company: "Ropeway Ltd", title: "Rigger", places: [denver] }),
      inventedPosting({ externalId: "2", company: "ROPEWAY", title: "Cook", places: [berlin] }),
      inventedPosting({ externalId: "3", company: "Ropeway Tools", title: "Smith" }),
    ],
    monthsAgo,
  );
  const repost = inventedPosting({
    externalId: "9",
    company: "Ropeway Ltd",
    title: "Rigger",
    places: [denver],
  });
  await storeBatch(db, other, [repost], now);
});
afterAll(() => opened.close());

const read = (slug: string, page = 1) => readCompany(opened.db, slug, { sort: "newest", page, now });

test("all spellings of a company share one page", async () => {
  const company = await read("ropeway");
  expect(company?.openings.map((job) => job.title).sort()).toEqual(["Cook", "Rigger", "Rigger"]);
  expect(company?.figures).toMatchObject({
    openings: 3,
    newThisWeek: 1,
    everSeen: 3,
    firstSeenAt: monthsAgo,
  });
  expect(company?.places.map((place) => place.name).sort()).toEqual(["Berlin", "Denver"]);
});

test("an opening that came back months later is listed as posted again", async () => {
  const company = await read("ropeway");
  expect(company?.reposted).toMatchObject([{ title: "Rigger", postedAt: [monthsAgo, now] }]);
});

test("an opening whose closing date is over comes last and is not counted as open", async () => {
  const { db } = opened;
  const closed = inventedPosting({ company: "Slipway", title: "Diver", closesAt: new Date("2026-11-21") });
  const open = inventedPosting({ company: "Slipway", title: "Welder", closesAt: new Date("2026-11-22") });
  await storeBatch(db, await inventedSource(db), [open], monthsAgo);
  await storeBatch(db, await inventedSource(db), [closed], now);
  const company = await read("slipway");
  expect(company?.openings.map((job) => job.title)).toEqual(["Welder", "Diver"]);
  expect(company?.figures).toMatchObject({ openings: 1, closed: 1, newThisWeek: 0, everSeen: 2 });
  expect(await listCompanies(db, "s", now)).toMatchObject([{ name: "Slipway", openings: 1 }]);
});

test("a page beyond the last is the last, and an unknown company is null", async () => {
  expect(await read("ropeway", 99)).toMatchObject({ page: 1, pages: 1 });
  expect(await read("nowhere")).toBeNull();
  expect(await read("")).toBeNull();
});

test("companies are listed with their openings", async () => {
  const all = await listCompanies(opened.db, "", now);
  expect(all[0]).toMatchObject({ path: "/companies/ropeway", openings: 3 });
  expect(await listCompanies(opened.db, "q", now)).toEqual([]);
});

test("a company whose only advert is closed is not listed", async () => {
  const { db } = opened;
  const posting = inventedPosting({ company: "Quay", title: "Clerk", closesAt: new Date("2026-11-21") });
  await storeBatch(db, await inventedSource(db), [posting], now);
  expect(await listCompanies(db, "q", now)).toEqual([]);
});

test("rows of an older version are rebuilt once", async () => {
  const { db } = opened;
  await db.updateTable("jobs").set({ company_slug: "", index_version: 0 }).execute();
  expect(await read("ropeway")).toBeNull();
  expect(await rebuildOutdatedJobs(db, { now })).toBe(7);
  expect(await read("ropeway")).not.toBeNull();
  expect(await rebuildOutdatedJobs(db, { now })).toBe(0);
  const versions = await db.selectFrom("jobs").select("index_version").distinct().execute();
  expect(versions).toEqual([{ index_version: indexVersion }]);
});

test("a range too wide to compare comes last when sorted by pay", async () => {
  const { db } = opened;
  const pays = {
    Cook: "€30,000 - €40,000 a year",
    Smith: "€20,000 - €150,000 a year",
    Rigger: "€50,000 a year",
  };
  const postings = Object.entries(pays).map(([title, words]) =>
    inventedPosting({
      externalId: `wide-${title}`,
      company: "Gantry",
      title,
      pay: readPay(null, words, {}).pay,
    }),
  );
  await storeBatch(db, await inventedSource(db, { name: "gantry" }), postings, now);
  const company = await readCompany(db, "gantry", { sort: "pay", page: 1, now });
  expect(company?.openings.map((job) => job.title)).toEqual(["Rigger", "Cook", "Smith"]);
  expect(company?.openings.at(-1)?.pay).toMatchObject({ min: 20_000, max: 150_000, yearlyUsdMax: 172_500 });
});
