/** "2026-11-22 10:42": a moment in UTC, short and in the order that sorts; "–" for none. */
export function momentText(moment: Date | null): string {
  return moment === null ? "–" : moment.toISOString().slice(0, 16).replace("T", " ");
}
