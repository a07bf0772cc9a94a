import { parse } from "csv-parse/sync";
import { withoutFormulaGuard } from "../../platform/csv/write-csv.ts";
import { dayOrderOf, parseDay, type DayOrder } from "../../text/days.ts";
import { splitRefused, maxPeople, toImported, type RawPerson, type ReadPeople } from "./imported-person.ts";
import { findColumns, namesPeople } from "./people-columns.ts";

/** Lines before the headings, such as the notes at the start of LinkedIn's file. */
const maxLinesBefore = 20;

/** Reads the people in a table with headings. Returns null if no row of headings names people. */
export function readPeopleCsv(text: string): ReadPeople | null {
  const rows = parseRows(text);
  const at = rows.slice(0, maxLinesBefore).findIndex((row) => namesPeople(findColumns(row)));
  const headings = rows[at];
  if (!headings) return null;
  const found = findColumns(headings);
  // "Name;Vorname"
  const isFamily = found.has("given") && !found.has("family");
  const [connectedAt = -1] = found.get("connectedOn") ?? [];
  const order = dayOrderOf(rows.slice(at + 1).map((cells) => cells[connectedAt] ?? ""));
  const entries = rows.slice(at + 1).flatMap((cells, index) => {
    const all = (column: Parameters<typeof found.get>[0]) =>
      (found.get(column) ?? []).map((place) => withoutFormulaGuard(cells[place] ?? ""));
    const cell = (column: Parameters<typeof found.get>[0]) => all(column)[0] ?? "";
    // A person has several, of which the first may be empty. Google joins those of one kind with ":::".
    const first = (column: "email" | "phone") =>
      all(column)
        .flatMap((one) => one.split(" ::: "))
        .find((one) => one.trim() !== "") ?? "";
    if (cells.every((one) => one.trim() === "")) return [];
    const family = cell("family") || (isFamily ? cell("name") : "");
    const raw: RawPerson = {
      name: (!isFamily && cell("name")) || [cell("given"), cell("middle"), family].filter(Boolean).join(" "),
      company: cell("company"),
      role: cell("role"),
      metThrough: cell("metThrough") || connectionText(cell("connectedOn"), order),
      email: first("email"),
      phone: first("phone"),
      links: cell("links"),
      canHelp: cell("canHelp"),
      notes: cell("notes"),
      touchWeeks: weeksOf(cell("touchWeeks")),
    };
    return [toImported(index + 1, raw)];
  });
  return splitRefused(entries);
}

function parseRows(text: string): string[][] {
  const [start = ""] = text.split("\n", 1);
  const delimiters = /^sep=(.)/.exec(start)?.[1] ?? [",", ";", "\t"];
  for (const delimiter of delimiters) {
    const rows = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      to: maxPeople * 2,
    });
    if (rows.slice(0, maxLinesBefore).some((row) => row.length > 1 && namesPeople(findColumns(row))))
      return rows;
  }
  // A list of names has only one column.
  return text
    .split(/\r?\n/)
    .slice(0, maxPeople * 2)
    .map((line) => [line]);
}

/** Keeps a day as it is written if it has no year, or if its column does not show whether the day or the month is first. */
function connectionText(date: string, order: DayOrder | "unclear" | null): string {
  const written = date.trim();
  if (written === "") return "";
  const hasYear = /\d{4}|[/.-]\d{2}\b/.test(written);
  const isClear = order !== "unclear" || dayOrderOf([written]) === null;
  // The day has a year, so the present day is not used.
  const how = {
    order: order === "month-first" ? order : "day-first",
    now: new Date(0),
    lean: "past",
  } as const;
  return `LinkedIn, ${(hasYear && isClear && parseDay(written, how)) || written}`;
}

function weeksOf(text: string): number | null {
  const weeks = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return weeks >= 1 && weeks <= 520 ? weeks : null;
}
