import { experienceLevelFilter } from "../filters/experience-level.ts";
import { jobTypeFilter } from "../filters/job-type.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";

/** One thing that was understood from the words of a search: "accountant", an occupation. */
export type UnderstoodPart = { text: string; kind: "occupation" | "company" | "pay" | "place" | "filter" };

/** Lists what the words of a search were understood as, besides words to look for. */
export function understoodParts({
  query,
  terms,
  company,
  inWords,
  location,
}: UnderstoodSearch): UnderstoodPart[] {
  if (query.verbatim) return [];
  const parts: UnderstoodPart[] = [];
  const add = (kind: UnderstoodPart["kind"], texts: readonly string[]) =>
    parts.push(...texts.map((text) => ({ text, kind })));
  if (company) add("company", [company.name]);
  else {
    const named = terms.filter((term) => term.occupations.length > 0);
    add("occupation", [...new Set(named.map((term) => term.occupationLabel ?? term.words.join(" ")))]);
  }
  const { pay, place, filters } = inWords;
  if (pay)
    add("pay", [
      `${pay.amount.toLocaleString("en")} ${pay.currency} ${pay.period === "hour" ? "an" : "a"} ${pay.period} or more`,
    ]);
  if (place) add("place", location.labels);
  add(
    "filter",
    filters.types.map((type) => jobTypeFilter.labels[type]),
  );
  add(
    "filter",
    filters.levels.map((level) => `${experienceLevelFilter.labels[level]} level`),
  );
  add(
    "filter",
    filters.facts.map(({ label }) => label),
  );
  if (filters.workModes.length > 0) add("filter", ["Remote"]);
  return parts;
}
