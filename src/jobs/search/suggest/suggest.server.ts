import { sql } from "kysely";
import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import { suggestPlaces } from "../../../places/suggest-places.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { escapeLike } from "../../../text/escape-like.ts";
import { foldText } from "../../../text/fold-text.ts";
import { stemWord } from "../../../text/stem-word.ts";
import { loadVocabulary } from "../../../occupations/load-vocabulary.server.ts";
import { startOfToday } from "../../closing-date.ts";
import { scopeOf } from "../match/candidates.server.ts";
import type { CountCache } from "../match/count-cache.ts";
import { countEach } from "../match/find-matches.server.ts";
import { changesColumn } from "../match/read-overview.server.ts";
import { matchOccupations } from "../query/match-occupations.ts";
import { emptySearch } from "../query/search-query.ts";
import { understandSearch } from "../query/understand-search.server.ts";
import { splitWords } from "../query/split-words.ts";

export type Suggestion = {
  kind: "title" | "company" | "place";
  text: string;
  /** Shown next to the text: "Company". */
  detail: string | null;
  /** Number of jobs that the search finds; null when not counted. */
  jobs: number | null;
};

const maxTitles = 5;
const maxCompanies = 3;
const maxPlaces = 8;
/** Titles that are read, of which many are spellings of one another. */
const maxRead = 60;
/** From this length on, words inside a title are searched. */
const minInsideLength = 3;
/** What follows the name of an occupation in a title: "Cook (m/f/d) - Leeds". */
const furtherText = /\s*(?:[([{|,:;]| [-–—] ).*$/u;

type SuggestTools = { now: Date; gazetteer: Gazetteer; counts: CountCache<number> };

type Row = { kind: "title" | "company"; text: string; folded: string; jobs: number };

/**
 * Suggests completions: places, or occupations, one row each, and companies. Titles that begin with the text come before
 * those with a word that does, and more common ones first. Each has the number of jobs that its search lists; without any it is left out.
 */
export async function suggest(
  db: Database,
  { field, prefix }: { field: "keywords" | "location"; prefix: string },
  tools: SuggestTools,
): Promise<Suggestion[]> {
  const folded = foldText(prefix).trim().slice(0, 60);
  if (folded.length < 2) return [];
  if (field === "location") {
    const places = suggestPlaces(folded, tools.gazetteer, maxPlaces);
    return places.map(({ label }) => ({ kind: "place", text: label, detail: null, jobs: null }));
  }
  const start = escapeLike(folded);
  const named = (kind: Row["kind"], pattern: string, limit: number) => sql`
    (select kind, text, folded, jobs from suggestions
      where kind = ${kind} and jobs > 0 and folded like ${pattern} order by jobs desc, folded limit ${limit}::int)`;
  const within =
    folded.length < minInsideLength ? sql`` : sql`union all ${named("title", `% ${start}%`, maxRead)}`;
  const read = await sql<{ changes: number; found: Row[] | null }>`
    select ${changesColumn} as changes, (select json_agg(found) from (
      ${named("title", `${start}%`, maxRead)} union all ${named("company", `${start}%`, maxCompanies)}
      ${within}) found) as found`.execute(db);
  const rows = read.rows[0]?.found ?? [];
  const titles = occupationsOf(
    rows.filter(({ kind }) => kind === "title"),
    folded,
  );
  const shown = [...titles.slice(0, maxTitles), ...rows.filter(({ kind }) => kind === "company")];
  const jobs = await countJobs(
    db,
    shown.map(({ text }) => text),
    { ...tools, changes: read.rows[0]?.changes ?? 0 },
  );
  return shown.flatMap(({ kind, text }) => {
    const count = jobs.get(text) ?? 0;
    return count === 0 ? [] : [{ kind, text, detail: kind === "company" ? "Company" : null, jobs: count }];
  });
}

/** Returns the number of jobs that a search for each text lists. Counts are kept until the index changes, or the day. */
async function countJobs(
  db: Database,
  texts: readonly string[],
  { now, gazetteer, counts, changes }: SuggestTools & { changes: number },
): Promise<Map<string, number>> {
  const keyOf = (text: string) => `${changes} ${+startOfToday(now)} ${text}`;
  const unknown = texts.filter((text) => counts.get(keyOf(text)) === undefined);
  const searches = await Promise.all(
    unknown.map((keywords) => understandSearch(db, { ...emptySearch, keywords }, { now, gazetteer })),
  );
  const found = await countEach(
    db,
    searches.map((search) => scopeOf(search, search.filters.all)),
  );
  for (const [at, text] of unknown.entries()) counts.set(keyOf(text), found[at]?.value ?? 0);
  return new Map(texts.map((text) => [text, counts.get(keyOf(text)) ?? 0]));
}

/** Returns one title for each occupation: its shortest one. Titles that name none are one if they have the same words. */
function occupationsOf(titles: readonly Row[], prefix: string): Row[] {
  const groups = new Map<string, Row[]>();
  for (const title of titles) {
    const key = occupationKey(title.folded);
    groups.set(key, [...(groups.get(key) ?? []), title]);
  }
  const isInside = ({ folded }: Row) => (folded.startsWith(prefix) ? 0 : 1);
  const length = ({ text }: Row) => text.split(" ").length;
  return [...groups.values()]
    .map((group) => {
      const [best] = group.toSorted(
        (a, b) => isInside(a) - isInside(b) || length(a) - length(b) || b.jobs - a.jobs,
      );
      const text = best?.text.replace(furtherText, "") ?? "";
      return best
        ? {
            ...best,
            text: text === "" ? best.text : text,
            jobs: group.reduce((sum, { jobs }) => sum + jobs, 0),
          }
        : null;
    })
    .filter((one) => one !== null)
    .sort((a, b) => isInside(a) - isInside(b) || b.jobs - a.jobs || (a.text < b.text ? -1 : 1));
}

/** @example occupationKey("senior accountants (m/f/d)") === occupationKey("accountant") */
function occupationKey(folded: string): string {
  const title = folded.replace(furtherText, "");
  const [occupation] = matchOccupations(loadVocabulary(), title);
  return (
    occupation?.code ??
    splitWords(title)
      .map((word) => stemWord(word, "en"))
      .sort()
      .join(" ")
  );
}
