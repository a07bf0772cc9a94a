import { parseJson } from "../../platform/json/parse-json.ts";
/** A saved job in the browser's storage: enough to name it and link to it, even after it is gone. */
export type SavedJob = {
  id: string;
  title: string;
  company: string;
  /** "/jobs/123-senior-data-analyst" */
  path: string;
  /** ISO 8601. */
  savedAt: string;
  /** The closing date of the advert, ISO 8601. Absent in jobs that were saved earlier. */
  closesAt?: string | null;
  /** "£41,000 / year". Absent in jobs that were saved earlier. */
  pay?: string;
};

/** More jobs than anyone will read, but few enough for the browser's storage. */
export const maxSavedHere = 500;

/** Parses the browser's saved jobs. Anything that is not a list counts as empty, and invalid entries are skipped. */
export function readSavedJobs(stored: string | null): SavedJob[] {
  const found = parseJson(stored);
  return Array.isArray(found) ? found.filter(isSavedJob).slice(0, maxSavedHere) : [];
}

/** Adds a job at the beginning of the list, where it may be already, or removes it. Null if the list is full. */
export function changeSavedJobs(
  jobs: readonly SavedJob[],
  job: SavedJob,
  isSaved: boolean,
): readonly SavedJob[] | null {
  const others = jobs.filter((one) => one.id !== job.id);
  if (!isSaved) return others;
  if (others.length < jobs.length) return jobs;
  return jobs.length < maxSavedHere ? [job, ...jobs] : null;
}

function isSavedJob(value: unknown): value is SavedJob {
  if (typeof value !== "object" || value === null) return false;
  const job = value as Record<keyof SavedJob, unknown>;
  const texts = [job.id, job.title, job.company, job.path, job.savedAt];
  return (
    texts.every((text) => typeof text === "string") &&
    /^\/jobs\/[\w%-]+$/.test(String(job.path)) &&
    isMoment(job.savedAt) &&
    (job.closesAt == null || isMoment(job.closesAt)) &&
    (job.pay === undefined || typeof job.pay === "string")
  );
}

const isMoment = (value: unknown) => !Number.isNaN(Date.parse(String(value)));
