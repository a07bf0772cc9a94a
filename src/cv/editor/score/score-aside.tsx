import { lazy, Suspense } from "react";
import { useCvScore } from "./use-cv-score.ts";

const ScorePanel = lazy(async () => ({ default: (await import("./score-panel.tsx")).ScorePanel }));

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
