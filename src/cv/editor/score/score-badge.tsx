import { AtsBadge } from "../../score/ui/ats-badge.tsx";
import { useCvScore } from "./use-cv-score.ts";

/** The score of the open CV as a badge; nothing until it is known. */
export function ScoreBadge() {
  const score = useCvScore();
  return score && <AtsBadge score={score.score} />;
}
