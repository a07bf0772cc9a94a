import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import { linesToMarkdown, paragraphsToMarkdown } from "../document/plain-to-markdown.ts";
import { extensionKey } from "../sections/field-lens.ts";

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
export function upgradeResume(resume: JsonObject): JsonObject {
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
