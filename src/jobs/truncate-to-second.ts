/** Drops the milliseconds, which addresses and feeds do not carry. */
export function truncateToSecond(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 1000) * 1000);
}
