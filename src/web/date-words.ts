const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** "20 November 2026" for "2026-11-20". */
export function dateWords(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}
