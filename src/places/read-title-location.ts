import { countryOfCity, type Gazetteer } from "./gazetteer.ts";
import { matchNames, type Item } from "./match-names.ts";
import { readLocation, type ReadLocation } from "./read-location.ts";
import { splitWordRuns, type LocationRun } from "./split-word-runs.ts";
import { locationWords } from "./location-words.ts";
import type { WorkMode } from "./work-mode.ts";

/** Nouns after "remote" that make it part of the work: "Remote Sensing Engineer" is not a remote job. */
const remoteThings = new Set(
  (
    "sensing support monitoring control controlled controls access diagnostics operations operator operators pilot pilots " +
    "patient site sites infrastructure desktop hands server systems health vehicle vehicles monitor assistance sales-support"
  ).split(" "),
);

/** Words of work modes that, at the beginning of a title, are about the work: "Distributed Systems Engineer". */
const wordsOfWork = new Set(["distributed", "virtual", "rem"]);

/** Nouns after "hybrid" that make it part of the work: "Hybrid Cloud Architect". */
const hybridThings = new Set(
  (
    "cloud clouds mobile app apps application applications web native it infrastructure integration platform platforms " +
    "vehicle vehicles car cars electric powertrain engine engines battery event events learning teaching search seed seeds " +
    "data database databases identity network networks storage computing memory ip ai warfare imaging or ui"
  ).split(" "),
);
/** In a title with one of these, "hybrid" is a kind of app: "Mobile Developer (native/hybrid)". */
const hybridApps = /\b(?:native|ionic|cordova|phonegap|xamarin|html5|flutter)\b/i;

/** Towns whose name, alone at the end of a title, is more often a topic. */
const topics = new Set([
  "reading",
  "bath",
  "nice",
  "split",
  "lincoln",
  "orange",
  "victoria",
  "jackson",
  "madison",
  "bristol myers",
]);

/** Words before the place at the end of a part: "Nurse in Berlin". */
const prepositions = new Set(["in", "near", "bei", "nahe"]);

/** Without a separator, only a city of this size counts. */
const wellKnown = 100_000;

const nothing: { mode: WorkMode | null; places: ReadLocation[] } = { mode: null, places: [] };

/**
 * Reads place and work mode from separate parts of a title: "Engineer (Remote)", "Nurse - Berlin", "Driver, Leeds".
 * Parts with any other word are not read.
 */
export function readTitleLocation(
  title: string,
  gazetteer: Gazetteer,
): { mode: WorkMode | null; places: ReadLocation[] } {
  if (!/[-–—,(|/:[@]|remote|hybrid|on-?site|zdaln|télétravail|home| (?:in|near|bei|nahe) /i.test(title))
    return nothing;
  const runs = splitWordRuns(title);
  const parts = runs.map((run) => ({ run, items: matchNames([run], gazetteer, { lenient: false }) }));
  const isAboutApps = hybridApps.test(title);
  let mode: WorkMode | null = null;
  /** Adjacent parts that are only places and modes, joined: "Denver", "CO". */
  const texts: string[] = [];
  let isTellingText = false;
  let isOpen = false;
  for (const [at, { run, items }] of parts.entries()) {
    const isOwnPart = isOnlyPlaces(items);
    if (isOwnPart || at === 0 || at === runs.length - 1) {
      const said = modeOfRun(run, items, isOwnPart);
      if (!(isAboutApps && said === "hybrid")) mode ??= said;
    }
    const isPlace = isOwnPart && (at > 0 || isState(parts[1]?.items));
    const place = isPlace ? run : afterPreposition(run);
    const read = isPlace ? items : place && matchNames([place], gazetteer, { lenient: false });
    if (!place || !read || !isOnlyPlaces(read)) {
      isOpen = false;
      continue;
    }
    const words = place.words.map(({ raw }) => raw).join(" ");
    if (isOpen && isPlace) texts.push(`${texts.pop() ?? ""}, ${words}`);
    else texts.push(words);
    isTellingText ||= read.some((item) => isTelling(item, gazetteer));
    isOpen = true;
  }
  const places = texts.map((text) => readLocation(text, gazetteer, { lenient: false }));
  return { mode, places: isTellingText || places.some(isTownInState) ? places.slice(-3) : [] };
}

/** Returns true for "Bastrop, TX": the letters of a state make any town plausible. */
function isTownInState({ names: [town, state] }: ReadLocation): boolean {
  return town?.doubtful === false && !town.isCode && state?.isCode === true && !state.doubtful;
}

function isOnlyPlaces(items: readonly Item[]): boolean {
  return items.length > 0 && !items.some(({ kind }) => kind === "unknown");
}

/** Returns true for the letters of a state alone, which make the part before them a place: "Portland, OR". */
function isState(items: readonly Item[] | undefined): boolean {
  const [only, ...more] = items ?? [];
  return more.length === 0 && only?.kind === "name" && only.isCode;
}

/** Returns the words after the last preposition: "Berlin" in "Nurse in Berlin". */
function afterPreposition({ words, before }: LocationRun): LocationRun | null {
  const at = words.findLastIndex(({ folded }) => prepositions.has(folded));
  return at > 0 && at < words.length - 1 ? { words: words.slice(at + 1), before } : null;
}

/** Returns the large city of a country that ends a part of a title: "München" in "Sales Manager München (m/w/d)". */
export function cityAtEnd(title: string, country: string, gazetteer: Gazetteer): ReadLocation | null {
  for (const run of splitWordRuns(title)) {
    const last = matchNames([run], gazetteer, { lenient: false }).at(-1);
    if (last?.kind !== "name" || last.doubtful || last.isCode || topics.has(last.key)) continue;
    const city = last.cities.find((number) => countryOfCity(gazetteer, number) === country);
    if (city === undefined || (gazetteer.populations[city] ?? 0) < wellKnown) continue;
    if (/^\p{Lu}/u.test(last.raw)) return readLocation(last.raw, gazetteer, { lenient: false });
  }
  return null;
}

function modeOfRun({ words }: LocationRun, items: readonly Item[], isOwnPart: boolean): WorkMode | null {
  if (isOwnPart) return items.find((item) => item.kind === "mode")?.mode ?? null;
  const [first, second] = words;
  const last = words.at(-1);
  const leading =
    first && second && !isPartOfWork(first.folded, second.folded)
      ? locationWords.get(first.folded)
      : undefined;
  if (leading?.kind === "mode") return leading.mode;
  const trailing = last ? locationWords.get(last.folded) : undefined;
  return trailing?.kind === "mode" ? trailing.mode : null;
}

function isPartOfWork(first: string, second: string): boolean {
  const things = first === "hybrid" ? hybridThings : remoteThings;
  return wordsOfWork.has(first) || things.has(second);
}

function isTelling(item: Item, gazetteer: Gazetteer): boolean {
  if (item.kind !== "name" || item.doubtful || item.isCode || topics.has(item.key)) return false;
  const city = item.cities[0];
  return city === undefined || (gazetteer.populations[city] ?? 0) >= 50_000;
}
