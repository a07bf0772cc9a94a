import { afterAll, beforeAll, expect, test } from "vitest";
import { berlin, denver, inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { completePay } from "../extraction/pay.ts";
import type { Posting } from "../posting.ts";
import { storeBatch } from "../indexing/store-batch.server.ts";
import { countLandingPages } from "./count-landing-pages.server.ts";
import { landingsOfJob, listLandingAddresses, listLandings, readLanding } from "./read-landing.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
let database: TestDatabase;

const closed = { closesAt: new Date("2026-11-19T00:00:00Z") };

const nurse = (at: number, facts: Partial<Posting> = {}) =>
  inventedPosting({
    title: "Registered Nurse",
    company: at < 3 ? "Northbeck Hospital" : `Clinic ${at}`,
    descriptionText: `${at}: you look after people on ward ${at * 7} and write down what you see, every shift.`,
    places: [denver],
    pay: completePay({
      min: 60_000 + at * 1_000,
      max: 60_000 + at * 1_000,
      currency: "USD",
      period: "year",
      predicted: false,
      raw: "",
    }).pay,
    ...facts,
  });

beforeAll(async () => {
  database = await testDatabase();
  const postings = [
    ...Array.from({ length: 11 }, (_, at) => nurse(at, { degree: "bachelor", types: ["full-time"] })),
    ...Array.from({ length: 9 }, (_, at) => nurse(20 + at, { places: [berlin], pay: null })),
    inventedPosting({ title: "Baker", places: [denver] }),
    nurse(40, closed),
    nurse(41, { ...closed, places: [berlin] }),
    // A search for nurses lists titles with the word, and so leaves these out.
    ...["Sister", "Staff Sister"].map((title) => inventedPosting({ title: `Ward ${title}` })),
    ...Array.from({ length: 10 }, (_, at) =>
      inventedPosting({ title: "Plumber", company: `Pipes ${at}`, ...(at < 1 && closed) }),
    ),
  ];
  await storeBatch(database.db, await inventedSource(database.db), postings, now);
  await countLandingPages(database.db, { now, gazetteer });
});
afterAll(() => database.close());

test("there is a page for each occupation, place and pair with ten open adverts, and for no other", async () => {
  expect((await listLandingAddresses(database.db)).map(({ path }) => path)).toEqual([
    "/occupations/registered-nurse",
    "/occupations/registered-nurse/denver",
    "/places/denver",
  ]);
  expect(await listLandings(database.db, "places", 10)).toEqual([
    { path: "/places/denver", name: "Denver", openings: 12, location: "Denver, Colorado, United States" },
  ]);
});

test("a page has the figures of its openings and its latest jobs", async () => {
  const found = await readLanding(database.db, "/occupations/registered-nurse/denver", now);
  expect(found?.page).toMatchObject({
    title: "Registered nurse jobs in Denver",
    occupation: "Registered nurse",
    place: "Denver",
    openings: 11,
    employers: 9,
    above: { path: "/occupations/registered-nurse", name: "Registered nurse jobs", openings: 22 },
    newest: 11,
    countedAt: now,
  });
  expect(found?.page.most[0]).toEqual({ name: "Northbeck Hospital", openings: 3 });
  expect(found?.page.pay).toMatchObject({ currency: "USD", stated: 11 });
  expect(found?.page.pay?.groups).toEqual([
    { group: "all", adverts: 11, low: 62_500, middle: 65_000, high: 67_500 },
  ]);
  expect(found?.page.facts).toMatchObject({ degreeAsked: 11, noDegree: 0, types: { "full-time": 11 } });
  expect(found?.latest).toHaveLength(8);
  expect(await readLanding(database.db, "/occupations/baker", now)).toBeNull();
});

test("landing pages link to each other, and a job links to them", async () => {
  const everywhere = await readLanding(database.db, "/occupations/registered-nurse", now);
  expect(everywhere?.page).toMatchObject({ openings: 22, place: null });
  expect(everywhere?.page.nearby).toEqual([
    { path: "/occupations/registered-nurse/denver", name: "Denver", openings: 11 },
  ]);
  const inDenver = await readLanding(database.db, "/occupations/registered-nurse/denver", now);
  const nurseInDenver = await landingsOfJob(database.db, Number(inDenver?.latest[0]?.id));
  expect(nurseInDenver.map(({ path }) => path)).toEqual([
    "/occupations/registered-nurse/denver",
    "/occupations/registered-nurse",
  ]);
});

test("a page that lost its openings is listed no longer, but its address is known", async () => {
  const later = new Date("2026-11-21T12:00:00Z");
  await database.db
    .updateTable("jobs")
    .set({ gone_at: later, head: "" })
    .where("title", "=", "Registered Nurse")
    .execute();
  await countLandingPages(database.db, { now: later, gazetteer });
  expect(await listLandingAddresses(database.db)).toEqual([]);
  expect((await readLanding(database.db, "/occupations/registered-nurse/denver", now))?.page.openings).toBe(
    0,
  );
});

test("new openings of each week are kept when they are gone, and old postings are not new", async () => {
  const { db } = database;
  const at = new Date("2026-11-24T12:00:00Z");
  const source = await inventedSource(db, { name: "weeks" });
  const post = (count: number, facts: Partial<Posting>) =>
    Array.from({ length: count }, (_, nth) =>
      inventedPosting({ title: "Locksmith", company: `Keys ${count}-${nth}`, ...facts }),
    );
  const postings = [
    ...post(12, { postedAt: at }),
    ...post(3, { postedAt: new Date("2026-09-01T00:00:00Z") }),
  ];
  await storeBatch(db, source, postings, at);
  await countLandingPages(db, { now: at, gazetteer });
  await db
    .updateTable("jobs")
    .set({ closes_at: closed.closesAt })
    .where("company", "=", "Keys 12-3")
    .execute();
  const later = new Date(at.getTime() + 3_600_000);
  await countLandingPages(db, { now: later, gazetteer });
  const found = await readLanding(db, "/occupations/locksmith", later);
  expect(found?.page).toMatchObject({
    openings: 14,
    weeks: { countedFrom: "2026-11-23", counts: [{ starts: "2026-11-23", openings: 12 }] },
  });
});
