export type PageCountsTable = {
  /** UTC day: "2026-11-21" */
  day: string;
  /** "/jobs/:slug" */
  route: string;
  opened: number;
};

declare module "../database/tables.ts" {
  interface Tables {
    page_counts: PageCountsTable;
  }
}
