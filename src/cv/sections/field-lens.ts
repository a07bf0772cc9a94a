import type { JsonObject } from "../../platform/json/json-object.ts";
import { parseMonthDate, writeMonthDate } from "../../text/periods.ts";
import { joinItems, splitItems, splitList } from "./split-list.ts";
import { readBlocks, writeBlocks } from "../../text/blocks/markdown-lines.ts";

/**
 * Maps a field between the text of the form and a property of JSON Resume. `read` never fails: it returns the empty
 * text for values that it cannot read, and the original value is kept in `kept` (see `keepOriginal`).
 */
export type FieldLens = {
  property: string;
  /** Property names that older files use. They are read, never written. */
  aliases?: readonly string[];
  /** @param object the whole row, for values that depend on other properties */
  read: (value: unknown, object: JsonObject) => string;
  /** Returns undefined to leave the property out. */
  write: (text: string) => unknown;
};

/** A field as JSON Resume stores it. */
export type JsonResumeField = {
  /**
   * Left out if the format has no such property: the object then has the text under `extensionKey`. "elsewhere" for a
   * field that `readJsonResume` and `toJsonResume` map themselves.
   */
  jsonResume?: FieldLens | "elsewhere";
};

/** The key of our own objects in a JSON Resume. They hold the data that the format has no property for. */
export const extensionKey = "foothold";

export const text = (property: string, aliases: readonly string[] = []): FieldLens => ({
  property,
  aliases,
  read: (value) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : ""),
  write: (typed) => (typed === "" ? undefined : typed),
});

/** `YYYY[-MM[-DD]]` in the file, MM/YYYY in the form. Rejects months 00 and 13 to 19, which the schema allows. */
export const date = (property: string): FieldLens => ({
  property,
  read: readDate,
  write: writeDate,
});

/** An absent end date with a start date means "to the present": JSON Resume has no value for it. */
export const endDate: FieldLens = {
  property: "endDate",
  read: (value, object) =>
    (value === undefined || value === null || value === "") && readDate(object["startDate"]) !== ""
      ? "Present"
      : readDate(value),
  write: writeDate,
};

/** Maps a list of texts to one text, joined with `separator`. */
export const list = (property: string, separator: "\n" | ", "): FieldLens => ({
  property,
  read: (value) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => typeof one === "string")
      .map((one) => one.trim())
      .filter((one) => one !== "")
      .join(separator),
  write: (typed) => {
    const parts = splitList(typed, separator.trim());
    return parts.length === 0 ? undefined : parts;
  },
});

/** Maps a list of texts to one text that keeps every item whole, commas and all. */
export const wholeItems = (property: string): FieldLens => ({
  property,
  read: (value) => joinItems((list(property, "\n").read(value, {}) || "").split("\n").filter(Boolean)),
  write: (typed) => {
    const parts = splitItems(typed);
    return parts.length === 0 ? undefined : parts;
  },
});

/**
 * Maps a list of texts to bullets. A text of several bullets has those of the second level below its first line.
 * Paragraphs are texts of the list, too.
 */
export const bullets = (property: string): FieldLens => ({
  property,
  read: (value) =>
    writeBlocks(
      (Array.isArray(value) ? value : [value])
        .filter((one) => typeof one === "string")
        .flatMap((one) => readBlocks(`- ${one.replaceAll(/\n(?=\S)/g, "\n  ")}`))
        .map(({ level, text: words }) => ({
          level: level === 2 ? level : 1,
          text: words.replaceAll("\n", " "),
        })),
    ),
  write: (typed) => {
    const items: string[] = [];
    for (const { level, text: words } of readBlocks(typed)) {
      if (level === 2) items[items.length - 1] += `\n- ${words}`;
      else items.push(words.replaceAll("\n", " "));
    }
    return items.length === 0 ? undefined : items;
  },
});

function readDate(value: unknown): string {
  const read = typeof value === "string" || typeof value === "number" ? parseMonthDate(String(value)) : null;
  return read === null ? "" : writeMonthDate(read);
}

function writeDate(typed: string): string | undefined {
  const read = parseMonthDate(typed);
  if (read === null || read === "present") return undefined;
  return read.month === null ? String(read.year) : `${read.year}-${String(read.month).padStart(2, "0")}`;
}
