import { parseJson } from "../../../platform/json/parse-json.ts";
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
export function readHistory(text: string | null): SessionHistory {
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
