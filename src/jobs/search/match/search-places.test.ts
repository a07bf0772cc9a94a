import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  berlin,
  denver,
  inventedPosting,
  inventedSource,
} from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import { placeById } from "../../../places/gazetteer.ts";
import type { Place } from "../../../places/place.ts";
import type { Posting } from "../../posting.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
import { emptySearch, type SearchQuery } from "../query/search-query.ts";
import { searchJobs } from "./search-jobs.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
let opened: Awaited<ReturnType<typeof testDatabase>>;

const city = (geoNamesId: number): Place => {
  const place = placeById(gazetteer, geoNamesId);
  if (!place) throw new Error(`No city ${geoNamesId}`);
  return place;
};
const boulder = city(5_574_991);
const potsdam = city(2_852_458);
const munich = city(2_867_714);
const norfolk = city(4_776_222);
const germany: Place = {
  ...berlin,
  kind: "country",
  cityId: null,
  name: "Germany",
  regionCode: null,
  regionName: null,
};
const colorado: Place = { ...denver, kind: "region", cityId: null, name: "Colorado" };

const at = (title: string, places: Place[], facts: Partial<Posting> = {}): Posting =>
  inventedPosting({
    title,
    places,
    locationText: places.map((place) => place.name).join(" or ") || null,
    ...facts,
  });

const adverts = [
  at("Weigher in Denver", [denver]),
  at("Weigher in Boulder", [boulder]),
  at("Weigher somewhere in Colorado", [colorado]),
  at("Weigher in Berlin", [berlin]),
  at("Weigher in Potsdam", [potsdam]),
  at("Weigher in Munich or Berlin", [munich, berlin]),
  at("Weigher anywhere in Germany", [germany]),
  at("Remote weigher, Germany", [], {
    workMode: "remote",
    remoteCountries: ["DE"],
    locationText: "Remote, DE",
  }),
  at("Remote weigher", [], { workMode: "remote", locationText: "Remote" }),
  at("Weigher at the depot", [], { rawLocation: "Quixley Depot", locationText: "Quixley Depot" }),
  at("Weigher of places unknown", []),
];

beforeAll(async () => {
  opened = await testDatabase();
  await storeBatch(opened.db, await inventedSource(opened.db), adverts, now);
});
afterAll(() => opened.close());

const search = (query: Partial<SearchQuery>) =>
  searchJobs(opened.db, { ...emptySearch, ...query }, { now, gazetteer });
const titles = async (location: string, query: Partial<SearchQuery> = {}) =>
  (await search({ location, ...query })).jobs.map((job) => job.title).sort();

describe("a place finds all jobs in it", () => {
  test("a city", async () => {
    expect(await titles("Denver, CO")).toEqual(["Weigher in Denver"]);
    expect(await titles("berlin")).toEqual(["Weigher in Berlin", "Weigher in Munich or Berlin"]);
    expect(await titles("München")).toEqual(["Weigher in Munich or Berlin"]);
  });

  test("a region with its cities", async () => {
    expect(await titles("Colorado")).toEqual([
      "Weigher in Boulder",
      "Weigher in Denver",
      "Weigher somewhere in Colorado",
    ]);
  });

  test("a country with its regions, cities and the remote jobs that can be done from there", async () => {
    expect(await titles("Germany")).toEqual([
      "Remote weigher, Germany",
      "Weigher anywhere in Germany",
      "Weigher in Berlin",
      "Weigher in Munich or Berlin",
      "Weigher in Potsdam",
    ]);
    expect(await titles("USA")).toEqual([
      "Weigher in Boulder",
      "Weigher in Denver",
      "Weigher somewhere in Colorado",
    ]);
  });

  test("remote", async () => {
    expect(await titles("remote")).toEqual(["Remote weigher", "Remote weigher, Germany"]);
  });

  test("alternative places", async () => {
    expect(await titles("Denver or remote")).toEqual([
      "Remote weigher",
      "Remote weigher, Germany",
      "Weigher in Denver",
    ]);
  });
});

test("a radius includes the surrounding cities", async () => {
  expect(await titles("Denver, CO", { radius: 50 })).toEqual(["Weigher in Boulder", "Weigher in Denver"]);
  expect(await titles("Berlin", { radius: 50 })).toEqual([
    "Weigher in Berlin",
    "Weigher in Munich or Berlin",
    "Weigher in Potsdam",
  ]);
  expect(await titles("Berlin", { radius: 10 })).toEqual([
    "Weigher in Berlin",
    "Weigher in Munich or Berlin",
  ]);
});

test("a radius includes a city from its first job on, even after that job moved", async () => {
  const paris = city(2_988_507);
  const source = await inventedSource(opened.db);
  const mover = at("Glazier who moves", [munich]);
  await storeBatch(opened.db, source, [mover], now);
  expect(await titles("Paris", { radius: 50, keywords: "glazier" })).toEqual([]);
  await storeBatch(opened.db, source, [{ ...mover, places: [paris], locationText: "Paris" }], now);
  expect(await titles("Versailles", { radius: 50, keywords: "glazier" })).toEqual(["Glazier who moves"]);
});

test("words that are no known place are matched against the published location", async () => {
  const result = await search({ location: "Quixley" });
  expect(result.jobs.map((job) => job.title)).toEqual(["Weigher at the depot"]);
  expect(result.location).toEqual({
    correctedFrom: null,
    isNowhere: false,
    labels: [],
    remote: false,
    hasSources: false,
    isBoth: true,
    unknown: [expect.stringMatching(/quixley/i)],
    country: null,
    radiusKm: null,
    alternatives: [],
    suggestion: null,
  });
  expect(await titles("Nowherevillage")).toEqual([]);
});

test("the result says how the location was understood", async () => {
  const { location } = await search({ location: "Denver, CO or remote" });
  expect(location).toMatchObject({ remote: true, unknown: [], country: "US", radiusKm: 0 });
  const near = await search({ keywords: "weigher within 10 miles of Denver" });
  expect(near.location).toMatchObject({ country: "US", radiusKm: expect.closeTo(16, 0) });
  expect(location.labels).toEqual([expect.stringContaining("Denver")]);
  expect((await search({})).location).toEqual({
    correctedFrom: null,
    isNowhere: false,
    labels: [],
    remote: false,
    hasSources: false,
    isBoth: true,
    unknown: [],
    country: null,
    radiusKm: null,
    alternatives: [],
    suggestion: null,
  });
});

test("a location without jobs is named as the most restrictive filter", async () => {
  const { mostRestrictiveFilter } = await search({ keywords: "weigher", location: "Reykjavik", types: [] });
  expect(mostRestrictiveFilter).toEqual({
    label: "Location",
    count: { value: adverts.length, exact: true },
    search: "q=weigher",
  });
});

test("the count without a location is that of the page it links to", async () => {
  const source = await inventedSource(opened.db, { name: "homes", adapter: "homes" });
  const postings = ["Estate Agent", "Estate Agent", "Lettings Negotiator"].map((title, number) =>
    inventedPosting({ title, externalId: `home-${number}`, company: `Homes ${number}`, places: [berlin] }),
  );
  await storeBatch(opened.db, source, postings, now);
  const { mostRestrictiveFilter } = await search({ keywords: "estate agent", location: "Reykjavik" });
  const { total } = await search({ keywords: "estate agent" });
  expect([mostRestrictiveFilter?.count, total.value]).toEqual([total, 3]);
});

test("the keyword field finds places too", async () => {
  const result = await search({ keywords: "weigher potsdam" });
  expect(result.jobs[0]?.title).toBe("Weigher in Potsdam");
});

test("a row shows the place that was asked for, not another one of its job", async () => {
  const source = await inventedSource(opened.db, { name: "tellers", adapter: "tellers" });
  const teller = inventedPosting({
    title: "Teller",
    places: [denver, boulder, potsdam],
    locationText: "Denver and 2 more",
  });
  await storeBatch(opened.db, source, [teller], now);
  const shown = async (location: string) => {
    const { jobs } = await searchJobs(
      opened.db,
      { ...emptySearch, keywords: "teller", location },
      { now, gazetteer },
    );
    return jobs.map((job) => job.location);
  };
  expect(await shown("Potsdam")).toEqual(["Potsdam and 2 more"]);
  expect(await shown("Germany")).toEqual(["Potsdam and 2 more"]);
  expect(await shown("Denver")).toEqual(["Denver and 2 more"]);
  expect(await shown("")).toEqual(["Denver and 2 more"]);
});

test("a place without jobs gives way to others of its name", async () => {
  const source = await inventedSource(opened.db, { name: "ferries", adapter: "ferries" });
  await storeBatch(opened.db, source, [at("Ferrymaster", [norfolk])], now);
  const { jobs, location } = await search({ keywords: "ferrymaster", location: "Norfolk" });
  expect(jobs.map((job) => job.title)).toEqual(["Ferrymaster"]);
  expect(location.labels).toContain("Norfolk, Virginia, United States");
});

describe("a location that names no known place", () => {
  const searchIn = (location: string, more: Partial<SearchQuery> = {}) =>
    searchJobs(opened.db, { ...emptySearch, keywords: "weigher", location, ...more }, { now, gazetteer });

  test.each([
    ["Berln", "Berlin, Germany"],
    ["Denvr", "Denver, Colorado, United States"],
    ["munch", "Munich, Bavaria, Germany"],
  ])("%s is corrected as a word is, and the note says so", async (typed, meant) => {
    const corrected = await searchIn(typed);
    const right = await searchIn(meant);
    expect(corrected.location).toMatchObject({ correctedFrom: typed, labels: right.location.labels });
    expect(corrected.total).toEqual(right.total);
    expect(corrected.correctedTo).toBeNull();
    expect((await searchIn(typed, { verbatim: true })).location.correctedFrom).toBeNull();
  });

  test("a country may be typed as its two letters", async () => {
    expect((await searchIn("DE")).location.labels).toEqual(["Germany"]);
  });

  test.each(["near me", "Home", "nearby"])("%s names no place, which is said", async (typed) => {
    expect((await searchIn(typed)).location.isNowhere).toBe(true);
    expect((await searchIn("", { keywords: `weigher ${typed}` })).location.isNowhere).toBe(typed !== "Home");
  });

  test("anywhere is a wish of its own", async () => {
    expect((await searchIn("anywhere")).location.isNowhere).toBe(false);
  });
});
