/** The moment at which searches are judged. It is fixed, so that freshness does not change the figures. */
export const judgedAt = new Date("2026-11-20T12:00:00Z");
