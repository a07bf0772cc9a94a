import type { Insertable } from "kysely";
import type { SourcesTable } from "../../src/jobs/jobs-tables.ts";
import type { Place } from "../../src/places/place.ts";
import type { Posting } from "../../src/jobs/posting.ts";
import { noFilterFacts } from "../../src/jobs/search/filters/filters.ts";
import { ensureSource, type SourceRecord } from "../../src/jobs/source-record.server.ts";
import type { Database } from "../../src/platform/database/tables.ts";

const text =
  "Northbeck keeps the lights on in four mountain valleys. You will look after meters, write down what you find and " +
  "talk with the people who live there. We offer a van, good boots and twenty-five days of leave a year, and we will " +
  "teach you what you do not know yet.";

let made = 0;

/** An invented posting, for tests that need one with certain facts. */
export function inventedPosting(facts: Partial<Posting> = {}): Posting {
  made += 1;
  const title = facts.title ?? "Meter Reader";
  const descriptionText = facts.descriptionText ?? text;
  return {
    externalId: `invented-${made}`,
    title,
    rawTitle: title,
    company: "Northbeck Energy",
    url: `https://northbeck.example/jobs/${made}`,
    applyUrl: null,
    locationText: null,
    rawLocation: null,
    places: [],
    remoteCountries: [],
    ...noFilterFacts,
    types: [],
    rawType: null,
    rawLevel: null,
    years: null,
    degree: null,
    visa: null,
    shift: null,
    evidence: {},
    pay: null,
    descriptionHtml: `<p>${descriptionText}</p>`,
    descriptionText,
    skills: [],
    department: null,
    language: "en",
    postedAt: null,
    closesAt: null,
    requisitionId: null,
    ...facts,
  };
}

export const denver: Place = {
  kind: "city",
  cityId: 5419384,
  name: "Denver",
  regionCode: "CO",
  regionName: "Colorado",
  countryCode: "US",
  countryName: "United States",
  latitude: 39.74,
  longitude: -104.98,
  population: 682_545,
};

export const berlin: Place = {
  kind: "city",
  cityId: 2950159,
  name: "Berlin",
  regionCode: "16",
  regionName: "Berlin",
  countryCode: "DE",
  countryName: "Germany",
  latitude: 52.52,
  longitude: 13.41,
  population: 3_426_354,
};

/** A source for invented postings. */
export function inventedSource(
  db: Database,
  facts: Partial<Insertable<SourcesTable>> = {},
): Promise<SourceRecord> {
  const adapter = facts.adapter ?? "greenhouse";
  return ensureSource(db, {
    name: `${adapter}:northbeck`,
    adapter,
    label: "Greenhouse",
    board: "northbeck",
    company_name: "Northbeck Energy",
    homepage: "https://www.greenhouse.io",
    attribution_text: "Greenhouse",
    attribution_url: "https://www.greenhouse.io",
    apply_policy: "employer",
    allows_json_ld: true,
    follow_links: false,
    min_interval: 3_600,
    enabled: false,
    ...facts,
  });
}
