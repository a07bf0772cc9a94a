import {
  addressParameters,
  type AddressParameters,
  type IgnoredParameter,
} from "../filters/address-parameters.ts";
import { filterParameters, readFilters, writeFilters } from "../filters/filters.ts";
import { emptySearch, lastPage, radiusChoices, sortOrders, type SearchQuery } from "./search-query.ts";

/** The search in an address, and the parts of the address that were ignored. */
export type ReadAddress = { query: SearchQuery; ignored: IgnoredParameter[] };

const maxLengths = { keywords: 200, location: 120, company: 120 };

const parameterNames = new Set([
  "q",
  "location",
  "radius",
  "company",
  "sort",
  "page",
  "asof",
  "verbatim",
  "mentions",
  "closed",
  ...filterParameters,
]);
/**
 * Parameters that do not belong to the search: the job shown next to the list, whether hidden jobs are shown, a list of
 * earlier versions, and those of the framework.
 */
const otherNames = new Set(["job", "hidden", "partial", "_routes", "index"]);

/**
 * Reads the address of a search. Never fails: invalid values fall back to their default and are reported.
 *
 * @example
 * readSearchAddress(new URLSearchParams("q=analyst&salary=abc"))
 * // { query: { ...emptySearch, keywords: "analyst" }, ignored: [{ name: "salary", value: "abc", reason: … }] }
 */
export function readSearchAddress(params: URLSearchParams): ReadAddress {
  const { parameters, ignored } = addressParameters(params, parameterNames, otherNames);
  const query: SearchQuery = {
    keywords: parameters.text("q", maxLengths.keywords),
    location: parameters.text("location", maxLengths.location),
    radius: parameters.choice("radius", radiusChoices) ?? emptySearch.radius,
    company: parameters.text("company", maxLengths.company),
    ...readFilters(parameters),
    sort: parameters.choice("sort", sortOrders) ?? emptySearch.sort,
    ...readPage(parameters),
    verbatim: parameters.choice("verbatim", ["1"]) === "1",
    mentions: parameters.choice("mentions", ["1"]) === "1",
    closed: parameters.choice("closed", ["show"]) === "show",
  };
  return { query, ignored };
}

/** Only later pages carry a time. The first page always shows the current state. */
function readPage(parameters: AddressParameters): Pick<SearchQuery, "page" | "asOf"> {
  const typed = parameters.single("page") ?? "1";
  const number = /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null;
  if (number === null) parameters.ignore("page", typed, `it is a number from 1 to ${lastPage}`);
  else if (number > lastPage) parameters.ignore("page", typed, `pages 1 to ${lastPage} can be opened`);
  const page = Math.min(number ?? 1, lastPage);

  const time = parameters.single("asof");
  if (time === null || page === 1) return { page, asOf: null };
  if (/^[0-9a-z]{1,7}$/.test(time)) return { page, asOf: new Date(Number.parseInt(time, 36) * 1000) };
  parameters.ignore("asof", time, "it is no moment we know");
  return { page, asOf: null };
}

/**
 * Writes the address of a search: only values that differ from the default, always in the same order, so that equal
 * searches have equal addresses. `asOf` is rounded to the second.
 */
export function writeSearchAddress(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: string, value: string | number, otherwise: string | number = ""): void => {
    if (value !== otherwise) params.append(name, String(value));
  };
  add("q", query.keywords);
  add("location", query.location);
  add("radius", query.radius, emptySearch.radius);
  add("company", query.company);
  for (const [name, value] of writeFilters(query)) add(name, value);
  add("sort", query.sort, emptySearch.sort);
  if (query.verbatim) add("verbatim", "1");
  if (query.mentions) add("mentions", "1");
  if (query.closed) add("closed", "show");
  add("page", query.page, emptySearch.page);
  if (query.page > 1 && query.asOf) add("asof", Math.floor(query.asOf.getTime() / 1000).toString(36));
  return params;
}

/** Returns the path of a search: "/jobs?q=analyst", or "/jobs" for an empty search. */
export function searchPath(query: SearchQuery): string {
  const search = writeSearchAddress(query).toString();
  return search === "" ? "/jobs" : `/jobs?${search}`;
}
