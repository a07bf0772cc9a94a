/** An item of a Reactive Resume. Versions 4 and 5 name properties differently: the first with text counts. */
export type ReactiveResumeItem = {
  text: (...properties: string[]) => string;
  /** Formatted text as Markdown. */
  formatted: (...properties: string[]) => string;
  date: (property: string) => string;
  period: () => { startDate: string; endDate: string };
  /** Formatted text as a summary and a list of achievements, in Markdown. */
  achievements: (...properties: string[]) => { summary: string; description: string };
};

/** A row of a table in a LinkedIn export. */
export type LinkedInRow = {
  text: (...columns: string[]) => string;
  /** A long text as Markdown. */
  formatted: (...columns: string[]) => string;
  date: (column: string) => string;
  /** "Started On" to "Finished On". A missing end date means that the job is current. */
  period: () => { startDate: string; endDate: string };
  /** "Description" as a summary and a list of achievements, in Markdown. */
  achievements: () => { summary: string; description: string };
};
