import type { Evidence } from "./posting.ts";

/** The most characters added to a word that a quotation cuts. Scripts without spaces have no ends of words nearby. */
const mostAdded = 30;

/**
 * Completes the words at which a quotation of the description begins and ends. "…" says that the sentence has more.
 *
 * @example "mployment Type: Permanent Duty Stat" // "… Employment Type: Permanent Duty Station …"
 */
export function completeQuote(evidence: Evidence, description: string): Evidence {
  if (evidence.from !== "description") return evidence;
  const { start, end, text } = evidence;
  if (description.slice(start, end) !== text) return evidence;
  const ahead = description.slice(0, start);
  const behind = description.slice(end);
  const first = /^[\p{L}\p{N}]/u.test(text) ? lengthOf(/[\p{L}\p{M}\p{N}]+$/u, ahead.slice(-mostAdded)) : 0;
  const last = /[\p{L}\p{N}]$/u.test(text) ? lengthOf(/^[\p{L}\p{M}\p{N}]+/u, behind.slice(0, mostAdded)) : 0;
  const hasMoreAhead = /[^\s.;!?|•][ \t]*$/u.test(ahead.slice(0, start - first));
  const hasMoreBehind = !/[.!?]$/.test(text) && /^[ \t]*[^\s.;!?|•]/u.test(behind.slice(last));
  const whole = description.slice(start - first, end + last);
  return {
    ...evidence,
    start: start - first,
    end: end + last,
    text: `${hasMoreAhead ? "… " : ""}${whole}${hasMoreBehind ? " …" : ""}`,
  };
}

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}
