import { countOf, type Facet } from "./counts.ts";
import type { Field } from "./field.ts";
import { defineFilter } from "./filter.ts";

const maxSources = 20;

/** Names of adapters: "greenhouse". */
const sources: Field<"sources", string[]> = {
  name: "sources",
  parameter: "source",
  none: [],
  read(parameters) {
    const names = [...new Set(parameters.all("source"))];
    for (const name of names.filter((one) => !isName(one)))
      parameters.ignore("source", name, "there is no such source");
    const valid = names.filter(isName);
    for (const name of valid.slice(maxSources))
      parameters.ignore("source", name, `at most ${maxSources} can be given`);
    return valid.slice(0, maxSources).toSorted();
  },
  write: (query) => query.sources.toSorted(),
  chips: (query, sourceLabel) =>
    query.sources.map((name) => ({
      label: sourceLabel(name),
      without: query.sources.filter((one) => one !== name),
    })),
};

function isName(name: string): boolean {
  return /^[a-z0-9][a-z0-9:_-]{0,59}$/.test(name);
}

const term = (adapter: string): string => `s=${adapter}`;

/** The kind of source that lists a job. Packed jobs are grouped by it, so it needs no fact of its own. */
export const sourceFilter = defineFilter({
  key: "sources",
  label: "Source",
  column: "advert",
  fields: [sources],
  terms: ({ adapters }: { adapters: readonly string[] }) => adapters.map(term),
  condition({ sources: chosen }) {
    if (chosen.length === 0) return null;
    return { terms: chosen.map(term), check: (sql) => sql`j.adapters && ${chosen}`, isApproximate: false };
  },
  facts: [],
  count: (counts, sourceLabels): Facet<string>[] =>
    [...counts.adapters]
      .filter(([, jobs]) => jobs > 0)
      .sort(([, a], [, b]) => b - a)
      .map(([value, jobs]) => ({
        value,
        label: sourceLabels.get(value) ?? value,
        count: countOf(jobs, counts),
      })),
});
