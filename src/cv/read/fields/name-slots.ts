import { placeScore } from "./places.ts";
import { namesOrganisation, namesRole } from "./role-words.ts";

/** P for the role, C for the employer, L for the place. */
export type Slot = "P" | "C" | "L";

/** The orders in which the pieces of a job's head are written, with how usual they are. */
const orders: Readonly<Record<number, readonly (readonly [readonly Slot[], number])[]>> = {
  2: [
    [["P", "C"], 0.3],
    [["C", "P"], 0.2],
    [["P", "L"], -0.4],
    [["C", "L"], -0.6],
  ],
  3: [
    [["P", "C", "L"], 0.3],
    [["C", "L", "P"], 0.2],
    [["C", "P", "L"], 0.2],
    [["P", "L", "C"], 0],
    [["L", "P", "C"], -0.5],
    [["L", "C", "P"], -0.5],
  ],
};

/**
 * Finds the order of role, employer and place that fits the heads of a section best. Heads of one section have the same
 * order, so that one clear head decides for the others.
 */
export function nameSlots(heads: readonly (readonly string[])[]): Map<number, readonly Slot[]> {
  const found = new Map<number, readonly Slot[]>();
  for (const [count, own] of Map.groupBy(heads, (pieces) => Math.min(pieces.length, 3))) {
    const ranked = (orders[count] ?? [])
      .map(([order, usual]) => ({
        order,
        score: usual + own.reduce((sum, pieces) => sum + fit(order, pieces), 0),
      }))
      .sort((a, b) => b.score - a.score);
    if (ranked[0]) found.set(count, ranked[0].order);
  }
  return found;
}

const fit = (order: readonly Slot[], pieces: readonly string[]): number =>
  order.reduce((sum, slot, index) => sum + fits[slot](pieces[index] ?? ""), 0);

/** A town with its country. Three parts are an employer with its place. */
const isPlace = (text: string): boolean =>
  placeScore(text) === 1 && (/^\d/.test(text) || text.split(/[,،、]/u).length < 3);

const fits: Readonly<Record<Slot, (text: string) => number>> = {
  P: (text) =>
    2 * Number(namesRole(text)) - 1.5 * Number(namesOrganisation(text)) - 2 * Number(isPlace(text)),
  C: (text) =>
    1.5 * Number(namesOrganisation(text)) - 1.5 * Number(namesRole(text)) - 2 * Number(isPlace(text)),
  L: (text) => {
    if (namesRole(text) || namesOrganisation(text)) return -1.5;
    if (isPlace(text)) return 2;
    if (text.split(/[,،、]/u).length < 3 && placeScore(text) > 0) return 0.1;
    return text.split(" ").length <= 2 && !/\d/.test(text) ? 0.3 : -1;
  },
};
