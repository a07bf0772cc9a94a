import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import type { RowDrag } from "./use-row-drag.ts";

type RowButtonsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** False while it is the only row of a section that always has one. */
  canRemove: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  drag: RowDrag;
};

const quiet = "btn btn-quiet btn-sm btn-icon";

/** Ways to move and remove a row. What cannot be done now says so and keeps the focus. */
export function RowButtons({ name, isFirst, isLast, canRemove, onMove, onRemove, drag }: RowButtonsProps) {
  return (
    <div className="row-buttons">
      {!(isFirst && isLast) && (
        <>
          <RowGrip drag={drag} />
          <button
            type="button"
            className={quiet}
            aria-label={`Move ${name} up`}
            aria-disabled={isFirst || undefined}
            onClick={() => !isFirst && onMove(-1)}
          >
            <Icon of={ArrowUp} size="sm" />
          </button>
          <button
            type="button"
            className={quiet}
            aria-label={`Move ${name} down`}
            aria-disabled={isLast || undefined}
            onClick={() => !isLast && onMove(1)}
          >
            <Icon of={ArrowDown} size="sm" />
          </button>
        </>
      )}
      {canRemove && (
        <button type="button" className={quiet} aria-label={`Remove ${name}`} onClick={onRemove}>
          <Icon of={Trash2} size="sm" />
        </button>
      )}
    </div>
  );
}

/** Where a pointer takes hold of a row. The buttons do the same by keyboard. */
export function RowGrip({ drag }: { drag: RowDrag }) {
  return (
    <span className="row-grip" title="Drag to move" {...drag.grip}>
      <Icon of={GripVertical} size="sm" />
    </span>
  );
}
