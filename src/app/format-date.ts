const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** "20 November 2026" for "2026-11-20". */
export function formatLongDate(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

const clockTime = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const localDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });
const oneDay = 86_400_000;

/**
 * Describes a moment in the time zone of this machine.
 *
 * @example formatLocalMoment(expiresAt, now) // "tomorrow 10:42"
 */
export function formatLocalMoment(moment: Date, now: Date): string {
  const onDay = localDay.format(moment);
  const words =
    onDay === localDay.format(now)
      ? "today"
      : onDay === localDay.format(new Date(now.getTime() + oneDay))
        ? "tomorrow"
        : onDay;
  return `${words} ${clockTime.format(moment)}`;
}
