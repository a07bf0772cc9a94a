import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import type { Posting } from "../../posting.ts";
import { storeBatch } from "../../store/store-batch.server.ts";
import { emptySearch } from "../query/search-query.ts";
import { searchJobs } from "./search-jobs.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
let opened: Awaited<ReturnType<typeof testDatabase>>;

const advert = (title: string, facts: Partial<Posting> = {}): Posting =>
  inventedPosting({ title, company: "Ostrava Holding", descriptionText: "Please write to us.", ...facts });

/** Enough adverts that a rarer spelling of the word counts as a typing error. */
const upholsterers = Array.from({ length: 60 }, (_, number) => advert(`Upholsterer ${number + 1}`));

const adverts = [
  ...upholsterers,
  advert("Upolsterer"),
  advert("Harbour Pilot and Tug Master", { company: "Meridian Docks" }),
  advert("Harbour Pilot", { company: "Meridian Docks" }),
  advert("Harbour Pilot", { descriptionText: "The office of Meridian Docks is next door." }),
  advert("Beekeeper", { descriptionText: "Our beekeeper keeps bees, and a cellist plays to them." }),
  advert("Concert Steward", {
    descriptionText: "A cellist plays. You help the cellist; the cellist helps you.",
  }),
  advert("Pharmacist"),
  advert("Warehouse Clerk", { company: "Pharmadon" }),
  advert("Electrical Draughtsman"),
  advert("Electrical Fitter"),
  advert("Electrician"),
  advert("Programmer"),
  advert("Software Engineer"),
];

beforeAll(async () => {
  opened = await testDatabase();
  await storeBatch(opened.db, await inventedSource(opened.db), adverts, now);
});
afterAll(() => opened.close());

const search = (keywords: string) => searchJobs(opened.db, { ...emptySearch, keywords }, { now, gazetteer });

describe("ranking", () => {
  test("a match of company and title ranks above the same words in a description", async () => {
    const { jobs } = await search("meridian harbour pilot");
    expect(jobs.map(({ title, company }) => [title, company])).toEqual([
      ["Harbour Pilot", "Meridian Docks"],
      ["Harbour Pilot and Tug Master", "Meridian Docks"],
      ["Harbour Pilot", "Ostrava Holding"],
    ]);
  });

  test("among jobs with the word only in the description, more occurrences rank higher", async () => {
    const { jobs } = await search("cellist");
    expect(jobs.map(({ title }) => title)).toEqual(["Concert Steward", "Beekeeper"]);
  });

  test("the beginning of a word ranks higher in the title than in the company's name", async () => {
    const { jobs } = await search("pharma");
    expect(jobs.map(({ title }) => title)).toEqual(["Pharmacist", "Warehouse Clerk"]);
  });

  test("the word as typed ranks above a synonym", async () => {
    expect((await search("programmer")).jobs[0]?.title).toBe("Programmer");
    expect((await search("software engineer")).jobs[0]?.title).toBe("Software Engineer");
  });
});

describe("typing errors", () => {
  test("a rare spelling is corrected to a common one", async () => {
    expect((await search("upolsterer")).correctedTo).toBe("upholsterer");
  });

  test("a correction keeps the first and last letters", async () => {
    expect((await search("electrican")).correctedTo).toBe("electrician");
  });
});
