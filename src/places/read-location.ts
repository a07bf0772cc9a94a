import type { Gazetteer, Meaning } from "./gazetteer.ts";
import { matchNames, type Item, type NameItem } from "./match-names.ts";
import { readWords } from "./read-words.ts";

type Break = Item["before"];

const strength: Readonly<Record<Break, number>> = { same: 0, soft: 1, alternative: 2, hard: 3 };

/** The items of a text, and the names among them in the form that linking needs. */
export type ReadLocation = {
  items: readonly Item[];
  /** Their `before` is the strongest separator since the previous name. */
  names: readonly NameItem[];
  /** Position in `items` of each of `names`. */
  positions: readonly number[];
};

const remembered = new WeakMap<Gazetteer, Map<string, ReadLocation>>();
const mostRemembered = 5000;

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
  const read = namesOf(matchNames(readWords(text), gazetteer, { lenient }));
  if (memory.size >= mostRemembered) memory.clear();
  memory.set(key, read);
  return read;
}

function namesOf(items: readonly Item[]): ReadLocation {
  const names: NameItem[] = [];
  const positions: number[] = [];
  let since: Break = "same";
  for (const [position, item] of items.entries()) {
    if (strength[item.before] > strength[since]) since = item.before;
    if (item.kind !== "name") continue;
    names.push({ ...item, before: since });
    positions.push(position);
    since = "same";
  }
  return { items, names: withPlainCodes(names, items), positions };
}

/**
 * Accepts letters if there is nothing else: "Remote - DE" is Germany, and in "AR, BR, DE, US" every pair is a country,
 * because not all of them are states.
 */
function withPlainCodes(names: readonly NameItem[], items: readonly Item[]): readonly NameItem[] {
  const onlyCodes = names.every(({ isCode, doubtful }) => isCode && !doubtful);
  if (names.length === 0 || !onlyCodes || items.some(({ kind }) => kind === "unknown")) return names;
  const asCountries =
    names.length > 2 && names.every(({ meanings }) => meanings.some(({ kind }) => kind === "country"));
  const stateless = names.filter(({ meanings }) => meanings.every(({ besideOnly }) => besideOnly));
  if (asCountries && stateless.length > 0) {
    return names.map((name) => ({
      ...name,
      cities: [],
      meanings: name.meanings.filter(({ kind }) => kind === "country").map(plain),
    }));
  }
  return names.length === 1 && stateless.length === 1
    ? names.map((name) => ({ ...name, meanings: name.meanings.map(plain) }))
    : names;
}

function plain(meaning: Meaning): Meaning {
  return { ...meaning, besideOnly: false };
}
