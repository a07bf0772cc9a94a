import type { CvDocument } from "../document/cv-document.ts";
import { rowFields, sectionKinds } from "../document/section-fields.ts";
import type { AnyRow } from "../edit/row-lists.ts";
import { extensionKey, type JsonObject } from "../sections/field-lens.ts";
import { personalFields } from "../sections/personal.ts";
import { profiles as profileRows } from "../sections/profiles.ts";
import { sections as allSections, type SectionKind } from "../sections/sections.ts";
import { schemaAddress, textsOf, type Extension } from "./foothold-extension.ts";
import { readJsonResume } from "./read-json-resume.ts";
import { writeRow } from "./row-lens.ts";

/**
 * Writes a CV as JSON Resume 1.x. Data that the format cannot represent goes under `foothold`, so that `fromJsonResume`
 * gives the same document again. Empty rows are left out. Unknown data of an imported file is written back unchanged.
 */
export function toJsonResume(document: CvDocument): JsonObject {
  const written = withoutEmptyRows(document);
  const resume: JsonObject = {
    $schema: schemaAddress,
    ...original(document, "root"),
    basics: writeBasics(written),
  };
  for (const kind of sectionKinds) {
    const { jsonResume, fields } = allSections[kind];
    const rows: readonly AnyRow[] = written.sections[kind];
    if (rows.length === 0) continue;
    resume[jsonResume] = rows.map((row) => writeRow(row, fields, original(document, `row:${row.id}`)));
  }
  return { ...resume, [extensionKey]: writeExtension(written, resume) };
}

function writeBasics(document: CvDocument): JsonObject {
  const { personal } = document;
  const basics = writeRow(personal, personalFields, original(document, "basics"));
  const profiles = personal.profiles.map((row) =>
    writeRow(row, profileRows.fields, original(document, `row:${row.id}`)),
  );
  if (personal.linkedIn !== "") {
    // At its position in the imported file, or first.
    const { at = 0, ...rest } = original(document, "linkedIn");
    profiles.splice(Number(at), 0, { network: "LinkedIn", ...rest, url: personal.linkedIn });
  }
  if (profiles.length > 0) basics["profiles"] = profiles;
  if (personal.photo !== null) basics["image"] = personal.photo;
  return basics;
}

function writeExtension(document: CvDocument, resume: JsonObject): Extension {
  const { version, language, look, order, custom, personal } = document;
  const read = textsOf(readJsonResume(resume, () => ""));
  const typed = [...textsOf(document)]
    .map(([at, text]) => ({ at, reads: read.get(at) ?? "", typed: text }))
    .filter((one) => one.reads !== one.typed);
  return { version, language, look, order, custom, showPhoto: personal.showPhoto, typed };
}

function withoutEmptyRows(document: CvDocument): CvDocument {
  const sections = Object.fromEntries(
    sectionKinds.map((kind) => [kind, document.sections[kind].filter((row) => isWritten(kind, row))]),
  ) as CvDocument["sections"];
  const profiles = document.personal.profiles.filter((row) => row.network + row.username + row.url !== "");
  return { ...document, sections, personal: { ...document.personal, profiles } };
}

function isWritten(kind: SectionKind, row: AnyRow): boolean {
  return rowFields(kind).some((field) => row[field] !== "");
}

function original(document: CvDocument, of: string): JsonObject {
  return (document.kept[of] ?? {}) as JsonObject;
}
