import { sql, type Selectable } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { ApplicationsTable } from "../application-tables.ts";
import type { StageKind } from "../stage.ts";
import { offerSummary } from "../offers/offer-worth.ts";
import type { CardFacts } from "./application-card.ts";

type Row = Pick<
  Selectable<ApplicationsTable>,
  "next_step" | "apply_by" | "outcome" | "outcome_reason" | "moved_at"
> & {
  id: string;
};

/** Reads the next reminder, the next interview and the offer of some applications, and adds them to their rows. */
export async function readCardFacts(
  db: Database,
  { personId, rows, now }: { personId: string; rows: readonly Row[]; now: Date },
): Promise<(row: Row, kind: StageKind) => CardFacts> {
  const isAsked = sql<boolean>`application_id = any(${rows.map(({ id }) => id)}::uuid[])`;
  const reminders = await db
    .selectFrom("application_reminders")
    .where("user_id", "=", personId)
    .where(isAsked)
    .where("done_at", "is", null)
    .where("deleted_at", "is", null)
    .distinctOn("application_id")
    .select(["application_id", "due_at", "text"])
    .orderBy("application_id")
    .orderBy("due_at")
    .execute();
  const interviews = await db
    .selectFrom("application_interviews")
    .where("user_id", "=", personId)
    .where(isAsked)
    .where("deleted_at", "is", null)
    .select(["application_id", "starts_at", "time_zone", "kind"])
    .orderBy("starts_at")
    .execute();
  const offers = await db
    .selectFrom("application_offers")
    .where("user_id", "=", personId)
    .where(isAsked)
    .selectAll()
    .execute();
  const reminderOf = new Map(reminders.map((row) => [row.application_id, row]));
  const offerOf = new Map(offers.map((row) => [row.application_id, row]));
  const interviewsOf = Map.groupBy(interviews, (row) => row.application_id);
  return (row, kind) => {
    const { id } = row;
    const reminder = reminderOf.get(id);
    const all = interviewsOf.get(id) ?? [];
    const interview = all.find((one) => one.starts_at > now) ?? all.at(-1);
    const offer = offerOf.get(id);
    return {
      kind,
      nextStep: row.next_step,
      applyBy: row.apply_by,
      outcome: row.outcome,
      outcomeReason: row.outcome_reason,
      movedAt: row.moved_at,
      reminder: reminder ? { dueAt: reminder.due_at, text: reminder.text } : null,
      interview: interview
        ? { startsAt: interview.starts_at, timeZone: interview.time_zone, kind: interview.kind }
        : null,
      offer: offer ? { worth: offerSummary(offer), answerBy: offer.answer_by } : null,
    };
  };
}
