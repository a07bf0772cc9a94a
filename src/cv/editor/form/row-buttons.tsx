import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Trash2 } from "lucide-react";
import type { PointerEvent } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { dragRow } from "./drag-row.ts";

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
