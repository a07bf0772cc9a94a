import { sql } from "kysely";
import type { Database } from "../../../platform/database/tables.ts";
import { filterQuery, type FilterGroup } from "../filters/filter-query.ts";
import { countOf } from "../filters/search-counts.ts";
import { writeSearchAddress } from "../query/search-address.ts";
import type { SearchQuery } from "../query/search-query.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { candidateCondition } from "./candidates.server.ts";
import { liveJobs, type JobDays } from "./day-window.ts";
import { sampleOf } from "./job-sample.ts";
import type { SearchResult } from "./search-result.ts";

/** Only this many of the newest jobs are counted. */
const lookedThrough = 50_000;

/** Each filter group: its label, whether it is in use, and the search without it. */
const removable: {
  group: FilterGroup;
  label: string;
  inUse(query: SearchQuery): boolean;
  none: Partial<SearchQuery>;
}[] = [
  { group: "type", label: "Job Type", inUse: (query) => query.types.length > 0, none: { types: [] } },
  {
    group: "level",
    label: "Experience Level",
    inUse: (query) => query.levels.length > 0,
    none: { levels: [] },
  },
  {
    group: "mode",
    label: "Workplace",
    inUse: (query) => query.workModes.length > 0,
    none: { workModes: [] },
  },
  {
    group: "pay",
    label: "Pay",
    inUse: (query) => query.salary > 0 || query.pay.length > 0,
    none: { salary: 0, pay: [] },
  },
  { group: "source", label: "Source", inUse: (query) => query.sources.length > 0, none: { sources: [] } },
  {
    group: "posted",
    label: "Posted within",
    inUse: (query) => query.postedWithin !== null,
    none: { postedWithin: null },
  },
  {
    group: "location",
    label: "Location",
    inUse: (query) => query.location !== "",
    none: { location: "", radius: 0 },
  },
];

/**
 * When nothing matches, returns the one filter whose removal would bring the most jobs; null when no single one helps.
 */
export async function mostRestrictiveFilter(
  db: Database,
  query: SearchQuery,
  { words, without, location }: UnderstoodSearch,
  days: JobDays,
  now: Date,
): Promise<SearchResult["mostRestrictiveFilter"]> {
  const inUse = removable.filter((one) => one.inUse(query));
  if (inUse.length === 0) return null;
  const live = liveJobs(days);
  const sample = sampleOf(lookedThrough / live);
  const counts = inUse.map(({ group }) => {
    const filters = filterQuery(query, location, now, group);
    const scope = {
      words: words?.wide ?? (without ? [without] : []),
      within: "all" as const,
      filters,
      window: null,
      sample,
      seenBefore: null,
    };
    return sql`(select count(*)::int from jobs j where ${candidateCondition(scope)}) as ${sql.ref(group)}`;
  });
  const result = await sql<Partial<Record<FilterGroup, number>>>`select ${sql.join(counts)}`.execute(db);
  const gain = (group: FilterGroup) => result.rows[0]?.[group] ?? 0;
  const best = inUse.sort((a, b) => gain(b.group) - gain(a.group))[0];
  if (!best || gain(best.group) === 0) return null;
  return {
    label: best.label,
    count: countOf(gain(best.group), 1 / (sample?.share ?? 1)),
    search: writeSearchAddress({ ...query, ...best.none, page: 1, asOf: null }).toString(),
  };
}
