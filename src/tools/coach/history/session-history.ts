import { parseJson } from "../../../platform/json/parse-json.ts";
import { starParts, type CoachLanguage } from "../review/coach-language.ts";
import { reviewAnswer, type AnswerReview } from "../review/review-answer.ts";

/** An answer that a person finished. Its review is made again from the text, so it never goes out of date. */
export type KeptAnswer = {
  questionId: string;
  question: string;
  text: string;
  seconds: number;
  spoken: boolean;
};

/** The answers of one sitting for one job, oldest first. */
export type Session = {
  id: string;
  /** ISO 8601. */
  started: string;
  /** Time of the last answer, in ISO 8601. */
  changed: string;
  title: string;
  /** Empty when only a title was typed. */
  company: string;
  ended: boolean;
  answers: readonly KeptAnswer[];
};

/** All sessions, newest first. */
export type SessionHistory = readonly Session[];

const maxSessions = 100;
export const longestAnswer = 6000;
/** An answer after a longer break begins a new session. */
const breakMinutes = 180;

/** Adds an answer to the open session of the job, or begins one. A second answer to a question replaces the first. */
export function addAnswer(
  history: SessionHistory,
  { title, company }: Pick<Session, "title" | "company">,
  answer: KeptAnswer,
  { now, id }: { now: string; id: string },
): SessionHistory {
  const kept = { ...answer, text: answer.text.slice(0, longestAnswer) };
  const [latest, ...rest] = history;
  const isOpen =
    latest !== undefined &&
    !latest.ended &&
    latest.title === title &&
    latest.company === company &&
    Date.parse(now) - Date.parse(latest.changed) < breakMinutes * 60_000;
  if (!isOpen)
    return [
      { id, started: now, changed: now, title, company, ended: false, answers: [kept] },
      ...history,
    ].slice(0, maxSessions);
  const others = latest.answers.filter(({ questionId }) => questionId !== kept.questionId);
  return [{ ...latest, changed: now, answers: [...others, kept] }, ...rest];
}

/** Ends the newest session, so that the next answer begins another. */
export function endSession(history: SessionHistory): SessionHistory {
  return history.map((session, at) => (at === 0 ? { ...session, ended: true } : session));
}

/** Reads a history as it was stored. A damaged one is empty; damaged parts are left out. */
export function parseSessionHistory(text: string | null): SessionHistory {
  const read = parseJson(text);
  if (!Array.isArray(read)) return [];
  return read.flatMap((one: Partial<Session> | null) => {
    if (typeof one !== "object" || one === null || !isDate(one.started) || !isText(one.id)) return [];
    const answers = Array.isArray(one.answers) ? one.answers.flatMap(readAnswer) : [];
    if (answers.length === 0) return [];
    return [
      {
        id: one.id,
        started: one.started,
        changed: isDate(one.changed) ? one.changed : one.started,
        title: isText(one.title) ? one.title : "",
        company: isText(one.company) ? one.company : "",
        ended: one.ended === true,
        answers,
      },
    ];
  });
}

function readAnswer(one: Partial<KeptAnswer> | null): KeptAnswer[] {
  if (typeof one !== "object" || one === null) return [];
  const { questionId, question, text, seconds, spoken } = one;
  if (!isText(questionId) || !isText(question) || !isText(text)) return [];
  const time = typeof seconds === "number" && Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
  return [{ questionId, question, text, seconds: time, spoken: spoken === true }];
}

const isText = (value: unknown): value is string => typeof value === "string";
const isDate = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

/** A session in the figures of the table and the curves. */
export type SessionSummary = {
  session: Session;
  answers: number;
  /** Answers to questions that ask for a story, and those of them with all four parts. */
  stories: number;
  whole: number;
  /** Filler words in a hundred of what was spoken; null if every answer was typed. */
  fillerRate: number | null;
  /** The middle length in words. */
  words: number;
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
    const reviewed = session.answers.flatMap((answer) => {
      const review = reviewKept(answer, language);
      return review ? [{ ...review, spoken: answer.spoken }] : [];
    });
    const stories = reviewed.flatMap(({ star }) => star ?? []);
    const spoken = reviewed.filter((one) => one.spoken);
    const words = spoken.reduce((sum, review) => sum + review.words, 0);
    const fillers = spoken.reduce((sum, review) => sum + (review.fillerRate * review.words) / 100, 0);
    const lengths = reviewed.map((review) => review.words).toSorted((a, b) => a - b);
    return {
      session,
      answers: session.answers.length,
      stories: stories.length,
      whole: stories.filter((star) => starParts.every((part) => star[part] !== null)).length,
      fillerRate: words === 0 ? null : Math.round((fillers / words) * 1000) / 10,
      words: lengths[Math.floor(lengths.length / 2)] ?? 0,
    };
  });
}
