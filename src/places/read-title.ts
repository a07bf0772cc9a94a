import type { Gazetteer } from "./gazetteer.ts";
import { matchNames, type Item } from "./match-names.ts";
import { readLocation, type ReadLocation } from "./read-location.ts";
import { readWords, type Run } from "./read-words.ts";
import { locationWords } from "./tables/location-words.ts";
import type { WorkMode } from "./work-mode.ts";

/** Nouns after "remote" that make it part of the work: "Remote Sensing Engineer" is not a remote job. */
const remoteThings = new Set(
  (
    "sensing support monitoring control controlled controls access diagnostics operations operator operators pilot pilots " +
    "patient site sites infrastructure desktop hands server systems health vehicle vehicles monitor assistance sales-support"
  ).split(" "),
);

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

const nothing: { mode: WorkMode | null; places: ReadLocation[] } = { mode: null, places: [] };

/**
 * Reads place and work mode from separate parts of a title: "Engineer (Remote)", "Nurse - Berlin", "Driver, Leeds".
 * Parts with any other word are not read.
 */
export function readTitle(
  title: string,
  gazetteer: Gazetteer,
): { mode: WorkMode | null; places: ReadLocation[] } {
  if (!/[-–—,(|/:[@]|remote|hybrid|on-?site|zdaln|télétravail|home/i.test(title)) return nothing;
  const runs = readWords(title);
  let mode: WorkMode | null = null;
  /** Adjacent parts that are only places and modes, joined: "Denver", "CO". */
  const texts: string[] = [];
  let isTellingText = false;
  let wasOwnPart = false;
  for (const [at, run] of runs.entries()) {
    const items = matchNames([run], gazetteer, { lenient: false });
    const isOwnPart = items.length > 0 && !items.some(({ kind }) => kind === "unknown");
    if (isOwnPart || at === 0 || at === runs.length - 1) mode ??= modeOfRun(run, items, isOwnPart);
    if (at > 0 && isOwnPart) {
      const words = run.words.map(({ raw }) => raw).join(" ");
      if (wasOwnPart) texts.push(`${texts.pop() ?? ""}, ${words}`);
      else texts.push(words);
      isTellingText ||= items.some((item) => isTelling(item, gazetteer));
    }
    wasOwnPart = at > 0 && isOwnPart;
  }
  const places = isTellingText ? texts.map((text) => readLocation(text, gazetteer, { lenient: false })) : [];
  return { mode, places: places.slice(-3) };
}

function modeOfRun({ words }: Run, items: readonly Item[], isOwnPart: boolean): WorkMode | null {
  if (isOwnPart) return items.find((item) => item.kind === "mode")?.mode ?? null;
  const [first, second] = words;
  const last = words.at(-1);
  const leading =
    first && second && !remoteThings.has(second.folded) ? locationWords.get(first.folded) : undefined;
  if (leading?.kind === "mode") return leading.mode;
  const trailing = last ? locationWords.get(last.folded) : undefined;
  return trailing?.kind === "mode" ? trailing.mode : null;
}

function isTelling(item: Item, gazetteer: Gazetteer): boolean {
  if (item.kind !== "name" || item.doubtful || item.isCode || topics.has(item.key)) return false;
  const city = item.cities[0];
  return city === undefined || (gazetteer.populations[city] ?? 0) >= 50_000;
}
