import { sql } from "kysely";
import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import { suggestPlaces } from "../../../places/suggest-places.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { escapeLike } from "../../../text/escape-like.ts";
import { foldText } from "../../../text/fold-text.ts";

export type Suggestion = {
  kind: "title" | "company" | "place";
  text: string;
  /** Shown next to the text: "Company". */
  detail: string | null;
  /** Number of jobs, null when not counted. */
  jobs: number | null;
};

const maxTitles = 6;
const maxSuggestions = 9;
/** From this length on, words inside a title are searched. */
const minInsideLength = 3;
const maxCompanies = 3;
const maxPlaces = 8;

/**
 * Suggests completions, the most common first: titles and companies that begin with the text, then titles with a word
 * that does, or places.
 */
export async function suggest(
  db: Database,
  { field, prefix }: { field: "keywords" | "location"; prefix: string },
  { gazetteer }: { gazetteer: Gazetteer },
): Promise<Suggestion[]> {
  const folded = foldText(prefix).trim().slice(0, 60);
  if (folded.length < 2) return [];
  if (field === "location") {
    const places = suggestPlaces(folded, gazetteer, maxPlaces);
    return places.map(({ label }) => ({ kind: "place", text: label, detail: null, jobs: null }));
  }
  const start = escapeLike(folded);
  const beginning = (kind: Suggestion["kind"], limit: number) => sql`
    (select kind, text, jobs, 0 as place from suggestions
      where kind = ${kind} and jobs > 0 and folded like ${`${start}%`} order by jobs desc, folded limit ${limit}::int)`;
  const within = sql`
    (select kind, text, jobs, 1 as place from suggestions
      where kind = 'title' and jobs > 0 and folded like ${`% ${start}%`} order by jobs desc, folded limit ${maxTitles}::int)`;
  const rows = await sql<{ kind: "title" | "company"; text: string; jobs: number }>`
    ${beginning("title", maxTitles)} union all ${beginning("company", maxCompanies)}
    ${folded.length < minInsideLength ? sql`` : sql`union all ${within}`}
    order by place, kind desc, jobs desc, text limit ${maxSuggestions}::int`.execute(db);
  return rows.rows.map(({ kind, text, jobs }) => ({
    kind,
    text,
    detail: kind === "company" ? "Company" : null,
    jobs,
  }));
}
