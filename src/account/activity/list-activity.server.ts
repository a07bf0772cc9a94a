import type { Database } from "../../platform/database/tables.ts";
import { activityTexts, type ActivityKind } from "./activity-kinds.ts";

export const activityPerPage = 20;

export type ActivityEntry = { id: number; words: string; subject: string | null; at: Date };
export type ActivityPage = { entries: ActivityEntry[]; page: number; pages: number };

/** Lists the activity of a person, newest first. A page number past the end gives the last page. */
export async function listActivity(db: Database, personId: string, page: number): Promise<ActivityPage> {
  const { all } = await db
    .selectFrom("activity")
    .where("person_id", "=", personId)
    .select((select) => select.fn.countAll<number>().as("all"))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(all / activityPerPage));
  const shown = Math.min(page, pages);
  const rows = await db
    .selectFrom("activity")
    .where("person_id", "=", personId)
    .select(["id", "kind", "subject", "at"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(activityPerPage)
    .offset((shown - 1) * activityPerPage)
    .execute();
  return { entries: rows.map(({ kind, ...row }) => ({ ...row, words: wordsOf(kind) })), page: shown, pages };
}

/** Returns the text of a kind. A kind of an older version without a text is shown unchanged. */
function wordsOf(kind: string): string {
  return activityTexts[kind as ActivityKind] ?? kind.replaceAll("-", " ");
}
