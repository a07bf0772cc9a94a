/** One thing to do, with its day. */
export type NextUp = {
  applicationId: string;
  at: Date;
  /** "Today", "Thu 26 Nov, 14:30" */
  when: string;
  isLate: boolean;
  what: string;
  /** The title of its application. */
  about: string;
  action: { label: string; to: string };
};
