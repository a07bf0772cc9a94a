type NamedJob = { title: string; company: string };

export function tailoredTitle({ title, company }: NamedJob): string {
  return [title, company].filter(Boolean).join(", ").slice(0, 120);
}

/** Names a CV next to a job: in words if it is tailored to this job, otherwise by its title. */
export function cvNameForJob(cv: { title: string }, job: NamedJob | null): string {
  return job && cv.title === tailoredTitle(job) ? "your CV for it" : cv.title || "your CV";
}
