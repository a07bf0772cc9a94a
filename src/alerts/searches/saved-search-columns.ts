/** Selects a saved search as `SavedSearch`. */
export const savedSearchColumns = [
  "id",
  "person_id as personId",
  "name",
  "parameters",
  "frequency",
  "paused_until as pausedUntil",
  "created_at as createdAt",
  "after_job_id as afterJobId",
  "last_run_at as lastRunAt",
  "last_mailed_at as lastMailedAt",
  "deleted_at as deletedAt",
  "mail_key as mailKey",
  "feed_key as feedKey",
] as const;
