/**
 * The `fresh_at` of jobs whose date is unknown. It is before every other date, so that they come last in the order of
 * dates and belong to no day.
 */
const undated = new Date(0);

/** Returns the moment by which a job is ordered and filtered: its publication, if a source states it. */
export function freshAt(postedAt: Date | null): Date {
  return postedAt ?? undated;
}
