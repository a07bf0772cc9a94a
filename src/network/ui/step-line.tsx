import { CircleAlert, CornerDownRight, Minus } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import type { StepView } from "./people-view.ts";

const icons = { late: CircleAlert, next: CornerDownRight, none: Minus } as const;

/** The next step of a person on one line. */
export function StepLine({ step: { text, tone } }: { step: StepView }) {
  return (
    <p className={`step ${tone}`}>
      <Icon of={icons[tone]} size="sm" />
      <span>{text}</span>
    </p>
  );
}
