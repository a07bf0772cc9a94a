import { foldPlaceName } from "./fold-place-name.ts";
import type { Gazetteer } from "./gazetteer.ts";

/** Towns of three or four letters with fewer people than this are less likely than an abbreviation in capitals. */
const leastPeople = { short: 300_000, long: 100_000 };

/**
 * Returns true for short words in capitals that are more often an abbreviation than a town: "ELK", "AJAX". False for
 * other names of a city, such as "NYC".
 *
 * @param cities with this name, most populous first.
 */
export function isLikelyAbbreviation(
  { raw, key, cities }: { raw: string; key: string; cities: readonly number[] },
  gazetteer: Gazetteer,
): boolean {
  const [city] = cities;
  if (city === undefined || !/^[A-Z]{2,4}$/.test(raw)) return false;
  const isOwnName = foldPlaceName(gazetteer.names[city] ?? "") === key;
  return (
    isOwnName &&
    (gazetteer.populations[city] ?? 0) < (raw.length === 4 ? leastPeople.long : leastPeople.short)
  );
}
