import type { AddressParameters } from "./address-parameters.ts";
import { arrangementsFilter } from "./arrangements.ts";
import { experienceLevelFilter } from "./experience-level.ts";
import type { FieldValues } from "./field.ts";
import { jobTypeFilter } from "./job-type.ts";
import { payFilter } from "./pay.ts";
import { postedWithinFilter } from "./posted-within.ts";
import { sourceFilter } from "./source.ts";
import { workModeFilter } from "./work-mode.ts";

/** All filters, in the order of the panel and the address. */
export const filters = [
  jobTypeFilter,
  experienceLevelFilter,
  arrangementsFilter,
  workModeFilter,
  payFilter,
  postedWithinFilter,
  sourceFilter,
] as const;

export type AnyFilter = (typeof filters)[number];
export type FilterKey = AnyFilter["key"];

/** Filters over a fact with fixed values. */
export const choiceFilters = filters.filter((filter) => "fact" in filter);
type AnyChoiceFilter = (typeof choiceFilters)[number];

/** The filters' part of a query. */
export type SearchFilters = FieldValues<AnyFilter["fields"][number]>;

/** The facts of a posting that choice filters read; null when unknown. */
export type FilterFacts = { [One in AnyChoiceFilter as One["fact"]]: One["values"][number] | null };

/** The facts of a posting of which none is known. */
export const noFilterFacts = Object.fromEntries(
  choiceFilters.map((filter) => [filter.fact, null]),
) as FilterFacts;

/** The columns of `jobs` that choice filters read; null when unknown. */
export type FilterColumns = { [One in AnyChoiceFilter as One["row"]]: One["values"][number] | null };

/** The counts of each filter's values. */
export type Facets = { [One in AnyFilter as One["key"]]: ReturnType<One["count"]> };

const fields = filters.flatMap((filter): readonly AnyFilter["fields"][number][] => filter.fields);

export const filterParameters: readonly string[] = fields.map((field) => field.parameter);

export function readFilters(parameters: AddressParameters): SearchFilters {
  return Object.fromEntries(
    fields.map((field) => [field.name, field.read(parameters)]),
  ) as unknown as SearchFilters;
}

/** Returns the parameters and values of the chosen filters, always in the same order. */
export function writeFilters(query: SearchFilters): [parameter: string, value: string | number][] {
  return fields.flatMap((field) =>
    field.write(query).map((value): [string, string | number] => [field.parameter, value]),
  );
}

/** Returns the fields of a filter without a choice. */
export function noneOf(filter: AnyFilter): Partial<SearchFilters> {
  return Object.fromEntries(filter.fields.map((field) => [field.name, field.none]));
}

/** A query without filters. */
export const noFilters = Object.assign({}, ...filters.map(noneOf)) as SearchFilters;

/** Returns true if anything is chosen in a filter, even if it excludes no job. */
export function isChosen(filter: AnyFilter, query: SearchFilters): boolean {
  return filter.fields.some((field) => field.write(query).length > 0);
}

/** Returns every chosen value in words, each with the change that removes it. */
export function filterChips(
  query: SearchFilters,
  sourceLabel: (name: string) => string,
): { label: string; without: Partial<SearchFilters> }[] {
  return fields.flatMap((field) =>
    field
      .chips(query, sourceLabel)
      .map(({ label, without }) => ({ label, without: { [field.name]: without } })),
  );
}
