import { parse } from "csv-parse/browser/esm/sync";
import { strFromU8, unzipSync } from "fflate";
import type { CvDocument } from "../document/cv-document.ts";
import { newCvDocument, newRow, type NewId } from "../document/new-cv-document.ts";
import { sectionKinds } from "../document/section-fields.ts";
import type { LinkedInRow } from "../sections/imported-row.ts";
import { sections } from "../sections/sections.ts";
import { readDateWords } from "./read-date-words.ts";
import { readAchievements, readFormattedText } from "./read-formatted-text.ts";

export type LinkedInReading =
  | { ok: true; document: CvDocument }
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
export function fromLinkedInExport(zip: Uint8Array, newId: NewId): LinkedInReading {
  let tooLarge = false;
  const found = new Map<string, LinkedInRow[]>();
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (tableOf(name) === null) return false;
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
  return { ok: true, document: toDocument((table) => found.get(table) ?? [], newId) };
}

function tableOf(path: string): string | null {
  const file = path
    .split("/")
    .at(-1)
    ?.replace(/\.csv$/i, "");
  return tables.find((table) => /\.csv$/i.test(path) && table === file) ?? null;
}

/** Some tables have a note before the header row. Rows of other lengths are read as far as possible. */
function readTable(text: string): LinkedInRow[] {
  const rows = parse(text, {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const head = rows.findIndex((row) => row.length > 1 || rows.every((one) => one.length === 1));
  const columns = rows[head] ?? [];
  return rows.slice(head + 1).map((row) => rowReader((name) => row[columns.indexOf(name)]?.trim() ?? ""));
}

function rowReader(valueOf: (column: string) => string): LinkedInRow {
  const text = (...columns: string[]): string => columns.map(valueOf).find((value) => value !== "") ?? "";
  const date = (column: string): string => readDateWords(text(column));
  return {
    text,
    formatted: (...columns) => readFormattedText(text(...columns)),
    date,
    period: () => {
      const [startDate, endDate] = [date("Started On"), date("Finished On")];
      return { startDate, endDate: endDate === "" && startDate !== "" ? "Present" : endDate };
    },
    achievements: () => readAchievements(text("Description")),
  };
}

function toDocument(rowsOf: (table: string) => readonly LinkedInRow[], newId: NewId): CvDocument {
  const document = newCvDocument(newId);
  const { text } = rowsOf("Profile")[0] ?? rowReader(() => "");
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
