import { readCvDate, writeCvDate } from "../document/cv-date.ts";
import { splitList } from "../document/split-list.ts";

export type JsonObject = Record<string, unknown>;

/**
 * One field seen from both sides: the text of the form and the property of JSON Resume. `read` never fails: what it
 * cannot read is the empty text, and the original value is kept beside the document (see `keepOriginal`).
 */
export type FieldLens = {
  property: string;
  /** Names that older files use for it; read, never written. */
  aliases?: readonly string[];
  /** @param object the whole row, for what depends on its neighbours */
  read: (value: unknown, object: JsonObject) => string;
  /** undefined leaves the property out. */
  write: (text: string) => unknown;
};

export const text = (property: string, aliases: readonly string[] = []): FieldLens => ({
  property,
  aliases,
  read: (value) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : ""),
  write: (typed) => (typed === "" ? undefined : typed),
});

/** `YYYY[-MM[-DD]]` outside, MM/YYYY inside; the schema lets months 00 and 13 to 19 through, we do not. */
export const date = (property: string): FieldLens => ({
  property,
  read: readDate,
  write: writeDate,
});

/** An absent end beside a start means "to the present": JSON Resume has no word for it. */
export const endDate: FieldLens = {
  property: "endDate",
  read: (value, object) =>
    (value === undefined || value === null || value === "") && readDate(object["startDate"]) !== ""
      ? "Present"
      : readDate(value),
  write: writeDate,
};

/** A list of texts, in one text divided by `separator`. */
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

function readDate(value: unknown): string {
  const read = typeof value === "string" || typeof value === "number" ? readCvDate(String(value)) : null;
  return read === null ? "" : writeCvDate(read);
}

function writeDate(typed: string): string | undefined {
  const read = readCvDate(typed);
  if (read === null || read === "present") return undefined;
  return read.month === null ? String(read.year) : `${read.year}-${String(read.month).padStart(2, "0")}`;
}
