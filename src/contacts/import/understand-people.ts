import { readDays, type DaysOfFile } from "../../table-import/read-days.ts";
import type { ImportChoices, ImportTable, UnreadValue } from "../../table-import/import-table.ts";
import { cleanSingleLine, cleanNote, parseWebAddress } from "../contact-text.ts";
import { contactLimits, type ContactFacts } from "../contact.ts";
import { joinedColumns, peopleColumns, rankOf, type PeopleColumn, type PeopleUse } from "./people-columns.ts";

type UnderstoodPeople = Omit<DaysOfFile<PeopleColumn>, "rows"> & {
  /** The facts in each row; null in rows without a name. */
  people: (ContactFacts | null)[];
};

type Row = Partial<Record<PeopleColumn, string>>;

/** Reads the rows of a table of people as chosen, and names each text that is left out. */
export function understandPeople(
  { names, rows }: ImportTable,
  { uses, order }: ImportChoices<PeopleUse>,
  now: Date,
): UnderstoodPeople {
  const bestFirst = names.map((name, at) => ({ at, rank: rankOf(name) }));
  bestFirst.sort((one, other) => one.rank - other.rank);
  const read = rows.map((cells) => {
    const row: Row = {};
    for (const { at } of bestFirst) {
      const [use, cell] = [uses[at], cells[at] ?? ""];
      if (!use || cell === "") continue;
      const before = row[use];
      if (before === undefined) row[use] = cell;
      else if (joinedColumns.has(use)) row[use] = `${before}\n${cell}`;
    }
    return row;
  });
  const connectedOn = { key: "connectedOn", heading: peopleColumns.connectedOn, lean: null } as const;
  const { rows: withDays, ...days } = readDays<PeopleColumn>(read, [connectedOn], { chosen: order, now });
  const unread: UnreadValue[] = [...days.unread];
  const people = withDays.map((row, at) =>
    factsOf(row, (key, text) => unread.push({ row: at + 1, column: peopleColumns[key], text })),
  );
  unread.sort((one, other) => one.row - other.row);
  return { ...days, unread, people };
}

type LeaveOut = (key: PeopleColumn, text: string) => void;

function factsOf(row: Row, leaveOut: LeaveOut): ContactFacts | null {
  /** The start of a text that is too long is kept. */
  const cut = (key: PeopleColumn, text: string, most: number) => {
    if (text.length > most) leaveOut(key, `…${text.slice(most)}`);
    return text.slice(0, most).trim();
  };
  const line = (key: PeopleColumn) => cut(key, cleanSingleLine(row[key] ?? ""), contactLimits.text);
  const email = firstOf("email", partsOf(row.email).flatMap(addressesIn), leaveOut, isMailAddress);
  const parts = [line("given"), line("middle"), line("family")].filter((part) => part !== "");
  const name = line("name") || cut("name", parts.join(" "), contactLimits.text) || email;
  if (name === "") return null;
  return {
    name,
    company: line("company"),
    role: line("role"),
    metThrough: line("metThrough") || (row.connectedOn ? `LinkedIn, ${row.connectedOn}` : ""),
    email,
    phone: firstOf("phone", partsOf(row.phone), leaveOut, ({ length }) => length <= contactLimits.text),
    links: parseLinks(partsOf(row.links), leaveOut),
    canHelp: line("canHelp"),
    notes: cut("notes", cleanNote(row.notes ?? ""), contactLimits.notes),
    touchWeeks: parseWeeks(row.touchWeeks ?? "", leaveOut),
  };
}

/** Splits a cell with several values. Google joins those of one kind with ":::". */
function partsOf(text = ""): string[] {
  const parts = text.split(/\n|\s:::\s/).map(cleanSingleLine);
  return [...new Set(parts.filter((part) => part !== ""))];
}

const addressesIn = (text: string): string[] =>
  text
    .replace(/^mailto:/i, "")
    .split(/[\s;,]+/)
    .filter((part) => part !== "");

const isMailAddress = (text: string) =>
  text.length <= contactLimits.email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** A contact has one value of the kind. The others are left out. */
function firstOf(
  key: PeopleColumn,
  values: readonly string[],
  leaveOut: LeaveOut,
  isGood: (text: string) => boolean,
): string {
  const first = values.find(isGood) ?? "";
  for (const value of values) if (value.toLowerCase() !== first.toLowerCase()) leaveOut(key, value);
  return first;
}

function parseLinks(values: readonly string[], leaveOut: LeaveOut): string {
  let links = "";
  for (const value of values) {
    const link = parseWebAddress(value);
    const longer = link === null ? null : [links, link].filter((one) => one !== "").join("\n");
    if (longer === null || longer.length > contactLimits.links) leaveOut("links", value);
    else if (link !== null && !links.split("\n").includes(link)) links = longer;
  }
  return links;
}

function parseWeeks(text: string, leaveOut: LeaveOut): number | null {
  const weeks = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (weeks >= 1 && weeks <= contactLimits.weeks) return weeks;
  if (text !== "") leaveOut("touchWeeks", text);
  return null;
}
