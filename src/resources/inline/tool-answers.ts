import type { CheckedDates } from "./check-dates.ts";

/** Pay as typed, and the same pay for each period, in weeks of 40 hours. Null when it cannot be read. */
export type PayConversion = { typed: string; period: string; pay: Record<string, number> | null };

/** Answers of the small tool of a guide. Each is null before it. */
export type ToolAnswers = { dates: CheckedDates | null; pay: PayConversion | null };
