import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { companyPath } from "../../companies/company-path.ts";
import { companySlug } from "../../normalise/company.ts";
import type { KnownWord } from "./look-up-words.server.ts";
import type { Term } from "./parse-keywords.ts";

/** A company whose name was typed. */
export type NamedCompany = { name: string; path: string | null; openings: number };

/** Returns the company with this name; null when none has live jobs. */
export async function findCompany(db: Database, typed: string): Promise<NamedCompany | null> {
  const slug = companySlug(typed);
  if (slug === "") return null;
  const { rows } = await sql<{ name: string | null; openings: number }>`
    select min(company) as name, count(*)::int as openings from jobs
    where company_slug = ${slug} and company_slug <> '' and gone_at is null`.execute(db);
  const [found] = rows;
  return found?.name ? { name: found.name, path: companyPath(found.name), openings: found.openings } : null;
}

/** A word is the name of a company if at least this share of the jobs that it describes are the company's. */
const leastShare = 0.3;

/** Checks that the words mean the company, not an occupation or a skill of the same name. */
export function isNameOfCompany(
  { openings }: NamedCompany,
  terms: readonly Term[],
  known: ReadonlyMap<string, KnownWord>,
): boolean {
  const rarest = Math.min(...terms.flatMap((term) => term.words.map((word) => known.get(word)?.jobs ?? 0)));
  return openings >= leastShare * rarest;
}
