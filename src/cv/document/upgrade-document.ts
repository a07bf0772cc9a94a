import { contentVersions } from "../../documents/local/local-document.ts";
import type { CvDocument } from "./cv-document.ts";
import { isSameJson } from "../../platform/json/is-same-json.ts";
import { defaultLayout, usuallyHidden } from "./new-cv-document.ts";
import { readLook } from "./cv-look.ts";
import { linesToMarkdown, paragraphsToMarkdown } from "./plain-to-markdown.ts";
import { customRowFields, personalTexts, profileFields, rowFields, sectionKinds } from "./section-fields.ts";

type Stored = Readonly<Record<string, unknown>>;

/** The long texts of version 2 by the names of their fields. Lines were printed as bullets. */
const markdownOf: Readonly<Record<string, (plain: string) => string>> = {
  description: linesToMarkdown,
  summary: paragraphsToMarkdown,
  reference: paragraphsToMarkdown,
};

/**
 * Upgrades a document by one version each, beginning with version 1. They are pure and never throw. They leave parts
 * that are new already as they are, and also accept parts of a document, as drafts have. Never change one that was
 * released: add one.
 */
const upgrades: readonly ((document: Stored) => Stored)[] = [
  (document) => ({ hidden: usuallyHidden, headings: {}, ...document, look: readLook(document["look"]) }),
  upgradeTexts,
  (document) => ({ layout: defaultLayout, translation: null, ...document }),
];

/** The version of documents that this code writes. */
export const documentVersion = contentVersions.cv satisfies CvDocument["version"];

/** Whether a document comes from code that knows every part of today's documents. */
export function isCurrentVersion(stored: unknown): boolean {
  return typeof stored === "object" && stored !== null && (stored as Stored)["version"] === documentVersion;
}

/** Upgrades a document of an earlier version. Returns everything else, such as a later version, as it is. */
export function upgradeDocument(stored: unknown): unknown {
  if (typeof stored !== "object" || stored === null) return stored;
  const { version } = stored as Stored;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1 || version >= documentVersion)
    return stored;
  const upgraded = upgrades
    .slice(version - 1)
    .reduce((document, upgrade) => upgrade(document), stored as Stored);
  return { ...upgraded, version: documentVersion };
}

/**
 * Upgrades a document that this browser stored, and adds the texts and settings that the site has got since. Returns
 * the same object if nothing is missing.
 */
export function openStoredDocument(stored: CvDocument): CvDocument {
  const document = upgradeDocument(stored) as CvDocument;
  const { personal, sections, custom, variant } = document;
  const opened: CvDocument = {
    ...document,
    look: readLook(document.look),
    personal: { ...withTexts(personal, personalTexts), profiles: rowsWith(personal.profiles, profileFields) },
    sections: {
      ...sections,
      ...(Object.fromEntries(
        sectionKinds.map((kind) => [kind, rowsWith<object>(sections[kind] ?? [], rowFields(kind))]),
      ) as unknown as CvDocument["sections"]),
    },
    custom: custom.map((section) => ({ ...section, rows: rowsWith(section.rows, customRowFields) })),
    ...(variant && { variant: { ...variant, base: openStoredDocument(variant.base) } }),
  };
  return isSameJson(opened, document) ? document : opened;
}

function rowsWith<Row extends object>(rows: readonly Row[], fields: readonly string[]): Row[] {
  return rows.map((row) => withTexts(row, fields));
}

function withTexts<Texts extends object>(texts: Texts, fields: readonly string[]): Texts {
  return { ...Object.fromEntries(fields.map((field) => [field, ""])), ...texts };
}

/** Turns the long texts of a document, or of a part of one, into Markdown. They are printed as before. */
function upgradeTexts(document: Stored): Stored {
  const parts = Object.entries(document).map(([key, part]) => [
    key,
    ["personal", "sections", "custom"].includes(key) ? withMarkdown(part) : part,
  ]);
  return Object.fromEntries(parts) as Stored;
}

function withMarkdown(value: unknown, name = ""): unknown {
  if (typeof value === "string") return Object.hasOwn(markdownOf, name) ? markdownOf[name]?.(value) : value;
  if (Array.isArray(value)) return value.map((one: unknown) => withMarkdown(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withMarkdown(one, key)]));
}
