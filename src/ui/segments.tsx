import type { LucideIcon } from "lucide-react";
import { Icon } from "./icon.tsx";

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  icon?: LucideIcon;
};

type SegmentsProps<Value extends string> = {
  /** Accessible name of the choice. */
  label: string;
  /** Field name. Each segment is a submit button of the surrounding form, so it works without JavaScript. */
  name: string;
  segments: readonly Segment<Value>[];
  /** Null while it is not known. */
  value: Value | null;
  /** Called instead of submitting if JavaScript runs. */
  onChoose: (value: Value) => void;
};

/** A choice between two or three views of the same content. */
export function Segments<Value extends string>({
  label,
  name,
  segments,
  value,
  onChoose,
}: SegmentsProps<Value>) {
  return (
    <fieldset className="seg" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="submit"
          name={name}
          value={segment.value}
          aria-pressed={segment.value === value}
          onClick={(event) => {
            event.preventDefault();
            onChoose(segment.value);
          }}
        >
          {segment.icon && <Icon of={segment.icon} size="sm" />}
          {segment.label}
        </button>
      ))}
    </fieldset>
  );
}
