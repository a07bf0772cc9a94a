/** Pixels that a pointer moves before a row is under way: less is a press that slipped. */
const startsAfter = 4;

/** Pixels of another row that the pointer has to cross, however tall that row is. */
const crosses = 40;

type RowDrag = {
  /** What the pointer took hold of, within a `[data-row]` of a list. */
  grip: HTMLElement;
  pointer: { id: number; x: number; y: number };
  name: string;
  /** Called with the place that the row was let go at, counted from 0, unless it is the one it had. */
  onDropped: (place: number) => void;
};

/**
 * Moves a row of a list with a mouse, a pen or a finger, until it is let go. Near the edges of the window the page
 * scrolls along; Escape lets everything be as it was. The buttons beside the grip do the same without a pointer.
 */
export function dragRow({ grip, pointer, name, onDropped }: RowDrag): void {
  const row = grip.closest<HTMLElement>("[data-row]");
  const list = row?.parentElement;
  if (!row || !list) return;
  const ending = new AbortController();
  const { signal } = ending;
  const rows = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(":scope > [data-row]")];
  const from = rows().indexOf(row);
  let { x, y } = pointer;
  let place = from;
  let chip: HTMLElement | null = null;

  function start(): void {
    chip = document.createElement("div");
    chip.className = "row-chip";
    chip.ariaHidden = "true";
    chip.textContent = name;
    document.body.append(chip);
    row?.setAttribute("data-dragging", "");
    follow();
  }

  /** Every frame: the page may scroll under a pointer that rests. */
  function follow(): void {
    if (signal.aborted || !chip || !row) return;
    if (!row.isConnected) return end();
    const speed = scrollSpeed(y, innerHeight);
    // A row that was taken near an edge and goes the other way is no reason to scroll.
    if (speed > 0 === y > pointer.y) scrollBy(0, speed);
    chip.style.translate = `${x}px ${y}px`;
    const others = rows().filter((one) => one !== row);
    place = others.filter((other, index) => isAbove(other.getBoundingClientRect(), y, index < from)).length;
    for (const [index, other] of others.entries()) {
      const isNext = place !== from && index === place;
      const isLast = place !== from && place === others.length && index === place - 1;
      if (isNext || isLast) other.dataset["drop"] = isNext ? "before" : "after";
      else delete other.dataset["drop"];
    }
    requestAnimationFrame(follow);
  }

  function end(): void {
    ending.abort();
    chip?.remove();
    row?.removeAttribute("data-dragging");
    for (const one of rows()) delete one.dataset["drop"];
  }

  grip.setPointerCapture(pointer.id);
  grip.addEventListener(
    "pointermove",
    (event) => {
      ({ clientX: x, clientY: y } = event);
      if (!chip && Math.hypot(x - pointer.x, y - pointer.y) > startsAfter) start();
    },
    { signal },
  );
  grip.addEventListener(
    "pointerup",
    () => {
      const isMoved = chip !== null && place !== from && row.isConnected;
      end();
      if (isMoved) onDropped(place);
    },
    { signal },
  );
  // The browser took the pointer away, as a call that comes in does.
  grip.addEventListener("lostpointercapture", end, { signal });
  addEventListener("keydown", (event) => event.key === "Escape" && end(), { signal });
}

function isAbove({ top, bottom, height }: DOMRect, y: number, wasAbove: boolean): boolean {
  const far = Math.min(crosses, height / 2);
  return wasAbove ? y > bottom - far : y > top + far;
}

/** Pixels to scroll in a frame: the nearer the pointer is to the edge of the window, the more. */
function scrollSpeed(y: number, height: number): number {
  const zone = Math.min(140, height / 5);
  if (y < zone) return -Math.ceil(((zone - y) / zone) * 16);
  if (y > height - zone) return Math.ceil(((y - height + zone) / zone) * 16);
  return 0;
}
