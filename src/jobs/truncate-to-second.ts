/** The moment without its milliseconds, as addresses and feeds carry it. */
export function truncateToSecond(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 1000) * 1000);
}
