import { verdictOf } from "./verdict.ts";

/** A score as a badge: three steps filled to its level, and the number. Green from 80, amber from 60, red below. */
export function AtsBadge({ score }: { score: number }) {
  const { tone, stairs } = verdictOf(score);
  const at = (stair: number) => (stair > stairs ? 0.28 : undefined);
  return (
    <span className={`badge badge-${tone} score-badge`}>
      <svg viewBox="0 0 15 12" aria-hidden="true">
        <rect x="0" y="8" width="4.25" height="4" rx="1" fill="currentColor" opacity={at(1)} />
        <rect x="5.25" y="4" width="4.25" height="8" rx="1" fill="currentColor" opacity={at(2)} />
        <rect x="10.5" y="0" width="4.25" height="12" rx="1" fill="currentColor" opacity={at(3)} />
      </svg>
      ATS {score}
    </span>
  );
}
