import { sql, type RawBuilder } from "kysely";
import { pageSize } from "../query/search-query.ts";
import type { WordQuery } from "../query/word-query.ts";
import { descriptionScore, roughScore, scoreExpression } from "./score-expression.server.ts";

/** The best matches by the rough score are ranked by the full score: this many, in whole pages. */
const rankedFully = 15 * pageSize;

/** Columns of `jobs j` that `rankedPage` sorts by. */
export function rankColumns(words: WordQuery | null): RawBuilder<unknown> {
  return words ? sql`j.fresh_at, j.head, j.title_words, ${roughScore(words)} as rough` : sql`j.fresh_at`;
}

/** The same columns for the jobs that follow all ranked ones. */
export const unrankedColumns = sql`j.fresh_at, null::tsvector as head, 0 as title_words, -1 as rough`;

/**
 * Builds a query for the ids of one page of `list`, in order: by date without `words`, else by score. When there are few
 * jobs, the score includes their descriptions. Pages beyond the best matches use the rough score.
 */
export function rankedPage(words: WordQuery | null, page: number, now: Date): RawBuilder<unknown> {
  const rows = sql`limit ${pageSize}::int offset ${(page - 1) * pageSize}::int`;
  const byDate = sql`fresh_at desc, id desc`;
  if (!words) return sql`select id from list order by ${byDate} ${rows}`;
  if (page * pageSize > rankedFully) return sql`select id from list order by rough desc, ${byDate} ${rows}`;
  const few = sql`(select count(*) from (select from list limit ${rankedFully + 1}::int) one) <= ${rankedFully}::int`;
  return sql`
    select id from (select * from list order by rough desc, ${byDate} limit ${rankedFully}::int) j
    order by case when rough < 0 then rough else
      ${scoreExpression(words, now)} + case when ${few} then ${descriptionScore(words)} else 0 end end desc, ${byDate} ${rows}`;
}
