import { Check } from "lucide-react";
import { Badge } from "../ui/badge.tsx";
import { phaseStateLabels, type Phase } from "./phase.ts";

/**
 * The state of a phase: completed with a tick, in progress (highlighted if it is the current phase), or planned in
 * grey.
 */
export function PhaseBadge({ phase }: { phase: Pick<Phase, "state" | "here"> }) {
  const label = phaseStateLabels[phase.state];
  if (phase.state === "completed") {
    return (
      <Badge tone="good" icon={Check}>
        {label}
      </Badge>
    );
  }
  if (phase.state === "planned") return <Badge>{label}</Badge>;
  return <Badge tone={phase.here ? "new" : "brand"}>{label}</Badge>;
}
