/** An entry of a calendar: at a time, or for a whole day. */
export type CalendarEntry = {
  /** Unique and stable, so that a calendar recognises the entry again. */
  uid: string;
  title: string;
  description: string;
  /** An address or a link. */
  place: string;
  /** Grows with each change. */
  revision: number;
} & ({ startsAt: Date; minutes: number } | { day: string });
