import type { CvDocument, SectionKey } from "../document/cv-document.ts";
import { newCustomRow, type NewId } from "../document/new-cv-document.ts";
import { removePartState } from "./remove-part-state.ts";
import { moved } from "./moved.ts";

/** Adds a custom section with one empty row, last on the page. */
export function addCustomSection(
  document: CvDocument,
  newId: NewId,
): { document: CvDocument; id: string; row: string } {
  const row = newCustomRow(newId);
  const section = { id: newId(), title: "", rows: [row] };
  return {
    document: {
      ...document,
      custom: [...document.custom, section],
      order: [...document.order, `custom:${section.id}`],
    },
    id: section.id,
    row: row.id,
  };
}

/** Removes a custom section with all its rows. */
export function removeCustomSection(document: CvDocument, section: string): CvDocument {
  const custom = document.custom.filter(({ id }) => id !== section);
  if (custom.length === document.custom.length) return document;
  const key = `custom:${section}` as const;
  return { ...removePartState(document, key), custom, order: document.order.filter((one) => one !== key) };
}

/** Moves a section of the page to an index counted from 0. */
export function moveSection(document: CvDocument, key: SectionKey, to: number): CvDocument {
  const order = moved(document.order, document.order.indexOf(key), to);
  return order === document.order ? document : { ...document, order: [...order] };
}
