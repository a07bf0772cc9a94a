const day = 86_400_000;

/**
 * Returns the time in a Retry-After header, at most a day ahead. Returns null for a missing or invalid one. RFC 9110,
 * section 10.2.3: whole seconds or a date.
 */
export function retryAfter(header: string | null, now: Date): Date | null {
  const text = header?.trim() ?? "";
  const at = /^\d+$/.test(text) ? now.getTime() + Number(text) * 1000 : dateIn(text);
  if (Number.isNaN(at)) return null;
  return new Date(Math.min(Math.max(at, now.getTime()), now.getTime() + day));
}

/** A date must name its month, because `Date.parse` alone would also accept "-5" or "1.5". */
function dateIn(text: string): number {
  return /[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
}
