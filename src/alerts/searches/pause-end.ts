/** Returns the end of a pause of one month from now. */
export function pauseEnd(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + 1);
  return end;
}
