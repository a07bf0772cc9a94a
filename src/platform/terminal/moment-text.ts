/** Formats a moment in UTC, short and sortable: "2026-11-22 10:42". Returns "–" for null. */
export function momentText(moment: Date | null): string {
  return moment === null ? "–" : moment.toISOString().slice(0, 16).replace("T", " ");
}
