import { linesToMarkdown, paragraphsToMarkdown } from "./plain-to-markdown.ts";

type Stored = Readonly<Record<string, unknown>>;
type Change = (text: string) => string;

/** The long texts of version 2, and how they were printed: lines as bullets, or paragraphs. */
const longTexts: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  experience: { description: linesToMarkdown, summary: paragraphsToMarkdown },
  projects: { description: linesToMarkdown, summary: paragraphsToMarkdown },
  volunteering: { description: linesToMarkdown, summary: paragraphsToMarkdown },
  publications: { summary: paragraphsToMarkdown },
  awards: { summary: paragraphsToMarkdown },
  references: { reference: paragraphsToMarkdown },
};

/** Turns the long texts of a document, or of a part of one, into Markdown. They are printed as before. */
export function upgradeTexts(document: Stored): Stored {
  const changed: Record<string, unknown> = { ...document };
  const { personal, sections, custom } = document;
  if (isObject(personal)) changed["personal"] = change(personal, { summary: paragraphsToMarkdown });
  if (isObject(sections))
    changed["sections"] = Object.fromEntries(
      Object.entries(sections).map(([kind, rows]) => [kind, changeRows(rows, longTexts[kind] ?? {})]),
    );
  if (Array.isArray(custom))
    changed["custom"] = custom.map((section: unknown) =>
      isObject(section)
        ? { ...section, rows: changeRows(section["rows"], { description: linesToMarkdown }) }
        : section,
    );
  return changed;
}

function changeRows(rows: unknown, fields: Readonly<Record<string, Change>>): unknown {
  return Array.isArray(rows) ? rows.map((row: unknown) => (isObject(row) ? change(row, fields) : row)) : rows;
}

function change(object: Stored, fields: Readonly<Record<string, Change>>): Stored {
  const changed = Object.entries(fields).flatMap(([field, write]) => {
    const text = object[field];
    return typeof text === "string" ? [[field, write(text)]] : [];
  });
  return { ...object, ...Object.fromEntries(changed) };
}

function isObject(value: unknown): value is Stored {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
