import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import type { Posting } from "../../posting.ts";
import { rebuildJobs } from "../../indexing/rebuild-jobs.server.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
import { emptySearch, type SearchQuery } from "../query/search-query.ts";
import { searchJobs } from "./search-jobs.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
let opened: Awaited<ReturnType<typeof testDatabase>>;

/** Builds a posting from a company of its own. Its text says only what the test sets. */
const advert = (title: string, facts: Partial<Posting> = {}): Posting =>
  inventedPosting({ title, company: "Ostrava Holding", descriptionText: "Please write to us.", ...facts });

const adverts = [
  advert("Data Analyst"),
  advert("Office Manager", { descriptionText: "You collect figures for our data analyst." }),
  advert("Engineer for Wind Turbines"),
  advert("Wind Engineer", { postedAt: new Date("2026-09-01") }),
  advert("Bottling Line Operator", { company: "Kestrel Foods" }),
  advert("Falconer", { descriptionText: "You keep a kestrel and two owls." }),
  advert("Shop Assistant", { descriptionText: "You sell the honey of a beekeeper." }),
  advert("Night Nurse"),
  advert("Driver, Depot Three"),
  advert("Software Engineer, Driver Team"),
  advert("Nurses for a Children's Ward"),
  advert("Software Engineer"),
  advert("Registered Nurse, Emergency"),
  advert("Cluster Operator", { skills: ["Kubernetes"] }),
  advert("Frontend Developer, Maps"),
  advert("Front-end Developer, Billing"),
  advert("Front End Developer, Games"),
  advert("C++ Developer"),
  advert("C# Developer"),
  advert("C Developer"),
  advert(".NET Developer"),
  advert("IT Support Technician"),
  advert("Support Worker", { descriptionText: "Help people and make it work for them." }),
  advert("JavaScript Developer"),
  advert("AI Researcher"),
  advert("Roof Maintainer", { descriptionText: "You maintain roofs by air." }),
  advert("Sommelière", { descriptionText: "Un café à Genève." }),
  advert("Arzt Innere Medizin", {
    language: "de",
    descriptionText: "Wir suchen erfahrene Ärzte für unsere Kliniken.",
  }),
  advert("看護師"),
  advert("Pastry Chef"),
  advert("Pastry Shop Owner"),
  advert("Glazier", { descriptionText: "Windows, and a pastry on Fridays." }),
  advert("Port Warden", { postedAt: new Date("2026-09-01") }),
  advert("Transport Planner"),
  advert("Lighthouse Keeper"),
];

beforeAll(async () => {
  opened = await testDatabase();
  const source = await inventedSource(opened.db);
  await storeBatch(opened.db, source, adverts, now);
});
afterAll(() => opened.close());

const search = (query: Partial<SearchQuery>) =>
  searchJobs(opened.db, { ...emptySearch, ...query }, { now, gazetteer });

/** Returns the titles of the jobs, best first. */
async function found(keywords: string, query: Partial<SearchQuery> = {}): Promise<string[]> {
  const { jobs, correctedTo } = await search({ keywords, ...query });
  expect(correctedTo).toBeNull();
  return jobs.map((job) => job.title);
}

describe("ranking", () => {
  test("jobs that only mention the words are counted, and listed when asked for", async () => {
    expect(await found("data analyst")).toEqual(["Data Analyst"]);
    expect((await search({ keywords: "data analyst" })).mentioned).toEqual({ value: 1, exact: true });
    const { jobs } = await search({ keywords: "data analyst", mentions: true });
    expect(jobs.map((job) => job.title)).toEqual(["Office Manager"]);
  });

  test("mentions are only counted when no job is what was asked for", async () => {
    for (const keywords of ["owls", "beekeeper"]) {
      const asked = await search({ keywords });
      expect(asked).toMatchObject({ jobs: [], total: { value: 0 }, mentioned: { value: 1, exact: true } });
    }
  });

  test("the last page is followed by similar jobs, which are in no count", async () => {
    const asked = await search({ keywords: "kubernetes zeppelin" });
    expect(asked).toMatchObject({ jobs: [], total: { value: 0 }, similar: [{ title: "Cluster Operator" }] });
    const byDate = await search({ keywords: "kubernetes zeppelin", sort: "date" });
    expect(byDate.similar).toEqual(asked.similar);
    // A later page, the list of mentions and a search without words have none.
    for (const query of [
      { keywords: "kubernetes zeppelin", page: 2 },
      { keywords: "kubernetes zeppelin", mentions: true },
      { keywords: "kubernetes zeppelin", verbatim: true },
      {},
    ])
      expect((await search(query)).similar).toEqual([]);
  });

  test("jobs that miss one condition are similar", async () => {
    const { jobs, similar, mostRestrictiveFilter } = await search({
      keywords: "sommelière",
      types: ["internship"],
    });
    expect(jobs).toEqual([]);
    expect(mostRestrictiveFilter?.label).toBe("Job Type");
    expect(similar.map(({ title }) => title)).toEqual(["Sommelière"]);
  });

  test("adjacent words rank above separate words, even in newer jobs", async () => {
    expect(await found("wind engineer")).toEqual(["Wind Engineer", "Engineer for Wind Turbines"]);
  });

  test("a search for a company lists its openings", async () => {
    const { jobs, company, mentioned } = await search({ keywords: "kestrel foods" });
    expect(jobs.map((job) => job.title)).toEqual(["Bottling Line Operator"]);
    expect(company).toMatchObject({ name: "Kestrel Foods", path: "/companies/kestrel-foods" });
    expect(mentioned?.value).toBe(0);
    expect((await search({ keywords: "kestrel" })).mentioned?.value).toBe(1);
  });

  test("a job is found by its occupation, in any words and languages", async () => {
    expect(await found("Datenanalystin")).toEqual(["Data Analyst"]);
    expect(await found("programista")).toContain("Software Engineer");
  });

  test("a part of a word is only a mention if the word is known", async () => {
    expect(await found("port")).toEqual(["Port Warden"]);
    const { jobs } = await search({ keywords: "port", mentions: true });
    expect(jobs.map(({ title }) => title)).toContain("Transport Planner");
  });
});

describe("matching", () => {
  test("plural and singular match each other", async () => {
    const nurses = ["Night Nurse", "Nurses for a Children's Ward", "Registered Nurse, Emergency"];
    expect((await found("nurse")).sort()).toEqual(nurses);
    expect((await found("nurses")).sort()).toEqual(nurses);
  });

  test.each([
    ["swe", "Software Engineer"],
    ["programmer", "Software Engineer"],
    ["RN", "Registered Nurse, Emergency"],
    ["k8s", "Cluster Operator"],
  ])("%s finds its synonym", async (keywords, title) => {
    expect(await found(keywords)).toContain(title);
  });

  test.each(["frontend", "front-end", "front end", "Front End", "FRONTEND developer"])(
    "%s in every spelling",
    async (keywords) => {
      expect((await found(keywords)).sort()).toEqual([
        "Front End Developer, Games",
        "Front-end Developer, Billing",
        "Frontend Developer, Maps",
      ]);
    },
  );

  test.each([
    ["C++", ["C++ Developer"]],
    ["c++ developer", ["C++ Developer"]],
    ["C#", ["C# Developer"]],
    ["C", ["C Developer"]],
    [".NET", [".NET Developer"]],
    [".net developer", [".NET Developer"]],
  ])("%s is matched as a language of its own", async (keywords, titles) => {
    expect(await found(keywords)).toEqual(titles);
  });

  test("IT is matched as a trade, not as a pronoun", async () => {
    expect(await found("IT support")).toEqual(["IT Support Technician"]);
    expect(await found("it support")).toEqual(["IT Support Technician"]);
    expect(await found("helpdesk")).toEqual(["IT Support Technician"]);
  });

  test("beginnings and parts of words match from three letters", async () => {
    expect(await found("script")).toEqual(["JavaScript Developer"]);
    expect(await found("lighth")).toEqual(["Lighthouse Keeper"]);
    expect(await found("house")).toEqual(["Lighthouse Keeper"]);
    expect(await found("ai")).toEqual(["AI Researcher"]);
  });

  test("accents and case do not matter", async () => {
    for (const keywords of ["sommeliere", "Sommelière", "SOMMELIÈRE"])
      expect(await found(keywords)).toEqual(["Sommelière"]);
    expect(await found("geneve cafe", { mentions: true })).toEqual(["Sommelière"]);
  });

  test("each language is stemmed by its own rules", async () => {
    for (const keywords of ["Arzt", "Ärzte"]) expect(await found(keywords)).toEqual(["Arzt Innere Medizin"]);
    expect(await found("klinik", { mentions: true })).toEqual(["Arzt Innere Medizin"]);
    expect(await found("看護")).toEqual(["看護師"]);
  });

  test("words that every advert contains are optional", async () => {
    expect(await found("falconer jobs")).toEqual(["Falconer"]);
    expect(await found("hiring a falconer")).toEqual(["Falconer"]);
  });
});

describe("exclusion", () => {
  test("an exclusion keeps the jobs of an occupation that is named in other words", async () => {
    expect(await found("Krankenschwester -zeppelin")).toEqual(await found("Krankenschwester"));
  });

  test("a minus excludes a word", async () => {
    expect(await found("pastry")).toEqual(["Pastry Chef", "Pastry Shop Owner"]);
    expect(await found("pastry -chef")).toEqual(["Pastry Shop Owner"]);
    expect(await found('pastry -"shop owner"')).toEqual(["Pastry Chef"]);
  });

  test("a query of only excluded words finds all other jobs", async () => {
    const { total } = await search({ keywords: "-developer" });
    const developers = adverts.filter((one) => one.title.includes("Developer")).length;
    expect(total).toEqual({ value: adverts.length - developers, exact: true });
  });

  test("a phrase does not match separate words", async () => {
    expect(await found('"wind engineer"')).toEqual(["Wind Engineer"]);
    expect(await found('"engineer wind"')).toEqual([]);
  });
});

describe("typing errors", () => {
  test.each([
    ["lighthuose keeper", "lighthouse keeper"],
    ["lighthoise", "lighthouse"],
    ["falcner", "falconer"],
    ["kesterl", "kestrel"],
  ])("%s is corrected to %s", async (keywords, correctedTo) => {
    const result = await search({ keywords });
    expect(result.correctedTo).toBe(correctedTo);
    expect(result.jobs[0]?.title).toBe((await search({ keywords: correctedTo })).jobs[0]?.title);
  });

  test("the list of mentions is of the corrected words, as its count is", async () => {
    for (const keywords of ["data anaylst", "kesterl"]) {
      const asked = await search({ keywords });
      expect(asked.mentioned).toEqual({ value: 1, exact: true });
      const mentions = await search({ keywords, mentions: true });
      expect(mentions.correctedTo).toBe(asked.correctedTo);
      expect(mentions.total).toEqual(asked.mentioned);
    }
  });

  test("a search with a place is corrected, although the place has no such job", async () => {
    const result = await search({ keywords: "lighthuose keeper", location: "Reykjavik" });
    expect(result).toMatchObject({
      correctedTo: "lighthouse keeper",
      total: { value: 0 },
      mostRestrictiveFilter: { label: "Location", count: { value: 1 } },
    });
  });

  test("an exact search is not corrected", async () => {
    expect(await search({ keywords: "falcner", verbatim: true })).toMatchObject({
      correctedTo: null,
      total: { value: 0 },
    });
  });

  test("a known word is not corrected", async () => {
    expect((await search({ keywords: "falconer" })).correctedTo).toBeNull();
    expect((await search({ keywords: "pastry" })).correctedTo).toBeNull();
  });
});

describe("similar jobs", () => {
  const similarTo = async (keywords: string) =>
    (await search({ keywords })).similar.map(({ title }) => title);

  test("they have the occupation", async () => {
    expect((await similarTo("pastry chef zeppelin"))[0]).toBe("Pastry Chef");
  });

  test("they have the noun of an occupation's name unless it is other work", async () => {
    expect(await search({ keywords: "truck driver" })).toMatchObject({ jobs: [], total: { value: 0 } });
    expect(await similarTo("truck driver")).toEqual(["Driver, Depot Three"]);
  });

  test("they have some of the words", async () => {
    expect(await similarTo("pastry lighthouse zeppelin")).toContain("Lighthouse Keeper");
  });

  test("they are none of the list, and have no excluded word", async () => {
    const { jobs, similar } = await search({ keywords: "pastry chef -shop" });
    expect(jobs.map((job) => job.title)).toEqual(["Pastry Chef"]);
    expect(similar.map((job) => job.title)).not.toContain("Pastry Chef");
    expect(similar.map((job) => job.title)).not.toContain("Pastry Shop Owner");
  });
});

test("the words to mark are the words of the search", async () => {
  expect((await search({ keywords: "Front End -maps" })).matchedWords).toEqual(["front", "end", "frontend"]);
});

test("an empty search lists all jobs", async () => {
  const { jobs, total, pages, mostRestrictiveFilter } = await search({});
  expect(total).toEqual({ value: adverts.length, exact: true });
  expect({ jobs: jobs.length, pages, mostRestrictiveFilter }).toEqual({
    jobs: 20,
    pages: 2,
    mostRestrictiveFilter: null,
  });
});

test("a job that is gone is not found", async () => {
  const { db } = opened;
  expect(await found("lighthouse")).toEqual(["Lighthouse Keeper"]);
  const posting = await db
    .updateTable("postings")
    .set({ gone_at: now })
    .where("title", "=", "Lighthouse Keeper")
    .returning("job_id")
    .executeTakeFirstOrThrow();
  await rebuildJobs(db, [posting.job_id], now);
  expect(await found("lighthouse")).toEqual([]);
  expect((await search({})).total.value).toBe(adverts.length - 1);
});

describe("exact titles", () => {
  test.each([
    "Visa Officer",
    "Not for Profit Adviser",
    "Remote Weigher",
    "Opening Curator",
    "No-Code Builder",
    "Head of Honey IT",
    "Falconer - Night Shift",
  ])("%s comes first, whatever the words mean", async (title) => {
    const { db } = opened;
    const source = await inventedSource(db, { name: `titles:${title}`, adapter: "titles" });
    const others = ["Visa Accountant", "Visa Cashier", "Visa Analyst"].map((one) =>
      advert(one.replace("Visa ", ""), { company: "Visa Inc" }),
    );
    await storeBatch(db, source, [...others, advert(title)], now);
    for (const sort of ["relevance", "date"] as const) {
      const { jobs } = await search({ keywords: title.toLowerCase(), sort });
      expect(jobs.map((job) => job.title)).toContain(title);
      if (sort === "relevance") expect(jobs[0]?.title).toBe(title);
    }
  });
});
