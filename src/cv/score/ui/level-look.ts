import { CircleAlert, CircleX, TriangleAlert, type LucideIcon } from "lucide-react";
import type { FindingLevel } from "../score-rule.ts";

type LevelLook = { icon: LucideIcon; tone: "bad" | "warn" | "neutral"; words: string };

/** How findings of each level look. */
export const levelLooks: Record<FindingLevel, LevelLook> = {
  fatal: { icon: CircleX, tone: "bad", words: "Must be mended" },
  major: { icon: TriangleAlert, tone: "warn", words: "Important" },
  missing: { icon: TriangleAlert, tone: "warn", words: "Missing" },
  suggested: { icon: CircleAlert, tone: "neutral", words: "Suggested" },
};
