import type { CvDocument } from "../document/cv-document.ts";
import { partsOf, type FieldAddress, type FirstAddress } from "./field-address.ts";
import { rowsOf, withRows } from "./edit-rows.ts";
import { textFingerprint } from "../document/second-language.ts";
import { documentLimits, cutText } from "../document/document-limits.ts";

/** Returns the text at an address; empty if its row or section no longer exists. */
export function readField(document: CvDocument, address: FieldAddress): string {
  const parts = partsOf(address);
  if (parts.in === "second") return document.translation?.texts[parts.of] ?? "";
  if (parts.in === "personal") return document.personal[parts.field];
  if (parts.in === "heading") return document.headings[parts.section] ?? "";
  if (parts.in === "title") return document.custom.find(({ id }) => id === parts.section)?.title ?? "";
  return rowsOf(document, parts.list).find(({ id }) => id === parts.row)?.[parts.field] ?? "";
}

/** Returns the document with a field's text replaced; unchanged if its row or section no longer exists. */
export function setField(document: CvDocument, address: FieldAddress, text: string): CvDocument {
  if (readField(document, address) === text) return document;
  const parts = partsOf(address);
  if (parts.in === "second") return setTranslation(document, parts.of, text);
  if (parts.in === "personal")
    return { ...document, personal: { ...document.personal, [parts.field]: text } };
  if (parts.in === "heading") {
    const { [parts.section]: _, ...others } = document.headings;
    return { ...document, headings: text === "" ? others : { ...others, [parts.section]: text } };
  }
  if (parts.in === "title") {
    const custom = document.custom.map((section) =>
      section.id === parts.section ? { ...section, title: text } : section,
    );
    return { ...document, custom };
  }
  const rows = rowsOf(document, parts.list);
  if (!rows.some(({ id }) => id === parts.row)) return document;
  return withRows(
    document,
    parts.list,
    rows.map((row) => (row.id === parts.row ? { ...row, [parts.field]: text } : row)),
  );
}

/** A new translation is one of the present text. A changed one may still be behind: see markTranslated. */
function setTranslation(document: CvDocument, of: FirstAddress, text: string): CvDocument {
  const { translation } = document;
  if (!translation) return document;
  const { [of]: before, ...texts } = translation.texts;
  const { [of]: print, ...prints } = translation.prints;
  if (text === "") return { ...document, translation: { ...translation, texts, prints } };
  const kept = before === undefined ? textFingerprint(readField(document, of)) : (print ?? "");
  return {
    ...document,
    translation: { ...translation, texts: { ...texts, [of]: text }, prints: { ...prints, [of]: kept } },
  };
}

/**
 * Writes typed or pasted text, cut to the field's limit. A text that is already longer, as older pages allowed, may
 * keep its length or shrink, but not grow.
 */
export function writeText(document: CvDocument, address: FieldAddress, text: string): CvDocument {
  const before = readField(document, address).length;
  const most = Math.max(documentLimits.field, before);
  return setField(document, address, cutText(text, most));
}
