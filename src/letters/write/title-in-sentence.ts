import titleWords from "../../../data/letters/title-words.json" with { type: "json" };
import { findSkills } from "../../jobs/extraction/skills/find-skills.ts";
import { skillInSentence } from "../../jobs/extraction/skills/skill-in-sentence.ts";
import { isField, isPerson, singularPerson } from "../../text/person-words.ts";

/** Common words of titles that name neither a person nor a field. */
const common: ReadonlySet<string> = new Set(titleWords);

const isCommon = (word: string): boolean =>
  common.has(word.toLowerCase()) || isPerson(word) || singularPerson(word) !== null || isField(word);

/**
 * Writes an English title of a CV as a sentence names it. A title with a capital that may be a name is not changed.
 *
 * @example titleInSentence("Senior QA Engineer") // "senior QA engineer"
 * @example titleInSentence("London Bus Driver") // "London Bus Driver"
 */
export function titleInSentence(title: string): string {
  const skills = findSkills(title).map((mention) => {
    const written = title.slice(mention.start, mention.end).toLowerCase();
    const isName =
      mention.skill.toLowerCase() === written && skillInSentence(mention.skill) === mention.skill;
    const isNoun = skillInSentence(mention.skill) !== mention.skill;
    return { ...mention, isName, isNoun };
  });
  let isKnown = true;
  const text = title.replace(/(?<![\p{L}\p{N}.])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu, (word, at: number) => {
    const within = skills.filter(({ start, end }) => start <= at && at < end);
    if (within.some(({ isName }) => isName)) return word;
    if (!isCommon(word) && !within.some(({ isNoun }) => isNoun)) isKnown = false;
    return word.toLowerCase();
  });
  return isKnown ? text : title;
}
