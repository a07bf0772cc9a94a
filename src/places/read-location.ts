import type { Gazetteer, Meaning } from "./gazetteer.ts";
import { matchNames, type Item, type NameItem } from "./match-names.ts";
import { splitWordRuns } from "./split-word-runs.ts";
import type { WorkMode } from "./work-mode.ts";

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
  const read = namesOf(matchNames(splitWordRuns(text), gazetteer, { lenient }));
  if (memory.size >= maxRemembered) memory.clear();
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
