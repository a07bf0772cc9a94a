import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import { isOutdated } from "../../closing-date.ts";
import type { Posting } from "../../posting.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
import { outdatedText } from "../../ui/job-texts.ts";
import { emptySearch, type SearchQuery } from "../query/search-query.ts";
import { findNewMatches } from "./find-new-matches.server.ts";
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
  advert("Microbiologist"),
  advert("Bottle Washer", { skills: ["Microbiology"] }),
  advert("Warehouse Clerk", { company: "Pharmadon" }),
  advert("Electrical Draughtsman"),
  advert("Electrical Fitter"),
  advert("Electrician"),
  advert("Programmer"),
  advert("Software Engineer"),
  ...Array.from({ length: 12 }, (_, number) =>
    advert(`Kubernetes Operator ${number + 1}`, { postedAt: new Date("2026-10-01") }),
  ),
  advert("Port Warden", { skills: ["Kubernetes"], descriptionText: "Kubernetes is useful." }),
  ...Array.from({ length: 6 }, (_, number) => advert(`Information Security Analyst ${number + 1}`)),
  ...Array.from({ length: 6 }, (_, number) => advert(`Security Engineer ${number + 1}`)),
  ...Array.from({ length: 5 }, (_, number) => advert(`Undertaker ${number + 1}`)),
  advert("Mortician"),
  advert("Bestatter", { language: "de" }),
  ...Array.from({ length: 5 }, (_, number) => advert("Architect", { company: `Atelier ${number + 1}` })),
  advert("Security Architect"),
  advert("Openings at Cartographer House", { company: "Cartographer House" }),
  advert("Cartographer"),
  advert("Land Surveyor", { descriptionText: "You draw maps of an archipelago." }),
  advert("CCTV Technician"),
  advert("Freelance Agent", { company: "CCTV House" }),
  advert("Office Assistant"),
  advert("Secretary"),
  ...[
    { company: "Open Ltd", closesAt: null },
    { company: "Closed Ltd", closesAt: new Date("2026-11-10") },
  ].map((facts) => advert("Saddler", { ...facts, postedAt: new Date("2026-10-01") })),
  advert("Tailor"),
  advert("Translator"),
  ...Array.from({ length: 5 }, (_, number) =>
    advert("Falconer", { years: 0, company: `Aviary ${number + 1}` }),
  ),
  advert("Junior Falconer", { level: "entry" }),
  advert("Glazier", { years: 0 }),
  advert("Junior Glazier", { level: "entry" }),
  advert("Warehouse Porter", { skills: ["Data Entry"] }),
  advert("Data Warehouse Developer"),
  advert("Interior Designer"),
  advert("Marketing Officer", { company: "Fern Media" }),
  advert("Marketing and Sales Officer", { company: "Fern Media" }),
];

beforeAll(async () => {
  opened = await testDatabase();
  await storeBatch(opened.db, await inventedSource(opened.db), adverts, now);
});
afterAll(() => opened.close());

const search = (keywords: string, query: Partial<SearchQuery> = {}) =>
  searchJobs(opened.db, { ...emptySearch, keywords, ...query }, { now, gazetteer });

const titles = async (keywords: string) => (await search(keywords)).jobs.map(({ title }) => title);

describe("ranking", () => {
  test("the shorter title ranks first, and a job with the company's name in its description is not listed", async () => {
    const { jobs } = await search("meridian harbour pilot");
    expect(jobs.map(({ title, company }) => [title, company])).toEqual([
      ["Harbour Pilot", "Meridian Docks"],
      ["Harbour Pilot and Tug Master", "Meridian Docks"],
    ]);
  });

  test("among jobs with the word only in the description, more occurrences rank higher", async () => {
    const { jobs } = await search("cellist", { mentions: true });
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

describe("lists and links", () => {
  test("jobs that have a skill only among their skills are listed after the titles, in the same total by date", async () => {
    const best = await search("kubernetes");
    expect(best.jobs.at(-1)?.title).toBe("Port Warden");
    expect(best).toMatchObject({ total: { value: 13 }, mentioned: { value: 0 } });
    expect((await search("kubernetes", { sort: "date" })).total).toEqual(best.total);
  });

  test("a title with only a part of the name comes after those with all of it", async () => {
    const shown = await titles("information security analyst");
    expect(shown.indexOf("Security Engineer 1")).toBeGreaterThanOrEqual(6);
    expect(shown.slice(0, 6).filter((title) => !/security analyst/i.test(title))).toEqual([]);
  });

  test("titles that name the occupation in other words come after the typed ones, and are in alerts", async () => {
    const asked = await search("undertaker");
    expect(asked.jobs.at(-1)?.title).toBe("Mortician");
    expect(asked.jobs.map(({ title }) => title)).toContain("Bestatter");
    expect((await search("undertaker", { sort: "date" })).total).toEqual(asked.total);
    const alerted = await findNewMatches(
      opened.db,
      { ...emptySearch, keywords: "undertaker" },
      { now, gazetteer, afterJobId: 0, since: new Date(0), limit: 100 },
    );
    expect(alerted).toHaveLength(asked.total.value);
  });

  test("a title with the word that names another occupation comes last", async () => {
    expect((await titles("architect")).at(-1)).toBe("Security Architect");
  });

  test("without experience, jobs that say so come first", async () => {
    expect((await titles("falconer no experience")).at(-1)).toBe("Junior Falconer");
    expect(await titles("glazier no experience")).toEqual(["Glazier", "Junior Glazier"]);
  });

  test("jobs of the field that a name is about are similar", async () => {
    const { jobs, similar } = await search("warehouse associate");
    const shown = [...jobs, ...similar].map(({ title }) => title);
    expect(shown).toEqual(expect.arrayContaining(["Warehouse Clerk", "Warehouse Porter"]));
  });

  test("the words of a skill are adjacent", async () => {
    expect(await titles("data warehouse")).toEqual(["Data Warehouse Developer"]);
  });

  test("nouns that no job has are not taken for a description of other work", async () => {
    expect(await titles("video games")).toEqual([]);
    expect(await titles("sewing clothes")).toContain("Tailor");
  });

  test("a made title is not searched, but its company is", async () => {
    expect((await search("cartographer")).jobs.map(({ title }) => title)).toEqual(["Cartographer"]);
    expect((await search("cartographer house")).jobs.map(({ title }) => title)).toEqual([
      "Openings at Cartographer House",
    ]);
  });

  test("a word next to an occupation is in the title, the company or the place", async () => {
    const asked = await search("surveyor archipelago");
    expect(asked).toMatchObject({ jobs: [], mentioned: { value: 1, exact: true } });
  });
});

describe("sentences", () => {
  test("the story around the wish is not looked for", async () => {
    expect(
      await titles("I was at home with the bees for 9 years and want to go back to office work"),
    ).toEqual(["Office Assistant", "Secretary"]);
  });

  test("a word is not the beginning of other work, and the name of a company says little", async () => {
    expect(await titles("i have a secret and want something with fern")).toEqual([]);
  });

  test("without the condition that no job meets, the jobs are counted", async () => {
    const { jobs, mostRestrictiveFilter } = await search("beekeeper on weekends");
    expect(jobs).toEqual([]);
    expect(mostRestrictiveFilter).toEqual({
      label: "“Weekends”",
      count: { value: 1, exact: true },
      search: "q=beekeeper",
    });
  });

  test("a field is looked for by the name of those who work in it, not as a skill of others", async () => {
    expect(await titles("microbiology")).toEqual(["Microbiologist"]);
  });

  test("a sentence about things means the work that is done with them", async () => {
    expect(await titles("i fill in spreadsheets and answer calls, with medicines and pills")).toEqual([
      "Pharmacist",
    ]);
  });

  test("a trade is also looked for by the name of those who practise it", async () => {
    expect(await titles("I would like to learn tailoring")).toEqual(["Tailor"]);
    expect(await titles("interior design")).toEqual(["Interior Designer"]);
  });
});

describe("what a search says", () => {
  test("words that say nothing about the work are not looked for", async () => {
    const { jobs, unusedWords } = await search("urgent beekeeper this week");
    expect(jobs.map(({ title }) => title)).toEqual(["Beekeeper"]);
    expect(unusedWords).toEqual(["urgent", "week"]);
  });

  test("an exclusion may be in words", async () => {
    const { jobs } = await search("marketing no sales");
    expect(jobs.map(({ title }) => title)).toEqual(["Marketing Officer"]);
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

test.each(["relevance", "date"] as const)(
  "by %s, adverts that are closed are counted, and listed last if asked for",
  async (sort) => {
    const open = await search("saddler", { sort });
    expect(open).toMatchObject({ jobs: [{ company: "Open Ltd" }], total: { value: 1 }, closed: 1 });
    const all = await search("saddler", { sort, closed: true });
    expect(all).toMatchObject({
      jobs: [{ company: "Open Ltd" }, { company: "Closed Ltd" }],
      total: { value: 2 },
      closed: 1,
    });
  },
);

describe("adverts of files that are older than a year", () => {
  const lantern = (number: number, postedAt: Date, facts: Partial<Posting> = {}) =>
    advert(`Lantern Painter ${number}`, { postedAt, company: `Lantern House ${number}`, ...facts });
  const [fresh, old] = [new Date("2026-11-01"), new Date("2021-05-01")];

  test("come after the others in both orders, on every page", async () => {
    const file = await inventedSource(opened.db, { name: "corpus:lanterns", adapter: "postings" });
    const board = await inventedSource(opened.db, { name: "greenhouse:lanterns" });
    await storeBatch(
      opened.db,
      file,
      [
        advert("Lantern Painter", { postedAt: old }),
        ...Array.from({ length: 14 }, (_, number) => lantern(number, old)),
        ...Array.from({ length: 14 }, (_, number) =>
          lantern(20 + number, fresh, { title: `Painter of Paper Lanterns ${number}` }),
        ),
        lantern(40, old, { closesAt: new Date("2026-12-24") }),
      ],
      now,
    );
    await storeBatch(opened.db, board, [lantern(41, old)], now);
    const both = async (sort: SearchQuery["sort"]) => {
      const pages = [];
      for (const page of [1, 2])
        pages.push(...(await search("lantern painter", { sort, page, asOf: now })).jobs);
      return pages;
    };
    const byScore = (await both("relevance")).map((job) => isOutdated(job, now));
    expect(byScore.filter(Boolean)).toHaveLength(15);
    expect(byScore).toEqual(byScore.toSorted((one, other) => Number(one) - Number(other)));
    const byDate = (await both("date")).map(({ postedAt }) => postedAt !== null && postedAt < fresh);
    expect(byDate.slice(0, 14)).not.toContain(true);
    const [last] = (await both("relevance")).slice(-1);
    expect(last && outdatedText(last, now)).toBe("5 years old, may be filled");
  });
});
