import { linesToMarkdown, paragraphsToMarkdown } from "./plain-to-markdown.ts";

type Stored = Readonly<Record<string, unknown>>;

/** The long texts of version 2 by the names of their fields. Lines were printed as bullets. */
const changes: Readonly<Record<string, (plain: string) => string>> = {
  description: linesToMarkdown,
  summary: paragraphsToMarkdown,
  reference: paragraphsToMarkdown,
};

/** Turns the long texts of a document, or of a part of one, into Markdown. They are printed as before. */
export function upgradeTexts(document: Stored): Stored {
  const parts = Object.entries(document).map(([key, part]) => [
    key,
    ["personal", "sections", "custom"].includes(key) ? withMarkdown(part) : part,
  ]);
  return Object.fromEntries(parts) as Stored;
}

function withMarkdown(value: unknown, name = ""): unknown {
  if (typeof value === "string") return Object.hasOwn(changes, name) ? changes[name]?.(value) : value;
  if (Array.isArray(value)) return value.map((one: unknown) => withMarkdown(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withMarkdown(one, key)]));
}
