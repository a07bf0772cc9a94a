import type { Gazetteer, Meaning } from "./gazetteer.ts";
import { isLikelyAbbreviation } from "./likely-abbreviation.ts";
import { citiesNamed } from "./name-index.ts";
import type { LocationRun, Word } from "./split-word-runs.ts";
import { stateLetters, type StateLetters } from "./state-letters.ts";
import { citiesThatAreWords, dayWords, locationWords, timeZones } from "./tables/location-words.ts";
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
  leastPeople: number;
  /** True for "CO", "USA". */
  isCode: boolean;
  before: LocationRun["before"] | "same";
};

export type Item =
  | NameItem
  | {
      kind: "mode";
      mode: WorkMode;
      /** True when it decides the mode: "2 days a week" next to "remote". */
      isDecisive: boolean;
      before: LocationRun["before"] | "same";
    }
  | { kind: "anywhere"; before: LocationRun["before"] | "same" }
  | { kind: "unknown"; raw: string; before: LocationRun["before"] | "same" }
  | { kind: "number"; raw: string; before: LocationRun["before"] | "same" };

/** The maximum number of words in a name: "southern nations nationalities and peoples region" and the like. */
const longestName = 7;
/** Within a longer text, a single word must be a city of this size to be plausible. */
const wellKnown = 50_000;
const wellKnownPhrase = 15_000;

const none: readonly never[] = [];

/** Converts runs of words to names, words about the work mode, numbers and unknown words, in order. */
export function matchNames(
  runs: readonly LocationRun[],
  gazetteer: Gazetteer,
  { lenient }: { lenient: boolean },
): Item[] {
  const shouting = !lenient && runs.every(({ words }) => words.every(({ raw }) => raw === raw.toUpperCase()));
  const items: Item[] = [];
  for (const run of runs) {
    const own = matchRun(run, gazetteer, { lenient, shouting, earlier: items });
    doubtPartialNames(own);
    items.push(...own);
  }
  return items;
}

type RunOptions = {
  lenient: boolean;
  shouting: boolean;
  /** Items of the runs before. */
  earlier: readonly Item[];
};

function matchRun({ words, before }: LocationRun, gazetteer: Gazetteer, options: RunOptions): Item[] {
  const items: Item[] = [];
  let next: Item["before"] = before;
  const push = (item: Item) => {
    items.push(item);
    next = "same";
  };
  let at = 0;
  while (at < words.length) {
    const state = options.lenient
      ? "none"
      : stateLetters({ words, before }, at, { items, earlier: options.earlier });
    // "Minato-ku" is a ward of Tokyo, not the town of Minato.
    const isWard = words[at + 1]?.tied === true && wardWords.has(words[at + 1]?.folded ?? "");
    const taken = isWard ? null : longestMatch(words, at, gazetteer, { ...options, state });
    const word = words[at];
    if (!word) break;
    if (taken === null) {
      if (/^[1-4]x?$/.test(word.folded) && dayWords.has(words[at + 1]?.folded ?? "")) {
        push({ kind: "mode", mode: "hybrid", isDecisive: true, before: next });
      } else if (/\d/.test(word.folded)) push({ kind: "number", raw: word.raw, before: next });
      else push({ kind: "unknown", raw: word.raw, before: next });
      at++;
      continue;
    }
    const { length, found } = taken;
    if (found.kind === "joining") next = next === "hard" ? "hard" : "alternative";
    else if (found.kind === "mode") push({ ...found, isDecisive: false, before: next });
    else if (found.kind === "anywhere") push({ kind: "anywhere", before: next });
    else if (found.kind === "name") push({ ...found, before: next });
    else if (found.kind === "street") doubtAll(items);
    at += length;
  }
  return items;
}

function doubtAll(items: Item[]): void {
  for (const item of items) {
    if (item.kind === "name") item.doubtful = true;
  }
}

type Found =
  | Omit<NameItem, "before">
  | { kind: "mode"; mode: WorkMode }
  | { kind: "anywhere" }
  | { kind: "empty" | "street" }
  | { kind: "joining" };

function longestMatch(
  words: readonly Word[],
  at: number,
  gazetteer: Gazetteer,
  { lenient, shouting, state }: RunOptions & { state: StateLetters },
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
      leastPeople: 0,
      doubtful:
        !lenient && (isWord || unpeopled || (isTied && meanings.length === 0 && !isLarge(gazetteer, cities))),
    };
    return { length, found };
  }
  return null;
}

/** Endings of wards of Japanese and Korean cities. */
const wardWords = new Set(["ku", "gu"]);
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
    leastPeople: wellKnown,
    // In a text all in capitals, or among other words, two letters are weak evidence.
    doubtful:
      state === "linked" ||
      (isAirport && !isWhole) ||
      (cities.length === 0 && named.length === 0 && !isWhole && (shouting || !isCapital)),
  };
}

/** In a run with unknown words or several names in a row, a small city's name may be a coincidence. */
function doubtPartialNames(items: Item[]): void {
  const isMixed = items.some(({ kind }) => kind === "unknown") || items.filter(isCityOnly).length > 1;
  if (!isMixed) return;
  for (const item of items) {
    if (item.kind !== "name") continue;
    if (isCityOnly(item)) item.leastPeople = item.key.includes(" ") ? wellKnownPhrase : wellKnown;
    else if (
      item.isCode &&
      item.cities.length === 0 &&
      item.meanings.every(({ kind }) => kind !== "country")
    ) {
      item.doubtful = true;
    }
  }
}

function isCityOnly(item: Item): boolean {
  return item.kind === "name" && !item.isCode && item.meanings.every(({ needsContext }) => needsContext);
}
