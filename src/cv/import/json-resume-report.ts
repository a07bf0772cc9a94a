import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import { readPhoto } from "../document/strip-photo.ts";
import { extensionKey, type JsonResumeField } from "../sections/field-lens.ts";
import { personalFields } from "../sections/personal.ts";
import { profiles } from "../sections/profiles.ts";
import { sectionForms } from "../sections/section-forms.constants.ts";
import { sections } from "../sections/sections.ts";
import { sectionKinds } from "../document/section-fields.ts";
import { linkedPicture, type ImportReport, type LeftOut } from "./import-report.ts";

/** Properties of a file about the file. */
const aboutFile = ["$schema", "meta", extensionKey];
const kept = "It has no field here. It is kept, and a JSON Resume that you download has it.";

/** Says what of a JSON Resume is in no field of the form. Nothing of it is lost: see `fromJsonResume`. */
export function jsonResumeReport(resume: JsonObject): ImportReport {
  const { basics } = resume;
  const person = isObject(basics) ? basics : {};
  const image = person["image"];
  const isLinked = typeof image === "string" && image !== "" && readPhoto(image) === null;
  const lists = new Set<string>(sectionKinds.map((kind) => sections[kind].jsonResume));
  const others = Object.keys(resume).filter(
    (name) => name !== "basics" && !lists.has(name) && !aboutFile.includes(name) && !isEmpty(resume[name]),
  );
  return {
    leftOut: [
      ...(isLinked ? [linkedPicture] : []),
      ...unreadOf("Personal details", [person], { ...personalFields }, ["image", "profiles"]),
      ...unreadOf("Links", listOf(person["profiles"]), profiles.fields),
      ...sectionKinds.flatMap((kind) =>
        unreadOf(sectionForms[kind].title, listOf(resume[sections[kind].jsonResume]), sections[kind].fields),
      ),
      ...others.map((name) => ({ what: name, why: kept })),
    ],
    notes: [],
    isLanguageStated: isObject(resume[extensionKey]),
  };
}

/** The properties with content that the fields of a section do not show. */
function unreadOf(
  part: string,
  objects: readonly JsonObject[],
  fields: Readonly<Record<string, JsonResumeField>>,
  others: readonly string[] = [],
): LeftOut[] {
  const lenses = Object.values(fields).flatMap(({ jsonResume }) =>
    typeof jsonResume === "object" ? [jsonResume] : [],
  );
  const counts = new Map<string, number>();
  for (const object of objects) {
    for (const [name, value] of Object.entries(object)) {
      if (isEmpty(value) || others.includes(name) || name === extensionKey) continue;
      const lens = lenses.find(({ property, aliases = [] }) => property === name || aliases.includes(name));
      if (lens && lens.read(value, object) !== "") continue;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].map(([name, count]) => ({
    what: `${part}: ${name}${count > 1 ? `, ${count} times` : ""}`,
    why: kept,
  }));
}

const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isObject(value) && Object.values(value).every(isEmpty);
}
