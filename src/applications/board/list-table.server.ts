import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { applicationLimits, type Stage } from "../application.ts";
import { cardFooter, nextThing, getCardFacts, type ApplicationCard } from "./get-board.server.ts";
import { matchesWords, ownApplications } from "../store/applications.server.ts";
import { toUuid } from "../../platform/database/uuid.ts";
import { shortDay } from "../../platform/clock/format-day.ts";
import { getTimeZone } from "../../account/time-zone.server.ts";
import { dayIn } from "../../platform/clock/zoned-time.ts";
import type { SortKey, TableQuery } from "./tracker-address.ts";

const pageSize = applicationLimits.together;

export type TableRow = Pick<ApplicationCard, "id" | "title" | "company" | "place" | "next" | "foot"> & {
  stage: Stage;
  source: string;
  applied: string | null;
  updated: string;
};

export type TablePage = { rows: TableRow[]; total: number; page: number; pages: number };

const orders: Record<SortKey, { by: string; first: "asc" | "desc" }> = {
  updated: { by: "a.updated_at", first: "desc" },
  title: { by: "lower(a.title)", first: "asc" },
  company: { by: "lower(a.company)", first: "asc" },
  stage: { by: "s.position", first: "asc" },
  applied: { by: "a.applied_at", first: "desc" },
  deadline: { by: "a.apply_by", first: "asc" },
};

/** Gets one page of a person's applications as rows. */
export async function getTablePage(
  db: Database,
  { personId, query, now }: { personId: string; query: TableQuery; now: Date },
): Promise<TablePage> {
  const { words, stage, archived, sort, reversed } = query;
  const found = ownApplications(db, personId)
    .where("a.archived_at", archived ? "is not" : "is", null)
    .$if(words !== "", (select) => select.where(matchesWords(words)))
    .$if(stage !== "", (select) => select.where("a.stage_id", "=", toUuid(stage)));
  const { total } = await found
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(query.page, pages);
  const { by, first } = orders[sort];
  const direction = (first === "asc") === reversed ? "desc" : "asc";
  const rows = await found
    .select(["a.id", "a.title", "a.company", "a.place", "a.source", "a.next_step", "a.apply_by"])
    .select(["a.outcome", "a.outcome_reason", "a.moved_at", "a.applied_at", "a.updated_at"])
    .select(["s.id as stage_id", "s.name", "s.kind"])
    .orderBy(sql`${sql.raw(by)} ${sql.raw(direction)} nulls last`)
    .orderBy("a.id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const zone = await getTimeZone(db, personId);
  const today = dayIn(now, zone);
  const factsOf = await getCardFacts(db, { personId, rows, now });
  return {
    total,
    page,
    pages,
    rows: rows.map((row) => {
      const facts = factsOf(row, row.kind);
      return {
        id: row.id,
        title: row.title,
        company: row.company,
        place: row.place,
        source: row.source,
        stage: { id: row.stage_id, name: row.name, kind: row.kind },
        next: nextThing(facts, { now, zone }),
        foot: cardFooter(facts, { now, zone }),
        applied: row.applied_at && shortDay(row.applied_at, today),
        updated: shortDay(dayIn(row.updated_at, zone), today),
      };
    }),
  };
}

/** Counts the applications that a person has archived. */
export async function countArchived(db: Database, personId: string): Promise<number> {
  const { count } = await ownApplications(db, personId)
    .where("a.archived_at", "is not", null)
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
