import { cleanSingleLine, cleanNote } from "../clean-text.ts";
import type { ContactFacts } from "../contact.ts";
import { contactLimits } from "../contact-limits.ts";
import { readWebAddress } from "../read-web-address.ts";

/** A person in a file, with the number of the row or card in it. */
export type ImportedPerson = ContactFacts & { row: number };

/** An entry of a file that is refused, with the reason. */
export type RefusedRow = { row: number; company: string; reason: "no-name" };

/** The people of a file. @property cut the number of entries beyond the maximum, which were not read */
export type ReadPeople = { people: ImportedPerson[]; refused: RefusedRow[]; cut: number };

/** Maximum number of people read from one file. */
export const maxPeople = 3_000;

/** Texts of a person as a file has them. */
export type RawPerson = Partial<Record<Exclude<keyof ContactFacts, "touchWeeks">, string>> & {
  touchWeeks?: number | null;
};

const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Cleans the texts of one person, and cuts long ones. */
export function toImported(row: number, raw: RawPerson): ImportedPerson | RefusedRow {
  const line = (text = "") => cleanSingleLine(text).slice(0, contactLimits.text).trim();
  const email = line(raw.email);
  const name = line(raw.name) || (shape.test(email) ? email.slice(0, email.indexOf("@")) : "");
  if (name === "") return { row, company: line(raw.company), reason: "no-name" };
  const links = (raw.links ?? "").split("\n").flatMap((one) => readWebAddress(one) ?? []);
  return {
    row,
    name,
    company: line(raw.company),
    role: line(raw.role),
    metThrough: line(raw.metThrough),
    email: shape.test(email) ? email : "",
    phone: line(raw.phone),
    links: [...new Set(links)].slice(0, 5).join("\n").slice(0, contactLimits.links),
    canHelp: line(raw.canHelp),
    notes: cleanNote(raw.notes ?? "").slice(0, contactLimits.notes),
    touchWeeks: raw.touchWeeks ?? null,
  };
}

/** Splits the entries of a file into people and refused rows. */
export function splitRefused(entries: readonly (ImportedPerson | RefusedRow)[]): ReadPeople {
  const read = entries.slice(0, maxPeople);
  return {
    people: read.filter((one) => "name" in one),
    refused: read.filter((one) => "reason" in one),
    cut: entries.length - read.length,
  };
}
