const day = 86_400_000;

/** Days since 1970 in UTC. */
export function dayOf(date: Date): number {
  return Math.floor(date.getTime() / day);
}

export const dayTerm = (number: number): string => `d=${number}`;
export const weekTerm = (number: number): string => `w=${Math.floor(number / 7)}`;

/** Returns the terms of the days since a moment. Longer times use the terms of weeks, which keeps the list short. */
export function termsSince(since: Date, now: Date): string[] {
  const term = +now - +since <= 7 * day ? dayTerm : weekTerm;
  const terms = new Set<string>();
  // A source's clock may be ahead of ours, so tomorrow counts as today.
  for (let number = dayOf(since); number <= dayOf(now) + 1; number += 1) terms.add(term(number));
  return [...terms];
}
