import type { CvDocument, SectionKey } from "../document/cv-document.ts";
import { sectionKinds } from "../document/section-fields.ts";

/**
 * Returns the document with each section exactly once in its order. Missing sections go to the end; unknown and
 * duplicate ones are dropped.
 */
export function normaliseSectionOrder(document: CvDocument): CvDocument {
  const all: SectionKey[] = [
    "summary",
    ...sectionKinds,
    ...document.custom.map(({ id }) => `custom:${id}` as const),
  ];
  const known = [...new Set(document.order)].filter((key) => all.includes(key));
  const order = [...known, ...all.filter((key) => !known.includes(key))];
  const isSound =
    order.length === document.order.length && order.every((key, at) => key === document.order[at]);
  return isSound ? document : { ...document, order };
}
