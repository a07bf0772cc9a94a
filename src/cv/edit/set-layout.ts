import type { Column, ContactKey, CvDocument, CvLayout, SectionKey } from "../document/cv-document.ts";
import { moved } from "./moved.ts";

/** Begins a new page before a section or a row, or no longer. */
export function setBreak(document: CvDocument, part: CvLayout["breaks"][number], isNew: boolean): CvDocument {
  const { breaks } = document.layout;
  if (breaks.includes(part) === isNew) return document;
  const others = breaks.filter((one) => one !== part);
  return withLayout(document, { breaks: isNew ? [...others, part] : others });
}

/** Chooses the column of a section; null leaves it to the template. */
export function setColumn(document: CvDocument, section: SectionKey, column: Column | null): CvDocument {
  const { [section]: before, ...others } = document.layout.columns;
  if ((before ?? null) === column) return document;
  return withLayout(document, { columns: column === null ? others : { ...others, [section]: column } });
}

/** Moves a contact detail to an index of the present order. */
export function moveContact(
  document: CvDocument,
  order: readonly ContactKey[],
  contact: ContactKey,
  to: number,
): CvDocument {
  const contacts = moved(order, order.indexOf(contact), to);
  return contacts === order ? document : withLayout(document, { contacts: [...contacts] });
}

function withLayout(document: CvDocument, change: Partial<CvLayout>): CvDocument {
  return { ...document, layout: { ...document.layout, ...change } };
}
