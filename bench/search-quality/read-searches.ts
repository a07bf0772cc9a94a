import { readFile } from "node:fs/promises";
import { z } from "zod";
import { experienceLevelFilter } from "../../src/jobs/search/filters/experience-level.ts";
import { jobTypeFilter } from "../../src/jobs/search/filters/job-type.ts";
import { workModeFilter } from "../../src/jobs/search/filters/work-mode.ts";
import { emptySearch, type SearchQuery } from "../../src/jobs/search/query/search-query.ts";

const file = z.array(
  z.object({
    id: z.string(),
    words: z.string(),
    place: z.string().optional(),
    kind: z.string(),
    fits: z.string(),
    filters: z
      .object({
        sort: z.enum(["relevance", "date"]),
        jobType: z.string(),
        experienceLevel: z.string(),
        workMode: z.string(),
        salaryMin: z.number(),
      })
      .partial()
      .optional(),
  }),
);

/** A search written by a stranger, and the rule by which a result fits. */
export type TruthSearch = { id: string; kind: string; fits: string; query: SearchQuery };

/** Reads searches as in `bench/truth`. */
export async function readSearches(path: string): Promise<TruthSearch[]> {
  const searches = file.parse(JSON.parse(await readFile(path, "utf8")));
  return searches.map(({ id, kind, fits, words, place, filters = {} }) => ({
    id,
    kind,
    fits,
    query: {
      ...emptySearch,
      keywords: words,
      location: place ?? "",
      sort: filters.sort ?? "relevance",
      types: valuesOf(jobTypeFilter.labels, filters.jobType),
      levels: valuesOf(experienceLevelFilter.labels, filters.experienceLevel),
      workModes: valuesOf(workModeFilter.labels, filters.workMode),
      salary: filters.salaryMin ?? 0,
    },
  }));
}

/** Returns the value with this label, ignoring case, or with this name: "Entry Level" is "Entry". */
function valuesOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  label: string | undefined,
): Value[] {
  if (label === undefined) return [];
  const name = label.toLowerCase().replace(/ level$/, "");
  const entries = Object.entries(labels) as [Value, string][];
  return entries.filter(([value, own]) => [value, own.toLowerCase()].includes(name)).map(([value]) => value);
}
