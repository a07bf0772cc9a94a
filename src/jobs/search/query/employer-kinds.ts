import { foldText } from "../../../text/fold-text.ts";
import { isUninformativeWord } from "./uninformative-words.ts";

/** Kinds of employers, and the words of their adverts after the colon. An advert has at least one of them. */
const kinds = `
charity, charities, ngo, ngos, nonprofit, nonprofits, non profit, non profits: charity, ngo, nonprofit, non profit, humanitarian
startup, startups, start up, start ups: startup, start up, early stage
hospital, hospitals, clinic, clinics, health centre, health center: hospital, clinic, health centre, health center, medical
school, schools, university, universities, college, colleges: school, university, college, academy
bank, banks: bank, banking
hotel, hotels: hotel, resort
`
  .trim()
  .split("\n")
  .map((line) => {
    const [names = "", words = ""] = line.split(": ");
    const name = `(?:${names.replaceAll(", ", "|").replaceAll(" ", "[ -]")})`;
    const pattern = `(?:^|(?<!\\p{L})(?:at|for|in|with|by|join(?:ing)?)\\s+)(?:an?\\s+|the\\s+|some\\s+|any\\s+)?(?:small\\s+|big\\s+|local\\s+)?${name}(?:\\s+(?:or|and)\\s+(?:an?\\s+)?${name})*(?!\\p{L})`;
    return { pattern: new RegExp(pattern, "iu"), words: words.split(", ") };
  });

/** Matches any other kind: "at a software company". */
const anyKind =
  /(?<!\p{L})(?:at|for|in|with|join(?:ing)?)\s+(?:an?|the|some|any)\s+((?:\p{L}+\s+){1,2})(?:company|firm|agency|business|studio|manufacturer|companies|firms|agencies)(?!\p{L})/iu;
/** Words that say nothing about the line of business. */
const anyBusiness =
  /^(?:small|big|large|local|international|global|private|public|stable|reputable|young|growing|foreign|family|major|leading|established|medium|sized|remote|first)$/i;

/** A kind of employer: words of which adverts have one, and the sentence without the kind. */
export type EmployerKind = { words: readonly string[]; rest: string };

/**
 * Finds the kind of employer that a sentence asks for.
 *
 * @example findEmployerKind("a developer job at a charity or ngo")?.rest // "a developer job"
 * @example findEmployerKind("sales at a software company")?.words // ["software"]
 */
export function findEmployerKind(sentence: string): EmployerKind | null {
  const kind = kinds.find(({ pattern }) => pattern.test(sentence));
  if (kind) return { words: kind.words, rest: sentence.replace(kind.pattern, " ").trim() };
  const [whole, business = ""] = anyKind.exec(sentence) ?? [];
  const words = business
    .split(/\s+/)
    .filter((word) => !anyBusiness.test(word) && !isUninformativeWord(foldText(word)));
  return whole && words.length > 0
    ? { words: [words.join(" ").trim()], rest: sentence.replace(whole, " ").trim() }
    : null;
}
