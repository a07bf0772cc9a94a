import type { JsonObject } from "../../platform/json/json-object.ts";
import type { ContactKey, CvDocument } from "../document/cv-document.ts";
import { withoutHidden } from "../document/without-hidden.ts";
import { rowFields, sectionKinds } from "../document/section-fields.ts";
import type { AnyRow } from "../edit/edit-rows.ts";
import { extensionKey, type JsonResumeField } from "../sections/field-lens.ts";
import { personalFields } from "../sections/personal.ts";
import { profiles as profileRows } from "../sections/profiles.ts";
import { sections as allSections, type SectionKind } from "../sections/sections.ts";
import { schemaAddress, documentTexts, type Extension } from "./foothold-extension.ts";
import { addMarks, isInExtension } from "./row-marks.ts";
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
    resume[jsonResume] = rows.map((row) => writeListedRow(document, kind, row, fields));
  }
  return { ...resume, [extensionKey]: writeExtension(written, resume) };
}

/** Writes the JSON Resume that a PDF has attached. Hidden parts are not in it: the PDF goes to other people. */
export function attachedResume(document: CvDocument): string {
  return JSON.stringify(toJsonResume(withoutHidden(document)), null, 2);
}

function writeBasics(document: CvDocument): JsonObject {
  const { personal } = document;
  const basics = writeRow(personal, personalFields, original(document, "basics"));
  const profiles = personal.profiles.map((row) =>
    writeListedRow(document, "profiles", row, profileRows.fields),
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

function writeListedRow<Field extends string>(
  document: CvDocument,
  list: SectionKind | "profiles",
  row: { id: string } & Record<NoInfer<Field>, string>,
  fields: Readonly<Record<Field, JsonResumeField>>,
): JsonObject {
  const object = writeRow(row, fields, original(document, `row:${row.id}`));
  return addMarks(object, `${list}/${row.id}`, document);
}

function writeExtension(document: CvDocument, resume: JsonObject): Extension {
  const { version, language, look, order, headings, custom, personal } = document;
  const hidden = document.hidden.filter(isInExtension);
  const read = documentTexts(readJsonResume(resume, () => "").document);
  const typed = [...documentTexts(document)]
    .map(([at, text]) => ({ at, reads: read.get(at) ?? "", typed: text }))
    .filter((one) => one.reads !== one.typed);
  return {
    version,
    language,
    look,
    order,
    hidden,
    headings,
    layout: writeLayout(document),
    translation: document.translation && {
      ...document.translation,
      texts: inExtension(document.translation.texts),
      prints: inExtension(document.translation.prints),
    },
    custom,
    showPhoto: personal.showPhoto,
    typed,
  };
}

/** Profile links are named by their place, because their ids are new in every reading. */
function writeLayout({ layout, personal }: CvDocument): CvDocument["layout"] {
  const contacts = layout.contacts.map((key): ContactKey => {
    const at = personal.profiles.findIndex(({ id }) => key === `profiles/${id}`);
    return at === -1 ? key : `profiles/${at}`;
  });
  return { ...layout, breaks: layout.breaks.filter(isInExtension), contacts };
}

function inExtension(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([at]) => isInExtension(at)));
}

function withoutEmptyRows(document: CvDocument): CvDocument {
  const sections = Object.fromEntries(
    sectionKinds.map((kind) => [kind, document.sections[kind].filter((row) => isWritten(kind, row))]),
  ) as CvDocument["sections"];
  const profiles = document.personal.profiles.filter(
    (row) => row.network + row.username + row.url + row.shownAs !== "",
  );
  return { ...document, sections, personal: { ...document.personal, profiles } };
}

function isWritten(kind: SectionKind, row: AnyRow): boolean {
  return rowFields(kind).some((field) => row[field] !== "");
}

function original(document: CvDocument, of: string): JsonObject {
  return (document.kept[of] ?? {}) as JsonObject;
}
