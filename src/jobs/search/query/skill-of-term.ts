import { findSkills } from "../../normalise/skills/find-skills.ts";
import { skillOfWords } from "../../normalise/skills/skill-of-words.ts";
import type { Term } from "./parse-keywords.ts";
import { splitWords } from "./split-words.ts";

/** Checks whether the words name a skill, or have the name of one. */
export function isSkillName(name: string): boolean {
  return findSkills(name).length > 0;
}

/** Returns how a skill is indexed, if the words are one. */
export function skillOf(
  words: readonly string[],
  concepts: readonly string[],
): Pick<Term, "isSkill" | "alias"> {
  const text = words.join(" ");
  const found = findSkills(text).find(({ start, end }) => start === 0 && end === text.length);
  const names = [text, ...concepts.map((concept) => concept.slice(1))];
  const skill = found?.skill ?? names.map(skillOfWords).find((one) => one !== null) ?? null;
  if (skill === null) return { isSkill: false, alias: [] };
  const name = splitWords(skill);
  // A wider name is no other name: "SAP FICO" is not all of SAP.
  return { isSkill: true, alias: name.every((word) => words.includes(word)) ? [] : name };
}
