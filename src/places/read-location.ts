import { countryOfCity, type Gazetteer, type Meaning } from "./gazetteer.ts";
import type { NameItem } from "./look-up-name.ts";
import { matchNames, type Item } from "./match-names.ts";
import { splitWordRuns } from "./split-word-runs.ts";
import type { WorkMode } from "./work-mode.ts";

/** The published location in the source's own words; see `RawPosting`. */
export type PublishedLocation = {
  locations: readonly string[];
  /** Another name of each location, such as the employer's name of the office, for a town that is misspelt. */
  officeLabels?: readonly string[];
  country: string | null;
  remote: boolean | null;
  workMode: string | null;
  remoteRegions: readonly string[];
  title: string;
  /** Read for "Available locations: …" when nothing else names a city. */
  description?: string;
};

type Break = Item["before"];

const strength: Readonly<Record<Break, number>> = { same: 0, soft: 1, alternative: 2, hard: 3 };

/** The items of a text, and the names among them in the form that linking needs. */
export type ReadLocation = {
  items: readonly Item[];
  /** The names among the items. The `before` of each is the strongest separator since the previous name. */
  names: readonly NameItem[];
  /** Position in `items` of each of `names`. */
  positions: readonly number[];
  /** The département in "75001 Paris" or "Saint-Denis (93)". */
  department: string | null;
};

/** A city of this size may be in the country of the same text: "US Remote, Chicago", but not "US Remote, Toronto". */
const cityOfCountry = 100_000;

const remembered = new WeakMap<Gazetteer, Map<string, ReadLocation>>();
const maxRemembered = 5000;

/**
 * Splits a location into names, words about the work mode and the rest. Feeds repeat themselves, so the last few
 * thousand texts are cached.
 */
export function readLocation(
  text: string,
  gazetteer: Gazetteer,
  { lenient }: { lenient: boolean },
): ReadLocation {
  const memory = remembered.get(gazetteer) ?? new Map<string, ReadLocation>();
  remembered.set(gazetteer, memory);
  const key = lenient ? `?${text}` : text;
  const known = memory.get(key);
  if (known) return known;
  const read = namesOf(matchNames(splitWordRuns(text), gazetteer, { lenient }), gazetteer);
  if (memory.size >= maxRemembered) memory.clear();
  memory.set(key, read);
  return read;
}

function namesOf(items: readonly Item[], gazetteer: Gazetteer): ReadLocation {
  const names: NameItem[] = [];
  const positions: number[] = [];
  let since: Break = "same";
  let isAfterMode = false;
  for (const [position, item] of items.entries()) {
    if (strength[item.before] > strength[since]) since = item.before;
    if (item.kind === "mode") isAfterMode = names.length > 0;
    if (item.kind !== "name") continue;
    // "Dublin, Remote (Ireland or UK)": the country is where a remote worker may live, not where Dublin is.
    if (isAfterMode && item.meanings.some(isCountryOrGroup)) since = "hard";
    if (isApart(items, positions.at(-1), position, gazetteer)) since = "hard";
    names.push({ ...item, before: since });
    positions.push(position);
    since = "same";
    isAfterMode = false;
  }
  const code = items.find((item) => item.kind === "number" && /^(\d{2}|\d{5})$/.test(item.raw));
  return { items, names, positions, department: code && "raw" in code ? code.raw.slice(0, 2) : null };
}

/** Returns true for a country that is one phrase with a work mode: "US Remote", "CA-Remote", "Remote UK". */
function isResidence(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  const isBefore = next?.kind === "mode" && next.before === "same";
  const isAfter = items[at - 1]?.kind === "mode" && items[at]?.before === "same";
  return isBefore || isAfter;
}

/** Returns true for the country of remote workers next to a city that is probably elsewhere: "US Remote, Toronto". */
function isApart(
  items: readonly Item[],
  first: number | undefined,
  second: number,
  gazetteer: Gazetteer,
): boolean {
  const [one, other] = [items[first ?? -1], items[second]];
  if (first === undefined || one?.kind !== "name" || other?.kind !== "name") return false;
  const isIn = (city: NameItem, country: NameItem) =>
    city.cities.some(
      (number) =>
        (gazetteer.populations[number] ?? 0) >= cityOfCountry &&
        country.meanings.some(
          (meaning) => meaning.kind === "country" && meaning.code === countryOfCity(gazetteer, number),
        ),
    );
  const isTown = ({ cities, isCode }: NameItem) => cities.length > 0 && !isCode;
  if (isResidence(items, first) && one.meanings.some(isCountryOrGroup))
    return isTown(other) && !isIn(other, one);
  if (isResidence(items, second) && other.meanings.some(isCountryOrGroup))
    return isTown(one) && !isIn(one, other);
  return false;
}

/**
 * Returns the countries in which a text says that remote workers may live, with the word next to them: "US-Remote". Letters
 * that are also a state's count only if they are among `likely`: the codes of countries of the same text.
 */
export function residencesOf({ items }: ReadLocation, likely: ReadonlySet<string>): string[] {
  return items.flatMap((item, at) => {
    if (item.kind !== "name" || !isResidence(items, at)) return [];
    return item.meanings.flatMap((meaning) =>
      meaning.kind === "country" && (!meaning.needsContext || likely.has(meaning.code)) ? [meaning.code] : [],
    );
  });
}

function isCountryOrGroup({ kind, needsContext }: Meaning): boolean {
  return (kind === "country" || kind === "group") && !needsContext;
}

/** Returns the work modes that texts say. */
export function modesOf(texts: readonly ReadLocation[]): Set<WorkMode> {
  const said = texts.flatMap(({ items }) => items.filter((item) => item.kind === "mode"));
  const decisive = said.filter(({ isDecisive }) => isDecisive);
  // "2 days" alone is ambiguous; next to "office" or "remote" it is about days in the office.
  return new Set(
    (decisive.length > 0 && said.length > decisive.length
      ? decisive
      : said.filter(({ isDecisive }) => !isDecisive)
    ).map(({ mode }) => mode),
  );
}

/**
 * Returns the unknown words, joined if adjacent. Includes numbers only if nothing else was typed.
 *
 * @param doubted places in `names` of names that are not believed.
 */
export function unknownWords({ items, positions }: ReadLocation, doubted: readonly number[]): string[] {
  const unbelieved = new Set(doubted.map((at) => positions[at] ?? -1));
  const onlyNumbers = items.every(({ kind }) => kind === "number");
  const phrases: string[] = [];
  let isOpen = false;
  for (const [at, item] of items.entries()) {
    const isUnknown =
      item.kind === "unknown" ||
      (item.kind === "number" && onlyNumbers) ||
      (item.kind === "name" && unbelieved.has(at));
    if (isUnknown && "raw" in item) {
      if (isOpen && item.before === "same") phrases.push(`${phrases.pop() ?? ""} ${item.raw}`);
      else phrases.push(item.raw);
    }
    isOpen = isUnknown;
  }
  return phrases;
}
