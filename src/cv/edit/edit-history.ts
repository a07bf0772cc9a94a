import type { CvDocument, RowListKey } from "../document/cv-document.ts";
import type { FieldAddress } from "./field-address.ts";
import { merge } from "./merge.ts";

/** The target of an edit: a field, a list of rows, the look, the order of sections, or several at once. */
export type EditTarget = FieldAddress | RowListKey | "look" | "order" | "several";

export type EditStep = {
  before: CvDocument;
  after: CvDocument;
  touched: EditTarget;
  /** Consecutive typing in one field is merged into one step until a pause. */
  isTyping: boolean;
  /** Milliseconds. */
  at: number;
};

export type EditHistory = { past: readonly EditStep[]; future: readonly EditStep[] };

export const emptyHistory: EditHistory = { past: [], future: [] };

const most = 200;
const pause = 1_200;

/** Adds a step and clears the redo list. */
export function record(history: EditHistory, step: EditStep): EditHistory {
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

export type UndoResult = { history: EditHistory; document: CvDocument; touched: EditTarget };

/** Undoes the last step. Changes that came from elsewhere since then stay. Returns null if there is nothing to undo. */
export function undo({ past, future }: EditHistory, current: CvDocument): UndoResult | null {
  const step = past.at(-1);
  if (!step) return null;
  const document = turned(step.after, step.before, current);
  return { history: { past: past.slice(0, -1), future: [...future, step] }, document, touched: step.touched };
}

/** Redoes the last undone step. Returns null if there is none. */
export function redo({ past, future }: EditHistory, current: CvDocument): UndoResult | null {
  const step = future.at(-1);
  if (!step) return null;
  const document = turned(step.before, step.after, current);
  return { history: { past: [...past, step], future: future.slice(0, -1) }, document, touched: step.touched };
}

function turned(from: CvDocument, to: CvDocument, current: CvDocument): CvDocument {
  return current === from ? to : merge({ base: from, later: to, earlier: current }).document;
}
