import { blankBoilerplate } from "../../jobs/extraction/boilerplate.ts";
import { skillNamed } from "../../jobs/extraction/skills.ts";
import { findSkills, type SkillMention } from "../../jobs/extraction/skills/find-skills.ts";
import { isSpokenLanguage } from "../../jobs/extraction/skills/skill-index.ts";
import { topicAt, type AdvertSection } from "./advert-sections.ts";

/** Words of the longest line that is an item of a list rather than a sentence. */
const maxWords = 5;
/** The same for a line that may name a language: "Dutch or German is a bonus". */
const maxWordsOfLanguage = 8;

/**
 * Finds the skills of a description. In a list of requirements, a short line names skills that a sentence could use in
 * another sense: "Go", "Some German". Boilerplate names none.
 */
export function findAllSkills(description: string, sections: readonly AdvertSection[]): SkillMention[] {
  const text = blankBoilerplate(description);
  const mentions = findSkills(text);
  const listed = [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const topic = topicAt(sections, index);
    const isList = topic === "required" || topic === "preferred";
    const words = line.trim().split(" ").length;
    if (!isList || words > maxWordsOfLanguage) return [];
    return namesIn(line, index, words <= maxWords ? () => true : isSpokenLanguage);
  });
  const added = listed.filter(
    (one) => !mentions.some(({ start, end }) => start < one.end && one.start < end),
  );
  return [...mentions, ...added].sort((one, other) => one.start - other.start);
}

/** Finds items of a line that are the name of a skill, and languages anywhere in it. */
function namesIn(line: string, at: number, isName: (skill: string) => boolean): SkillMention[] {
  const items = line.matchAll(/[^,;/|]+/g);
  const words = line.matchAll(/\p{L}+/gu);
  const found = (match: RegExpExecArray, isWanted: (skill: string) => boolean): SkillMention[] => {
    const name = match[0].trim();
    const skill = skillNamed(name);
    const start = at + match.index + match[0].indexOf(name);
    return skill !== undefined && isWanted(skill) ? [{ skill, start, end: start + name.length }] : [];
  };
  const named = [...items].flatMap((match) => found(match, isName));
  const spoken = [...words].flatMap((match) => found(match, isSpokenLanguage));
  return [...named, ...spoken.filter(({ start }) => !named.some((one) => one.start === start))];
}
