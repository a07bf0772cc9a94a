/** The steps of an application, in order. */
export const funnelSteps = ["Saved", "Applied", "Replied", "Interview", "Offer"] as const;

export type Funnel = {
  /** The day of the first application; null if there is none. */
  since: string | null;
  /** How many applications got at least as far as each step. */
  counts: readonly number[];
};

/** Says how many of the applications that were sent got a reply; null if none was sent. */
export function replyRateText({ counts }: Funnel): string | null {
  const [, applied = 0, replied = 0] = counts;
  if (applied === 0) return null;
  if (replied === 0) return "No reply so far.";
  if (replied === applied) return "Every application got a reply.";
  return `${replied} of ${applied} applications got a reply.`;
}
