import { CircleAlert, CircleX, TriangleAlert, type LucideIcon } from "lucide-react";
import type { FindingLevel } from "../score-rule.ts";

type ScoreVerdict = { tone: "good" | "warn" | "bad"; words: string; stairs: 1 | 2 | 3 };

/** Returns the verdict on a score: green from 80, amber from 60, red below. */
export function verdictOf(score: number): ScoreVerdict {
  if (score >= 80) return { tone: "good", words: "Ready to send", stairs: 3 };
  if (score >= 60) return { tone: "warn", words: "Nearly there", stairs: 2 };
  return { tone: "bad", words: "Needs work", stairs: 1 };
}

/** Returns a sentence about the distance to the next step. */
export function nextStepText(score: number): string {
  if (score >= 100) return "No rule has anything to add.";
  const next = [60, 80].find((step) => step > score);
  const points = (next ?? 100) - score;
  const figure = `${points} ${points === 1 ? "point" : "points"}`;
  return next ? `${figure} to the next step.` : `You can gain ${figure}.`;
}

type LevelLook = { icon: LucideIcon; tone: "bad" | "warn" | "neutral"; words: string };

/** How findings of each level look. */
export const levelLooks: Record<FindingLevel, LevelLook> = {
  fatal: { icon: CircleX, tone: "bad", words: "Must be fixed" },
  major: { icon: TriangleAlert, tone: "warn", words: "Important" },
  missing: { icon: TriangleAlert, tone: "warn", words: "Missing" },
  suggested: { icon: CircleAlert, tone: "neutral", words: "Suggested" },
};

const longest = 60;

/** The beginning of a long line. */
export function shortened(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2))}…`;
}
