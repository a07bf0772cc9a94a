const key = "jobs-visit";
/** Milliseconds of inactivity that end a visit. */
const pause = 30 * 60_000;

/** The time of the last activity, and the end of the previous visit; null on the first visit. */
export type VisitTimes = { lastActive: number; previousEnd: number | null };

/** Continues a visit, or begins a new one after a pause. Times are epoch milliseconds. */
export function continuedVisit(kept: VisitTimes | null, now: number): VisitTimes {
  if (!kept) return { lastActive: now, previousEnd: null };
  const isSame = now - kept.lastActive < pause;
  return { lastActive: now, previousEnd: isSame ? kept.previousEnd : kept.lastActive };
}

/** Parses the stored visit; null if it is missing or invalid. */
export function readVisit(stored: string | null): VisitTimes | null {
  const [lastActive, previousEnd] = (stored ?? "").split(" ").map(Number);
  if (!lastActive || !Number.isFinite(lastActive)) return null;
  return { lastActive, previousEnd: previousEnd && Number.isFinite(previousEnd) ? previousEnd : null };
}

/**
 * Records a visit and returns when the previous one ended; jobs first seen later are new to the visitor. Returns null
 * on the first visit or without browser storage.
 */
export function previousVisitEnd(now: number): number | null {
  try {
    const visit = continuedVisit(readVisit(localStorage.getItem(key)), now);
    localStorage.setItem(key, `${visit.lastActive} ${visit.previousEnd ?? 0}`);
    return visit.previousEnd;
  } catch {
    return null;
  }
}
