import type { Database } from "../../platform/database/tables.ts";
import { isOpen, ownApplications } from "../store/applications.server.ts";
import { nearDay, formatInZone } from "../../platform/clock/format-day.ts";
import { dayIn, momentAt } from "../../platform/clock/zoned-time.ts";
import { listInterviews, type InterviewOf } from "../store/entries.server.ts";
import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";

/** One thing to do, with its day. */
export type NextUp = {
  applicationId: string;
  at: Date;
  /** "Today", "Thu 26 Nov, 14:30" */
  when: string;
  isLate: boolean;
  what: string;
  /** The title of its application. */
  about: string;
  action: { label: string; to: string };
};

type NextUpAsked = { personId: string; zone: string; now: Date; limit: number };

/**
 * Lists what a person has to do next: reminders, interviews and answers to offers, the earliest first. Applications that
 * have ended are left out.
 */
export async function listNextUp(
  db: Database,
  { personId, zone, now, limit }: NextUpAsked,
): Promise<NextUp[]> {
  const today = dayIn(now, zone);
  const open = () =>
    ownApplications(db, personId)
      .where(isOpen)
      .select(["a.id", "a.title", "a.company", "a.job_id"])
      .limit(limit);
  const reminders = await open()
    .innerJoin("application_reminders as r", "r.application_id", "a.id")
    .where("r.done_at", "is", null)
    .where("r.deleted_at", "is", null)
    .select(["due_at", "text"])
    .orderBy("due_at")
    .execute();
  const interviews = await open()
    .innerJoin("application_interviews as i", "i.application_id", "a.id")
    .where("starts_at", ">=", new Date(now.getTime() - 60 * 60 * 1000))
    .where("i.deleted_at", "is", null)
    .select(["starts_at", "time_zone", "minutes", "i.kind", "with_whom"])
    .orderBy("starts_at")
    .execute();
  const offers = await open()
    .innerJoin("application_offers as o", "o.application_id", "a.id")
    .where("answer_by", "is not", null)
    .where("answer_by", ">=", today)
    .select(["answer_by"])
    .orderBy("answer_by")
    .execute();
  const things = [
    ...reminders.map((row) => ({
      at: row.due_at,
      when: nearDay(dayIn(row.due_at, zone), today),
      isLate: dayIn(row.due_at, zone) <= today,
      what: `${row.text}, ${row.company}`,
      about: row.title,
      applicationId: row.id,
      action: { label: "Open", to: `/applications/${row.id}#reminders` },
    })),
    ...interviews.map((row) => ({
      at: row.starts_at,
      when: formatInZone(row.starts_at, row.time_zone, today),
      isLate: false,
      what: `${row.kind}, ${row.company}`,
      about: [`${row.minutes} minutes`, row.with_whom && `with ${row.with_whom}`].filter(Boolean).join(", "),
      applicationId: row.id,
      action: {
        label: "Prepare",
        to:
          row.job_id === null
            ? `/applications/${row.id}#interviews`
            : `/tools/interview-questions?job=${row.job_id}`,
      },
    })),
    ...offers.map((row) => ({
      at: momentAt(`${row.answer_by}T23:59`, zone) ?? now,
      when: nearDay(row.answer_by ?? today, today),
      isLate: row.answer_by === today,
      what: `Answer the offer, ${row.company}`,
      about: row.title,
      applicationId: row.id,
      action: { label: "Compare", to: "/applications/offers" },
    })),
  ];
  return things.sort((a, b) => a.at.getTime() - b.at.getTime()).slice(0, limit);
}

/** Days in the past that the feed includes. */
const daysBack = 60;

/** Minutes that a reminder takes in a calendar. */
const reminderMinutes = 15;

type Asked = { personId: string; site: string; now: Date };

/**
 * Lists a person's interviews, open reminders and deadlines, for a calendar. Of an application that has ended, it lists
 * only the interviews that took place before.
 */
export async function listCalendar(db: Database, { personId, site, now }: Asked): Promise<CalendarEntry[]> {
  const since = new Date(now.getTime() - daysBack * 24 * 60 * 60 * 1000);
  const host = new URL(site).host;
  const interviews = await listInterviews(db, personId);
  const reminders = await ownApplications(db, personId)
    .innerJoin("application_reminders as r", "r.application_id", "a.id")
    .where("r.deleted_at", "is", null)
    .where("r.done_at", "is", null)
    .where("r.due_at", ">=", since)
    .where(isOpen)
    .select(["r.id", "r.due_at", "r.text", "a.id as application", "a.title", "a.company"])
    .orderBy("r.due_at")
    .execute();
  const days = await ownApplications(db, personId)
    .leftJoin("application_offers as o", "o.application_id", "a.id")
    .where(isOpen)
    .where("s.kind", "in", ["saved", "offer"])
    .select(["a.id", "a.title", "a.company", "a.apply_by", "s.kind", "o.answer_by"])
    .execute();
  const page = (id: string) => `${site}/applications/${id}`;
  return [
    ...interviews
      .filter(({ startsAt, endedAt }) => startsAt >= since && (endedAt === null || startsAt < endedAt))
      .map((interview) => interviewEntry(interview, site)),
    ...reminders.map(({ id, due_at, text, application, title, company }) => ({
      uid: `reminder-${id}@${host}`,
      title: `${text}: ${company}`,
      description: `${title}\n${page(application)}`,
      place: "",
      revision: 0,
      startsAt: due_at,
      minutes: reminderMinutes,
    })),
    ...days.flatMap(({ id, title, company, kind, apply_by, answer_by }) => {
      const day = kind === "saved" ? apply_by : answer_by;
      const words = kind === "saved" ? "Apply by today" : "Answer the offer by today";
      return day === null
        ? []
        : [
            {
              uid: `${kind}-${id}@${host}`,
              title: `${words}: ${company}`,
              description: `${title}\n${page(id)}`,
              place: "",
              revision: 0,
              day,
            },
          ];
    }),
  ];
}

/** The calendar entry of an interview. It has the same id in the feed and in the file. */
export function interviewEntry(interview: InterviewOf, site: string): CalendarEntry {
  const { id, kind, title, company, withWhom, place, notes, applicationId, revision } = interview;
  const { startsAt, minutes } = interview;
  const lines = [title, withWhom && `With ${withWhom}`, notes, `${site}/applications/${applicationId}`];
  return {
    uid: `interview-${id}@${new URL(site).host}`,
    title: `${kind}: ${company}`,
    description: lines.filter(Boolean).join("\n"),
    place,
    revision,
    startsAt,
    minutes,
  };
}

/** An entry of a calendar: at a time, or for a whole day. */
export type CalendarEntry = {
  /** Unique and stable, so that a calendar recognises the entry again. */
  uid: string;
  title: string;
  description: string;
  /** An address or a link. */
  place: string;
  /** Grows with each change. */
  revision: number;
} & ({ startsAt: Date; minutes: number } | { day: string });

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

/** Answers with a calendar, not to be cached. */
export function calendarResponse(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
