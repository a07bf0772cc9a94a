import { readLevel } from "../../jobs/extraction/level.ts";
import type { ExperienceLevel } from "../../jobs/posting.ts";
import { allTitleWords, coreTitleWords, titleRoles } from "../requirements/title-roles.ts";
import type { CvFacts } from "../evidence/cv-facts.ts";
import { monthsIn } from "../evidence/cv-posts.ts";

/** Codes of occupations by their folded names. */
export type OccupationCodes = ReadonlyMap<string, readonly string[]>;

/** The last posts tell what somebody does now. */
const mostPosts = 3;
/** A name that more occupations have says too little: "manager". */
const mostMeanings = 3;

/** Years of work from which somebody is no beginner, and from which they are senior. */
const [midFrom, seniorFrom] = [2, 6];

/** Reads lines of a code, a tab and names with "|" between them. */
export function readOccupationCodes(lines: string): OccupationCodes {
  const codes = new Map<string, string[]>();
  for (const line of lines.split("\n")) {
    const [code = "", names = ""] = line.split("\t");
    for (const name of names.split("|")) codes.set(name, [...(codes.get(name) ?? []), code]);
  }
  return codes;
}

/** Returns the occupations of the last posts of a CV, or else of its headline, and the level. */
export function cvWork(
  { posts, lines }: CvFacts,
  known: OccupationCodes,
): { codes: string[]; level: ExperienceLevel | null } {
  const last = posts.slice(0, mostPosts).map(({ position }) => position);
  const headline = lines.filter(({ address }) => address === "personal/headline").map(({ text }) => text);
  const codes = [last, headline]
    .map((titles) => titles.flatMap(titleRoles).flatMap((role) => codesOf(role, known)))
    .find((some) => some.length > 0);
  const [newest] = last;
  const stated = newest === undefined ? null : readLevel(null, newest);
  return { codes: [...new Set(codes)], level: stated?.value ?? levelBy(monthsIn(posts) / 12) };
}

function levelBy(years: number): ExperienceLevel {
  if (years < midFrom) return "entry";
  return years < seniorFrom ? "mid" : "senior";
}

/** Tries the whole title, then without ranks, then without its first words: "clinical data analyst" is a data analyst. */
function codesOf(title: string, known: OccupationCodes): readonly string[] {
  const core = coreTitleWords(title);
  const tried = [allTitleWords(title), ...core.map((_, from) => core.slice(from))];
  for (const words of tried) {
    const codes = known.get(words.join(" "));
    if (codes && codes.length <= mostMeanings) return codes;
  }
  return [];
}
