import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import type {
  CvDocument,
  CustomSection,
  CvLayout,
  CvTranslation,
  HiddenKey,
} from "../document/cv-document.ts";
import { languageNames } from "../translations/form-words.constants.ts";
import { readLook } from "../document/cv-look.ts";
import { documentVersion } from "../document/upgrade-document.ts";
import { newCustomRow, usuallyHidden, type NewId } from "../document/new-cv-document.ts";
import { normaliseSectionOrder } from "../document/document-order.ts";
import { customRowFields, sectionKinds } from "../document/section-fields.ts";
import { isInExtension } from "./row-marks.ts";

/** The schema of the files that we write. */
export const schemaAddress = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** A text that JSON Resume cannot represent as typed: "Spring 2021", or an empty end date. */
type TypedText = {
  /** JSON pointer into the document. */
  at: string;
  /**
   * The text that reading the JSON gave there. If it now gives another, the file was edited and `typed` is outdated.
   */
  reads: string;
  typed: string;
};

export type Extension = Pick<
  CvDocument,
  "version" | "language" | "look" | "order" | "hidden" | "headings" | "layout" | "translation" | "custom"
> & {
  showPhoto: boolean;
  typed: TypedText[];
};

/** Maps the JSON pointer of every text of a document to the text. */
export function documentTexts({
  personal,
  sections,
}: Pick<CvDocument, "personal" | "sections">): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (at: string, row: Record<string, unknown>) => {
    for (const [field, value] of Object.entries(row)) {
      if (typeof value === "string" && field !== "id" && field !== "photo")
        texts.set(`${at}/${field}`, value);
    }
  };
  add("/personal", personal);
  for (const [index, profile] of personal.profiles.entries()) add(`/personal/profiles/${index}`, profile);
  for (const [kind, rows] of Object.entries(sections)) {
    for (const [index, row] of rows.entries()) add(`/sections/${kind}/${index}`, row);
  }
  return texts;
}

/** Writes a text at a pointer from `documentTexts`. Does nothing if the pointer no longer exists. */
export function putText(document: CvDocument, at: string, typed: string): void {
  const path = at.split("/").slice(1);
  const field = path.pop() ?? "";
  let target: unknown = document;
  for (const step of path) {
    if (typeof target !== "object" || target === null || !Object.hasOwn(target, step)) return;
    target = (target as JsonObject)[step];
  }
  if (typeof target === "object" && target !== null && typeof (target as JsonObject)[field] === "string")
    (target as JsonObject)[field] = typed;
}

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
    version: documentVersion,
    language,
    look: readLook(given["look"]),
    order: [...normaliseSectionOrder(readTexts(given["order"]), custom)],
    hidden: Array.isArray(given["hidden"])
      ? (readTexts(given["hidden"]).filter(isInExtension) as HiddenKey[])
      : [...usuallyHidden],
    headings: readHeadings(given["headings"]),
    layout: readLayout(given["layout"]),
    translation: readTranslation(given["translation"]),
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

function readHeadings(value: unknown): Extension["headings"] {
  const given = isObject(value) ? value : {};
  const keys = (["summary", ...sectionKinds] as const).filter((key) => textOf(given[key]) !== "");
  return Object.fromEntries(keys.map((key) => [key, given[key]]));
}

function readLayout(value: unknown): CvLayout {
  const given = isObject(value) ? value : {};
  const columns = Object.entries(isObject(given["columns"]) ? given["columns"] : {});
  return {
    breaks: readTexts(given["breaks"]).filter(isInExtension) as CvLayout["breaks"],
    columns: Object.fromEntries(
      columns.filter(([, column]) => column === "main" || column === "side"),
    ) as CvLayout["columns"],
    contacts: readTexts(given["contacts"]) as CvLayout["contacts"],
  };
}

function readTranslation(value: unknown): CvTranslation | null {
  const given = isObject(value) ? value : {};
  const language = Object.keys(languageNames).find((name) => name === given["language"]);
  if (language === undefined) return null;
  const texts = (name: string) => {
    const all = Object.entries(isObject(given[name]) ? given[name] : {});
    return Object.fromEntries(all.filter(([at, text]) => isInExtension(at) && typeof text === "string"));
  };
  return {
    language: language as CvTranslation["language"],
    isShown: given["isShown"] === true,
    texts: texts("texts") as CvTranslation["texts"],
    prints: texts("prints") as CvTranslation["prints"],
  };
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
