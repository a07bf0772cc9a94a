/**
 * Compares the facts that the site reads from adverts with those that a person wrote down.
 *
 *   npm run bench -- --only facts --truth adverts.json --data ../shared/data
 *
 * The postings are in the folder `postings` of `--data`. `--misses` also prints every advert that was read wrongly.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { applyTarget } from "../../src/jobs/apply-target.ts";
import { normalisePosting } from "../../src/jobs/extraction/normalise-posting.ts";
import type { PayRange, PayUnit, Posting, RecordResult } from "../../src/jobs/posting.ts";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";
import type { Gazetteer } from "../../src/places/gazetteer.ts";
import type { Place } from "../../src/places/place.ts";
import { understandLocation } from "../../src/places/understand-location.ts";
import { readFile } from "../../src/sources/print-facts/normalise-command.server.ts";
import { printTable } from "../measure.ts";
import { addToScore, measures, noScore, type Score } from "./score.ts";
import type { TruthEntry, TruthPay } from "./truth.ts";

/** Employment types in a truth file and our names for them. Types that we do not have are omitted. */
const typeNames: Readonly<Record<string, string>> = {
  "full-time": "full-time",
  permanent: "full-time",
  "part-time": "part-time",
  contract: "contract",
  temporary: "contract",
  seasonal: "contract",
  freelance: "freelance",
  internship: "internship",
  apprenticeship: "internship",
};

/**
 * The unit of pay of files whose amounts state none, as an operator would give it with `--pay`. The README of the data says of
 * this file: "salary range PLN". The board shows pay for a month.
 */
const payUnits: Readonly<Record<string, PayUnit>> = {
  "pl_nofluffjobs_2022.jsonl.gz": { currency: "PLN", period: "month" },
};

type Compared = { found: string[]; truth: string[]; optional?: string[] };

export async function benchFacts(truthFile: string, data: string, showsMisses: boolean): Promise<void> {
  const entries = JSON.parse(readFileSync(truthFile, "utf8")) as TruthEntry[];
  const scores = new Map<string, Score>();
  const misses: string[] = [];
  const context = { now: new Date("2026-09-01T00:00:00Z"), gazetteer: loadGazetteer() };
  for (const [file, wanted] of Map.groupBy(entries, (entry) => entry.file)) {
    const records = await readAll(join(data, "postings", file), payUnits[file] ?? null);
    for (const entry of wanted) {
      const result = records[entry.index];
      const read = result?.ok ? normalisePosting(result.raw, context) : null;
      const posting = read?.ok ? read.posting : null;
      for (const [fact, { found, truth, optional }] of Object.entries(
        compare(posting, entry, context.gazetteer),
      )) {
        const score = scores.get(fact) ?? noScore();
        scores.set(fact, score);
        if (!addToScore(score, found, truth, optional)) {
          misses.push(
            `${fact}\t${file}:${entry.index}\t${entry.title}\tfound ${found.join(", ") || "nothing"}\ttrue ${truth.join(", ") || "nothing"}`,
          );
        }
      }
    }
  }
  process.stdout.write(`Facts of ${entries.length} adverts\n`);
  printTable(
    ["fact", "stated", "precision", "recall", "F1"],
    [...scores].flatMap(([fact, score]) => {
      // Some sets were read for a few facts only.
      if (score.right + score.missed === 0) return [];
      const { precision, recall, f1 } = measures(score);
      const shares = [precision, recall, f1].map((share) => share.toFixed(3));
      return [[fact, String(score.right + score.missed), ...shares]];
    }),
  );
  if (showsMisses) process.stdout.write(`${misses.sort().join("\n")}\n`);
}

async function readAll(path: string, payUnit: PayUnit | null): Promise<RecordResult[]> {
  const records: RecordResult[] = [];
  for await (const result of readFile(path, { source: "postings", name: null, payUnit }))
    records.push(result);
  return records;
}

function compare(posting: Posting | null, entry: TruthEntry, gazetteer: Gazetteer): Record<string, Compared> {
  const ranges = posting?.pay ? (posting.pay.ranges ?? [posting.pay]) : [];
  const sure = entry.pay.filter((pay) => pay.sure !== false);
  const unsure = entry.pay.filter((pay) => pay.sure === false);
  const isUnsure = (range: PayRange) => unsure.some(({ min, max }) => min === range.min && max === range.max);
  const paid = ranges.filter((range) => !isUnsure(range));
  const target = posting && applyTarget([asLink(posting)]);
  const types = known(entry.type);
  const modes = entry.modes.filter((mode) => mode !== entry.mode);
  return {
    pay: { found: paid.map(payKey), truth: sure.map(payKey) },
    currency: { found: currencies(paid), truth: currencies(sure) },
    type: sureOf("type", entry, posting?.types ?? [], types, entry.permanent ? ["full-time"] : []),
    "first type": sureOf("type", entry, ...anyOf(posting?.type, types), entry.permanent ? ["full-time"] : []),
    level: sureOf("level", entry, listed(posting?.level), listed(entry.level)),
    mode: sureOf("mode", entry, ...anyOf(posting?.workMode, [...listed(entry.mode), ...modes])),
    place: sureOf("places", entry, ...comparePlaces(posting, entry, gazetteer)),
    apply: sureOf(
      "apply",
      entry,
      ...anyOf(
        withoutSlash(target?.url ?? "none"),
        [entry.apply ?? "none", ...entry.applyAny].map(withoutSlash),
      ),
    ),
    years: sureOf("years", entry, listed(posting?.years), listed(entry.years)),
    degree: sureOf("degree", entry, listed(posting?.degree), listed(entry.degree)),
    visa: sureOf("visa", entry, listed(posting?.visa), listed(entry.visa)),
  };
}

/** Regions and countries of the true places are optional. So is the country in which a remote worker may live. */
function comparePlaces(
  posting: Posting | null,
  { places, remoteWithin = null }: TruthEntry,
  gazetteer: Gazetteer,
): [found: string[], truth: string[], optional: string[]] {
  if (!places) return [[], [], []];
  const nameOf = (code: string | null) => (code === null ? null : (countryNames.of(code) ?? code));
  const truth = places.map(({ city, region, country }) => {
    const typed = [city, region, nameOf(country)].filter((part) => part !== null).join(", ");
    const [place] = understandLocation(typed, gazetteer).places;
    return place ? placeKey(place) : `${city ?? ""}, ${region ?? ""}, ${country ?? ""}`;
  });
  const above = truth.flatMap((key) => {
    const [, region = "", country = ""] = key.split(", ");
    return [`, ${region}, ${country}`, `, , ${country}`];
  });
  const optional = [...above, ...(remoteWithin === null ? [] : [`, , ${remoteWithin}`])];
  const found = (posting?.places ?? []).map(placeKey);
  return [found, truth, optional.filter((key) => !truth.includes(key))];
}

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** @example placeKey(denver) // "Denver, CO, US" */
const placeKey = ({ kind, name, regionCode, countryCode }: Place): string =>
  [
    kind === "city" || kind === "area" ? name : "",
    kind === "country" ? "" : (regionCode ?? ""),
    countryCode,
  ].join(", ");

/** Leaves out facts that a reader could not decide. */
function sureOf(
  fact: string,
  { unsure }: TruthEntry,
  found: string[],
  truth: string[],
  optional: string[] = [],
): Compared {
  return unsure.includes(fact) ? { found: [], truth: [] } : { found, truth, optional };
}

const withoutSlash = (url: string) => url.replace(/\/$/, "");

/** If several values are true, one of them is enough. If none is found, the first counts as missed. */
function anyOf(found: string | null | undefined, truth: string[]): [found: string[], truth: string[]] {
  const isRight = found !== null && found !== undefined && truth.includes(found);
  return [listed(found), isRight ? [found] : truth.slice(0, 1)];
}

const payKey = ({ min, max, period }: TruthPay | PayRange) => [min, max, period].join(" ");
const currencies = (ranges: readonly (TruthPay | PayRange)[]) => [
  ...new Set(ranges.flatMap(({ currency }) => currency ?? [])),
];
const listed = (value: string | number | boolean | null | undefined) =>
  value === null || value === undefined ? [] : [String(value)];
const known = (types: readonly string[]) => [...new Set(types.flatMap((type) => typeNames[type] ?? []))];

const asLink = ({ company, url, applyUrl }: Posting) => ({
  company,
  url,
  apply_url: applyUrl,
  apply_policy: "unknown" as const,
  follow_links: false,
});
