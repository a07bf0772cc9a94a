import { Link } from "react-router";
import { PhaseBadge } from "../../roadmap/phase-badge.tsx";
import type { Phase } from "../../roadmap/phase.ts";

/** The progress of the project, in three lines of the roadmap. */
export function RoadmapProgress({
  phases,
}: {
  phases: readonly Pick<Phase, "number" | "title" | "state" | "here">[];
}) {
  return (
    <section className="block" aria-labelledby="h-open">
      <div className="open">
        <div>
          <h2 className="h-sec" id="h-open">
            Built in the open
          </h2>
          <p className="lead">
            The code, the plan and the numbers are public. You can see what is finished, what is under way,
            and ask for what is missing.
          </p>
          <Link className="link" to="/roadmap">
            See the roadmap
          </Link>
        </div>
        <ol className="phases">
          {phases.map((phase) => (
            <li key={phase.number} className={phase.state}>
              <span>{phase.title}</span>
              <PhaseBadge phase={{ ...phase, here: false }} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
