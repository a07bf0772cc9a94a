import type { CvDocument, ProfileRow, SectionKind, Sections } from "../document/cv-document.ts";
import { newCvDocument, type NewId } from "../document/new-cv-document.ts";
import { sectionKinds } from "../document/section-fields.ts";
import { basicsLens, isLinkedIn, readPhoto } from "./basics-lens.ts";
import type { JsonObject } from "./field-lens.ts";
import { schemaAddress } from "./foothold-extension.ts";
import { isSameJson } from "./is-same-json.ts";
import { keepOriginal, readRow } from "./row-lens.ts";
import { profileLens, sectionLenses } from "./section-lenses.ts";

/**
 * Reads the standard parts of a JSON Resume, without our extension. Accepts any input: a part of the wrong shape goes
 * to `kept` and is written back with the document.
 */
export function readJsonResume(resume: JsonObject, newId: NewId): CvDocument {
  const kept: CvDocument["kept"] = {};
  const root: JsonObject = { ...resume };
  if (root["$schema"] === schemaAddress) delete root["$schema"];
  const basics = isObject(resume["basics"]) ? resume["basics"] : {};
  if (isObject(resume["basics"])) delete root["basics"];

  const sections: Partial<Record<SectionKind, unknown[]>> = {};
  for (const kind of sectionKinds) {
    const { property } = sectionLenses[kind];
    if (!Array.isArray(resume[property])) continue;
    delete root[property];
    sections[kind] = resume[property].flat().flatMap((value) => readSectionRow(kind, value, newId, kept));
  }
  const personal = readPersonal(basics, newId, kept);
  if (Object.keys(root).length > 0) kept["root"] = root;
  const empty = newCvDocument(newId);
  return { ...empty, personal, sections: { ...noRows(), ...sections } as Sections, kept };
}

function readSectionRow(kind: SectionKind, value: unknown, newId: NewId, kept: CvDocument["kept"]) {
  // Lists of plain strings are common, although the schema requires objects.
  const object = typeof value === "string" ? { [firstProperty(kind)]: value } : value;
  if (!isObject(object)) return [];
  const { fields } = sectionLenses[kind];
  const row = { id: newId(), ...readRow(object, fields as never) };
  const original = keepOriginal(object, fields as never);
  if (original) kept[`row:${row.id}`] = original;
  return [row];
}

function firstProperty(kind: SectionKind): string {
  return Object.values(sectionLenses[kind].fields)[0]?.property ?? "name";
}

function readPersonal(basics: JsonObject, newId: NewId, kept: CvDocument["kept"]): CvDocument["personal"] {
  const { profiles: given, image, ...plain } = basics;
  const photo = readPhoto(image);
  const listed = Array.isArray(given) ? given.filter(isObject) : [];
  const linkedIn = listed.find((profile) => isLinkedIn(profile) && typeof profile["url"] === "string");
  const profiles: ProfileRow[] = listed
    .filter((profile) => profile !== linkedIn)
    .map((profile) => {
      const row = { id: newId(), ...readRow(profile, profileLens) };
      const original = keepOriginal(profile, profileLens);
      if (original) kept[`row:${row.id}`] = original;
      return row;
    });
  if (linkedIn) {
    const { url: _, ...rest } = linkedIn;
    const at = listed.indexOf(linkedIn);
    if (at > 0 || !isSameJson(rest, { network: "LinkedIn" })) kept["linkedIn"] = { at, ...rest };
  }
  const others = {
    ...(photo === null && image !== undefined ? { image } : {}),
    ...(given !== undefined && !Array.isArray(given) ? { profiles: given } : {}),
  };
  const original = keepOriginal({ ...plain, ...others }, basicsLens);
  if (original) kept["basics"] = original;
  return {
    ...readRow(plain, basicsLens),
    linkedIn: typeof linkedIn?.["url"] === "string" ? linkedIn["url"] : "",
    profiles,
    photo,
    showPhoto: false,
  };
}

function noRows(): Record<SectionKind, []> {
  return Object.fromEntries(sectionKinds.map((kind) => [kind, []])) as never;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
