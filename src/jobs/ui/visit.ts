const key = "jobs-visit";
/** A pause of this length ends a visit. */
const pause = 30 * 60_000;

/** The last sign of life, and when the visit before this one ended; null on the first. */
export type Visit = { lastActive: number; previousEnd: number | null };

/** Continues a visit, or begins the next one after a pause. Times are epoch milliseconds. */
export function continuedVisit(kept: Visit | null, now: number): Visit {
  if (!kept) return { lastActive: now, previousEnd: null };
  const isSame = now - kept.lastActive < pause;
  return { lastActive: now, previousEnd: isSame ? kept.previousEnd : kept.lastActive };
}

/** Reads what the browser kept; anything else counts as no visit. */
export function readVisit(stored: string | null): Visit | null {
  const [lastActive, previousEnd] = (stored ?? "").split(" ").map(Number);
  if (!lastActive || !Number.isFinite(lastActive)) return null;
  return { lastActive, previousEnd: previousEnd && Number.isFinite(previousEnd) ? previousEnd : null };
}

/** When the visit before this one ended: jobs first seen later are new to this person. Null where nothing is kept. */
export function previousVisitEnd(now: number): number | null {
  try {
    const visit = continuedVisit(readVisit(localStorage.getItem(key)), now);
    localStorage.setItem(key, `${visit.lastActive} ${visit.previousEnd ?? 0}`);
    return visit.previousEnd;
  } catch {
    return null;
  }
}
