import { Check, Minus } from "lucide-react";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { PhaseBadge } from "./phase-badge.tsx";
import type { Phase } from "./phase.ts";

/** Draws the phases as rising ledges, with the dot on the current one. */
export function RoadmapClimb({ phases }: { phases: readonly Phase[] }) {
  return (
    <ol className="climb">
      {phases.map((phase) => (
        <li key={phase.number} className={classNames("phase", phase.state, phase.here && "here")}>
          <PhaseBadge phase={phase} />
          <h2>
            <span className="k">{phase.number}</span> {phase.title}
          </h2>
          <ul>
            {phase.items.map((item) => (
              <li key={item.text} className={item.done ? "ok" : undefined}>
                <Icon of={item.done ? Check : Minus} size="sm" />
                <span>
                  {item.done && <span className="sr">Done: </span>}
                  {item.text}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
