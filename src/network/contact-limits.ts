/** Maximum numbers for one account, and maximum lengths in characters. */
export const contactLimits = {
  contacts: 5_000,
  /** Entries in the log of one contact. */
  events: 500,
  text: 200,
  email: 254,
  links: 2_000,
  note: 2_000,
  notes: 10_000,
  /** Weeks between two contacts. */
  weeks: 520,
} as const;

/** Days for which a deleted contact or log entry can be restored. */
export const daysToRestore = 30;

/** Maximum size of a file of people, in bytes: vCards have pictures. */
export const largestPeopleFile = 8_000_000;
