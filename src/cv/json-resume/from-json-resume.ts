import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import type { ContactKey, CvDocument } from "../document/cv-document.ts";
import { newRow, type NewId } from "../document/new-cv-document.ts";
import { firstSections } from "../document/section-fields.ts";
import { extensionKey } from "../sections/field-lens.ts";
import { sections } from "../sections/sections.ts";
import { putText, documentTexts, readExtension } from "./foothold-extension.ts";
import { readJsonResume } from "./read-json-resume.ts";
import { linesToMarkdown, paragraphsToMarkdown } from "../document/plain-to-markdown.ts";

type JsonResumeResult = { ok: true; document: CvDocument } | { ok: false; reason: "not-a-resume" };

/**
 * Reads a CV from a JSON Resume of any version and any program. Nothing is lost: data without a field in the document
 * goes to `kept`, and `toJsonResume` writes it back unchanged.
 */
export function fromJsonResume(value: unknown, newId: NewId): JsonResumeResult {
  if (!isObject(value) || !looksLikeResume(value)) return { ok: false, reason: "not-a-resume" };
  const { [extensionKey]: ours, ...resume } = upgradeResume(value);
  const { document, found } = readJsonResume(resume, newId);
  const { typed, showPhoto, hidden, layout, translation, ...extension } = readExtension(ours, newId);
  const texts = documentTexts(document);
  for (const { at, reads, typed: text } of typed) {
    if ((texts.get(at) ?? "") === reads) putText(document, at, text);
  }
  for (const kind of firstSections) {
    if (document.sections[kind].length === 0) document.sections[kind].push(newRow(kind, newId) as never);
  }
  return {
    ok: true,
    document: {
      ...document,
      ...extension,
      hidden: [...hidden, ...found.hidden],
      layout: {
        ...layout,
        breaks: [...layout.breaks, ...found.breaks],
        contacts: contactsById(layout.contacts, document),
      },
      translation: translation && {
        ...translation,
        texts: { ...translation.texts, ...found.texts },
        prints: { ...translation.prints, ...found.prints },
      },
      personal: { ...document.personal, showPhoto },
    },
  };
}

/** The file names profile links by their place. */
function contactsById(keys: readonly ContactKey[], { personal }: CvDocument): ContactKey[] {
  return keys.flatMap((key): ContactKey[] => {
    if (!key.startsWith("profiles/")) return [key];
    const id = personal.profiles[Number(key.slice("profiles/".length))]?.id;
    return id === undefined ? [] : [`profiles/${id}`];
  });
}

function looksLikeResume(value: Record<string, unknown>): boolean {
  return (
    isObject(value["basics"]) ||
    Object.values(sections).some(({ jsonResume }) => Array.isArray(value[jsonResume]))
  );
}

/** Properties with long texts, by list. In files of versions 1 and 2 they are plain text. */
const paragraphs: Readonly<Record<string, string>> = {
  work: "summary",
  volunteer: "summary",
  projects: "description",
  publications: "summary",
  awards: "summary",
  references: "reference",
};

/** Turns the long texts of a file that we wrote before version 3 into Markdown. Returns other files as they are. */
function upgradeResume(resume: JsonObject): JsonObject {
  const { [extensionKey]: ours, basics } = resume;
  if (!isObject(ours) || typeof ours["version"] !== "number" || ours["version"] >= 3) return resume;
  const upgraded: JsonObject = { ...resume };
  for (const [list, property] of Object.entries(paragraphs))
    upgraded[list] = changeRows(upgraded[list], (row) => {
      const { highlights } = row;
      return {
        ...change(row, property, paragraphsToMarkdown),
        ...(Array.isArray(highlights) ? { highlights: highlights.map(literalItem) } : {}),
      };
    });
  if (isObject(basics)) upgraded["basics"] = change(basics, "summary", paragraphsToMarkdown);
  const custom = changeRows(ours["custom"], (section) => ({
    ...section,
    rows: changeRows(section["rows"], (row) => change(row, "description", linesToMarkdown)),
  }));
  upgraded[extensionKey] = { ...ours, custom };
  for (const list of Object.keys(upgraded)) if (upgraded[list] === undefined) delete upgraded[list];
  return upgraded;
}

function literalItem(item: unknown): unknown {
  return typeof item === "string" ? linesToMarkdown(item).replace(/^- /, "") : item;
}

function changeRows(rows: unknown, write: (row: JsonObject) => JsonObject): unknown {
  return Array.isArray(rows) ? rows.map((row: unknown) => (isObject(row) ? write(row) : row)) : rows;
}

function change(object: JsonObject, property: string, write: (text: string) => string): JsonObject {
  const text = object[property];
  return typeof text === "string" ? { ...object, [property]: write(text) } : object;
}
