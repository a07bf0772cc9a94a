import type { CoachLanguage } from "./coach-language.ts";
import {
  findingsOf,
  rankOf,
  hidesBehindGroup,
  type AnswerFinding,
  type Rank,
  type AnswerFacts,
} from "./findings.ts";
import {
  findDetails,
  findFillers,
  findStar,
  countWords,
  splitSentences,
  type Details,
  type FoundFiller,
  type Star,
} from "./find-words.ts";

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

/** Most questions that follow an answer. */
const most = 2;
/** Longest part of the answer that a question quotes. */
const longestQuote = 90;

/**
 * Returns the questions that an interviewer may ask next, because of what the answer lacks. None of them says the
 * question again.
 */
function followUps(
  question: string,
  { star, hasExample, details }: AnswerFacts,
  { figure }: CoachLanguage,
): string[] {
  const quoteOf = (part: "action" | "result") => {
    const sentence = star?.[part]?.sentence;
    return sentence && sentence.length <= longestQuote ? `You said: “${sentence}” ` : "";
  };
  const asked: (string | false)[] = star
    ? [
        !star.action && "Can you tell me about one time when that happened? What did you do yourself?",
        star.action !== null && !star.result && `${quoteOf("action")}What was different afterwards?`,
        hidesBehindGroup(details) && "You often say “we”. Which part was yours?",
        star.action !== null && !star.task && "What exactly were you asked to do, and by whom?",
        star.action !== null && !star.situation && "Where was that, and what was going on at the time?",
        star.result !== null &&
          star.result.sentence.search(figure) < 0 &&
          `${quoteOf("result")}How do you know that it worked?`,
        details.figures.length === 0 && "How many people, or how much time or money, was it about?",
        "What would you do differently today?",
        "What did the others think of it?",
        "What did you learn from it?",
      ]
    : [
        !hasExample && "Can you give me an example of that from your own work?",
        details.figures.length === 0 && details.names.length === 0 && "What makes you sure of that?",
        "What would have to be true for you to change your mind?",
        "What else should I know about that?",
      ];
  return asked
    .filter((next) => next !== false)
    .filter((next) => !isAsked(next, question))
    .slice(0, most);
}

/** Whether the long words of a follow-up are all in the question, and so ask for the same. */
function isAsked(next: string, question: string): boolean {
  const words = next.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  const said = question.toLowerCase();
  return words.length > 0 && words.every((word) => said.includes(word));
}
