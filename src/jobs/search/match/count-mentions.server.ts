import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { countOf, type Count } from "../filters/counts.ts";
import type { RequiredLexemes } from "../query/required-lexemes.ts";
import type { MinScore, UnderstoodSearch } from "../query/understand-search.server.ts";
import { candidateCondition, scopeOf } from "./candidates.server.ts";
import type { JobSample } from "./sampled/job-sample.ts";

/**
 * Counts the jobs that only mention the words: all jobs that have them anywhere, minus the jobs of the list. If the list has
 * a stricter form of the search, the jobs that only the usual form finds count as mentions, too. Each count is one
 * conjunction, which the index answers without reading a row; "either or" would read them. Only the lowest score of a list
 * by date is read from the rows.
 */
export async function countMentions(
  db: Database,
  search: UnderstoodSearch,
  sample: JobSample | null,
): Promise<Count> {
  const { mentionLexemes, required, baseRequired, minScore } = search;
  const count = (words: RequiredLexemes, listMinScore: MinScore | null = null) => {
    const list = {
      ...search,
      required: words,
      alternative: null,
      minScore: listMinScore,
      excludedList: null,
    };
    const scope = scopeOf(list, search.filters.all);
    return sql`(select count(*) from jobs j where ${candidateCondition({ ...scope, seenBefore: null, sample })})`;
  };
  const both = { head: baseRequired.head, search: [...baseRequired.search, ...mentionLexemes.search] };
  const others =
    required === baseRequired && !minScore
      ? sql`0`
      : sql`${count(baseRequired)} - ${count(required, minScore)}`;
  const { rows } = await sql<{ jobs: number }>`
    select (${count(mentionLexemes)} - ${count(both)} + ${others})::int as jobs`.execute(db);
  return countOf(rows[0]?.jobs ?? 0, 1 / (sample?.share ?? 1));
}
