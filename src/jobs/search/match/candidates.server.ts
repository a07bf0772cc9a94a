import { sql, type RawBuilder } from "kysely";
import { companySlug } from "../../extraction/company.ts";
import { notLeftOut, type LeftOut } from "../../left-out.server.ts";
import { notClosed } from "../../not-closed.server.ts";
import { anyOf, type FilterConditions, type FilterQuery } from "../filters/filter-conditions.ts";
import { packedFacts } from "../filters/packed-facts.server.ts";
import type { RequiredLexemes } from "../query/required-lexemes.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import type { DayWindow } from "./day-window.ts";

/** Selects the jobs that a search considers. */
export type CandidateScope = {
  /** Lexemes that a job must have. */
  required: RequiredLexemes;
  /** Excludes the jobs that have all of these; null to exclude none. */
  excluded: RequiredLexemes | null;
  filters: FilterQuery;
  /** The name of the only company; empty for all. */
  company: string;
  leftOut: LeftOut;
  /** Excludes jobs that came after this moment, so that later pages do not shift. */
  seenBefore: Date | null;
  /** Excludes jobs whose closing date is over at this moment; null to exclude none. */
  openAt: Date | null;
  /** Only jobs of these days. */
  window?: DayWindow | null;
};

/** Returns the scope of a search with these filters. The jobs that mention the words do not include those of its list. */
export function scopeOf(
  { query, now, words, required, mentionLexemes, leftOut }: UnderstoodSearch,
  filters: FilterQuery,
): CandidateScope {
  const isMentions = query.mentions && words !== null;
  return {
    required: isMentions ? mentionLexemes : required,
    excluded: isMentions ? required : null,
    filters,
    company: query.company,
    leftOut,
    seenBefore: query.asOf,
    openAt: query.closed ? null : now,
  };
}

/**
 * Builds the `where` condition of a scope on `jobs j`. Each required part is a condition of its own: the index can then
 * skip ahead in each list to the next match of the others. With one long condition, it tries every entry of the rarest
 * part. The most selective parts come first, because the others skip to their matches.
 */
export function candidateCondition(scope: CandidateScope): RawBuilder<unknown> {
  const { required, excluded, filters, window, company, leftOut } = scope;
  const head = [...required.head, ...(window ? [anyOf(window.lexemes)] : []), ...filters.lexemes];
  const parts = lexemeConditions({ ...required, head });
  if (head.length === 0) parts.push(sql`j.gone_at is null`);
  parts.push(...filters.checks.map((check) => check(sql)));
  if (excluded && excluded.head.length + excluded.search.length > 0)
    parts.push(sql`not (${sql.join(lexemeConditions(excluded), sql` and `)})`);
  if (company !== "") parts.push(sql`(j.company_slug = ${companySlug(company)} and j.company_slug <> '')`);
  parts.push(...notLeftOut(leftOut));
  if (scope.openAt) parts.push(notClosed(scope.openAt, "j.closes_at"));
  if (scope.seenBefore) parts.push(sql`j.first_seen_at <= ${scope.seenBefore}::timestamptz`);
  return sql.join(parts, sql` and `);
}

/** A condition on a row of `jobs j` for each literal. */
function lexemeConditions({ head, search, exactTitle }: RequiredLexemes): RawBuilder<unknown>[] {
  const inHead = (literal: string) => sql`j.head @@ ${literal}::tsquery`;
  const anywhere = (literal: string) => sql`j.search @@ ${literal}::tsquery`;
  return [
    ...head.map(inHead),
    ...search.map((literal) =>
      exactTitle ? sql`(${anywhere(literal)} or ${inHead(exactTitle)})` : anywhere(literal),
    ),
  ];
}

/**
 * Builds a query for the jobs of a scope with the facts that are counted.
 *
 * @param chosen filters that the jobs may miss.
 * @param more further columns, with a comma before each.
 */
export function countedJobs(
  scope: CandidateScope,
  now: Date,
  chosen: FilterConditions["chosen"],
  more: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const condition = candidateCondition(scope);
  return sql`select j.id, j.adapters, ${packedFacts(now, chosen)} as facts${more} from jobs j where ${condition}`;
}
