import type { DocumentKind } from "../local/document-kind.ts";

export type EditStep<Content, Target extends string> = {
  before: Content;
  after: Content;
  /** What the edit changed: a field, a list of rows, or several parts at once. */
  touched: Target;
  /** Consecutive typing in one field is merged into one step until a pause. */
  isTyping: boolean;
  /** Milliseconds. */
  at: number;
};

export type EditHistory<Content, Target extends string> = {
  past: readonly EditStep<Content, Target>[];
  future: readonly EditStep<Content, Target>[];
};

export const emptyHistory = { past: [], future: [] } as const;

const most = 200;
const pause = 1_200;

/** Adds a step and clears the redo list. */
export function record<Content, Target extends string>(
  history: EditHistory<Content, Target>,
  step: EditStep<Content, Target>,
): EditHistory<Content, Target> {
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

export type UndoResult<Content, Target extends string> = {
  history: EditHistory<Content, Target>;
  document: Content;
  touched: Target;
};

type Merge<Content> = DocumentKind<Content>["merge"];

/** Undoes the last step. Changes that came from elsewhere since then stay. Returns null if there is nothing to undo. */
export function undo<Content, Target extends string>(
  { past, future }: EditHistory<Content, Target>,
  current: Content,
  merge: Merge<Content>,
): UndoResult<Content, Target> | null {
  const step = past.at(-1);
  if (!step) return null;
  const document = turned(step.after, step.before, current, merge);
  return { history: { past: past.slice(0, -1), future: [...future, step] }, document, touched: step.touched };
}

/** Redoes the last undone step. Returns null if there is none. */
export function redo<Content, Target extends string>(
  { past, future }: EditHistory<Content, Target>,
  current: Content,
  merge: Merge<Content>,
): UndoResult<Content, Target> | null {
  const step = future.at(-1);
  if (!step) return null;
  const document = turned(step.before, step.after, current, merge);
  return { history: { past: [...past, step], future: future.slice(0, -1) }, document, touched: step.touched };
}

function turned<Content>(from: Content, to: Content, current: Content, merge: Merge<Content>): Content {
  return current === from ? to : merge({ base: from, later: to, earlier: current }).document;
}
