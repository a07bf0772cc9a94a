import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.server.ts";
import { resolveLocations } from "./resolve-location.ts";

/** Public postings to develop against; not part of the project. */
const folder = "../shared/data/postings";
const file = (name: string) => `${folder}/${name}.jsonl.gz`;

function records(name: string): Record<string, unknown>[] {
  return gunzipSync(readFileSync(file(name)))
    .toString("utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const cases: { name: string; location: (record: Record<string, unknown>) => unknown[]; least: number }[] = [
  { name: "themuse_300_2025", location: ({ location }) => [location], least: 0.97 },
  { name: "multi_source_cyber_2026", location: ({ location }) => [location], least: 0.93 },
  { name: "et_afriwork_2026", location: ({ location }) => [location], least: 0.98 },
  {
    name: "uk_reed_data_2021",
    location: ({ locality, region, country }) => [[locality, region, country].filter(Boolean).join(", ")],
    least: 0.98,
  },
];

test.skipIf(!existsSync(folder)).each(cases)(
  "$name: nearly all published places are known",
  ({ name, location, least }) => {
    const gazetteer = loadGazetteer();
    const published = records(name)
      .map((record) => location(record).filter((text) => typeof text === "string" && text !== ""))
      .filter((locations) => locations.length > 0) as string[][];
    const known = published.filter((locations) => {
      const resolved = resolveLocations(
        { locations, country: null, remote: null, workMode: null, remoteRegions: [], title: "" },
        gazetteer,
      );
      return resolved.places.length > 0 || resolved.remoteCountries.length > 0 || resolved.workMode !== null;
    });
    expect(known.length / published.length).toBeGreaterThan(least);
  },
);
