const day = 86_400_000;

/**
 * The moment a Retry-After header names, at most a day ahead; null when there is none or it makes no sense.
 * RFC 9110, section 10.2.3: whole seconds or a date.
 */
export function retryAfter(header: string | null, now: Date): Date | null {
  const text = header?.trim() ?? "";
  const at = /^\d+$/.test(text) ? now.getTime() + Number(text) * 1000 : dateIn(text);
  if (Number.isNaN(at)) return null;
  return new Date(Math.min(Math.max(at, now.getTime()), now.getTime() + day));
}

/** Dates name their month; `Date.parse` alone would also read "-5" or "1.5". */
function dateIn(text: string): number {
  return /[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
}
