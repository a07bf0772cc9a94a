import type { CvDocument, SectionKind } from "../document/cv-document.ts";
import { newRow, type NewId } from "../document/new-cv-document.ts";
import { sectionKinds } from "../document/section-fields.ts";
import { extensionKey, putText, textsOf } from "./foothold-extension.ts";
import { readExtension } from "./read-extension.ts";
import { isObject, readJsonResume } from "./read-json-resume.ts";
import { sectionLenses } from "./section-lenses.ts";

export type JsonResumeReading = { ok: true; document: CvDocument } | { ok: false; reason: "not-a-resume" };

/** The form shows at least one row of each. */
const neverEmpty: readonly SectionKind[] = ["experience", "education", "skills"];

/**
 * Reads a CV from a JSON Resume of any version and any program. Nothing is lost: data for which the document has no
 * field is kept in `kept`, and `toJsonResume` writes it back unchanged.
 */
export function fromJsonResume(value: unknown, newId: NewId): JsonResumeReading {
  if (!isObject(value) || !looksLikeResume(value)) return { ok: false, reason: "not-a-resume" };
  const { [extensionKey]: ours, ...resume } = value;
  const document = readJsonResume(resume, newId);
  const { typed, showPhoto, ...extension } = readExtension(ours, newId);
  const texts = textsOf(document);
  for (const { at, reads, typed: text } of typed) {
    if ((texts.get(at) ?? "") === reads) putText(document, at, text);
  }
  for (const kind of neverEmpty) {
    if (document.sections[kind].length === 0) document.sections[kind].push(newRow(kind, newId) as never);
  }
  return {
    ok: true,
    document: { ...document, ...extension, personal: { ...document.personal, showPhoto } },
  };
}

function looksLikeResume(value: Record<string, unknown>): boolean {
  return (
    isObject(value["basics"]) ||
    sectionKinds.some((kind) => Array.isArray(value[sectionLenses[kind].property]))
  );
}
