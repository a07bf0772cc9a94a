import rows from "../../../data/jobs/condition-words.json" with { type: "json" };
import { languages, type Language } from "../../occupations/words/language.ts";

/** Conditions that people ask for in a few words, and that titles state: types, work modes, hours and other facts. */
export const conditions = [
  "apprenticeship",
  "beginners",
  "contract",
  "entry",
  "evening",
  "freelance",
  "full-time",
  "hybrid",
  "internship",
  "mini-job",
  "night",
  "no-degree",
  "on-site",
  "part-time",
  "remote",
  "temporary",
  "trainee",
  "volunteer",
  "weekend",
] as const;
export type ConditionName = (typeof conditions)[number];

type Row = Partial<Record<Language, string>> & { condition: string; notBefore?: string; notAfter?: string };

/** The letters that a folded letter may be. */
const accented: Readonly<Record<string, string>> = {
  a: "aàáâãäåą",
  c: "cçćč",
  d: "dď",
  e: "eèéêëęě",
  i: "iìíîï",
  l: "lł",
  n: "nñńň",
  o: "oòóôõöőø",
  r: "rř",
  s: "sśš",
  t: "tť",
  u: "uùúûüů",
  y: "yý",
  z: "zźżž",
};

/** @example sourceOf("on site") // matches "on site", "On-Site" and "onsite" */
const sourceOf = (phrase: string): string =>
  phrase
    .split("")
    .map((letter) => {
      if (letter === " ") return "[ -]?";
      if (letter === "*") return "\\p{L}*";
      const letters = accented[letter];
      return letters ? `[${letters}]` : letter;
    })
    .join("");

const anyOf = (phrases: readonly string[]): string =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map(sourceOf)
    .join("|");

function rowSource({ notBefore, notAfter, ...row }: Row): string {
  const words = anyOf(languages.flatMap((language) => row[language]?.split("; ") ?? []));
  const after = notAfter ? `(?<!(?<![\\p{L}\\p{N}])(?:${anyOf(notAfter.split("; "))})[ -])` : "";
  const before = notBefore ? `(?![ -](?:${anyOf(notBefore.split("; "))})(?![\\p{L}\\p{N}]))` : "";
  return `${after}(?:${words})(?![\\p{L}\\p{N}])${before}`;
}

/** Returns the source of a pattern for the words of a condition in ten languages, with the flags "iu". */
export function conditionSource(name: ConditionName): string {
  const sources = (rows as Row[]).filter(({ condition }) => condition === name).map(rowSource);
  return `(?:${sources.join("|")})`;
}
