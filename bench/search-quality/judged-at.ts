/** The moment searches are judged at, so that freshness never drifts. */
export const judgedAt = new Date("2026-11-20T12:00:00Z");
