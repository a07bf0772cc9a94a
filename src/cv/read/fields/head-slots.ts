import { lineText } from "../text-line.ts";
import { splitPiece, type Boundary, type EntryPiece } from "./entry-pieces.ts";

/** What a part of an entry's head is: its title (or degree), a field of study, its employer (or school), the place, other text. */
export type Slot = "title" | "area" | "organisation" | "place" | "rest";

/** The parts of one head by slot. `certainty`: 0 if another order of the section fits as well, to 1. */
export type FilledHead = { [Of in Exclude<Slot, "rest">]?: EntryPiece | undefined } & {
  rest: EntryPiece[];
  certainty: number;
};

/** How well a text fits a slot, and the orders that a section can have, with how usual they are. */
export type HeadModel = {
  fit: (slot: Slot, text: string) => number;
  orders: readonly (readonly [readonly Slot[], number])[];
};

/** More parts than a head has. */
const mostParts = 14;

/** Costs of reading over a boundary within one slot, and of changing the slot at it. */
const costs: Readonly<Record<Boundary, readonly [within: number, between: number]>> = {
  line: [1.6, 0],
  cell: [1.6, 0],
  date: [2, 0],
  style: [0.9, 0],
  sign: [1.2, 0],
  word: [0.8, -0.3],
  dot: [0.6, 0.2],
  comma: [0.15, 0.15],
  bracket: [0, 0.2],
};
const missing: Readonly<Record<Slot, number>> = { title: 1.1, area: 0, organisation: 1.1, place: 0, rest: 0 };
/** The cost of other text between two slots. */
const between = 0.5;
/** What a change of slot at the same boundary as in the other entries is worth. */
const alike = 0.8;
/** Employers are written with their town, titles are not. */
const townBeside = 0.4;

type Segment = { slot: Slot; from: number; to: number };
type Reading = { score: number; segments: Segment[] };
type Habits = ReadonlyMap<string, Boundary>;

/**
 * Finds which part of each head is the title, the employer and the place. All heads of a section have the same order
 * and the same signs between their parts, so that clear heads decide for the others.
 */
export function fillHeads<Head extends { named: readonly EntryPiece[] }>(
  heads: readonly Head[],
  model: HeadModel,
): (FilledHead & { head: Head })[] {
  const split = heads.map((head) => ({ head, parts: head.named.flatMap(splitPiece).slice(0, mostParts) }));
  const ranked = model.orders
    .map(([order, usual]) => {
      const habits = habitsOf(split.map(({ parts }) => [parts, read(parts, order, model, new Map())]));
      const readings = split.map(({ parts }) => read(parts, order, model, habits));
      return { readings, score: usual + readings.reduce((sum, one) => sum + one.score, 0) };
    })
    .sort((a, b) => b.score - a.score);
  const [best, second] = ranked;
  const lead = ((best?.score ?? 0) - (second?.score ?? 0)) / Math.max(1, Math.min(split.length, 3));
  const certainty = Math.min(1, Math.max(0, lead));
  return split.map(({ head, parts }, index) => ({ head, ...fill(parts, best?.readings[index], certainty) }));
}

/** The best division of the parts into slots of this order. */
function read(
  parts: readonly EntryPiece[],
  order: readonly Slot[],
  model: HeadModel,
  habits: Habits,
): Reading {
  const slots = order.flatMap((slot): Slot[] => [slot, "rest"]);
  let states: (Reading | null)[] = [{ score: 0, segments: [] }, ...parts.map(() => null)];
  for (const [at, slot] of slots.entries()) {
    const next: (Reading | null)[] = states.map(
      (state) => state && { ...state, score: state.score - missing[slot] },
    );
    for (const [from, state] of states.entries()) {
      if (!state) continue;
      let within = 0;
      for (let to = from + 1; to <= parts.length; to += 1) {
        const last = parts[to - 1];
        if (!last || (slot !== "rest" && to - from > 5)) break;
        if (to - 1 > from && slot !== "rest") within += costs[last.before][0];
        const text = joinParts(parts.slice(from, to));
        const score =
          state.score -
          within -
          changeCost(parts[from], state, slot, habits) -
          (slot === "rest" && at < slots.length - 1 ? between : 0) +
          model.fit(slot, text);
        if (score > (next[to]?.score ?? Number.NEGATIVE_INFINITY))
          next[to] = { score, segments: [...state.segments, { slot, from, to }] };
      }
    }
    states = next;
  }
  return states.at(-1) ?? { score: 0, segments: [] };
}

function changeCost(part: EntryPiece | undefined, { segments }: Reading, slot: Slot, habits: Habits): number {
  const last = segments.at(-1);
  if (!part || !last) return 0;
  // Text in brackets is a place or belongs to the text before it.
  if (part.before === "bracket" && slot !== "place") return 5;
  const isTown =
    last.slot === "organisation" &&
    slot === "place" &&
    (part.before === "comma" || part.before === "bracket");
  return (
    costs[part.before][1] -
    (isTown ? townBeside : 0) -
    (habits.get(`${last.slot} ${slot}`) === part.before ? alike : 0)
  );
}

/** The boundary that most entries have between two slots. */
function habitsOf(readings: readonly (readonly [readonly EntryPiece[], Reading])[]): Habits {
  const changes = readings.flatMap(([parts, { segments }]) =>
    segments.flatMap(({ slot, from }, at) => {
      const [before, boundary] = [segments[at - 1]?.slot, parts[from]?.before];
      return before && boundary && slot !== "rest" ? [{ change: `${before} ${slot}`, boundary }] : [];
    }),
  );
  return new Map(
    [...Map.groupBy(changes, ({ change }) => change)].flatMap(([change, own]) => {
      const counts = [...Map.groupBy(own, ({ boundary }) => boundary)];
      const [most] = counts.sort(([, a], [, b]) => b.length - a.length);
      return most && most[1].length > 1 ? [[change, most[0]] as const] : [];
    }),
  );
}

/** The text of parts as the file has it: within a line, from the first part to the last. */
function joinParts(parts: readonly EntryPiece[]): string {
  const lines = [...Map.groupBy(parts, ({ line }) => line)].map(([line, own]) => {
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last || first === last) return first?.text ?? "";
    const text = lineText(line);
    // The same word can be in the line before: "Leeds College, Leeds, UK".
    const second = text.indexOf(own[1]?.text ?? "", first.text.length);
    const from = text.lastIndexOf(first.text, Math.max(0, second - first.text.length));
    const to = text.indexOf(last.text, from + first.text.length);
    const end = to + last.text.length;
    const bracket = last.before === "bracket" ? (/^[)）]/u.exec(text.slice(end))?.[0] ?? "") : "";
    return from >= 0 && to >= 0 ? text.slice(from, end) + bracket : own.map((part) => part.text).join(" ");
  });
  return lines.join(" ");
}

function fill(parts: readonly EntryPiece[], reading: Reading | undefined, certainty: number): FilledHead {
  const head: FilledHead = { rest: [], certainty };
  for (const { slot, from, to } of reading?.segments ?? []) {
    const [first] = parts.slice(from, to);
    if (!first) continue;
    if (slot === "rest") head.rest.push(...byLine(parts.slice(from, to)));
    else head[slot] = { ...first, text: joinParts(parts.slice(from, to)) };
  }
  return head;
}

/** Other text of a head, with each of its lines as one piece. */
function byLine(parts: readonly EntryPiece[]): EntryPiece[] {
  return [...Map.groupBy(parts, ({ line }) => line).values()].flatMap((own) =>
    own[0] ? [{ ...own[0], text: joinParts(own) }] : [],
  );
}
