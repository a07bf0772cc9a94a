import { foldPlaceName } from "./fold-place-name.ts";
import type { Gazetteer, Meaning } from "./gazetteer.ts";
import { citiesNamed } from "./name-index.ts";
import type { LocationRun, Word } from "./split-word-runs.ts";
import { citiesThatAreWords, locationWords, timeZones } from "./location-words.ts";
import type { WorkMode } from "./work-mode.ts";

/** A name in a location field, with all its meanings. */
export type NameItem = {
  kind: "name";
  /** As written. */
  raw: string;
  key: string;
  /** City numbers, most populous first. */
  cities: readonly number[];
  meanings: readonly Meaning[];
  /** True if it is plausible only next to a place that contains it. */
  doubtful: boolean;
  /** The population a city needs to be plausible: in a longer text a small town's name may be a coincidence. */
  minPeople: number;
  /** True for "CO", "USA". */
  isCode: boolean;
  before: LocationRun["before"] | "same";
};

/** Whether lower-case letters may be a state's: "linked" only if a place before them is within it. */
export type StateLetters = "none" | "linked" | "alone";

/** The maximum number of words in a name: "southern nations nationalities and peoples region" and the like. */
const longestName = 7;
/** Within a longer text, a single word must be a city of this size to be plausible. */
export const wellKnown = 50_000;

const none: readonly never[] = [];

type Found =
  | Omit<NameItem, "before">
  | { kind: "mode"; mode: WorkMode }
  | { kind: "anywhere" }
  | { kind: "empty" | "street" }
  | { kind: "joining" };

/** Finds the longest name or word about the work mode that begins at a word; null for none. */
export function lookUpName(
  words: readonly Word[],
  at: number,
  gazetteer: Gazetteer,
  { lenient, shouting, state }: { lenient: boolean; shouting: boolean; state: StateLetters },
): { length: number; found: Found } | null {
  const most = Math.min(longestName, words.length - at);
  const keys: string[] = [];
  let key = "";
  for (let length = 1; length <= most; length++) {
    key = length === 1 ? (words[at]?.folded ?? "") : `${key} ${words[at + length - 1]?.folded ?? ""}`;
    keys.push(key);
  }
  for (let length = most; length >= 1; length--) {
    const phrase = keys[length - 1] ?? "";
    const word = locationWords.get(phrase);
    const meanings = gazetteer.otherNames.get(phrase) ?? none;
    const isWhole = length === words.length;
    if (length === 1) {
      const first = words[at];
      const code = first && codeMeanings(first, gazetteer, { lenient, shouting, isWhole, state });
      // "Portland OR" ends with a state; "Denver OR Berlin" contains none.
      const isLast = at === words.length - 1;
      if (code && !word) return { length, found: code };
      // "CAN-Remote" begins with a country, although "can" is a word.
      const isPrefix = at === 0 && words[1]?.tied === true;
      if (code && word && (isLast || isPrefix) && (isWhole || /^[A-Z.]+$/.test(code.raw))) {
        const isDoubtful = (!isWhole && !isPrefix) || timeZones.has(first.folded) || state !== "none";
        return { length, found: { ...code, doubtful: isDoubtful } };
      }
    }
    if (word && !(word.kind === "street" && isWhole)) return { length, found: word };
    // Inside a sentence, "us" and "na" are ordinary words.
    const tooShort = phrase.length <= 3 && !isWhole && !lenient && !/^\p{Lu}+$/u.test(words[at]?.raw ?? "");
    const cities =
      phrase.length < 2 || (tooShort && length === 1) ? none : citiesNamed(gazetteer.cityNames, phrase);
    if (cities.length === 0 && (meanings.length === 0 || (tooShort && length === 1))) continue;
    const raw = words
      .slice(at, at + length)
      .map((each, index) => (index === 0 ? "" : each.tied ? "-" : " ") + each.raw)
      .join("");
    const isTied = (words[at]?.tied ?? false) || (words[at + length]?.tied ?? false);
    const isWord =
      (citiesThatAreWords.has(phrase) || isLikelyAbbreviation({ raw, key: phrase, cities }, gazetteer)) &&
      meanings.length === 0;
    const unpeopled = (gazetteer.populations[cities[0] ?? 0] ?? 0) === 0 && meanings.length === 0;
    const found: Found = {
      kind: "name",
      raw,
      key: phrase,
      cities,
      // A country has no "area", but a town of its name may: "Lebanon area".
      meanings: areaWords.has(words[at + length]?.folded ?? "")
        ? withoutCountries(cities, meanings)
        : meanings,
      isCode: false,
      minPeople: 0,
      doubtful:
        !lenient && (isWord || unpeopled || (isTied && meanings.length === 0 && !isLarge(gazetteer, cities))),
    };
    return { length, found };
  }
  return cityOfAddress(words[at]?.raw ?? "", gazetteer);
}

/** Han and Hangul, where an address has no spaces: "大阪市北区", "서울특별시". */
const unspacedAddress = /^[\p{Script=Han}\p{Script=Hangul}]{3}/u;
/** The prefecture or province before the city: "神奈川県横浜市". */
const province = /^[\p{Script=Han}]{2,4}?[都道府県縣省]/u;
const longestCity = 4;

/** Finds the city at the beginning of an address without spaces. */
function cityOfAddress(address: string, gazetteer: Gazetteer): { length: number; found: Found } | null {
  if (!unspacedAddress.test(address)) return null;
  for (const part of [address, address.replace(province, "")]) {
    for (let length = Math.min(longestCity, part.length - 1); length >= 2; length--) {
      const raw = part.slice(0, length);
      const key = foldPlaceName(raw);
      const cities = citiesNamed(gazetteer.cityNames, key);
      if (cities.length === 0) continue;
      const name = { kind: "name", raw, key, cities, meanings: none, isCode: false } as const;
      return { length: 1, found: { ...name, minPeople: 0, doubtful: false } };
    }
  }
  return null;
}

const areaWords = new Set(["area", "metro", "metropolitan"]);

function withoutCountries(cities: readonly number[], meanings: readonly Meaning[]): readonly Meaning[] {
  return cities.length === 0 ? meanings : meanings.filter(({ kind }) => kind !== "country");
}

function isLarge(gazetteer: Gazetteer, cities: readonly number[]): boolean {
  return (gazetteer.populations[cities[0] ?? gazetteer.size] ?? 0) >= 100_000;
}

/** Looks up codes such as "CO", "USA" and "UK": in capitals only, or in any case for typed text. */
function codeMeanings(
  word: Word,
  gazetteer: Gazetteer,
  options: { lenient: boolean; shouting: boolean; isWhole: boolean; state: StateLetters },
): Omit<NameItem, "before"> | null {
  const { lenient, shouting, isWhole, state } = options;
  const bare = word.raw.replaceAll(".", "");
  if (bare.length < 2 || bare.length > 4) return null;
  const isCapital = /^[A-Z]+$/.test(bare);
  if (!isCapital && !lenient && state === "none") return null;
  const meanings = gazetteer.codes.get(bare.toUpperCase());
  if (!meanings) return null;
  // "LA", "SF" and "DC" are also cities, so the word has both readings.
  const cities = citiesNamed(gazetteer.cityNames, word.folded).filter(
    (city) => (gazetteer.populations[city] ?? 0) >= wellKnown,
  );
  const named = gazetteer.otherNames.get(word.folded) ?? none;
  const isAirport = meanings.every(({ kind }) => kind === "metro");
  const all = [
    ...meanings,
    ...named.filter((meaning) => !meaning.needsContext && !meanings.includes(meaning)),
  ];
  return {
    kind: "name",
    raw: word.raw,
    key: word.folded,
    cities,
    meanings: all,
    isCode: true,
    minPeople: wellKnown,
    // In a text all in capitals, or among other words, two letters are weak evidence.
    doubtful:
      state === "linked" ||
      (isAirport && !isWhole) ||
      (cities.length === 0 && named.length === 0 && !isWhole && (shouting || !isCapital)),
  };
}

/** Towns of three or four letters with fewer people than this are less likely than an abbreviation in capitals. */
const minOfTown = { short: 300_000, long: 100_000 };

/**
 * Returns true for short words in capitals that are more often an abbreviation than a town: "ELK", "AJAX". False for
 * other names of a city, such as "NYC".
 *
 * @param cities with this name, most populous first.
 */
function isLikelyAbbreviation(
  { raw, key, cities }: { raw: string; key: string; cities: readonly number[] },
  gazetteer: Gazetteer,
): boolean {
  const [city] = cities;
  if (city === undefined || !/^[A-Z]{2,4}$/.test(raw)) return false;
  const isOwnName = foldPlaceName(gazetteer.names[city] ?? "") === key;
  return (
    isOwnName && (gazetteer.populations[city] ?? 0) < (raw.length === 4 ? minOfTown.long : minOfTown.short)
  );
}
