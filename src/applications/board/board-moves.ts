import type { ApplicationCard, BoardColumn } from "./application-card.ts";

/** A move of a card to a column: above the card `before`, to its "end", or to the top if `before` is null. */
export type CardMove = { id: string; stageId: string; before: string | null };

/** Shows a move on the board before the server has answered. */
export function moveOnBoard(
  columns: readonly BoardColumn[],
  { id, stageId, before }: CardMove,
): BoardColumn[] {
  const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
  if (!card) return [...columns];
  return columns.map((column) => {
    const had = column.cards.some((one) => one.id === id);
    const others = column.cards.filter((one) => one.id !== id);
    const has = column.id === stageId;
    return {
      ...column,
      count: column.count + (has ? 1 : 0) - (had ? 1 : 0),
      cards: has ? inserted({ ...column, cards: others }, card, before) : others,
    };
  });
}

function inserted(
  { cards, hidden }: BoardColumn,
  card: ApplicationCard,
  before: string | null,
): ApplicationCard[] {
  if (before !== null && (before === "end" || before === hidden)) return [...cards, card];
  const at = Math.max(
    0,
    cards.findIndex((one) => one.id === before),
  );
  return cards.toSpliced(at, 0, card);
}

export type Direction = "up" | "down" | "left" | "right";

/** Returns the move of a card by one place in a direction; null at the edge of the board. */
export function moveByOne(
  columns: readonly BoardColumn[],
  id: string,
  direction: Direction,
): CardMove | null {
  const at = columns.findIndex(({ cards }) => cards.some((one) => one.id === id));
  const column = columns[at];
  if (!column) return null;
  const place = column.cards.findIndex((one) => one.id === id);
  if (direction === "left" || direction === "right") {
    const next = columns[at + (direction === "left" ? -1 : 1)];
    return next ? { id, stageId: next.id, before: next.cards[0]?.id ?? null } : null;
  }
  const isLast = place === column.cards.length - 1;
  if (direction === "up" ? place === 0 : isLast) return null;
  const before = direction === "up" ? column.cards[place - 1]?.id : column.cards[place + 2]?.id;
  return { id, stageId: column.id, before: before ?? endOfColumn(column) };
}

/** Returns the `before` of a move to a place below all cards of a column that are shown. */
export function endOfColumn({ hidden }: BoardColumn): string {
  return hidden ?? "end";
}

/** Says where a card is now: "Data Analyst is in Applied, 1 of 5." */
export function cardPositionText(columns: readonly BoardColumn[], id: string): string {
  for (const { name, count, cards } of columns) {
    const place = cards.findIndex((one) => one.id === id);
    const card = cards[place];
    if (card) return `${card.title} is in ${name}, ${place + 1} of ${count}.`;
  }
  return "";
}
