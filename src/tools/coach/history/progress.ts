import type { CoachLanguage } from "../review/coach-language.ts";
import { starParts } from "../review/coach-language.ts";
import { reviewAnswer, type AnswerReview } from "../review/review-answer.ts";
import type { SessionHistory, KeptAnswer, Session } from "./session-history.ts";

/** A session in the figures of the table and the curves. */
export type SessionSummary = {
  session: Session;
  answers: number;
  /** Answers to questions that ask for a story, and those of them with all four parts. */
  stories: number;
  whole: number;
  /** Filler words in a hundred. */
  fillerRate: number;
  /** The middle length in seconds. */
  seconds: number;
};

/** Reviews an answer that was kept. Null when it is too short. */
export function reviewKept(
  { question, text, seconds, spoken }: KeptAnswer,
  language: CoachLanguage,
): AnswerReview | null {
  return reviewAnswer({ question, text, spokenSeconds: spoken ? seconds : null }, language);
}

/** Sums up every session, newest first. */
export function summarise(history: SessionHistory, language: CoachLanguage): SessionSummary[] {
  return history.map((session) => {
    const reviews = session.answers.flatMap((answer) => reviewKept(answer, language) ?? []);
    const stories = reviews.flatMap(({ star }) => star ?? []);
    const words = reviews.reduce((sum, review) => sum + review.words, 0);
    const fillers = reviews.reduce((sum, review) => sum + (review.fillerRate * review.words) / 100, 0);
    const lengths = reviews.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
    return {
      session,
      answers: session.answers.length,
      stories: stories.length,
      whole: stories.filter((star) => starParts.every((part) => star[part] !== null)).length,
      fillerRate: words === 0 ? 0 : Math.round((fillers / words) * 1000) / 10,
      seconds: lengths[Math.floor(lengths.length / 2)] ?? 0,
    };
  });
}
