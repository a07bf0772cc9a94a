import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Trash2 } from "lucide-react";
import type { PointerEvent } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

type RowButtonsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isHidden: boolean;
  onHide: () => void;
  onMove: (by: 1 | -1) => void;
  /** Rows without it cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** Called when the row is dropped at an index of the list, counted from 0. Rows without it cannot be dragged. */
  onDropped?: ((place: number) => void) | undefined;
};

/** Buttons to move, hide and remove a row. An unavailable action is marked as disabled but keeps the focus. */
export function RowButtons({
  name,
  isFirst,
  isLast,
  isHidden,
  onHide,
  onMove,
  onRemove,
  onDropped,
}: RowButtonsProps) {
  return (
    <div className="row-buttons">
      {!(isFirst && isLast) && (
        <>
          {onDropped && <RowGrip name={name} onDropped={onDropped} />}
          <IconButton
            icon={ArrowUp}
            label={`Move ${name} up`}
            aria-disabled={isFirst || undefined}
            onClick={() => !isFirst && onMove(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`Move ${name} down`}
            aria-disabled={isLast || undefined}
            onClick={() => !isLast && onMove(1)}
          />
        </>
      )}
      <IconButton
        icon={isHidden ? EyeOff : Eye}
        label={`${isHidden ? "Show" : "Hide"} ${name}`}
        title={isHidden ? "Show on the page" : "Hide from the page"}
        onClick={onHide}
      />
      {onRemove && <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />}
    </div>
  );
}

/** The drag handle of a row, for mouse and touch. The buttons do the same by keyboard. */
export function RowGrip({ name, onDropped }: { name: string; onDropped: (place: number) => void }) {
  function take(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return;
    // Prevents text selection during the drag.
    event.preventDefault();
    const pointer = { id: event.pointerId, x: event.clientX, y: event.clientY };
    dragRow({ grip: event.currentTarget, pointer, name, onDropped });
  }
  return (
    <span className="row-grip" title="Drag to move" role="presentation" onPointerDown={take}>
      <Icon of={GripVertical} size="sm" />
    </span>
  );
}

type RowDrag = {
  /** The element that the pointer pressed, inside a `[data-row]` of a list. */
  grip: HTMLElement;
  pointer: { id: number; x: number; y: number };
  name: string;
  /** Called with the index where the row was dropped, counted from 0, unless it is unchanged. */
  onDropped: (place: number) => void;
};

/** Pixels that the pointer must move to start a drag. Less is treated as a click. */
const startsAfter = 4;

/**
 * Drags a row of a list with a mouse, pen or finger until it is dropped. The page scrolls when the pointer is near the
 * edges of the window. Escape cancels. The buttons next to the grip do the same without a pointer.
 */
function dragRow({ grip, pointer, name, onDropped }: RowDrag): void {
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

  /** Runs every frame, since the page may scroll under a resting pointer. */
  function follow(): void {
    if (signal.aborted || !chip || !row) return;
    if (!row.isConnected) return end();
    const speed = scrollSpeed(y, innerHeight);
    // Do not scroll if a row was picked up near an edge and moves away from it.
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
  // The browser may take the pointer away, for example during an incoming call.
  grip.addEventListener("lostpointercapture", end, { signal });
  addEventListener("keydown", (event) => event.key === "Escape" && end(), { signal });
}

/** Pixels of another row that the pointer must cross, regardless of that row's height. */
const crosses = 40;

function isAbove({ top, bottom, height }: DOMRect, y: number, wasAbove: boolean): boolean {
  const far = Math.min(crosses, height / 2);
  return wasAbove ? y > bottom - far : y > top + far;
}

/** Returns the pixels to scroll per frame: more, the closer the pointer is to the edge of the window. */
function scrollSpeed(y: number, height: number): number {
  const zone = Math.min(140, height / 5);
  if (y < zone) return -Math.ceil(((zone - y) / zone) * 16);
  if (y > height - zone) return Math.ceil(((y - height + zone) / zone) * 16);
  return 0;
}
