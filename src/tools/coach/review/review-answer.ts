import type { CoachLanguage } from "./coach-language.ts";
import { type AnswerFinding, findingsOf } from "./findings.ts";
import { findDetails, type Details } from "./find-details.ts";
import { findFillers, type FoundFiller } from "./find-fillers.ts";
import { findStar, type Star } from "./find-star.ts";
import { followUps } from "./follow-ups.ts";
import { type Rank, rankOf } from "./rank.ts";
import { countWords, splitSentences } from "./split-sentences.ts";

export const minWords = 25;
/** Words in a minute at a usual speed, for the length of a typed answer. */
const usualPace = 130;

export type AnswerReview = {
  words: number;
  /** The time that it took to say it, or would take at a usual speed. */
  seconds: number;
  /** Words in a minute; null for a typed answer. */
  pace: number | null;
  /** Null for a question that does not ask for something that happened. */
  star: Star | null;
  fillers: readonly FoundFiller[];
  /** Filler words in a hundred words. */
  fillerRate: number;
  details: Details;
  findings: readonly AnswerFinding[];
  /** Questions that an interviewer may ask next, because of what the answer lacks. */
  followUps: readonly string[];
  rank: Rank;
};

type Answer = {
  question: string;
  text: string;
  /** How long it took to say; null for a typed answer. */
  spokenSeconds: number | null;
};

/** Checks an answer by rules. The same answer always gets the same review. Null when it is too short to check. */
export function reviewAnswer(
  { question, text, spokenSeconds }: Answer,
  language: CoachLanguage,
): AnswerReview | null {
  const words = countWords(text);
  if (words < minWords) return null;
  const sentences = splitSentences(text, language);
  const star = findStar(sentences, language);
  const fillers = findFillers(text, language);
  const count = fillers.reduce((sum, { places }) => sum + places.length, 0);
  const facts = {
    words,
    seconds: spokenSeconds ?? Math.round((words / usualPace) * 60),
    pace: spokenSeconds === null || spokenSeconds < 5 ? null : Math.round((words / spokenSeconds) * 60),
    star: language.story.test(question) ? star : null,
    hasExample: star.action !== null,
    fillers,
    fillerRate: Math.round((count / words) * 1000) / 10,
    details: findDetails(sentences, language),
  };
  return {
    ...facts,
    findings: findingsOf(facts, language),
    followUps: followUps(question, facts, language),
    rank: rankOf(facts),
  };
}
