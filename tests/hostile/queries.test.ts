import * as fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generatePosting } from "../../bench/generate-postings.ts";
import { seededRandom } from "../../bench/random.ts";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";
import { findCities } from "../../src/places/find-cities.ts";
import { understandLocation } from "../../src/places/understand-location.ts";
import { filterConditions } from "../../src/jobs/search/filters/filter-conditions.ts";
import type { KnownWord } from "../../src/jobs/search/query/look-up-words.server.ts";
import { exactTitle } from "../../src/jobs/search/query/exact-title.ts";
import { parseKeywords } from "../../src/jobs/search/query/parse-keywords.ts";
import { readSearchAddress, writeSearchAddress } from "../../src/jobs/search/query/search-address.ts";
import { searchJobs } from "../../src/jobs/search/match/search-jobs.server.ts";
import { lastPage, pageSize, type SearchQuery } from "../../src/jobs/search/query/search-query.ts";
import type { SearchResult } from "../../src/jobs/search/match/search-result.ts";
import { exclusionLiterals } from "../../src/jobs/search/query/term-literals.ts";
import { wordQuery } from "../../src/jobs/search/query/word-query.ts";
import { storeBatch } from "../../src/jobs/indexing/store-batch.server.ts";
import { berlin, denver, inventedSource } from "../support/invented-posting.ts";
import { eachNth, numberOfRuns } from "../support/full-run.ts";
import { testDatabase } from "../support/test-database.ts";
import { anyText, craftedTexts } from "./hostile-texts.ts";

const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
let opened: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  opened = await testDatabase();
  const random = seededRandom(3);
  const options = { places: [denver, berlin], days: 40, now, random };
  const postings = Array.from({ length: 300 }, (_, index) => generatePosting(index, 300, options));
  await storeBatch(opened.db, await inventedSource(opened.db), postings, now);
  await sql`analyze`.execute(opened.db);
});
afterAll(() => opened.close());

test("10,000 addresses can be read, and give the same query when written and read again", () => {
  const names = [
    "q",
    "location",
    "radius",
    "type",
    "level",
    "mode",
    "salary",
    "pay",
    "posted",
    "source",
    "sort",
    "page",
    "asof",
    "verbatim",
    "job",
  ];
  const parameter = fc.tuple(
    fc.oneof(fc.constantFrom(...names), anyText),
    fc.oneof(anyText, fc.constantFrom(...craftedTexts)),
  );
  fc.assert(
    fc.property(fc.array(parameter, { maxLength: 8 }), (parameters) => {
      const { query, ignored } = readSearchAddress(new URLSearchParams(parameters));
      expect(query.keywords.length).toBeLessThanOrEqual(200);
      expect(query.location.length).toBeLessThanOrEqual(120);
      expect(query.keywords.isWellFormed() && !query.keywords.includes("\u0000")).toBe(true);
      expect(query.page >= 1 && query.page <= lastPage).toBe(true);
      expect(Number.isNaN(Number(query.asOf))).toBe(false);
      expect(ignored.length).toBeLessThanOrEqual(8);
      expect(readSearchAddress(writeSearchAddress(query))).toEqual({ query, ignored: [] });
    }),
    { numRuns: numberOfRuns(10_000) },
  );
});

/** Reads a search as the site reads it from an address. */
const asked = (parameters: Record<string, string>): SearchQuery =>
  readSearchAddress(new URLSearchParams(parameters)).query;

/** Returns everything that the database parses as a query. Places take longest to understand. */
function literalsOf(typed: string, asPlace: boolean): string[] {
  const query = asked({
    q: typed,
    location: asPlace ? typed : "",
    source: typed,
    salary: "50",
    posted: "30",
  });
  const { required: terms, excluded } = parseKeywords(query.keywords);
  const known = new Map<string, KnownWord>();
  for (const word of terms.flatMap((term) => term.words)) {
    known.set(word, {
      word,
      jobs: 1,
      foreign: [`de:${word}`],
      startingWith: [`${word}ing`, "a"],
      startingWithJobs: 1,
      isIndexed: true,
      endingWith: [`in${word}`],
    });
  }
  const words = wordQuery(terms, {
    excluded,
    known,
    company: [],
    languages: [],
    sourcesInOneCountry: [],
    hasPlace: false,
    saysBeginners: false,
    exactTitle: exactTitle(query.keywords, []),
  });
  const compiled = words
    ? Object.values(words)
        .flat()
        .filter((one) => typeof one === "string")
    : [];
  const place = understandLocation(query.location, gazetteer);
  const { cityIds } = findCities(place.choices, 25, gazetteer);
  return [
    ...compiled,
    ...exclusionLiterals(excluded, new Map()),
    ...filterConditions(query, { place: { ...place, cityIds, sources: [], isBoth: true }, pay: null }, now)
      .all.lexemes,
  ].filter((one) => one !== null);
}

const read = (literals: string[]) =>
  sql`select count(query::tsquery) from unnest(${literals}::text[]) as query`.execute(opened.db);

test("10,000 texts are queries that the database can read", { timeout: 120_000 }, async () => {
  const texts = [...craftedTexts, ...fc.sample(anyText, 10_000)];
  for (let from = 0; from < texts.length; from += 1_000) {
    const batch = texts
      .slice(from, from + 1_000)
      .map((text, at) => ({ text, literals: literalsOf(text, at % 5 === 0 || from === 0) }));
    const isRead = await read([...new Set(batch.flatMap((one) => one.literals))]).then(
      () => true,
      () => false,
    );
    // Only a failed batch is read text by text, to name the text.
    for (const { text, literals } of isRead ? [] : batch) {
      await expect(read(literals), JSON.stringify(text.slice(0, 200))).resolves.toBeDefined();
    }
  }
});

const isCount = (value: number) => Number.isInteger(value) && value >= 0;

function expectWellFormed(result: SearchResult, query: SearchQuery): void {
  const { total, facets, page, pages, location, mostRestrictiveFilter } = result;
  const jobs = result.jobs.map((job) => job.id);
  expect(jobs.length).toBeLessThanOrEqual(pageSize);
  expect(new Set(jobs).size).toBe(jobs.length);
  expect(isCount(total.value)).toBe(true);
  expect(page).toBe(query.page);
  expect(pages >= 1 && pages <= lastPage).toBe(true);
  if (total.exact && page === 1) expect(jobs.length).toBe(Math.min(total.value, pageSize));
  const groups = [facets.types, facets.levels, facets.workModes, facets.pay.choices, facets.sources];
  expect(groups.flat().every((one) => isCount(one.count.value))).toBe(true);
  expect(facets.pay.histogram).toHaveLength(40);
  expect(facets.pay.histogram.every(isCount)).toBe(true);
  for (const words of [...location.labels, ...location.unknown, ...result.matchedWords])
    expect(words).not.toBe("");
  if (mostRestrictiveFilter) expect(total.value).toBe(0);
}

async function expectAnswer(query: SearchQuery): Promise<void> {
  expectWellFormed(await searchJobs(opened.db, query, { now, gazetteer }), query);
}

test("every crafted text can be searched for, as words and as a place", { timeout: 120_000 }, async () => {
  for (const text of eachNth(4, craftedTexts)) {
    const queries = [
      asked({ q: text }),
      asked({ location: text, radius: "25" }),
      asked({ q: text, location: text, sort: "date" }),
    ];
    for (const query of queries) {
      const failure: unknown = await expectAnswer(query).catch((error: unknown) => error);
      expect(failure, JSON.stringify(query)).toBeUndefined();
    }
  }
});

test("any search gives a valid result", { timeout: 120_000 }, async () => {
  const anySearch = fc.record(
    {
      q: anyText,
      location: anyText,
      radius: fc.constantFrom("0", "25", "100"),
      salary: fc.constantFrom("0", "60"),
      type: fc.constantFrom("full-time", "contract"),
      source: fc.constantFrom("greenhouse", "unheard-of"),
      posted: fc.constantFrom("1", "30"),
      sort: fc.constantFrom("relevance", "date"),
      page: fc.constantFrom("1", "2", String(lastPage)),
      asof: fc.constantFrom("0", "t0000", "zzzzzzz"),
      verbatim: fc.constant("1"),
    },
    { requiredKeys: ["q"] },
  );
  await fc.assert(
    fc.asyncProperty(anySearch, (parameters) => expectAnswer(asked(parameters))),
    { numRuns: numberOfRuns(opened.kind === "embedded" ? 700 : 500) },
  );
});
