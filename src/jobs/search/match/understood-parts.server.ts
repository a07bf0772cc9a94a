import type { TypedPay } from "../filters/typed-pay.ts";
import { loadVocabulary } from "../../../occupations/load-vocabulary.server.ts";
import { isAreaOfWork } from "../query/areas-of-work.ts";
import { namesOfOccupation } from "../query/match-occupations.ts";
import type { UnderstoodSearch } from "../query/understand-search.server.ts";
import { withoutWords } from "../query/without-words.ts";

/** One thing that was understood from the words of a search: "accountant", an occupation. */
export type UnderstoodPart = {
  text: string;
  kind: "occupation" | "company" | "pay" | "place" | "filter";
  /** The keywords without this condition; null if it cannot be removed alone. */
  without: string | null;
};

/** Lists what the words of a search were understood as, besides words to look for. */
export function understoodParts({
  typedQuery,
  query,
  terms,
  excluded,
  company,
  typedConditions,
  location,
}: UnderstoodSearch): UnderstoodPart[] {
  if (query.verbatim) return [];
  const parts: UnderstoodPart[] = [];
  const add = (kind: UnderstoodPart["kind"], texts: readonly string[], words: readonly string[] = []) =>
    parts.push(...texts.map((text) => ({ text, kind, without: withoutWords(typedQuery.keywords, words) })));
  if (company) add("company", [company.name]);
  else {
    add("occupation", [...new Set(terms.map(occupationNames))].filter(Boolean));
  }
  const { pay, payWords, place, filters } = typedConditions;
  if (pay) add("pay", [payText(pay)], [payWords]);
  if (place) add("place", location.labels, [place.location]);
  for (const { label, words } of filters.conditions) add("filter", [label], words);
  add(
    "filter",
    excluded.map(({ words }) => `not ${words.join(" ")}`),
  );
  return parts;
}

const orList = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** More names than this are not listed. A wish, such as work with children, may mean many. */
const maxNames = 4;

/** @example occupationNames(term) // "chef or waiter" */
function occupationNames(term: UnderstoodSearch["terms"][number]): string {
  const named = [term, ...term.alternatives].filter(({ occupations }) => occupations.length > 0);
  const names = [...new Set(named.map(occupationName))];
  return orList.format(names.length > maxNames ? [...names.slice(0, maxNames - 1), "others"] : names);
}

/** Long names of ESCO, such as "nurse responsible for general care", are not what people call the work. */
const maxWords = 3;

/**
 * Returns the typed words if they are an English name of the occupation: "teacher" is not shown as "secondary school teacher".
 * Returns the name of the occupation otherwise. Long names, which nobody uses, are replaced by the typed words, too.
 */
function occupationName({
  occupationLabel: label,
  occupations,
  words,
}: UnderstoodSearch["terms"][number]): string {
  const typed = words.join(" ");
  // "Marketing" is not only for consultants.
  const isName =
    isAreaOfWork(typed) ||
    occupations.some((code) => namesOfOccupation(loadVocabulary(), code).includes(typed));
  return label && !isName && label.split(" ").length <= maxWords ? label : typed;
}

/** @example payText(pay) // "30,000 to 40,000 GBP a year" */
function payText({ amount, max, currency, isCurrencySure, period }: TypedPay): string {
  const [minText, maxText] = [amount, max].map((one) => one?.toLocaleString("en"));
  const per = `${isCurrencySure ? `${currency} ` : ""}${period === "hour" ? "an" : "a"} ${period}`;
  if (max === null) return `${minText} ${per} or more`;
  return amount === 0 ? `up to ${maxText} ${per}` : `${minText} to ${maxText} ${per}`;
}
