import type { AnswerKind, CoachLanguage } from "./coach-language.ts";
import { findingsOf, rankOf, type AnswerFinding, type Rank } from "./findings.ts";
import {
  countWords,
  findDetails,
  findFillers,
  findSigns,
  findStar,
  splitSentences,
  type Star,
} from "./find-words.ts";

export const minWords = 25;

export type AnswerReview = {
  kind: AnswerKind;
  words: number;
  /** Null for a question that does not ask for something that happened. */
  star: Star | null;
  /** Filler words in a hundred words. */
  fillerRate: number;
  /** Gaps come first. */
  findings: readonly AnswerFinding[];
  /** The one thing to mend first; null if nothing is missing. */
  first: AnswerFinding | null;
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
  const kind = language.kinds.find(([, asked]) => asked.test(question))?.[0] ?? "other";
  const fillers = findFillers(text, language);
  const count = fillers.reduce((sum, { places }) => sum + places.length, 0);
  const facts = {
    kind,
    words,
    spokenSeconds,
    pace: spokenSeconds === null || spokenSeconds < 5 ? null : Math.round((words / spokenSeconds) * 60),
    star: kind === "story" ? findStar(question, sentences, language) : null,
    signs: findSigns(sentences, language),
    fillers,
    fillerRate: Math.round((count / words) * 1000) / 10,
    details: findDetails(sentences, language),
  };
  const findings = findingsOf(facts, language);
  const [first = null] = findings.filter(({ isGood }) => !isGood);
  const { star, fillerRate } = facts;
  const followUps = followUpsOf(question, kind, findings);
  return { kind, words, star, fillerRate, findings, first, followUps, rank: rankOf(facts, language) };
}

/** Most questions that follow an answer. */
const most = 2;

/** The questions that follow an answer without gaps. */
const closing: Readonly<Record<"story" | "rest", readonly string[]>> = {
  story: [
    "What would you do differently today?",
    "What did the others think of it?",
    "What did you learn from it?",
  ],
  rest: ["Where did that help you last?", "What else should I know about that?"],
};

/** Returns the questions that an interviewer may ask next. None of them says the question again. */
function followUpsOf(question: string, kind: AnswerKind, findings: readonly AnswerFinding[]): string[] {
  const asked = findings.flatMap(({ ask }) => ask || []);
  return [...new Set([...asked, ...closing[kind === "story" ? "story" : "rest"]])]
    .filter((next) => !isAsked(next, question))
    .slice(0, most);
}

/** Whether the long words of a follow-up are all in the question, and so ask for the same. */
function isAsked(next: string, question: string): boolean {
  const words = next.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  const said = question.toLowerCase();
  return words.length > 0 && words.every((word) => said.includes(word));
}
