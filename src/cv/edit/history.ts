import type { CvDocument } from "../document/cv-document.ts";
import type { FieldAddress, RowListKey } from "./field-address.ts";
import { merge } from "./merge.ts";

/** What an edit touched: a field, a list of rows, the look, the order of sections, several at once. */
export type Touched = FieldAddress | RowListKey | "look" | "order" | "several";

export type Step = {
  before: CvDocument;
  after: CvDocument;
  touched: Touched;
  /** Typing in one field becomes one step until somebody pauses. */
  isTyping: boolean;
  /** Milliseconds. */
  at: number;
};

export type History = { past: readonly Step[]; future: readonly Step[] };

export const emptyHistory: History = { past: [], future: [] };

const most = 200;
const pause = 1_200;

/** Adds a step; what had been undone cannot be done again after it. */
export function record(history: History, step: Step): History {
  const last = history.past.at(-1);
  const continues =
    last !== undefined &&
    last.isTyping &&
    step.isTyping &&
    last.touched === step.touched &&
    last.after === step.before &&
    step.at - last.at < pause;
  const past = continues
    ? [...history.past.slice(0, -1), { ...step, before: last.before }]
    : [...history.past, step].slice(-most);
  return { past, future: [] };
}

export type Turn = { history: History; document: CvDocument; touched: Touched };

/** Takes the last step back. What came from elsewhere since then stays. Null where there is nothing to undo. */
export function undo({ past, future }: History, current: CvDocument): Turn | null {
  const step = past.at(-1);
  if (!step) return null;
  const document = turned(step.after, step.before, current);
  return { history: { past: past.slice(0, -1), future: [...future, step] }, document, touched: step.touched };
}

/** Takes the last step undone again. Null where there is none. */
export function redo({ past, future }: History, current: CvDocument): Turn | null {
  const step = future.at(-1);
  if (!step) return null;
  const document = turned(step.before, step.after, current);
  return { history: { past: [...past, step], future: future.slice(0, -1) }, document, touched: step.touched };
}

function turned(from: CvDocument, to: CvDocument, current: CvDocument): CvDocument {
  return current === from ? to : merge({ base: from, later: to, earlier: current }).document;
}
