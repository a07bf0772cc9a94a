import { findSkills } from "../../extraction/skills/find-skills.ts";
import { conceptsOf, maxTermWords } from "./concepts.ts";
import { wordsAsTerm, type WordOrPhrase } from "./make-terms.ts";
import type { Term } from "./term.ts";

/** A number of up to four digits, also as an ordinal: "17", "2nd". */
const number = /^\d{1,4}(?:st|nd|rd|th)?$/;
/** Words that a number makes one name with: "band 6", "2nd line". */
const scales =
  /^(?:band|category|class|cat|grade|group|level|line|lvl|nvq|phase|stage|step|tier|type|year|zone)$/;

/** A word or phrase; `isNegatedName` is true for one that begins with a negation: "non-technical", "no-code". */
type Part = WordOrPhrase & { isNegatedName?: boolean };

/**
 * Separates the words that jobs need not have: numbers, as in "java 17 developer" and "band 6 nurse", because adverts write
 * them in many ways, and names that begin with a negation. A number within the name of a skill or with a meaning of its own
 * stays: "office 365".
 */
export function separatePreferred<One extends Part>(
  parts: readonly One[],
): { needed: One[]; preferred: Term[] } {
  const needed: One[] = [];
  const preferred: Term[] = [];
  const prefer = (words: string[]) =>
    preferred.push({ ...wordsAsTerm({ words, isPhrase: words.length > 1 }), isPreferred: true });
  for (let at = 0; at < parts.length; at++) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (!part) continue;
    const [text = ""] = part.words;
    const isNumber = !part.isPhrase && number.test(text) && !isWithinName(parts, at);
    const isScaleNext = isNumber && isScale(next) && /\D/.test(text);
    if (part.isNegatedName || (isNumber && !isScaleNext)) prefer(part.words);
    else if (isScaleNext || (isScale(part) && number.test(next?.words[0] ?? ""))) {
      const isKeyStage = text === "stage" && needed.at(-1)?.words[0] === "key";
      prefer([...(isKeyStage ? (needed.pop()?.words ?? []) : []), text, ...(next?.words ?? [])]);
      at += 1;
    } else needed.push(part);
  }
  return needed.length === 0 ? { needed: [...parts], preferred: [] } : { needed, preferred };
}

const isScale = (part: WordOrPhrase | undefined): boolean =>
  part !== undefined && !part.isPhrase && scales.test(part.words[0] ?? "");

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
