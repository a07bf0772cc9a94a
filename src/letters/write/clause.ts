import type { LetterLanguage } from "../letter.ts";
import type { Clause } from "../phrases/phrases.ts";
import { upperFirst } from "../phrases/first-letter.ts";
import { beginsWithPast, englishClause } from "./english-clause.ts";
import { germanClause } from "./german-clause.ts";
import { romanceClause } from "./romance-clause.ts";

const [minWords, maxWords] = [4, 34];

/** Signs of texts that are not sentences: addresses, placeholders, lists without words between them. */
const noSentence =
  /https?:|www\.|\S@\S|[[\]{}<>|•→_]|lorem ipsum|\bTBD\b|\bTODO\b|\bX{2,}\b|\.{3}|…|\b(?:noch nicht|not yet|pas encore|todavía no|aún no)\b|(?:[^,]*,){7}|^\W*\d+\W*$/iu;

/** A word that a file cut at the end of its line: "man-agement". */
const cutWord =
  /\p{Ll}-\p{Ll}{0,3}(?:ment|tion|sion|ness|ity|ance|ence)s?(?!\p{L})|\p{Ll}-(?:ing|ed|er|ers|ly|al|able|ous|ive)(?!\p{L})/u;

/** The end of an incomplete line, for example before a wrong line break in a file. */
const cutOff =
  /\s(?:and|or|with|for|of|the|an?|to|in|on|at|by|using|from|und|mit|für|et|de|pour|y|con|para|en|van|voor|i|z|e|com)$/iu;

/**
 * Turns a line into a part of a sentence in the language of the line. Returns null for a line that would not give a
 * correct sentence with certainty.
 *
 * @param isNow whether the line is about work that the person still does
 */
export function toClause(line: string, language: LetterLanguage, isNow: boolean): Clause | null {
  const text = shortened(
    line
      .replace(/^[\s\-*•‣▪–—·]+/u, "")
      .replace(/\s+/gu, " ")
      .replace(/(?<=\p{Ll}{4}\)?)\. (?=[\d\p{Lu}]).*$/u, "")
      .replace(/[\s.;,:!]+$/u, ""),
  );
  const isFit = (one: string) => {
    const words = one.split(" ").length;
    return words >= minWords && words <= maxWords && isBalanced(one) && !cutOff.test(one);
  };
  if (!isFit(text) || noSentence.test(text) || cutWord.test(text)) return null;
  if (language === "de") return germanClause(text, isNow);
  if (!language.startsWith("en")) return romanceClause(text, language);
  const { main, more } = inSentences(text);
  const clause = isFit(main) ? englishClause(main, isNow) : null;
  return clause && { ...clause, more };
}

const longLine = 32;

/** Leaves out the details after a comma of a line that is too long for a sentence of a letter. */
function shortened(text: string): string {
  if (text.split(" ").length <= longLine) return text;
  const [, main] =
    /^((?:\S+ ){5,}?\S+), (?:from|with|including|which|whose|where|so that|von|vom|mit|einschließlich|darunter|wobei|dabei|avec|dont|notamment|con|incluyendo) /u.exec(
      text,
    ) ?? [];
  return main ?? text;
}

const figure = String.raw`(?:\p{Sc}?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )`;
const beginsWithFigure = new RegExp(`^${figure}`, "iu");

/** Verbs after the subject of a sentence that adds a result: "food cost went from 34 % to 28 %". */
const result =
  /^(?:(?!and |or |with |in |on |at |to |by )[\p{L}-]+ ){1,5}(?:is|are|was|were|has|had|went|rose|fell|grew|passed|dropped|increased|decreased|improved|doubled|halved|won|reached|came|stayed)(?: |$)/iu;

/** Words with which a part after a comma goes on. */
const goesOn =
  /^(?:and|or|with|without|by|in|on|at|from|for|to|of|including|together|who|which|whose|so|as|where|after|before|while|when|using|all|two of|some of|most of|then|\p{L}+ing|\p{L}+ed) /iu;

/**
 * Splits a line into a main clause and a sentence with its result. Parts that would be fragments go on with "with" if they
 * are figures, and are dropped otherwise.
 */
function inSentences(text: string): { main: string; more: string | null } {
  const [first = "", ...rest] = text.split(/\s*;\s+/u);
  const [, head, detail] = /^(.{15,}?): (?=[^\p{Lu}])(.+)$/u.exec(first) ?? [];
  const parts = (head ?? first).split(", ");
  const isList = parts.slice(1).some((part) => / (?:and|or) /u.test(` ${part}`));
  const end = isList
    ? -1
    : parts.findIndex((part, at) => at > 0 && !goesOn.test(`${part} `) && !beginsWithPast(part));
  const kept = end < 0 ? parts : parts.slice(0, end);
  const figures = [
    ...(end < 0 ? [] : parts.slice(end)),
    ...(detail === undefined ? [] : [detail]),
    ...rest.filter((one) => !result.test(one)),
  ].filter((one) => beginsWithFigure.test(one) && one.split(" ").length <= 9 && !result.test(one));
  const results = rest.filter((one) => result.test(one));
  const main = kept.join(", ");
  const withFigures =
    figures.length > 0 && figures.length <= 2 ? `${main}, with ${figures.join(" and ")}` : main;
  return {
    main: withFigures,
    more: results.length > 0 ? results.map((one) => `${upperFirst(one)}.`).join(" ") : null,
  };
}

function isBalanced(text: string): boolean {
  const count = (sign: string) => text.split(sign).length;
  return count("(") === count(")") && count('"') % 2 === 1 && count("“") === count("”");
}
