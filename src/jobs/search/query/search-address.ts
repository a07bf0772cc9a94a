import { workModes } from "../../../places/work-mode.ts";
import { experienceLevels, jobTypes } from "../../posting.ts";
import {
  emptySearch,
  lastPage,
  payChoices,
  postedWithinDays,
  radiusChoices,
  sortOrders,
  type SearchQuery,
} from "./search-query.ts";

/** An ignored part of an address, with the reason in words for people. */
export type IgnoredParameter = { name: string; value: string; reason: string };

/** The search in an address, and the parts of the address that were ignored. */
export type ReadAddress = { query: SearchQuery; ignored: IgnoredParameter[] };

const longest = { keywords: 200, location: 120 };
const mostSources = 20;
const mostReported = 8;

/** Parameters that do not belong to the search: the job shown next to the list, and those of the framework. */
const notPartOfTheSearch = new Set(["job", "_routes", "index"]);
/**
 * Parameters added by newsletters, adverts and share buttons. They are ignored without a report, because the visitor
 * did not type them.
 */
const tracking = /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|mc_[ce]id|igshid|ref)$/i;

/**
 * Reads the address of a search. Never fails: invalid values fall back to their default and are reported. Empty fields
 * (a plain form sends them) and tracking parameters are not reported.
 *
 * @example
 * readSearchAddress(new URLSearchParams("q=analyst&salary=abc"))
 * // { query: { ...emptySearch, keywords: "analyst" }, ignored: [{ name: "salary", value: "abc", reason: … }] }
 */
export function readSearchAddress(params: URLSearchParams): ReadAddress {
  const ignored: IgnoredParameter[] = [];
  const leaveOut = (name: string, value: string, reason: string): void => {
    if (ignored.length < mostReported) ignored.push({ name: shown(name), value: shown(value), reason });
  };

  const given = new Map<string, string[]>();
  for (const [name, raw] of params) {
    const value = cleanText(raw);
    if (value === "" || notPartOfTheSearch.has(name) || tracking.test(name)) continue;
    if (!parameterNames.has(name)) leaveOut(name, value, "there is no such filter");
    else given.set(name, [...(given.get(name) ?? []), value]);
  }

  const single = (name: string): string | null => {
    const [first = null, ...others] = given.get(name) ?? [];
    for (const other of others) leaveOut(name, other, "only one can be given");
    return first;
  };
  const text = (name: string, most: number): string => {
    const value = single(name) ?? "";
    if (value.length <= most) return value;
    const cut = cleanText(
      value
        .slice(0, most)
        .toWellFormed()
        .replace(/\uFFFD$/, ""),
    );
    leaveOut(name, value.slice(cut.length), `only the first ${most} characters are searched for`);
    return cut;
  };
  const choice = <Value extends string | number, Default>(
    name: string,
    choices: readonly Value[],
    otherwise: Default,
  ): Value | Default => {
    const value = single(name);
    if (value === null) return otherwise;
    const found = choices.find((one) => String(one) === value);
    if (found === undefined) leaveOut(name, value, `it can be ${listed(choices)}`);
    return found ?? otherwise;
  };
  const choicesOf = <Value extends string>(name: string, choices: readonly Value[]): Value[] => {
    const values = new Set(given.get(name) ?? []);
    for (const value of values) {
      if (!choices.some((one) => one === value)) leaveOut(name, value, `it can be ${listed(choices)}`);
    }
    return choices.filter((one) => values.has(one));
  };

  const page = readPage();
  const query: SearchQuery = {
    keywords: text("q", longest.keywords),
    location: text("location", longest.location),
    radius: choice("radius", radiusChoices, emptySearch.radius),
    types: choicesOf("type", jobTypes),
    levels: choicesOf("level", experienceLevels),
    workModes: choicesOf("mode", workModes),
    salary: readSalary(),
    pay: choicesOf("pay", payChoices),
    postedWithin: choice("posted", postedWithinDays, null),
    sources: readSources(),
    sort: choice("sort", sortOrders, emptySearch.sort),
    page,
    asOf: readAsOf(page),
    verbatim: choice("verbatim", ["1"], null) === "1",
  };
  return { query, ignored };

  function readSalary(): number {
    const value = single("salary");
    if (value === null) return 0;
    const thousands = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN;
    if (thousands <= 200 && thousands % 5 === 0) return thousands;
    leaveOut("salary", value, "it is a number of thousands from 0 to 200, in steps of 5");
    return 0;
  }

  function readSources(): string[] {
    const names = [...new Set(given.get("source") ?? [])];
    const [valid, invalid] = [names.filter(isSourceName), names.filter((name) => !isSourceName(name))];
    for (const name of invalid) leaveOut("source", name, "there is no such source");
    for (const name of valid.slice(mostSources))
      leaveOut("source", name, `at most ${mostSources} can be given`);
    return valid.slice(0, mostSources).toSorted();
  }

  function readPage(): number {
    const value = single("page");
    if (value === null) return 1;
    const number = /^[1-9]\d{0,8}$/.test(value) ? Number(value) : Number.NaN;
    if (number <= lastPage) return number;
    if (number > lastPage) {
      leaveOut("page", value, `pages 1 to ${lastPage} can be opened`);
      return lastPage;
    }
    leaveOut("page", value, `it is a number from 1 to ${lastPage}`);
    return 1;
  }

  /** Only later pages carry a time. The first page always shows the current state. */
  function readAsOf(onPage: number): Date | null {
    const value = single("asof");
    if (value === null || onPage === 1) return null;
    if (/^[0-9a-z]{1,7}$/.test(value)) return new Date(Number.parseInt(value, 36) * 1000);
    leaveOut("asof", value, "it is no moment we know");
    return null;
  }
}

/**
 * Writes the address of a search: only values that differ from the default, always in the same order, so that equal
 * searches have equal addresses. `asOf` is rounded to the second.
 */
export function writeSearchAddress(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: string, value: string | number | null, otherwise: string | number | null): void => {
    if (value !== null && value !== otherwise) params.append(name, String(value));
  };
  add("q", query.keywords, emptySearch.keywords);
  add("location", query.location, emptySearch.location);
  add("radius", query.radius, emptySearch.radius);
  for (const type of jobTypes) if (query.types.includes(type)) add("type", type, null);
  for (const level of experienceLevels) if (query.levels.includes(level)) add("level", level, null);
  for (const mode of workModes) if (query.workModes.includes(mode)) add("mode", mode, null);
  add("salary", query.salary, emptySearch.salary);
  for (const pay of payChoices) if (query.pay.includes(pay)) add("pay", pay, null);
  add("posted", query.postedWithin, emptySearch.postedWithin);
  for (const source of query.sources.toSorted()) add("source", source, null);
  add("sort", query.sort, emptySearch.sort);
  if (query.verbatim) add("verbatim", "1", null);
  add("page", query.page, emptySearch.page);
  if (query.page > 1 && query.asOf) add("asof", Math.floor(query.asOf.getTime() / 1000).toString(36), null);
  return params;
}

/** Returns the path of a search: "/jobs?q=analyst", or "/jobs" for an empty search. */
export function searchPath(query: SearchQuery): string {
  const search = writeSearchAddress(query).toString();
  return search === "" ? "/jobs" : `/jobs?${search}`;
}

/**
 * Cleans a text to one well-formed line: no control characters (a database refuses NUL), single spaces, none at the
 * ends.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Z}]+/gu, " ")
    .trim();
}

const parameterNames = new Set(
  "q location radius type level mode salary pay posted source sort page asof verbatim".split(" "),
);

function isSourceName(name: string): boolean {
  return /^[a-z0-9][a-z0-9:_-]{0,59}$/.test(name);
}

function listed(choices: readonly (string | number)[]): string {
  if (choices.length === 1) return String(choices[0]);
  return `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
}

function shown(text: string): string {
  const characters = Array.from(text);
  return characters.length <= 40 ? text : `${characters.slice(0, 39).join("")}…`;
}
