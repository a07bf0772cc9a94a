import { afterAll, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../tests/support/invented-posting.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { readHomeFigures } from "./read-home-figures.server.ts";
import { recountDays } from "./freshness/recount-statistics.server.ts";
import { storeBatch } from "./indexing/store-batch.server.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const minutesBefore = (minutes: number) => new Date(noon.getTime() - minutes * 60_000);

const database = await testDatabase();
afterAll(() => database.close());
const read = () => readHomeFigures(database.db, () => noon);

test("an empty index gives zeros and no jobs without an error", async () => {
  const none = { count: 0, isExact: true };
  expect(await read()).toEqual({
    jobs: 0,
    justIn: [],
    foundLastHour: none,
    foundLastDay: none,
    sources: 0,
    areSamples: true,
  });
});

test("counts live jobs and those of the last hour, and lists the newest", async () => {
  const source = await inventedSource(database.db);
  const at = (minutes: number, title: string) =>
    storeBatch(
      database.db,
      source,
      [inventedPosting({ title, company: `${title} Ltd`, postedAt: minutesBefore(minutes) })],
      minutesBefore(minutes),
    );
  await at(300, "Archivist");
  await at(240, "Beekeeper");
  for (const [minutes, title] of [
    [59, "Carpenter"],
    [50, "Dyer"],
    [40, "Engraver"],
    [30, "Fletcher"],
    [20, "Glazier"],
    [10, "Hatter"],
  ] as const) {
    await at(minutes, title);
  }
  const figures = await read();
  expect(figures).toMatchObject({
    jobs: 8,
    foundLastHour: { count: 6, isExact: true },
    foundLastDay: { count: 8 },
    areSamples: false,
  });
  expect(figures.justIn.map((job) => job.title)).toEqual([
    "Hatter",
    "Glazier",
    "Fletcher",
    "Engraver",
    "Dyer",
    "Carpenter",
    "Beekeeper",
    "Archivist",
  ]);
});

test("lists one job of an employer and of a trade", async () => {
  const source = await inventedSource(database.db);
  for (const [title, company] of [
    ["Night Hatter", "Hats & Sons"],
    ["Joiner", "Glazier Ltd"],
  ] as const) {
    await storeBatch(
      database.db,
      source,
      [inventedPosting({ title, company, postedAt: minutesBefore(600) })],
      minutesBefore(600),
    );
  }
  const titles = (await read()).justIn.map((job) => job.title);
  expect(titles).toContain("Hatter");
  expect(titles).not.toContain("Night Hatter");
  expect(titles).not.toContain("Joiner");
  await database.db.deleteFrom("jobs").where("title", "in", ["Night Hatter", "Joiner"]).execute();
  await recountDays(database.db);
});

test("jobs that are gone are neither counted as new nor listed", async () => {
  await database.db.updateTable("jobs").set({ gone_at: noon }).where("title", "=", "Hatter").execute();
  const figures = await read();
  expect(figures.foundLastHour.count).toBe(5);
  expect(figures.justIn[0]?.title).toBe("Glazier");
});

test("a job whose closing date is over is neither counted nor listed as just in", async () => {
  await database.db
    .updateTable("jobs")
    .set({ closes_at: new Date("2026-11-19T00:00:00Z") })
    .where("title", "=", "Glazier")
    .execute();
  const figures = await read();
  expect(figures).toMatchObject({ jobs: 7, foundLastHour: { count: 4 } });
  expect(figures.justIn[0]?.title).toBe("Fletcher");
});
