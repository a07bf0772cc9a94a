import type { RawPay } from "../jobs/posting.ts";
import { amountOf, textOf } from "./json-fields.ts";

/** Pay in figures, or in words next to the unit that the source states. */
export type StatedPay = { pay: RawPay | null; payText: string | null };

/** True for a positive number, also in words: "45k", "€35.000 - €42.000 per year". */
export function isAmount(value: unknown): boolean {
  if (amountOf(value) !== null) return true;
  return typeof value === "string" && /[1-9]/.test(value) && !/^\s*[-−]/.test(value);
}

/** Returns both ends as figures. If one of them is written in words, returns the words, next to the unit. */
export function payOfEnds(ends: [unknown, unknown], unit: Omit<RawPay, "min" | "max">): StatedPay | null {
  const [min = null, max = null] = ends.map((end) => amountOf(end, unit.period));
  const words = [...new Set(ends.filter((end) => isAmount(end)).map((end) => textOf(end) ?? ""))];
  if (words.length === 0) return null;
  const isInFigures = ends.every((end) => !isAmount(end) || amountOf(end) !== null);
  if (isInFigures) return { pay: { min, max, ...unit }, payText: null };
  const hasUnit = unit.currency !== null || unit.period !== null || unit.predicted;
  return { pay: hasUnit ? { min: null, max: null, ...unit } : null, payText: words.join(" - ") };
}
