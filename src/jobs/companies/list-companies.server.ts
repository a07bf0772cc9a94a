import { sql } from "kysely";
import type { Database } from "../../platform/database/tables.ts";
import { countClosed } from "../count-closed.server.ts";
import { companySlug } from "../normalise/company.ts";
import { companyPath } from "./company-path.ts";

export type ListedCompany = { name: string; path: string; openings: number };

/** Companies on the page of one letter. */
const listed = 200;
/** Names that are read for it: some companies have several, and the adverts of others are closed. */
const namesRead = 2_000;

/**
 * Lists companies with openings, the one with the most first.
 *
 * @param letter first letter of the name, folded; "" for all
 */
export async function listCompanies(db: Database, letter: string, now: Date): Promise<ListedCompany[]> {
  const beginning =
    letter === "" ? sql`true` : sql`folded >= ${letter} and folded < ${`${letter}\u{10ffff}`}`;
  const rows = await sql<{ text: string; jobs: number }>`
    select text, jobs from suggestions
    where kind = 'company' and jobs > 0 and ${beginning}
    order by jobs desc, folded limit ${namesRead}`.execute(db);
  const closed = await countClosed(db, now);
  const byPath = new Map<string, ListedCompany>();
  for (const { text, jobs } of rows.rows) {
    const path = companyPath(text);
    if (path === null) continue;
    const known = byPath.get(path);
    // Several spellings of a company count as one.
    if (known) known.openings += jobs;
    else byPath.set(path, { name: text, path, openings: jobs - (closed.get(companySlug(text)) ?? 0) });
  }
  return [...byPath.values()]
    .filter(({ openings }) => openings > 0)
    .sort((a, b) => b.openings - a.openings)
    .slice(0, listed);
}
