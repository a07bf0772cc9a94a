import { readSearchAddress } from "../../jobs/search/query/search-address.ts";
import { activeFilters, searchWords } from "../../jobs/ui/search-words.ts";

/** Describes the address of a search in words, "nurse in Leeds, Full-time". Returns null for any other address. */
export function describeSearch(href: string): string | null {
  const [path = "", parameters = ""] = href.split("?");
  if (path !== "/jobs") return null;
  const { query } = readSearchAddress(new URLSearchParams(parameters));
  return [searchWords(query), ...activeFilters(query, (source) => source).map(({ label }) => label)].join(
    ", ",
  );
}
