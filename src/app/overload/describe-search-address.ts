import { readSearchAddress } from "../../jobs/search/query/search-address.ts";
import { activeFilters, searchTitle } from "../../jobs/ui/search-texts.ts";

/** Describes the address of a search in words, "nurse in Leeds, Full-time". Returns null for any other address. */
export function describeSearchAddress(href: string): string | null {
  const [path = "", parameters = ""] = href.split("?");
  if (path !== "/jobs") return null;
  const { query } = readSearchAddress(new URLSearchParams(parameters));
  return [searchTitle(query), ...activeFilters(query, (source) => source).map(({ label }) => label)].join(
    ", ",
  );
}
