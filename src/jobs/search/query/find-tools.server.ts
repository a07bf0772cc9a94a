import { sql } from "kysely";
import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { isUnknownTerm } from "./drop-uninformative-terms.ts";
import type { KnownWords } from "./look-up-words.server.ts";
import { isUnknownWord } from "./match-occupations.ts";
import type { Term } from "./term.ts";
import { wordLiteral } from "./term-literals.ts";
import { isUninformativeWord } from "./uninformative-words.ts";

/** A word that more adverts have is hardly the name of a tool. */
const maxShare = 0.05;
const minLength = 3;

/**
 * Marks the words that are probably names of tools, such as "pyspark": no name of an occupation has them, some title has, and
 * few adverts do.
 */
export async function markTools(
  db: Database,
  terms: readonly Term[],
  { known, vocabulary, company }: { known: KnownWords; vocabulary: Vocabulary; company: readonly string[] },
): Promise<Term[]> {
  const mayBeTool = (term: Term) => {
    const [word = "", ...more] = term.words;
    return (
      more.length === 0 &&
      word.length >= minLength &&
      isUnknownTerm(term) &&
      !term.isPreferred &&
      !company.includes(word) &&
      known.get(word)?.isIndexed === true &&
      isUnknownWord(vocabulary, word) &&
      !isUninformativeWord(word)
    );
  };
  const words = terms.filter(mayBeTool).flatMap((term) => term.words);
  if (words.length === 0) return [...terms];
  const rows = words.map((word) => ({
    word,
    literal: wordLiteral(word, known),
    title: wordLiteral(word, known, "AB"),
  }));
  const rare = await sql<{ word: string }>`
    with live as (select ${maxShare}::float8 * coalesce(sum(jobs), 0) as most from job_days where jobs > 0)
    select typed.word
    from live, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as typed(word text, literal text, title text)
    where exists (
        select from jobs
        where gone_at is null and search @@ typed.literal::tsquery and head @@ typed.title::tsquery)
      and greatest(live.most, 1) > (
        select count(*) from (
          select from jobs where gone_at is null and search @@ typed.literal::tsquery
          limit (select ceil(most)::int + 1 from live)) as found)`.execute(db);
  const tools = new Set(rare.rows.map(({ word }) => word));
  return terms.map((term) =>
    mayBeTool(term) && tools.has(term.words[0] ?? "") ? { ...term, isTool: true } : term,
  );
}
