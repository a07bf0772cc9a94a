import type { ApplicationCard, BoardColumn } from "./get-board.server.ts";

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

/** Pixels that the pointer must move to start a drag. Less is treated as a click. */
const startsAfter = 5;

type CardDrag = {
  /** The card that the pointer pressed, inside a `[data-stage]` list. */
  card: HTMLElement;
  pointer: { id: number; x: number; y: number };
  /** Called when the card is dropped at another place: above a card, or with null below all that are shown. */
  onDropped: (stageId: string, before: string | null) => void;
};

type Place = { list: HTMLElement; before: HTMLElement | null };

/**
 * Drags a card of the board with a mouse or pen until it is dropped. The board scrolls when the pointer is near its edges.
 * Escape cancels. The menu of the card and Shift with the arrow keys do the same without a pointer.
 */
export function dragCard({ card, pointer, onDropped }: CardDrag): void {
  const board = card.closest<HTMLElement>("[data-board]");
  if (!board) return;
  const ending = new AbortController();
  const { signal } = ending;
  let { x, y } = pointer;
  let ghost: HTMLElement | null = null;
  let place: Place | null = null;

  function start(): void {
    const { width } = card.getBoundingClientRect();
    ghost = card.cloneNode(true) as HTMLElement;
    ghost.className = "kcard kcard-ghost";
    ghost.style.width = `${width}px`;
    ghost.ariaHidden = "true";
    ghost.inert = true;
    document.body.append(ghost);
    card.setAttribute("data-dragging", "");
    card.setPointerCapture(pointer.id);
    follow();
  }

  /** Runs every frame, since the page may scroll under a resting pointer. */
  function follow(): void {
    if (signal.aborted || !ghost) return;
    if (!card.isConnected) return end();
    scrollBy(0, speedAt(y, 0, innerHeight));
    const { left, right } = board?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    board?.scrollBy(speedAt(x, Math.max(0, left), Math.min(innerWidth, right)), 0);
    ghost.style.translate = `${x + 8}px ${y + 8}px`;
    mark(board ? placeAt(board, card, x, y) : null);
    requestAnimationFrame(follow);
  }

  function mark(next: Place | null): void {
    if (next?.list === place?.list && next?.before === place?.before) return;
    unmark();
    place = next;
    next?.list.setAttribute("data-drop", next.before ? "before" : "end");
    next?.before?.setAttribute("data-drop-before", "");
  }

  function unmark(): void {
    place?.list.removeAttribute("data-drop");
    place?.before?.removeAttribute("data-drop-before");
  }

  function end(): void {
    ending.abort();
    ghost?.remove();
    card.removeAttribute("data-dragging");
    unmark();
  }

  addEventListener(
    "pointermove",
    (event) => {
      ({ clientX: x, clientY: y } = event);
      if (!ghost && Math.hypot(x - pointer.x, y - pointer.y) > startsAfter) start();
    },
    { signal },
  );
  addEventListener(
    "pointerup",
    () => {
      const dropped = ghost ? place : null;
      if (ghost) suppressClick();
      end();
      const stageId = dropped?.list.dataset["stage"];
      if (stageId) onDropped(stageId, dropped?.before?.dataset["card"] ?? null);
    },
    { signal },
  );
  addEventListener("pointercancel", end, { signal });
  addEventListener("keydown", (event) => event.key === "Escape" && end(), { signal });
}

/** The click that follows a drag must not open the link under the pointer. */
function suppressClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}

/** The column under the pointer, and the card there that the dragged one would be above. */
function placeAt(board: HTMLElement, card: HTMLElement, x: number, y: number): Place | null {
  for (const list of board.querySelectorAll<HTMLElement>("[data-stage]")) {
    const { left, right } = (list.parentElement ?? list).getBoundingClientRect();
    if (x < left || x > right) continue;
    const others = [...list.querySelectorAll<HTMLElement>(":scope > [data-card]")].filter(
      (one) => one !== card,
    );
    const before = others.find((one) => {
      const { top, height } = one.getBoundingClientRect();
      return y < top + height / 2;
    });
    const isSame = (before ?? null) === nextCard(card) && list.contains(card);
    return isSame ? null : { list, before: before ?? null };
  }
  return null;
}

function nextCard(card: HTMLElement): Element | null {
  const next = card.nextElementSibling;
  return next?.matches("[data-card]") ? next : null;
}

/** Pixels to scroll per frame: more, the closer the pointer is to an edge. */
function speedAt(at: number, start: number, end: number): number {
  const zone = Math.min(100, (end - start) / 6);
  if (at < start + zone) return -Math.ceil(((start + zone - at) / zone) * 12);
  if (at > end - zone) return Math.ceil(((at - end + zone) / zone) * 12);
  return 0;
}
