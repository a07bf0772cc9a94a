import type { Count, Facet } from "./counts.ts";
import { choiceFilters, type Facets, type SearchFilters } from "./filters.ts";

/**
 * Gives the only chosen value of a filter the total as its count: both count the same jobs, but estimates may come from
 * different samples.
 */
export function agreeWithTotal(facets: Facets, query: SearchFilters, total: Count): Facets {
  const ofOnly = <Value extends string | number>(
    values: readonly Facet<Value>[],
    chosen: readonly (string | number)[],
  ): Facet<Value>[] =>
    values.map((one) => (chosen.length === 1 && one.value === chosen[0] ? { ...one, count: total } : one));
  const choices = choiceFilters.map(({ key }) => [key, ofOnly<string | number>(facets[key], query[key])]);
  return {
    ...facets,
    ...(Object.fromEntries(choices) as Pick<Facets, (typeof choiceFilters)[number]["key"]>),
    sources: ofOnly(facets.sources, query.sources),
    postedWithin: ofOnly(facets.postedWithin, query.postedWithin === null ? [] : [query.postedWithin]),
    pay: { ...facets.pay, choices: ofOnly(facets.pay.choices, query.salary > 0 ? [] : query.pay) },
  };
}
