import { splitList } from "../../cv/sections/split-list.ts";
import { skillNamed } from "../../jobs/normalise/skills.ts";
import { findSkills } from "../../jobs/normalise/skills/find-skills.ts";
import type { CvLine } from "./cv-line.ts";

/** Sections, the strongest proof first: lines that show a skill at work come before those that only list it. */
const byProof = [
  "experience",
  "projects",
  "volunteering",
  "certificates",
  "education",
  "awards",
  "publications",
];

/** Returns the lines that name each skill, by its canonical name. Descriptions count as well as the list of skills. */
export function cvSkills(lines: readonly CvLine[]): ReadonlyMap<string, CvLine[]> {
  const found = new Map<string, CvLine[]>();
  for (const line of lines.toSorted((one, other) => proof(one) - proof(other)))
    for (const skill of new Set(skillsOf(line))) found.set(skill, [...(found.get(skill) ?? []), line]);
  return found;
}

function proof({ list }: CvLine): number {
  const at = byProof.indexOf(list);
  return at < 0 ? byProof.length : at;
}

/**
 * Returns the skills of a line. In a list of skills, each item is a name, so "Go" is a language. In sentences it is
 * not.
 */
function skillsOf({ list, text }: CvLine): string[] {
  const inText = findSkills(text).map(({ skill }) => skill);
  if (list !== "skills" && list !== "certificates" && list !== "languages") return inText;
  const named = splitList(text).flatMap((item) => skillNamed(item.replace(/\(.*\)/, "")) ?? []);
  return [...inText, ...named];
}
