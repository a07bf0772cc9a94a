import type { Count, Facet, FacetCounts } from "./counts.ts";
import type { PayFacet } from "./pay.ts";
import { choiceFilters, filters, type Facets, type SearchFilters } from "./filters.ts";

/** Builds the facets of a search. */
export function facetsOf(
  counts: FacetCounts,
  sourceLabels: ReadonlyMap<string, string>,
  query: SearchFilters,
  total: Count,
): Facets {
  const facets = filters.map((filter) => [filter.key, filter.count(counts, sourceLabels)]);
  return agreeWithTotal(Object.fromEntries(facets), query, total);
}

/**
 * Gives the only chosen value of a filter the total as its count. Both count the same jobs, but the total may be counted
 * further.
 */
function agreeWithTotal(facets: Facets, query: SearchFilters, total: Count): Facets {
  const ofOnly = <Value extends string | number>(
    values: readonly Facet<Value>[],
    chosen: readonly (string | number)[],
  ): Facet<Value>[] =>
    values.map((one) => (chosen.length === 1 && one.value === chosen[0] ? { ...one, count: total } : one));
  const choices = choiceFilters.map(({ key }) => [key, ofOnly<string | number>(facets[key], query[key])]);
  return {
    ...facets,
    ...(Object.fromEntries(choices) as Pick<Facets, (typeof choiceFilters)[number]["key"]>),
    arrangements: ofOnly(facets.arrangements, query.arrangements),
    sources: ofOnly(facets.sources, query.sources),
    postedWithin: ofOnly(facets.postedWithin, query.postedWithin === null ? [] : [query.postedWithin]),
    pay: {
      ...facets.pay,
      choices:
        query.salary > 0 ? withMinimum(facets.pay, query, total) : ofOnly(facets.pay.choices, query.pay),
    },
  };
}

/**
 * Next to a minimum, "stated" counts the jobs that reach it, and "not stated" those without a yearly value, so that no job
 * counts in both.
 */
function withMinimum(
  { choices, withoutYearly }: PayFacet,
  { pay }: SearchFilters,
  total: Count,
): PayFacet["choices"] {
  const kept = pay.includes("not-stated") ? withoutYearly.value : 0;
  const reaching = { value: Math.max(0, total.value - kept), exact: total.exact && withoutYearly.exact };
  return choices.map((one) => ({ ...one, count: one.value === "stated" ? reaching : withoutYearly }));
}
