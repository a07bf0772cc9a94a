import { afterAll, beforeAll, expect, test } from "vitest";
import { berlin, denver, inventedPosting, inventedSource } from "../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../tests/support/test-database.ts";
import { similarJobs } from "./similar-jobs.server.ts";
import { storeBatch } from "./indexing/store-batch.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

test("a backslash in a country code is escaped in its lexeme", async () => {
  const { db } = opened;
  const places = [{ ...berlin, countryCode: "\\" }];
  const postings = ["Tower Crane Operator", "Mobile Crane Operator"].map((title) =>
    inventedPosting({ title, company: `${title} Ltd`, descriptionText: `${title}: lifts beams.`, places }),
  );
  await storeBatch(db, await inventedSource(db), postings, now);
  const tower = await db
    .selectFrom("jobs")
    .select("id")
    .where("title", "=", "Tower Crane Operator")
    .executeTakeFirstOrThrow();
  const similar = await similarJobs(db, tower.id, { limit: 5, now });
  expect(similar.map(({ title }) => title)).toEqual(["Mobile Crane Operator"]);
});

test("hidden companies and jobs are not among the similar ones", async () => {
  const { db } = opened;
  const titles = ["Kiln Fitter", "Senior Kiln Fitter", "Night Kiln Fitter", "Lead Kiln Fitter"];
  const postings = titles.map((title) =>
    inventedPosting({ title, company: `${title} Ltd`, descriptionText: `${title}: fits kilns.` }),
  );
  await storeBatch(db, await inventedSource(db), postings, now);
  const rows = await db.selectFrom("jobs").select(["id", "title"]).where("title", "in", titles).execute();
  const id = (title: string) => rows.find((row) => row.title === title)?.id ?? 0;
  const leftOut = { jobIds: [id("Night Kiln Fitter")], companySlugs: ["senior-kiln-fitter"] };
  const similar = await similarJobs(db, id("Kiln Fitter"), { limit: 5, now, leftOut });
  expect(similar.map(({ title }) => title)).toEqual(["Lead Kiln Fitter"]);
});

test("jobs of another country are not similar, unless the job has no country", async () => {
  const { db } = opened;
  const places = {
    "Harbour Pilot": [berlin],
    "River Harbour Pilot": [berlin],
    "Night Harbour Pilot": [denver],
    "Chief Harbour Pilot": [],
  };
  const postings = Object.entries(places).map(([title, where]) =>
    inventedPosting({
      title,
      company: `${title} Ltd`,
      descriptionText: `${title}: steers ships.`,
      places: where,
    }),
  );
  await storeBatch(db, await inventedSource(db), postings, now);
  const similarTo = async (title: string) => {
    const { id } = await db
      .selectFrom("jobs")
      .select("id")
      .where("title", "=", title)
      .executeTakeFirstOrThrow();
    return (await similarJobs(db, id, { limit: 5, now })).map((job) => job.title).toSorted();
  };
  expect(await similarTo("Harbour Pilot")).toEqual(["River Harbour Pilot"]);
  expect(await similarTo("Chief Harbour Pilot")).toEqual([
    "Harbour Pilot",
    "Night Harbour Pilot",
    "River Harbour Pilot",
  ]);
});

test("jobs whose closing date is over are left out", async () => {
  const { db } = opened;
  const closing = {
    "Organ Tuner": null,
    "Church Organ Tuner": "2026-11-19",
    "Concert Organ Tuner": "2026-11-20",
  };
  const postings = Object.entries(closing).map(([title, date]) =>
    inventedPosting({ title, company: `${title} Ltd`, closesAt: date === null ? null : new Date(date) }),
  );
  await storeBatch(db, await inventedSource(db), postings, now);
  const { id } = await db
    .selectFrom("jobs")
    .select("id")
    .where("title", "=", "Organ Tuner")
    .executeTakeFirstOrThrow();
  const similar = await similarJobs(db, id, { limit: 5, now });
  expect(similar.map(({ title }) => title)).toEqual(["Concert Organ Tuner"]);
});
