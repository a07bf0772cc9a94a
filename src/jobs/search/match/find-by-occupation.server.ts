import { sql } from "kysely";
import type { Gazetteer } from "../../../places/gazetteer.server.ts";
import { placeKeys } from "../../../places/place-keys.ts";
import { resolveLocations } from "../../../places/resolve-location.ts";
import type { Database } from "../../../platform/database/tables.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { nothingStated, type ExperienceLevel } from "../../posting.ts";
import { noCountry, placeTerm } from "../filters/index-terms.ts";
import { occupationLexeme } from "../query/occupation-lexemes.ts";
import type { SearchQuery } from "../query/search-query.ts";
import { understandSearch, type LeftOut } from "../query/understand-search.server.ts";
import { candidateCondition, scopeOf } from "./candidates.server.ts";

/** The work of a person: ESCO codes of their occupations, their level and where they live, as written. */
export type Work = { codes: readonly string[]; level: ExperienceLevel | null; place: string };

type Options = { now: Date; gazetteer: Gazetteer; leftOut: LeftOut; limit: number };

/** With fewer jobs than this in the country, those of other countries follow. */
const few = 20;

/**
 * Finds the open jobs of a search that are the work of a person or of the same unit group: first those in the person's city, then
 * those in the country or without one. Among these, the level and then the newest come first.
 */
export async function findByOccupation(
  db: Database,
  query: SearchQuery,
  { codes, level, place }: Work,
  { now, gazetteer, leftOut, limit }: Options,
): Promise<number[]> {
  const ofList = {
    ...query,
    sort: "relevance",
    page: 1,
    asOf: null,
    mentions: false,
    closed: false,
  } as const;
  const search = await understandSearch(db, ofList, { now, gazetteer, leftOut });
  const where = candidateCondition(scopeOf(search, search.filters.all));
  const found = new Set<number>();
  const add = async (...required: string[][]): Promise<void> => {
    if (found.size >= limit || required.some((terms) => terms.length === 0)) return;
    const literal = required.map((terms) => `(${terms.map(quoteLexeme).join(" | ")})`).join(" & ");
    const { rows } = await sql<{ id: number }>`
      select j.id from jobs j
      where j.head @@ ${literal}::tsquery and j.gone_at is null and ${where}
      order by coalesce(j.level = ${level}, true) desc, j.fresh_at desc, j.id desc
      limit ${limit}::int`.execute(db);
    for (const { id } of rows) if (found.size < limit) found.add(id);
  };
  const own = codes.map(occupationLexeme);
  const groups = [...new Set(codes.map((code) => occupationLexeme(code.slice(0, 4))))];
  // A place that was typed is a condition already.
  const { cities, countries } = query.location === "" ? termsOf(place, gazetteer) : termsOf("", gazetteer);
  await add(own, cities);
  await add(groups, cities);
  await add(own, countries);
  await add(groups, countries);
  if (countries.length === 0 || found.size < few) {
    await add(own);
    await add(groups);
  }
  return [...found];
}

/** Jobs without a country may be done from anywhere. */
function termsOf(place: string, gazetteer: Gazetteer): { cities: string[]; countries: string[] } {
  const { places } = resolveLocations({ ...nothingStated, title: "", locations: [place] }, gazetteer);
  const keys = places.map(placeKeys);
  return {
    cities: keys.flatMap(({ city }) => (city === null ? [] : [placeTerm.city(city)])),
    countries:
      keys.length === 0 ? [] : [...keys.map(({ country }) => country), noCountry].map(placeTerm.country),
  };
}
