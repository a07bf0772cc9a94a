import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { companySlug } from "../extraction/company.ts";
import { notClosed } from "../not-closed.server.ts";
import { companyPath } from "../company-path.ts";

export type ListedCompany = { name: string; path: string; openings: number };

/** Companies on the page of one letter. */
const listed = 200;
/** Names that are looked up for it: some companies have several, and others have only closed adverts. */
const maxNames = 1_000;

/**
 * Lists companies with openings, the one with the most first.
 *
 * @param letter first letter of the name, folded; "" for all
 */
export async function listCompanies(db: Database, letter: string, now: Date): Promise<ListedCompany[]> {
  const beginning =
    letter === "" ? sql`true` : sql`folded >= ${letter} and folded < ${`${letter}\u{10ffff}`}`;
  const names = await sql<{ text: string }>`
    select text from suggestions
    where kind = 'company' and jobs > 0 and ${beginning}
    order by jobs desc, folded limit ${maxNames}`.execute(db);
  // Several spellings of a company count as one, under the most frequent.
  const nameOf = new Map<string, string>();
  for (const { text } of names.rows) {
    const slug = companySlug(text);
    if (!nameOf.has(slug)) nameOf.set(slug, text);
  }
  const counted = await sql<{ slug: string; openings: number }>`
    select company_slug as slug, count(*)::int as openings from jobs
    where company_slug = any(${[...nameOf.keys()]}::text[]) and company_slug <> '' and gone_at is null
      and ${notClosed(now)}
    group by company_slug order by openings desc, company_slug limit ${listed}`.execute(db);
  return counted.rows.flatMap(({ slug, openings }) => {
    const name = nameOf.get(slug) ?? slug;
    const path = companyPath(name);
    return path === null ? [] : [{ name, path, openings }];
  });
}
