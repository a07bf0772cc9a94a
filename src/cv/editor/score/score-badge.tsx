import { AtsBadge } from "../../score/ui/ats-badge.tsx";
import { useCvScore } from "./use-cv-score.ts";

/** The score of the open CV as a badge. */
export function ScoreBadge() {
  return <AtsBadge score={useCvScore().score} />;
}
