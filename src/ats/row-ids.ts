import type { NewId } from "../cv/document/new-cv-document.ts";

/** Numbers the rows of a CV that is read once and not stored. */
export function rowIds(): NewId {
  let last = 0;
  return () => `row-${(last += 1)}`;
}
