import { lazy, Suspense, type ComponentType } from "react";
import { hasText } from "../../document/has-text.ts";
import { useSessionPart } from "../session/session-context.ts";

/** Without its module, for example offline, a part of the score is left out. */
const loaded = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (): { default: ComponentType } => ({ default: () => null }),
    ),
  );

const ScorePanel = loaded(async () => (await import("./score-panel.tsx")).ScorePanel);
const ScoreBadge = loaded(async () => (await import("./score-badge.tsx")).ScoreBadge);

/** The rules load once something is written: an empty CV has no score. */
const useIsBegun = (): boolean => useSessionPart(({ document }) => hasText(document));

export function LiveScorePanel() {
  const waiting = (
    <div className="score">
      <h2 className="h-ui">ATS score</h2>
      <p className="meta">The score appears as soon as you write something.</p>
    </div>
  );
  return <Suspense fallback={waiting}>{useIsBegun() ? <ScorePanel /> : waiting}</Suspense>;
}

export function LiveScoreBadge() {
  return <Suspense>{useIsBegun() && <ScoreBadge />}</Suspense>;
}
