import type { Clause } from "../phrases/phrases.ts";
import type { LetterLanguage } from "../letter.ts";
import { lowerFirst } from "../phrases/first-letter.ts";
import { englishClause } from "./english-clause.ts";

const [minWords, maxWords] = [4, 34];

/** Signs of texts that are not sentences: addresses, placeholders, lists without words between them. */
const noSentence =
  /https?:|www\.|\S@\S|[[\]{}<>|•→_]|lorem ipsum|\bTBD\b|\bTODO\b|\bX{2,}\b|\.{3}|…|(?:[^,]*,){7}|^\W*\d+\W*$/iu;

/** A word that a file cut at the end of its line: "man-agement". */
const cutWord =
  /\p{Ll}-\p{Ll}{0,3}(?:ment|tion|sion|ness|ity|ance|ence)s?(?!\p{L})|\p{Ll}-(?:ing|ed|er|ers|ly|al|able|ous|ive)(?!\p{L})/u;

/** The end of an incomplete line, for example before a wrong line break in a file. */
const cutOff =
  /\s(?:and|or|with|for|of|the|an?|to|in|on|at|by|using|from|und|mit|für|et|de|pour|y|con|para|en|van|voor|i|z|e|com)$/iu;

/**
 * Turns a line into a part of a sentence in the language of the line. Returns null for a line that would not give a
 * correct sentence.
 *
 * @param isNow whether the line is about work that the person still does
 */
export function toClause(line: string, language: LetterLanguage, isNow: boolean): Clause | null {
  const text = line
    .replace(/^[\s\-*•‣▪–—·]+/u, "")
    .replace(/\s+/gu, " ")
    .replace(/[\s.;,:!]+$/u, "");
  const words = text.split(" ").length;
  if (words < minWords || words > maxWords || !isBalanced(text)) return null;
  if (noSentence.test(text) || cutOff.test(text) || cutWord.test(text)) return null;
  return language.startsWith("en") ? englishClause(text, isNow) : otherClause(text, language);
}

/** Verbs in the first person of the past, which Spanish, Portuguese and Polish put at the beginning of a sentence. */
const firstPerson: Readonly<Partial<Record<LetterLanguage, RegExp>>> = {
  es: /^(?:\p{Lu}\p{Ll}+[éí]|(?:Re|Con|Intro|Pro)duje|Hice|(?:Dis|Pro|Com)?puse|(?:Ob|Man)?tuve)\s/u,
  pt: /^\p{Lu}\p{Ll}+(?:ei|i)\s/u,
  pl: /^\p{Lu}\p{Ll}+ł[ae]m\s/u,
};

function otherClause(text: string, language: LetterLanguage): Clause {
  if (firstPerson[language]?.test(text)) return { form: "did", text: lowerFirst(text) };
  // German nouns keep their capital, and so does a name.
  const keeps = language === "de" || /^\p{Lu}(?:\p{Lu}|\p{Ll}*\p{Lu}|\s|\d|$)/u.test(text);
  return { form: "noun", text: keeps ? text : lowerFirst(text) };
}

function isBalanced(text: string): boolean {
  const count = (sign: string) => text.split(sign).length;
  return count("(") === count(")") && count('"') % 2 === 1 && count("“") === count("”");
}
