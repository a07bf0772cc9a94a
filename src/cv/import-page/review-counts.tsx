import { Check, CircleHelp, Minus, TriangleAlert } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import type { Counts } from "./review-marks.ts";

/** The numbers of texts that were read, that are to be checked, and that were left out. */
export function ReviewCounts({ counts, leftOut }: { counts: Counts; leftOut: number }) {
  return (
    <output className="import-tally">
      <span data-tone="good">
        <Icon of={Check} size="sm" />
        <b>{counts.sure}</b> {counts.sure === 1 ? "field" : "fields"} sure
      </span>
      {counts.check > 0 && (
        <span data-tone="warn">
          <Icon of={TriangleAlert} size="sm" />
          <b>{counts.check}</b> to check
        </span>
      )}
      {counts.unplaced > 0 && (
        <span>
          <Icon of={CircleHelp} size="sm" />
          <b>{counts.unplaced}</b> not placed
        </span>
      )}
      {leftOut > 0 && (
        <span>
          <Icon of={Minus} size="sm" />
          <b>{leftOut}</b> left out
        </span>
      )}
    </output>
  );
}
