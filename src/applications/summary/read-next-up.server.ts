import type { Database } from "../../platform/database/tables.ts";
import { isOpen } from "../store/is-open.server.ts";
import { nearDay, formatInZone } from "../zone/format-day.ts";
import { dayIn, momentAt } from "../../platform/clock/zoned-time.ts";
import type { NextUp } from "./next-up.ts";

type Asked = { personId: string; zone: string; now: Date; limit: number };

/**
 * Lists what a person has to do next: reminders, interviews and answers to offers, the earliest first. Applications that
 * have ended are left out.
 */
export async function readNextUp(db: Database, { personId, zone, now, limit }: Asked): Promise<NextUp[]> {
  const today = dayIn(now, zone);
  const of = (table: "application_reminders" | "application_interviews" | "application_offers") =>
    db
      .selectFrom(table)
      .innerJoin("applications as a", "a.id", `${table}.application_id`)
      .innerJoin("application_stages as s", "s.id", "a.stage_id")
      .where("a.user_id", "=", personId)
      .where(isOpen)
      .select(["a.id", "a.title", "a.company", "a.job_id"])
      .limit(limit);
  const reminders = await of("application_reminders")
    .where("application_reminders.done_at", "is", null)
    .where("application_reminders.deleted_at", "is", null)
    .select(["due_at", "text"])
    .orderBy("due_at")
    .execute();
  const interviews = await of("application_interviews")
    .where("starts_at", ">=", new Date(now.getTime() - 60 * 60 * 1000))
    .where("application_interviews.deleted_at", "is", null)
    .select(["starts_at", "time_zone", "minutes", "application_interviews.kind", "with_whom"])
    .orderBy("starts_at")
    .execute();
  const offers = await of("application_offers")
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
