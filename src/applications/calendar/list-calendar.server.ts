import type { Database } from "../../platform/database/tables.ts";
import { listInterviews, type InterviewOf } from "../interviews/list-interviews.server.ts";
import { isOpen } from "../store/is-open.server.ts";
import type { CalendarEntry } from "./calendar-entry.ts";

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
  const reminders = await db
    .selectFrom("application_reminders as r")
    .innerJoin("applications as a", "a.id", "r.application_id")
    .innerJoin("application_stages as s", "s.id", "a.stage_id")
    .where("r.user_id", "=", personId)
    .where("r.deleted_at", "is", null)
    .where("r.done_at", "is", null)
    .where("r.due_at", ">=", since)
    .where(isOpen)
    .select(["r.id", "r.due_at", "r.text", "a.id as application", "a.title", "a.company"])
    .orderBy("r.due_at")
    .execute();
  const days = await db
    .selectFrom("applications as a")
    .innerJoin("application_stages as s", "s.id", "a.stage_id")
    .leftJoin("application_offers as o", "o.application_id", "a.id")
    .where("a.user_id", "=", personId)
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
