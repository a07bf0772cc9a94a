import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import type { CvDocument, ProfileRow, Sections } from "../document/cv-document.ts";
import { newCvDocument, type NewId } from "../document/new-cv-document.ts";
import { sectionKinds } from "../document/section-fields.ts";
import type { JsonResumeField } from "../sections/field-lens.ts";
import { personalFields } from "../sections/personal.ts";
import { profiles as profileRows } from "../sections/profiles.ts";
import { sections as allSections, type SectionKind } from "../sections/sections.ts";
import { schemaAddress } from "./foothold-extension.ts";
import { isSameJson } from "../../platform/json/is-same-json.ts";
import { readMarks, takeMarks, type RowMarks as RowsFound } from "./row-marks.ts";
import { isLinkedIn, readPhoto } from "../document/strip-photo.ts";
import { keepOriginal, readRow } from "./row-lens.ts";

/** The parts of a file that are not text. */
type Found = Pick<CvDocument, "kept"> & RowsFound;

type ParsedJsonResume = { document: CvDocument; found: RowsFound };

/**
 * Reads the standard parts of a JSON Resume, without our extension. Accepts any input: a part of the wrong shape goes
 * to `kept` and is written back with the document.
 */
export function readJsonResume(resume: JsonObject, newId: NewId): ParsedJsonResume {
  const found: Found = { kept: {}, hidden: [], breaks: [], texts: {}, prints: {} };
  const { kept } = found;
  const root: JsonObject = { ...resume };
  if (root["$schema"] === schemaAddress) delete root["$schema"];
  const basics = isObject(resume["basics"]) ? resume["basics"] : {};
  if (isObject(resume["basics"])) delete root["basics"];

  const sections: Partial<Record<SectionKind, unknown[]>> = {};
  for (const kind of sectionKinds) {
    const { jsonResume } = allSections[kind];
    const rows = resume[jsonResume];
    if (!Array.isArray(rows)) continue;
    delete root[jsonResume];
    sections[kind] = rows.flat().flatMap((value) => readSectionRow(kind, value, newId, found));
  }
  const personal = readPersonal(basics, newId, found);
  if (Object.keys(root).length > 0) kept["root"] = root;
  const empty = newCvDocument(newId);
  const document = { ...empty, personal, sections: { ...noRows(), ...sections } as Sections, kept };
  return { document, found };
}

function readSectionRow(kind: SectionKind, value: unknown, newId: NewId, found: Found) {
  // Lists of plain strings are common, although the schema requires objects.
  const object = typeof value === "string" ? { [firstProperty(kind)]: value } : value;
  if (!isObject(object)) return [];
  return [readListedRow(kind, object, allSections[kind].fields, newId, found)];
}

/** Reads a row, and adds the original object and the mark of a hidden row to `found`. */
function readListedRow<Field extends string>(
  list: SectionKind | "profiles",
  value: JsonObject,
  fields: Readonly<Record<Field, JsonResumeField>>,
  newId: NewId,
  found: Found,
): { id: string } & Record<Field, string> {
  const { object, marks } = takeMarks(value);
  const row = { id: newId(), ...readRow(object, fields) };
  const original = keepOriginal(object, fields);
  if (original) found.kept[`row:${row.id}`] = original;
  readMarks(marks, `${list}/${row.id}`, found);
  return row;
}

function firstProperty(kind: SectionKind): string {
  const [first] = Object.values(allSections[kind].fields);
  return typeof first?.jsonResume === "object" ? first.jsonResume.property : "name";
}

function readPersonal(basics: JsonObject, newId: NewId, found: Found): CvDocument["personal"] {
  const { kept } = found;
  const { profiles: given, image, ...plain } = basics;
  const photo = readPhoto(image);
  const listed = Array.isArray(given) ? given.filter(isObject) : [];
  const linkedIn = listed.find((profile) => isLinkedIn(profile) && typeof profile["url"] === "string");
  const profiles: ProfileRow[] = listed
    .filter((profile) => profile !== linkedIn)
    .map((profile) => readListedRow("profiles", profile, profileRows.fields, newId, found));
  if (linkedIn) {
    const { url: _, ...rest } = linkedIn;
    const at = listed.indexOf(linkedIn);
    if (at > 0 || !isSameJson(rest, { network: "LinkedIn" })) kept["linkedIn"] = { at, ...rest };
  }
  const others = {
    ...(photo === null && image !== undefined ? { image } : {}),
    ...(given !== undefined && !Array.isArray(given) ? { profiles: given } : {}),
  };
  const original = keepOriginal({ ...plain, ...others }, personalFields);
  if (original) kept["basics"] = original;
  return {
    ...readRow(plain, personalFields),
    linkedIn: typeof linkedIn?.["url"] === "string" ? linkedIn["url"] : "",
    profiles,
    photo,
    showPhoto: false,
  };
}

function noRows(): Record<SectionKind, []> {
  return Object.fromEntries(sectionKinds.map((kind) => [kind, []])) as never;
}
