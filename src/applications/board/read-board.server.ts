import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { StageKind } from "../stage.ts";
import { listStages } from "../stages/list-stages.server.ts";
import { matchesWords } from "../store/matches-words.server.ts";
import { readTimeZone } from "../zone/time-zone.server.ts";
import type { ApplicationCard, BoardColumn } from "./application-card.ts";
import { cardFooter, nextThing } from "./describe-card.ts";
import { readCardFacts } from "./read-card-facts.server.ts";

/** Cards that a column shows at first, and how many more each press of "Show more" adds. */
const cardsAtFirst = 15;
export const cardsMore = 60;

export type BoardQuery = {
  words: string;
  /** The column that shows more cards, and how many. */
  more: { stageId: string; cards: number } | null;
};

/** Reads a person's board: every stage with its number of cards and the first of them. */
export async function readBoard(
  db: Database,
  { personId, query, now }: { personId: string; query: BoardQuery; now: Date },
): Promise<BoardColumn[]> {
  const stages = await listStages(db, personId);
  const zone = await readTimeZone(db, personId);
  const { words, more } = query;
  const ranked = db
    .selectFrom("applications")
    .where("user_id", "=", personId)
    .where("deleted_at", "is", null)
    .where("archived_at", "is", null)
    .$if(words !== "", (select) => select.where(matchesWords(words)))
    .select(["id", "stage_id"])
    .select([
      sql<number>`row_number() over (partition by stage_id order by position, id)`.as("rank"),
      sql<number>`count(*) over (partition by stage_id)`.as("total"),
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
  const factsOf = await readCardFacts(db, { personId, rows, now });
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
