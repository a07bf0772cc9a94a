import * as z from "zod";
import { longestComment } from "./longest-comment.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import type { ArticleSlug } from "../categories.ts";

/** The answer to "Was this useful?". Words that are too long are cut, because an answer should never be refused. */
export const usefulAnswer = z.object({
  useful: z.enum(["yes", "no"]),
  words: z.string().transform((text) => text.replaceAll("\0", "").trim().slice(0, longestComment)),
});
type UsefulAnswer = z.output<typeof usefulAnswer>;

/** Readers' words are deleted after this many days. */
const wordsKeptDays = 365;

/** Counts an answer on its day, and keeps its words. Nothing says who gave it. */
export async function storeUsefulAnswer(
  db: Database,
  article: ArticleSlug,
  { useful, words }: UsefulAnswer,
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const isUseful = useful === "yes";
  await db
    .insertInto("useful_votes")
    .values({ day, article, useful: isUseful, votes: 1 })
    .onConflict((conflict) =>
      conflict.columns(["day", "article", "useful"]).doUpdateSet({ votes: sql`useful_votes.votes + 1` }),
    )
    .execute();
  if (words !== "")
    await db
      .insertInto("useful_words")
      .values({ article, useful: isUseful, words, written_on: day })
      .execute();
}

type UsefulCount = { article: string; yes: number; no: number };

/** Counts the answers for each article that has any. */
export async function countUsefulVotes(db: Database): Promise<UsefulCount[]> {
  return db
    .selectFrom("useful_votes")
    .select([
      "article",
      sql<number>`coalesce(sum(votes) filter (where useful), 0)::int`.as("yes"),
      sql<number>`coalesce(sum(votes) filter (where not useful), 0)::int`.as("no"),
    ])
    .groupBy("article")
    .orderBy("article")
    .execute();
}

/** Lists the latest words of readers. */
export async function listUsefulComments(db: Database, most: number) {
  return db
    .selectFrom("useful_words")
    .select(["article", "useful", "words", "written_on as writtenOn"])
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** Deletes words that are older than a year. The counts stay. */
export async function deleteOldComments(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - wordsKeptDays * 86_400_000).toISOString().slice(0, 10);
  await db.deleteFrom("useful_words").where("written_on", "<", before).execute();
}
