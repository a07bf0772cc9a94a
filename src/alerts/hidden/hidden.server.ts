import type { Database } from "../../platform/database/tables.ts";

/** The jobs and companies, among some, that a person has hidden. */
export type Hidden = { jobIds: ReadonlySet<number>; companySlugs: ReadonlySet<string> };

type SomeJob = { id: number; companySlug: string };

/** Returns which of these jobs and of their companies a person has hidden. */
export async function findHidden(db: Database, personId: string, jobs: readonly SomeJob[]): Promise<Hidden> {
  if (jobs.length === 0) return { jobIds: new Set(), companySlugs: new Set() };
  const jobRows = await db
    .selectFrom("hidden_jobs")
    .where("person_id", "=", personId)
    .where(
      "job_id",
      "in",
      jobs.map(({ id }) => id),
    )
    .select("job_id")
    .execute();
  const companyRows = await db
    .selectFrom("hidden_companies")
    .where("person_id", "=", personId)
    .where(
      "company_slug",
      "in",
      jobs.map(({ companySlug }) => companySlug),
    )
    .select("company_slug")
    .execute();
  return {
    jobIds: new Set(jobRows.map(({ job_id }) => job_id)),
    companySlugs: new Set(companyRows.map(({ company_slug }) => company_slug)),
  };
}

export function isJobHidden({ jobIds, companySlugs }: Hidden, { id, companySlug }: SomeJob): boolean {
  return jobIds.has(id) || companySlugs.has(companySlug);
}
