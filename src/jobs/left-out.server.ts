import { sql, type RawBuilder } from "kysely";
import { companySlug } from "./extraction/company.ts";

/** The jobs and companies that a person has hidden. Lists of jobs leave them out. */
export type LeftOut = { jobIds: readonly number[]; companySlugs: readonly string[] };

export const nothingLeftOut: LeftOut = { jobIds: [], companySlugs: [] };

/** Conditions on a row of `jobs j` that leave out what is hidden. */
export function notLeftOut({ jobIds, companySlugs }: LeftOut): RawBuilder<unknown>[] {
  return [
    ...(companySlugs.length > 0 ? [sql`j.company_slug <> all(${companySlugs}::text[])`] : []),
    ...(jobIds.length > 0 ? [sql`j.id <> all(${jobIds}::bigint[])`] : []),
  ];
}

/** Returns those of some jobs that are not hidden. */
export function withoutLeftOut<Job extends { id: number | string; company: string }>(
  jobs: readonly Job[],
  { jobIds, companySlugs }: LeftOut,
): Job[] {
  return jobs.filter(
    ({ id, company }) => !jobIds.includes(Number(id)) && !companySlugs.includes(companySlug(company)),
  );
}
