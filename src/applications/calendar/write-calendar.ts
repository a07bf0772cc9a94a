import { foldLine } from "../../text/fold-line.ts";
import type { CalendarEntry } from "./calendar-entry.ts";

/** Writes entries as an iCalendar file (RFC 5545). Times are in UTC, which every calendar shows in its own zone. */
export function writeCalendar(
  entries: readonly CalendarEntry[],
  { name, productName, now }: { name: string; productName: string; now: Date },
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(productName)}//Applications//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap((entry) => eventLines(entry, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines(entry: CalendarEntry, now: Date): string[] {
  const { uid, title, description, place, revision } = entry;
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${revision}`,
    ...whenLines(entry),
    `SUMMARY:${escapeText(title)}`,
    ...(description === "" ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(place === "" ? [] : [`LOCATION:${escapeText(place)}`]),
    "END:VEVENT",
  ];
}

function whenLines(entry: CalendarEntry): string[] {
  if ("day" in entry) {
    const next = new Date(Date.parse(`${entry.day}T00:00Z`) + 24 * 60 * 60 * 1000);
    return [
      `DTSTART;VALUE=DATE:${entry.day.replaceAll("-", "")}`,
      `DTEND;VALUE=DATE:${next.toISOString().slice(0, 10).replaceAll("-", "")}`,
      "TRANSP:TRANSPARENT",
    ];
  }
  const end = new Date(entry.startsAt.getTime() + entry.minutes * 60_000);
  return [`DTSTART:${utc(entry.startsAt)}`, `DTEND:${utc(end)}`];
}

/** "20261126T143000Z" */
const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, " ");
}
