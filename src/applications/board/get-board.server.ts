import type { TrackerAddress } from "./tracker-address.ts";
import { sql, type Selectable } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { outcomes, type StageKind, type Outcome, type Stage } from "../application.ts";
import { listStages } from "../store/stages.server.ts";
import { matchesWords, ownApplications } from "../store/applications.server.ts";
import { getTimeZone } from "../../account/time-zone.server.ts";
import type { ApplicationsTable } from "../application-tables.ts";
import { offerSummary } from "../offers/compare-offers.ts";
import { daysText, nearDay, shortDay, formatInZone } from "../../platform/clock/format-day.ts";
import { dayIn, daysBetween } from "../../platform/clock/zoned-time.ts";

/** Cards that a column shows at first, and how many more each press of "Show more" adds. */
const cardsAtFirst = 15;
export const cardsMore = 60;

/** Gets a person's board: every stage with its number of cards and the first of them. */
export async function getBoard(
  db: Database,
  { personId, query, now }: { personId: string; query: Pick<TrackerAddress, "words" | "more">; now: Date },
): Promise<BoardColumn[]> {
  const stages = await listStages(db, personId);
  const zone = await getTimeZone(db, personId);
  const { words, more } = query;
  const ranked = ownApplications(db, personId)
    .where("a.archived_at", "is", null)
    .$if(words !== "", (select) => select.where(matchesWords(words)))
    .select(["a.id", "a.stage_id"])
    .select([
      sql<number>`row_number() over (partition by a.stage_id order by a.position, a.id)`.as("rank"),
      sql<number>`count(*) over (partition by a.stage_id)`.as("total"),
    ]);
  const rows = await db
    .selectFrom(ranked.as("ranked"))
    .innerJoin("applications as a", "a.id", "ranked.id")
    .where((where) =>
      where.or([
        // One more than is shown, to know which one follows.
        where("rank", "<=", cardsAtFirst + 1),
        ...(more
          ? [
              where.and([
                where(sql<string>`ranked.stage_id::text`, "=", more.stageId),
                where("rank", "<=", more.cards + 1),
              ]),
            ]
          : []),
      ]),
    )
    .select(["a.id", "a.stage_id", "a.title", "a.company", "a.place", "a.next_step", "a.apply_by"])
    .select(["a.outcome", "a.outcome_reason", "a.moved_at", "a.cv_score", "ranked.total"])
    .orderBy("ranked.rank")
    .execute();
  const factsOf = await getCardFacts(db, { personId, rows, now });
  const toCard = (row: (typeof rows)[number], kind: StageKind): ApplicationCard => {
    const facts = factsOf(row, kind);
    const { id, title, company, place, cv_score: cvScore } = row;
    const next = nextThing(facts, { now, zone });
    const foot = cardFooter(facts, { now, zone });
    return { id, title, company, place, next, foot, cvScore };
  };
  const byStage = Map.groupBy(rows, (row) => row.stage_id);
  return stages.map((stage) => {
    const found = byStage.get(stage.id) ?? [];
    const shown = more?.stageId === stage.id ? Math.max(more.cards, cardsAtFirst) : cardsAtFirst;
    return {
      ...stage,
      count: found[0]?.total ?? 0,
      hidden: found[shown]?.id ?? null,
      cards: found.slice(0, shown).map((row) => toCard(row, stage.kind)),
    };
  });
}

/** The next thing to do for an application: overdue, at an agreed time, or a plan. */
export type NextThing = { tone: "late" | "hot" | "step"; text: string };

/** An application on the board or in the table. */
export type ApplicationCard = {
  id: string;
  title: string;
  company: string;
  place: string;
  next: NextThing | null;
  /** The line at the foot: "9 days", "Video, second round", "No reply". */
  foot: string;
  /** The ATS score of the CV that was sent, as it was sent; null if none is noted. */
  cvScore: number | null;
};

/** A column of the board with the first of its cards. */
export type BoardColumn = Stage & {
  count: number;
  cards: ApplicationCard[];
  /** The id of the first card that is not shown; null if all are. */
  hidden: string | null;
};

/** The facts from which the card of an application is made. */
type CardFacts = {
  kind: StageKind;
  nextStep: string;
  applyBy: string | null;
  outcome: Outcome | null;
  outcomeReason: string;
  movedAt: Date | null;
  reminder: { dueAt: Date; text: string } | null;
  /** The next interview, or else the last one. */
  interview: { startsAt: Date; timeZone: string; kind: string } | null;
  offer: { worth: string; answerBy: string | null } | null;
};

type Row = Pick<
  Selectable<ApplicationsTable>,
  "next_step" | "apply_by" | "outcome" | "outcome_reason" | "moved_at"
> & {
  id: string;
};

/** Gets the next reminder, the next interview and the offer of some applications, and adds them to their rows. */
export async function getCardFacts(
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

type Moment = { now: Date; zone: string };

/** Says what to do next about an application. Overdue reminders come first, then agreed times, then plans. */
export function nextThing(facts: CardFacts, { now, zone }: Moment): NextThing | null {
  const { kind, reminder, interview, offer, nextStep, applyBy } = facts;
  if (kind === "closed") return null;
  const today = dayIn(now, zone);
  const due = reminder && dayIn(reminder.dueAt, zone);
  if (reminder && due && due <= today)
    return { tone: "late", text: due === today ? `${reminder.text} today` : reminder.text };
  if (interview && interview.startsAt > now)
    return { tone: "hot", text: formatInZone(interview.startsAt, interview.timeZone, today) };
  if (kind === "offer" && offer?.answerBy)
    return byDay("Answer by", offer.answerBy, today, "hot") ?? { tone: "late", text: "Answer is overdue" };
  if (nextStep !== "") return { tone: "step", text: nextStep };
  if (kind === "saved" && applyBy)
    return (
      byDay("Apply by", applyBy, today, "step") ?? {
        tone: "late",
        text: `Closed ${shortDay(applyBy, today)}`,
      }
    );
  return reminder && due ? { tone: "step", text: `${reminder.text}, ${nearDay(due, today)}` } : null;
}

function byDay(words: string, day: string, today: string, tone: "hot" | "step"): NextThing | null {
  if (day < today) return null;
  return day === today
    ? { tone: "late", text: `${words} today` }
    : { tone, text: `${words} ${shortDay(day, today)}` };
}

/** The line at the foot of a card. */
export function cardFooter(facts: CardFacts, { now, zone }: Moment): string {
  const { kind, interview, offer, outcome, outcomeReason, movedAt } = facts;
  if (kind === "interview" && interview) return interview.kind;
  if (kind === "offer" && offer) return offer.worth;
  if (kind === "closed" && (outcome || outcomeReason)) return outcome ? outcomes[outcome] : outcomeReason;
  if (!movedAt) return "";
  const days = daysBetween(dayIn(movedAt, zone), dayIn(now, zone));
  if (days > 0) return daysText(days);
  return kind === "saved" ? "Saved today" : "Moved today";
}
