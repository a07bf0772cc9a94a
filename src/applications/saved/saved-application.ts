/** Orders of the list of saved jobs. */
export const savedSorts = ["saved", "closing", "company", "title"] as const;
export type SavedSort = (typeof savedSorts)[number];

export const savedSortLabels: Record<SavedSort, string> = {
  saved: "Latest saved",
  closing: "Closing soon",
  company: "Company",
  title: "Title",
};

export function readSavedSort(value: unknown): SavedSort {
  return savedSorts.find((one) => one === value) ?? "saved";
}

/** A saved job in the list: an application in a stage of the kind "saved". */
export type SavedApplication = {
  id: string;
  jobId: number | null;
  title: string;
  company: string;
  place: string;
  link: string;
  /** Markdown. */
  notes: string;
  /** "2026-01-31" */
  applyBy: string | null;
  savedAt: Date;
};
