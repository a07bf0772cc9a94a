import type { CvDocument, SectionKind } from "../document/cv-document.ts";
import { rowFields, sectionKinds } from "../document/section-fields.ts";
import { basicsLens, plainFields } from "./basics-lens.ts";
import type { JsonObject } from "./field-lens.ts";
import { extensionKey, schemaAddress, textsOf, type Extension } from "./foothold-extension.ts";
import { readJsonResume } from "./read-json-resume.ts";
import { writeRow } from "./row-lens.ts";
import { profileLens, sectionLenses } from "./section-lenses.ts";

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
    const { property, fields } = sectionLenses[kind];
    const rows = written.sections[kind] as { id: string }[];
    if (rows.length === 0) continue;
    resume[property] = rows.map((row) =>
      writeRow(row as never, fields as never, original(document, `row:${row.id}`)),
    );
  }
  return { ...resume, [extensionKey]: writeExtension(written, resume) };
}

function writeBasics(document: CvDocument): JsonObject {
  const { personal } = document;
  const plain = Object.fromEntries(plainFields.map((field) => [field, personal[field]]));
  const basics = writeRow(plain as never, basicsLens, original(document, "basics"));
  const profiles = personal.profiles.map((row) =>
    writeRow(row, profileLens, original(document, `row:${row.id}`)),
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

function isWritten(kind: SectionKind, row: object): boolean {
  return rowFields(kind).some((field) => (row as Record<string, string>)[field] !== "");
}

function original(document: CvDocument, of: string): JsonObject {
  return (document.kept[of] ?? {}) as JsonObject;
}
