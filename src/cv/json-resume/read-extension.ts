import type { CustomSection } from "../document/cv-document.ts";
import { languageNames } from "../translations/form-words.constants.ts";
import {
  accents,
  dateFormats,
  densities,
  fontPairs,
  pageSizes,
  plainLook,
  templates,
  type CvLook,
} from "../document/cv-look.ts";
import { newCustomRow, type NewId } from "../document/new-cv-document.ts";
import { normaliseSectionOrder } from "../document/normalise-section-order.ts";
import { customRowFields } from "../document/section-fields.ts";
import type { JsonObject } from "../sections/field-lens.ts";
import type { Extension } from "./foothold-extension.ts";
import { isObject } from "./is-object.ts";

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
    order: [...normaliseSectionOrder(readTexts(given["order"]), custom)],
    custom,
    showPhoto: given["showPhoto"] === true,
    typed: (Array.isArray(given["typed"]) ? given["typed"] : []).filter(isTypedText),
  };
}

function readLook(value: unknown): CvLook {
  const given = isObject(value) ? value : {};
  return {
    template: oneOf(Object.keys(templates), given["template"], plainLook.template),
    accent: oneOf(Object.keys(accents), given["accent"], plainLook.accent),
    fonts: oneOf(Object.keys(fontPairs), given["fonts"], plainLook.fonts),
    density: oneOf(densities, given["density"], plainLook.density),
    pageSize: oneOf(pageSizes, given["pageSize"], plainLook.pageSize),
    dateFormat: oneOf(dateFormats, given["dateFormat"], plainLook.dateFormat),
  } as CvLook;
}

function readCustomSection(given: JsonObject, newId: NewId): CustomSection {
  const rows = (Array.isArray(given["rows"]) ? given["rows"] : []).filter(isObject).map((row) => ({
    ...newCustomRow(newId),
    ...Object.fromEntries(customRowFields.map((field) => [field, textOf(row[field])])),
    ...(textOf(row["id"]) === "" ? {} : { id: textOf(row["id"]) }),
  }));
  return { id: textOf(given["id"]) || newId(), title: textOf(given["title"]), rows };
}

function readTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value : []).filter((one) => typeof one === "string");
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
