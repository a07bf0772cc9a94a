import { parse } from "csv-parse/browser/esm/sync";
import { strFromU8, unzipSync } from "fflate";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument, newRow, type NewId } from "../document/new-cv-document.ts";
import { sectionKinds } from "../document/section-fields.ts";
import type { LinkedInRow } from "../sections/section.ts";
import { sections } from "../sections/sections.ts";
import type { ImportReport, LeftOut } from "./import-report.ts";
import { normaliseDateText } from "./normalise-date-text.ts";
import { readAchievements, readFormattedText } from "./read-formatted-text.ts";
import { collectUnread } from "./unread.ts";

type TrackedRow = LinkedInRow & {
  /** The columns with text that were not asked for. */
  unread: () => ReadonlyMap<string, string>;
};

export type LinkedInResult =
  | { ok: true; document: CvDocument; report: ImportReport }
  | { ok: false; reason: "not-an-export" | "too-large" | "broken" };

/** Bytes of one unpacked table. That of a long career has some kilobytes. */
const largestTable = 5_000_000;

/** The tables that a CV needs. An export also contains messages and contacts, which are never unpacked. */
const tables: readonly string[] = [
  "Profile",
  "Email Addresses",
  "PhoneNumbers",
  ...Object.values(sections).flatMap(({ linkedIn }) => linkedIn?.table ?? []),
];

/** Reads a CV from LinkedIn's data archive ("Get a copy of your data"), a zip of CSV files. */
export function fromLinkedInExport(zip: Uint8Array, newId: NewId): LinkedInResult {
  let tooLarge = false;
  const found = new Map<string, TrackedRow[]>();
  const others: string[] = [];
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (tableOf(name) === null) {
          if (/[^/]$/.test(name)) others.push(fileOf(name));
          return false;
        }
        tooLarge ||= originalSize > largestTable;
        return !tooLarge;
      },
    });
    if (tooLarge) return { ok: false, reason: "too-large" };
    for (const [name, bytes] of Object.entries(files)) {
      const table = tableOf(name);
      if (table !== null && bytes.length <= largestTable) found.set(table, readTable(strFromU8(bytes)));
    }
  } catch {
    return { ok: false, reason: "broken" };
  }
  if (!found.has("Profile") && !found.has("Positions")) return { ok: false, reason: "not-an-export" };
  const document = toDocument((table) => found.get(table) ?? [], newId);
  const unread = collectUnread();
  for (const [table, rows] of found) for (const row of rows) unread.add(table, row.unread());
  const leftOut = [...unread.list(), ...unopened(others)];
  return { ok: true, document, report: { leftOut, notes: [], isLanguageStated: false } };
}

/** Lists the files that are not imported, such as messages and contacts. */
function unopened(files: readonly string[]): LeftOut[] {
  const [first, second] = files;
  if (first === undefined) return [];
  const named = second === undefined ? first : `${first} and ${second}`;
  const more = files.length > 2 ? `, and ${files.length - 2} more files` : "";
  return [{ what: named + more, why: "They are not a part of a CV, so they were not opened." }];
}

const fileOf = (path: string): string => path.split("/").at(-1) ?? path;

function tableOf(path: string): string | null {
  const file = path
    .split("/")
    .at(-1)
    ?.replace(/\.csv$/i, "");
  return tables.find((table) => /\.csv$/i.test(path) && table === file) ?? null;
}

/** Some tables have a note before the header row. Rows of other lengths are read as far as possible. */
function readTable(text: string): TrackedRow[] {
  const rows = parse(text, {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const head = rows.findIndex((row) => row.length > 1 || rows.every((one) => one.length === 1));
  const columns = rows[head] ?? [];
  return rows
    .slice(head + 1)
    .map((row) => rowReader(new Map(columns.map((name, index) => [name, row[index]?.trim() ?? ""]))));
}

/** Columns about the archive, or whose content is in another table. */
const technical = /^(?:Confirmed|Primary|Updated On|Created Date|Type|Extension)$/i;

function rowReader(values: ReadonlyMap<string, string>): TrackedRow {
  const asked = new Set<string>();
  const text = (...columns: string[]): string => {
    for (const column of columns) asked.add(column);
    return columns.map((column) => values.get(column) ?? "").find((value) => value !== "") ?? "";
  };
  const date = (column: string): string => normaliseDateText(text(column));
  return {
    text,
    formatted: (...columns) => readFormattedText(text(...columns)),
    date,
    period: () => {
      const [startDate, endDate] = [date("Started On"), date("Finished On")];
      return { startDate, endDate: endDate === "" && startDate !== "" ? "Present" : endDate };
    },
    achievements: () => readAchievements(text("Description")),
    unread: () =>
      new Map(
        [...values].filter(([name, value]) => value !== "" && !asked.has(name) && !technical.test(name)),
      ),
  };
}

function toDocument(rowsOf: (table: string) => readonly LinkedInRow[], newId: NewId): CvDocument {
  const document = newCvDocument(newId);
  const { text } = rowsOf("Profile")[0] ?? rowReader(new Map());
  const emails = rowsOf("Email Addresses");
  document.personal = {
    ...document.personal,
    fullName: `${text("First Name")} ${text("Last Name")}`.trim(),
    headline: text("Headline"),
    summary: readFormattedText(text("Summary")),
    location: text("Geo Location", "Address"),
    email: (emails.find((row) => row.text("Primary") === "Yes") ?? emails[0])?.text("Email Address") ?? "",
    phone: rowsOf("PhoneNumbers")[0]?.text("Number") ?? "",
    portfolio: /https?:\/\/[^\s,\]]+/.exec(text("Websites"))?.[0] ?? "",
  };
  for (const kind of sectionKinds) {
    const { linkedIn } = sections[kind];
    const rows = linkedIn
      ? rowsOf(linkedIn.table).map((row) => ({ ...newRow(kind, newId), ...linkedIn.read(row) }))
      : [];
    if (rows.length > 0) Object.assign(document.sections, { [kind]: rows });
  }
  return document;
}
