/** A day and time without a zone, as the field `datetime-local` sends it: "2026-11-26T14:30". */
const localTime = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formats.set(zone, made);
  return made;
}

/** Whether the name of a time zone is known here: "Europe/Berlin". */
export function isTimeZone(name: string): boolean {
  if (name === "" || name.length > 60) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Writes a moment as the clocks of a zone show it: "2026-11-26T14:30". */
export function localTimeOf(moment: Date, zone: string): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${(parts["year"] ?? "").padStart(4, "0")}-${parts["month"]}-${parts["day"]}T${parts["hour"]}:${parts["minute"]}`;
}

/** Writes the day of a moment in a zone: "2026-11-26". */
export function dayIn(moment: Date, zone: string): string {
  return localTimeOf(moment, zone).slice(0, 10);
}

/**
 * Reads a local time of a zone. A time that the clocks skip is read as one hour later. If a time occurs twice, the
 * first one counts. Returns null for any other text.
 */
export function momentAt(local: string, zone: string): Date | null {
  const [, ...fields] = localTime.exec(local) ?? [];
  if (fields.length === 0) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = fields.map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  const stated = new Date(asUtc);
  if (Number.isNaN(asUtc) || year < 1900 || stated.getUTCDate() !== day || stated.getUTCHours() !== hour)
    return null;
  const offsets = [offsetAt(asUtc - oneDay, zone), offsetAt(asUtc + oneDay, zone)];
  const fits = offsets
    .map((offset) => asUtc - offset)
    .filter((moment) => moment + offsetAt(moment, zone) === asUtc);
  return new Date(fits.length > 0 ? Math.min(...fits) : asUtc - (offsets[0] ?? 0));
}

const oneDay = 24 * 60 * 60 * 1000;

/** Milliseconds that the clocks of a zone are ahead of UTC at a moment. */
function offsetAt(moment: number, zone: string): number {
  return Date.parse(`${localTimeOf(new Date(moment), zone)}Z`) - Math.floor(moment / 60_000) * 60_000;
}

/** Whether a text is a day of the calendar: "2026-01-31". */
export function isDay(text: string): boolean {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(text) && text >= "1900";
}

/** Whole days from one day to another. Negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / oneDay);
}
