import { placeKeys } from "../../../places/place-keys.ts";
import type { Place } from "../../../places/place.ts";
import { foldText } from "../../../text/fold-text.ts";
import { quoteLexeme } from "../../../text/quote-lexeme.ts";
import { typedPayCondition, unstatedPayCondition, type TypedPay } from "./typed-pay.ts";
import type { TypedFact } from "./fact-terms.ts";
import type { Condition, MinimumPay } from "./filter.ts";
import { filters, type FilterKey, type SearchFilters } from "./filters.ts";
import { placeTerm } from "./index-terms.ts";
import { statedPayTerm } from "./pay.ts";
import { workModeFilter } from "./work-mode.ts";

/** A location in the form of an index query. */
export type LocationFilter = {
  places: Place[];
  /** Cities within the radius, including the typed ones. */
  cityIds: number[];
  /** Counties and similar areas, which are indexed like cities. */
  areaKeys: readonly string[];
  /** Sources whose jobs without a country are probably in one of the places. */
  sources: readonly string[];
  remote: boolean;
  /** True when jobs must be in one of the places and remote: "remote, Canada", unlike "Canada or remote". */
  isBoth: boolean;
  unknown: string[];
};

/** Jobs in the form of an index query. */
export type FilterQuery = {
  /** Literals for `::tsquery` that must all match, the place first; empty when there are no filters. */
  lexemes: readonly string[];
  /** Conditions on a row of `jobs j` that the lexemes only approximate. */
  checks: readonly Condition["check"][];
};

/** The filters and the place of a search. */
export type FilterConditions = {
  /** The filters that exclude any jobs. */
  chosen: readonly (Condition & { key: FilterKey; lexeme: string })[];
  /** The jobs that pass every filter. */
  all: FilterQuery;
  /**
   * The jobs that miss at most one filter. These are all the jobs that the filter counts need, because a filter's counts
   * ignore its own choice. The query is approximate where rows have to be checked.
   */
  missingAtMostOne: FilterQuery;
  /** The jobs that pass every filter but one. */
  without: (key: ConditionKey) => FilterQuery;
};

/** A filter, the place, or the facts that were typed among the words. */
export type ConditionKey = FilterKey | "location" | "facts";

/** Joins terms, any of which must match, into one literal. */
export const anyOf = (terms: readonly string[]): string => `(${terms.map(quoteLexeme).join(" | ")})`;

/** Pay that jobs must reach, or that they must not state; null for any. */
export type PayRequirement = { pay: TypedPay; isStated: boolean } | null;

function payConditions(pay: PayRequirement): FilterQuery {
  if (pay === null) return { lexemes: [], checks: [] };
  if (!pay.isStated) {
    const { countries, unknown, check } = unstatedPayCondition(pay.pay);
    const there = countries.length > 0 ? ` & ${anyOf(countries.map(placeTerm.country))}` : "";
    const unstated = `(${quoteLexeme(statedPayTerm(false))}${there})`;
    return { lexemes: [`(${unstated} | ${quoteLexeme(unknown)})`], checks: [check] };
  }
  const { terms, check } = typedPayCondition(pay.pay);
  return { lexemes: terms.map(quoteLexeme), checks: [check] };
}

type SearchConditions = {
  place: LocationFilter;
  pay: PayRequirement;
  facts?: readonly TypedFact[];
  /** Titles that need not meet the conditions that were typed among the words; null for none. */
  exactTitle?: string | null;
  /** The conditions that were typed among the words, besides pay and facts. */
  typedKeys?: ReadonlySet<ConditionKey>;
  minimumPay?: MinimumPay | undefined;
};

/** Returns what the filters and the place of a search ask of jobs. */
export function filterConditions(
  query: SearchFilters,
  { place, pay, facts = [], exactTitle = null, typedKeys = new Set(), minimumPay }: SearchConditions,
  now: Date,
): FilterConditions {
  const orTitled = (lexeme: string) => (exactTitle === null ? lexeme : `(${lexeme} | ${exactTitle})`);
  const checkOrTitled =
    (check: Condition["check"]): Condition["check"] =>
    (sql) =>
      exactTitle === null ? check(sql) : sql`(${check(sql)} or j.head @@ ${exactTitle}::tsquery)`;
  const location = typedKeys.has("location") ? locationLexemes(place).map(orTitled) : locationLexemes(place);
  const ofPay = payConditions(pay);
  const typedFacts = facts.map(({ terms }) => orTitled(anyOf(terms)));
  const typed = { lexemes: ofPay.lexemes.map(orTitled), checks: ofPay.checks.map(checkOrTitled) };
  const chosen = filters.flatMap((filter) => {
    const condition = filter.condition(query, now, minimumPay);
    if (!condition) return [];
    const lexeme = anyOf(condition.terms);
    if (!typedKeys.has(filter.key)) return [{ key: filter.key, ...condition, lexeme }];
    return [
      { key: filter.key, ...condition, lexeme: orTitled(lexeme), check: checkOrTitled(condition.check) },
    ];
  });
  const without = (key: ConditionKey | null): FilterQuery => {
    const others = chosen.filter((one) => one.key !== key);
    return {
      lexemes: [
        ...(key === "location" ? [] : location),
        ...typed.lexemes,
        ...(key === "facts" ? [] : typedFacts),
        ...others.map(({ lexeme }) => lexeme),
      ],
      checks: [...typed.checks, ...others.filter((one) => one.isApproximate).map((one) => one.check)],
    };
  };
  const parts = chosen.map(({ lexeme }) => lexeme);
  const eachLeftOut = parts.map((_, left) => `(${parts.filter((_part, at) => at !== left).join(" & ")})`);
  const anyButOne = parts.length > 1 ? [`(${eachLeftOut.join(" | ")})`] : [];
  return {
    chosen,
    all: without(null),
    missingAtMostOne: {
      lexemes: [...location, ...typed.lexemes, ...typedFacts, ...anyButOne],
      checks: typed.checks,
    },
    without,
  };
}

/** Returns literals that all match the jobs of a location; empty without one. */
export function locationLexemes(location: LocationFilter): string[] {
  const terms: string[] = [];
  const remote = workModeFilter.term("remote");
  if (location.remote && !location.isBoth) terms.push(remote);
  for (const city of [...location.areaKeys, ...location.cityIds]) terms.push(placeTerm.city(city));
  for (const place of location.places) {
    const keys = placeKeys(place);
    if (place.kind === "city" && keys.city) terms.push(placeTerm.city(keys.city));
    if (place.kind === "region" && keys.region) terms.push(placeTerm.region(keys.region));
    if (place.kind === "country") terms.push(placeTerm.country(keys.country));
  }
  terms.push(...location.sources.map(placeTerm.source));
  const any = terms.map(quoteLexeme);
  for (const words of location.unknown) {
    const text = foldText(words).match(/[\p{L}\p{N}]+/gu) ?? [];
    if (text.length > 0) any.push(`(${text.map((word) => `${quoteLexeme(word)}:*D`).join(" & ")})`);
  }
  const places = any.length > 0 ? [`(${[...new Set(any)].join(" | ")})`] : [];
  return location.remote && location.isBoth ? [...places, quoteLexeme(remote)] : places;
}
