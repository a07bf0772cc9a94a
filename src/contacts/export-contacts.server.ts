import type { Database } from "../platform/database/tables.ts";
import { contactLimits, type ContactFacts, type Day, type NextStep } from "./contact.ts";
import { factsOf, lastOn } from "./read-contacts.server.ts";
import { writeCsv, type CsvColumns } from "../platform/csv/write-csv.ts";

/**
 * Lists the contacts of a person, sorted by name, for a file.
 *
 * @param only the id of the only contact to read
 */
export async function listExportedContacts(
  db: Database,
  personId: string,
  only?: string,
): Promise<ExportedPerson[]> {
  const all = db.selectFrom("contacts").where("user_id", "=", personId).where("deleted_at", "is", null);
  const chosen = only === undefined ? all : all.where("contacts.id", "=", only);
  const rows = await chosen
    .selectAll()
    .select((expression) => lastOn(expression).as("last_on"))
    .orderBy("name")
    .orderBy("id")
    .limit(contactLimits.contacts)
    .execute();
  return rows.map((row) => ({
    ...factsOf(row),
    next: row.next_step === "" ? null : { text: row.next_step, on: row.next_on },
    lastOn: row.last_on,
  }));
}

type ExportedPerson = ContactFacts & { next: NextStep | null; lastOn: Day | null };

const columns: CsvColumns<ExportedPerson> = [
  ["Name", ({ name }) => name],
  ["Company", ({ company }) => company],
  ["Role", ({ role }) => role],
  ["Met through", ({ metThrough }) => metThrough],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Links", ({ links }) => links],
  ["Can help with", ({ canHelp }) => canHelp],
  ["Keep in touch (weeks)", ({ touchWeeks }) => String(touchWeeks ?? "")],
  ["Next step", ({ next }) => next?.text ?? ""],
  ["Next step on", ({ next }) => next?.on ?? ""],
  ["Last contact", (person) => person.lastOn ?? ""],
  ["Notes", ({ notes }) => notes],
];

export function writePeopleCsv(people: readonly ExportedPerson[]): string {
  return writeCsv(columns, people);
}

/** Writes people as vCards of version 4.0 (RFC 6350). */
export function writeVcards(people: readonly ContactFacts[]): string {
  return people.map(writeVcard).join("");
}

function writeVcard({
  name,
  company,
  role,
  metThrough,
  email,
  phone,
  links,
  notes,
  canHelp,
}: ContactFacts): string {
  const note = [notes, metThrough && `Met through: ${metThrough}`, canHelp && `Can help with: ${canHelp}`];
  const properties: [string, string][] = [
    ["FN", name],
    ["ORG", company],
    ["TITLE", role],
    ["EMAIL", email],
    ["TEL", phone],
    ...links.split("\n").map((link): [string, string] => ["URL", link]),
    ["NOTE", note.filter((text) => text !== "").join("\n\n")],
  ];
  const lines = properties
    .filter(([, value]) => value !== "")
    .map(([property, value]) => foldLine(`${property}:${property === "URL" ? value : escape(value)}`));
  return ["BEGIN:VCARD", "VERSION:4.0", ...lines, "END:VCARD", ""].join("\r\n");
}

function escape(text: string): string {
  return text.replaceAll(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");
}

const longestLine = 75;

/**
 * Breaks a line of a vCard (RFC 6350) that is longer than 75 bytes, never inside a character. Each further line begins
 * with a space.
 */
function foldLine(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longestLine) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
