import type { LetterSentence } from "../letter.ts";
import { toClause } from "./clause.ts";
import { advertSource, makeSentence, type LetterContext } from "./statement.ts";
import { wordStems } from "../letter-advert.ts";

/** Maximum number of words of a duty in a sentence. */
const maxWords = 14;

/** A duty such as "plan the routes", and the share of its words that the CV has, from 0 to 1. */
type DutyClause = { line: string; text: string; shared: number };

/** Lists the duties of the advert that fit a sentence. Those that share most words with the CV come first. */
export function dutyClauses(context: LetterContext): DutyClause[] {
  const { cv, advert, choices, hasAdvertWords } = context;
  if (!hasAdvertWords) return [];
  const ofCv = new Set(wordStems(cv.facts.lines.map(({ text }) => text).join(" ")));
  const shared = (text: string) => {
    const stems = wordStems(text);
    return stems.filter((word) => ofCv.has(word)).length / Math.max(1, stems.length);
  };
  const fitting = advert.duties.flatMap((line) => {
    const clause = toClause(line, choices.language, true);
    const fits =
      clause?.form === "do" &&
      clause.text.split(" ").length <= maxWords &&
      !/\b(?:you|your|we|our|us|other duties)\b|^(?:assist|help|ensure)\b|\b(?:skills|abilities|proficiency)$|\p{Ll}\/\p{Ll}| - /u.test(
        clause.text,
      );
    return fits ? [{ line, text: clause.text, shared: shared(clause.text) }] : [];
  });
  return fitting.toSorted((one, other) => other.shared - one.shared);
}

/** Quotes the advert about the work. Returns null if nothing in it fits a sentence. */
export function openingDuty(context: LetterContext): LetterSentence | null {
  const { advert, choices, words, hasAdvertWords } = context;
  if (!hasAdvertWords) return null;
  if (choices.language.startsWith("en")) {
    const [duty] = dutyClauses(context);
    const ways = duty && words.duty({ clause: { form: "do", text: duty.text } }, advert.job.title);
    return ways ? makeSentence(context, "duty", ways, { sources: [advertSource(duty.line)] }) : null;
  }
  const line = advert.duties.find((one) => toClause(one, choices.language, true));
  const ways = line && words.duty({ quote: line.replace(/[\s.;,:!]+$/u, "") }, advert.job.title);
  return ways ? makeSentence(context, "duty", ways, { sources: [advertSource(line)] }) : null;
}
