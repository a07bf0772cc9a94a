import type { CustomSection, SectionKey } from "../document/cv-document.ts";
import { languageNames } from "../translations/form-words.constants.ts";
import { readLook } from "../document/read-look.ts";
import { newCustomRow, type NewId } from "../document/new-cv-document.ts";
import { customRowFields, sectionKinds } from "../document/section-fields.ts";
import type { JsonObject } from "./field-lens.ts";
import type { Extension } from "./foothold-extension.ts";
import { isObject } from "./read-json-resume.ts";

/**
 * Reads our extension of a JSON Resume. It may have been edited by hand: invalid parts get the defaults of a new CV.
 */
export function readExtension(value: unknown, newId: NewId): Extension {
  const given = isObject(value) ? value : {};
  const custom = (Array.isArray(given["custom"]) ? given["custom"] : [])
    .filter(isObject)
    .map((section) => readCustomSection(section, newId));
  const language = oneOf(Object.keys(languageNames), given["language"], "en") as Extension["language"];
  return {
    version: 1,
    language,
    look: readLook(given["look"]),
    order: readOrder(given["order"], custom),
    custom,
    showPhoto: given["showPhoto"] === true,
    typed: (Array.isArray(given["typed"]) ? given["typed"] : []).filter(isTypedText),
  };
}

function readCustomSection(given: JsonObject, newId: NewId): CustomSection {
  const rows = (Array.isArray(given["rows"]) ? given["rows"] : []).filter(isObject).map((row) => ({
    ...newCustomRow(newId),
    ...Object.fromEntries(customRowFields.map((field) => [field, textOf(row[field])])),
    ...(textOf(row["id"]) === "" ? {} : { id: textOf(row["id"]) }),
  }));
  return { id: textOf(given["id"]) || newId(), title: textOf(given["title"]), rows };
}

/** Every section once: those of the given order first, then the others in the default order. */
function readOrder(value: unknown, custom: readonly CustomSection[]): SectionKey[] {
  const usual: SectionKey[] = [
    "summary",
    ...sectionKinds,
    ...custom.map(({ id }) => `custom:${id}` as const),
  ];
  const given = Array.isArray(value) ? usual.filter((key) => value.includes(key)) : [];
  given.sort((one, other) => (value as unknown[]).indexOf(one) - (value as unknown[]).indexOf(other));
  return [...given, ...usual.filter((key) => !given.includes(key))];
}

function oneOf<T extends string>(names: readonly T[], value: unknown, otherwise: T): T {
  return names.find((name) => name === value) ?? otherwise;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function isTypedText(value: unknown): value is Extension["typed"][number] {
  return isObject(value) && ["at", "reads", "typed"].every((name) => typeof value[name] === "string");
}
