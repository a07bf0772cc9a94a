import type { MergeSides } from "./local/conflict.ts";
import { isSameJson } from "../platform/json/is-same-json.ts";

/**
 * Merges two edits of one list by item id. An item that one side removed is removed, unless the other side changed it
 * in the meantime, so that no text is lost to a removal. If both sides moved items, the later order wins.
 */
export function mergeLists<Item extends { id: string }>(
  { base, later, earlier }: MergeSides<readonly Item[]>,
  mergeItem: (sides: MergeSides<Item>) => Item,
): readonly Item[] {
  if (isSameIds(later, earlier) && later.length === 0) return later;
  const inBase = byId(base);
  const inLater = byId(later);
  const inEarlier = byId(earlier);

  const kept = new Map<string, Item>();
  for (const id of new Set([...inLater.keys(), ...inEarlier.keys()])) {
    const before = inBase.get(id);
    const one = inLater.get(id);
    const other = inEarlier.get(id);
    const alone = one ?? other;
    if (one && other) kept.set(id, mergeItem({ base: before ?? other, later: one, earlier: other }));
    else if (alone && !(before && isSameJson(before, alone))) kept.set(id, alone);
  }

  const laterMoved = !isSameIds(common(base, later), common(later, base));
  const [leading, following] = laterMoved ? [later, earlier] : [earlier, later];
  const order = leading.map(({ id }) => id).filter((id) => kept.has(id));
  following.forEach(({ id }, index) => {
    if (!kept.has(id) || order.includes(id)) return;
    // The closest preceding item on its own side that is in the merged order.
    const before = following.slice(0, index).findLast((item) => order.includes(item.id));
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, id);
  });
  const merged = order.flatMap((id) => kept.get(id) ?? []);
  const isLater = merged.length === later.length && merged.every((item, at) => item === later[at]);
  return isLater ? later : merged;
}

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));

function common<Item extends { id: string }>(of: readonly Item[], others: readonly Item[]): readonly Item[] {
  const ids = byId(others);
  return of.filter(({ id }) => ids.has(id));
}

const isSameIds = (one: readonly { id: string }[], other: readonly { id: string }[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);
