import { parse } from "csv-parse/browser/esm/sync";
import { strFromU8, unzipSync } from "fflate";
import type { CvDocument, SectionKind, Sections } from "../document/cv-document.ts";
import { newCvDocument, newRow, type NewId } from "../document/new-cv-document.ts";
import { readDateWords } from "./read-date-words.ts";
import { readAchievements } from "./read-html-text.ts";

type CsvRow = (...columns: string[]) => string;

export type LinkedInReading =
  | { ok: true; document: CvDocument }
  | { ok: false; reason: "not-an-export" | "too-large" | "broken" };

/** Bytes of one unpacked table. That of a long career has some kilobytes. */
const largestTable = 5_000_000;

/** The tables that a CV needs. An export also contains messages and contacts, which are never unpacked. */
const tables = [
  "Profile",
  "Email Addresses",
  "PhoneNumbers",
  "Positions",
  "Education",
  "Skills",
  "Languages",
  "Certifications",
  "Projects",
  "Publications",
  "Honors",
  "Volunteering",
] as const;
type TableName = (typeof tables)[number];

/** Reads a CV from LinkedIn's data archive ("Get a copy of your data"), a zip of CSV files. */
export function fromLinkedInExport(zip: Uint8Array, newId: NewId): LinkedInReading {
  let tooLarge = false;
  const found = new Map<TableName, CsvRow[]>();
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

function tableOf(path: string): TableName | null {
  const file = path
    .split("/")
    .at(-1)
    ?.replace(/\.csv$/i, "");
  return tables.find((table) => /\.csv$/i.test(path) && table === file) ?? null;
}

/** Some tables have a note before the header row. Rows of other lengths are read as far as possible. */
function readTable(text: string): CsvRow[] {
  const rows = parse(text, {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const head = rows.findIndex((row) => row.length > 1 || rows.every((one) => one.length === 1));
  const columns = rows[head] ?? [];
  return rows.slice(head + 1).map((row) => (...names) => {
    const values = names.map((name) => row[columns.indexOf(name)]?.trim() ?? "");
    return values.find((value) => value !== "") ?? "";
  });
}

function toDocument(rowsOf: (table: TableName) => CsvRow[], newId: NewId): CvDocument {
  const document = newCvDocument(newId);
  const profile: CsvRow = rowsOf("Profile")[0] ?? (() => "");
  const emails = rowsOf("Email Addresses");
  document.personal = {
    ...document.personal,
    fullName: `${profile("First Name")} ${profile("Last Name")}`.trim(),
    headline: profile("Headline"),
    summary: profile("Summary"),
    location: profile("Geo Location", "Address"),
    email: (emails.find((row) => row("Primary") === "Yes") ?? emails[0])?.("Email Address") ?? "",
    phone: rowsOf("PhoneNumbers")[0]?.("Number") ?? "",
    portfolio: /https?:\/\/[^\s,\]]+/.exec(profile("Websites"))?.[0] ?? "",
  };
  const set = <K extends SectionKind>(
    kind: K,
    table: TableName,
    read: (row: CsvRow) => Partial<Sections[K][number]>,
  ) => {
    const rows = rowsOf(table).map((row) => ({ ...newRow(kind, newId), ...read(row) }));
    if (rows.length > 0) Object.assign(document.sections, { [kind]: rows });
  };
  set("experience", "Positions", (row) => ({
    company: row("Company Name"),
    position: row("Title"),
    location: row("Location"),
    ...readPeriod(row),
    ...readAchievements(row("Description")),
  }));
  set("education", "Education", (row) => ({
    institution: row("School Name"),
    degree: row("Degree Name"),
    startDate: readDateWords(row("Start Date")),
    endDate: readDateWords(row("End Date")),
    courses: [row("Notes"), row("Activities")].filter((text) => text !== "").join("\n"),
  }));
  set("skills", "Skills", (row) => ({ name: row("Name") }));
  set("languages", "Languages", (row) => ({ language: row("Name"), fluency: row("Proficiency") }));
  set("certificates", "Certifications", (row) => ({
    name: row("Name"),
    issuer: row("Authority"),
    date: readDateWords(row("Started On")),
    url: row("Url"),
  }));
  set("projects", "Projects", (row) => ({
    name: row("Title"),
    url: row("Url"),
    ...readPeriod(row),
    ...readAchievements(row("Description")),
  }));
  set("publications", "Publications", (row) => ({
    name: row("Name"),
    publisher: row("Publisher"),
    date: readDateWords(row("Published On")),
    url: row("Url"),
    summary: row("Description"),
  }));
  set("awards", "Honors", (row) => ({
    title: row("Title"),
    date: readDateWords(row("Issued On")),
    summary: row("Description"),
  }));
  set("volunteering", "Volunteering", (row) => ({
    organisation: row("Company Name"),
    position: row("Role"),
    ...readPeriod(row),
    ...readAchievements(row("Description")),
  }));
  return document;
}

/** A missing end date means that the job is current. */
function readPeriod(row: CsvRow): { startDate: string; endDate: string } {
  const startDate = readDateWords(row("Started On"));
  const endDate = readDateWords(row("Finished On"));
  return { startDate, endDate: endDate === "" && startDate !== "" ? "Present" : endDate };
}
