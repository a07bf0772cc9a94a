import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import type { CalendarEntry } from "./calendar-entry.ts";

/** Writes entries as an iCalendar file (RFC 5545). Times are in UTC, which every calendar shows in its own zone. */
export function writeCalendar(
  entries: readonly CalendarEntry[],
  { name, productName, now }: { name: string; productName: string; now: Date },
): string {
  const calendar = ical({
    name: printable(name),
    prodId: { company: printable(productName), product: "Applications" },
    scale: "GREGORIAN",
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries)
    calendar.createEvent({
      id: entry.uid,
      stamp: now,
      sequence: entry.revision,
      ...when(entry),
      summary: printable(entry.title),
      description: printable(entry.description) || null,
      location: printable(entry.place),
    });
  return `${calendar.toString()}\r\n`;
}

function when(entry: CalendarEntry) {
  if ("day" in entry) {
    const start = new Date(entry.day);
    const end = new Date(start.getTime() + 24 * 60 * 60 * 1000);
    return { start, end, allDay: true, transparency: ICalEventTransparency.TRANSPARENT };
  }
  return { start: entry.startsAt, end: new Date(entry.startsAt.getTime() + entry.minutes * 60_000) };
}

/** The library leaves control characters and half characters as they are, which calendars refuse. */
function printable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\n\P{Cc}]/gu, " ");
}
