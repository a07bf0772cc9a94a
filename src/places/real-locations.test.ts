import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { recordedData } from "../../tests/support/posting-data.ts";
import { loadGazetteer } from "./gazetteer.server.ts";
import { resolveLocations } from "./resolve-location.ts";

type DataSet = {
  path: string;
  location: (record: Record<string, unknown>) => unknown[];
  /** Share of records whose place must be known. */
  least: number;
};

const published = ({ location }: Record<string, unknown>) => [location];
const composed = ({ locality, region, country }: Record<string, unknown>) => [
  [locality, region, country].filter(Boolean).join(", "),
];

const fixtures: DataSet[] = [
  { path: "tests/fixtures/postings/flat-records.jsonl", location: published, least: 1 },
  { path: "tests/fixtures/postings/merged-sources.jsonl", location: published, least: 1 },
  { path: "tests/fixtures/postings/regional-board.jsonl", location: published, least: 1 },
  { path: "tests/fixtures/postings/county-board.jsonl", location: composed, least: 1 },
];

const recordings: DataSet[] = [
  { path: `${recordedData}/postings/themuse_300_2025.jsonl.gz`, location: published, least: 0.97 },
  { path: `${recordedData}/postings/multi_source_cyber_2026.jsonl.gz`, location: published, least: 0.93 },
  { path: `${recordedData}/postings/et_afriwork_2026.jsonl.gz`, location: published, least: 0.98 },
  { path: `${recordedData}/postings/uk_reed_data_2021.jsonl.gz`, location: composed, least: 0.98 },
];

function records(path: string): Record<string, unknown>[] {
  const bytes = readFileSync(path);
  return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes)
    .toString("utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test.each([...fixtures, ...(existsSync(recordedData) ? recordings : [])])(
  "$path: nearly all published places are known",
  ({ path, location, least }) => {
    const gazetteer = loadGazetteer();
    const stated = records(path)
      .map((record) => location(record).filter((text) => typeof text === "string" && text !== ""))
      .filter((locations) => locations.length > 0) as string[][];
    const unknown = stated.filter((locations) => {
      const resolved = resolveLocations(
        { locations, country: null, remote: null, workMode: null, remoteRegions: [], title: "" },
        gazetteer,
      );
      const isKnown =
        resolved.places.length > 0 || resolved.remoteCountries.length > 0 || resolved.workMode !== null;
      return !isKnown;
    });
    const known = 1 - unknown.length / stated.length;
    expect(known, `unknown: ${unknown.slice(0, 20).join(" | ")}`).toBeGreaterThanOrEqual(least);
  },
);
