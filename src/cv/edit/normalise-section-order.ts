import type { CvDocument, SectionKey } from "../document/cv-document.ts";
import { sectionKinds } from "../document/section-fields.ts";

/** The document with every section once in its order: the missing at the end, the unknown and the doubled left out. */
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
