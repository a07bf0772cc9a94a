import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { countOf, type Count } from "../filters/counts.ts";
import { mentionsOf, type UnderstoodSearch } from "../query/understand-search.server.ts";
import { candidateCondition, scopeOf } from "./candidates.server.ts";
import type { JobSample } from "./sampled/job-sample.ts";

/**
 * Counts the jobs that only mention what was asked for: those with the words anywhere, less those of them that are it. After
 * a stricter form, those that are it in the usual form count, too.
 * The index counts the first without reading a row. The second are few.
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
