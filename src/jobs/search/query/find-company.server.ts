import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { companyPath } from "../../company-path.ts";
import { companySlug } from "../../extraction/company.ts";
import type { KnownWords } from "./look-up-words.server.ts";

/** A company whose name was typed. */
export type NamedCompany = { name: string; path: string | null; openings: number; words: string[] };

/** Words in the longest name that is looked for next to other words. */
const maxNameWords = 4;

/**
 * Returns the companies whose names the words begin or end with, the longest name first. Words that are the title of a job
 * name no company: a visa officer does not work for Visa.
 */
export async function findCompanies(db: Database, words: readonly string[]): Promise<NamedCompany[]> {
  const spans = new Map<string, string[]>();
  const lengths = new Set([words.length, ...Array.from({ length: maxNameWords }, (_, at) => at + 1)]);
  for (const length of lengths) {
    for (const span of [words.slice(0, length), words.slice(-length)]) {
      const slug = companySlug(span.join(" "));
      if (slug !== "" && span.length === length) spans.set(slug, span);
    }
  }
  if (spans.size === 0) return [];
  const { rows } = await sql<{ slug: string; name: string; openings: number }>`
    select company_slug as slug, min(company) as name, count(*)::int as openings from jobs
    where company_slug = any(${[...spans.keys()]}::text[]) and company_slug <> '' and gone_at is null
      and (company_slug = ${companySlug(words.join(" "))} or not exists (
        select from suggestions where kind = 'title' and folded = ${words.join(" ")} and jobs > 0))
    group by company_slug`.execute(db);
  return rows
    .map(({ slug, name, openings }) => ({
      name,
      path: companyPath(name),
      openings,
      words: spans.get(slug) ?? [],
    }))
    .sort((a, b) => b.words.length - a.words.length);
}

/** Words are the name of a company if at least this share of the jobs that they describe are the company's. */
const minShare = 0.3;
/** Next to other words, a name must be better known. */
const minOpenings = 2;

/** Checks that the words mean the company, not an occupation or a skill of the same name. */
export function isNameOfCompany(
  { openings, words }: NamedCompany,
  isAll: boolean,
  known: KnownWords,
): boolean {
  const rarest = Math.min(...words.map((word) => known.get(word)?.jobs ?? 0));
  return openings >= minShare * rarest && (isAll || openings >= minOpenings);
}
