import { findSkills } from "../../extraction/skills/find-skills.ts";
import { conceptsOf, maxTermWords } from "./concepts.ts";
import { wordsAsTerm, type WordOrPhrase } from "./make-terms.ts";
import type { Term } from "./term.ts";

/** A number of up to four digits, also as an ordinal: "17", "2nd". */
const number = /^\d{1,4}(?:st|nd|rd|th)?$/;
/** Words that a number makes one name with: "band 6", "2nd line". */
const scales =
  /^(?:band|category|class|cat|grade|group|level|line|lvl|nvq|phase|stage|step|tier|type|year|zone)$/;

/**
 * Separates the numbers of a search from its words: "java 17 developer", "band 6 nurse". No job has to have them, because
 * adverts write them in many ways. A number within the name of a skill or with a meaning of its own stays: "office 365".
 */
export function separateNumbers<Part extends WordOrPhrase>(
  parts: readonly Part[],
): { words: Part[]; numbers: Term[] } {
  const words: Part[] = [];
  const numbers: Term[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    if (!part) continue;
    const [text = ""] = part.words;
    const next = parts[at + 1];
    const isScale = (one: Part | undefined) => one && !one.isPhrase && scales.test(one.words[0] ?? "");
    const isNumber = !part.isPhrase && number.test(text) && !isWithinName(parts, at);
    const isBefore = isScale(part) && next && number.test(next.words[0] ?? "");
    if (isBefore || (isNumber && isScale(next) && /\D/.test(text))) {
      const key = text === "stage" && words.at(-1)?.words[0] === "key" ? (words.pop()?.words ?? []) : [];
      const name = [...key, text, ...(next?.words ?? [])];
      numbers.push({ ...wordsAsTerm({ words: name, isPhrase: true }), isPreferred: true });
      at += 1;
    } else if (isNumber) numbers.push({ ...wordsAsTerm(part), isPreferred: true });
    else words.push(part);
  }
  const hasOnlyNumbers = words.length === 0;
  return hasOnlyNumbers ? { words: [...parts], numbers: [] } : { words, numbers };
}

/** Checks whether a number is in the name of a skill, or in words with a meaning together. */
function isWithinName(parts: readonly WordOrPhrase[], at: number): boolean {
  const all = parts.map(({ words, isPhrase }) => (isPhrase ? "" : (words[0] ?? "")));
  for (let start = Math.max(0, at - maxTermWords + 1); start <= at; start++) {
    for (let end = at + 1; end <= Math.min(all.length, start + maxTermWords); end++) {
      const words = all.slice(start, end);
      if (words.length > 1 && (conceptsOf(words).length > 0 || isSkill(words.join(" ")))) return true;
    }
  }
  return false;
}

const isSkill = (text: string): boolean =>
  findSkills(text).some(({ start, end }) => start === 0 && end === text.length);
