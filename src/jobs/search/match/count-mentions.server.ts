import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { countOf, type Count } from "../filters/counts.ts";
import { mentionsOf, type UnderstoodSearch } from "../query/understand-search.server.ts";
import { candidateCondition, scopeOf } from "./candidates.server.ts";
import type { JobSample } from "./sampled/job-sample.ts";

/**
 * Counts the jobs that only mention the words: all jobs that have them, minus the jobs of the list. If the list has a
 * stricter form of the search, the jobs that only the usual form finds count as mentions, too. The index counts all jobs
 * that have the words without reading a row. The jobs of the list are few.
 */
export async function countMentions(
  db: Database,
  search: UnderstoodSearch,
  sample: JobSample | null,
): Promise<Count> {
  const { all } = search.filters;
  const anywhere = { ...scopeOf(mentionsOf(search), all), notWords: null, seenBefore: null, sample };
  const { required } = search;
  const asked = anywhere.insteadOfWords
    ? { ...anywhere, words: required, insteadOfWords: null }
    : { ...anywhere, words: { ...required, search: [...required.search, ...search.anywhere.search] } };
  const { rows } = await sql<{ jobs: number }>`
    select ((select count(*) from jobs j where ${candidateCondition(anywhere)})
      - (select count(*) from jobs j where ${candidateCondition(asked)}))::int as jobs`.execute(db);
  return countOf(rows[0]?.jobs ?? 0, 1 / (sample?.share ?? 1));
}
