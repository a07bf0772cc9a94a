/** Returns the index of the tab that a key moves to, wrapping around. Null if the key moves nothing. */
export function nextTab(key: string, current: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current - 1 + count) % count;
  return null;
}
