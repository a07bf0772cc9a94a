/**
 * How long an application stayed in a stage: the words of the figure, and the length of its bar in days. Equal words
 * have equal bars.
 */
export type TimeInStage = { words: string; days: number };

/** Rounds a number of days to whole days, or to whole hours below one day. */
export function roundTimeInStage(days: number): TimeInStage {
  const hours = Math.round(days * 24);
  if (hours < 1) return { words: "under an hour", days: 0 };
  if (hours < 24) return { words: hours === 1 ? "1 hour" : `${hours} hours`, days: hours / 24 };
  const rounded = Math.round(days);
  return { words: rounded === 1 ? "1 day" : `${rounded} days`, days: rounded };
}
