import { parseJson } from "../../../platform/json/parse-json.ts";
import { longestAnswer } from "./session-history.ts";

/** An answer as it was typed last, finished or not. */
type AnswerDraft = { text: string; isFinished: boolean };

const key = "coach-drafts";

/** Reads the answer to a question that was typed in this tab before; null if there is none. */
export function readDraft(questionId: string): AnswerDraft | null {
  const { text, isFinished } = readDrafts()[questionId] ?? {};
  if (typeof text !== "string" || text === "") return null;
  return { text: text.slice(0, longestAnswer), isFinished: isFinished === true };
}

/** Keeps the answer to a question, so that neither a reload nor the way back loses it. It ends with the tab. */
export function keepDraft(questionId: string, draft: AnswerDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readDrafts(), [questionId]: draft }));
  } catch {
    // A browser that stores nothing forgets the answer with the page.
  }
}

/** Forgets the answers of this tab, which the next person may not see. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

function readDrafts(): Record<string, Partial<AnswerDraft> | undefined> {
  try {
    const read = parseJson(sessionStorage.getItem(key));
    return typeof read === "object" && read !== null ? (read as Record<string, Partial<AnswerDraft>>) : {};
  } catch {
    return {};
  }
}
