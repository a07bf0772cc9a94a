import type { Gazetteer, Meaning } from "./gazetteer.ts";
import { matchNames, type Item, type NameItem } from "./match-names.ts";
import { splitWordRuns } from "./split-word-runs.ts";

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
  const read = namesOf(matchNames(splitWordRuns(text), gazetteer, { lenient }));
  if (memory.size >= mostRemembered) memory.clear();
  memory.set(key, read);
  return read;
}

function namesOf(items: readonly Item[]): ReadLocation {
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
    names.push({ ...item, before: since });
    positions.push(position);
    since = "same";
    isAfterMode = false;
  }
  const code = items.find((item) => item.kind === "number" && /^(\d{2}|\d{5})$/.test(item.raw));
  return { items, names, positions, department: code && "raw" in code ? code.raw.slice(0, 2) : null };
}

function isCountryOrGroup({ kind, needsContext }: Meaning): boolean {
  return (kind === "country" || kind === "group") && !needsContext;
}
