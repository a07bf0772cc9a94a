import { lazy, Suspense } from "react";
import { useCvScore } from "./use-cv-score.ts";

/** Without it, for example offline, only the tips remain. */
const ScorePanel = lazy(() =>
  import("./score-panel.tsx").then(
    (module) => ({ default: module.ScorePanel }),
    () => ({ default: () => null }),
  ),
);

/** The place of the score. Its rules and its panel load once something is written. */
export function ScoreAside() {
  const score = useCvScore();
  const waiting = (
    <div className="score">
      <h2 className="h-ui">ATS score</h2>
      <p className="meta">It begins with the first words that you write.</p>
    </div>
  );
  return <Suspense fallback={waiting}>{score ? <ScorePanel score={score} /> : waiting}</Suspense>;
}
