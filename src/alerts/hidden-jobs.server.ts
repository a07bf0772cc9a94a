import { companySlug } from "../jobs/extraction/company.ts";
import { forgetHiddenInBrowser, readHiddenInBrowser } from "./hidden-in-browser.ts";
import type { Database } from "../platform/database/tables.ts";

type HiddenJob = { id: number; title: string; company: string };

/** Hides a job from the lists and alerts of a person. */
export async function hideJob(
  db: Database,
  personId: string,
  { id, title, company }: HiddenJob,
  now: Date,
): Promise<void> {
  await db
    .insertInto("hidden_jobs")
    .values({ person_id: personId, job_id: id, title, company, hidden_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Hides all jobs of a company, whatever the spelling of its name. @returns false if the text is not the name of a
 * company
 */
export async function hideCompany(
  db: Database,
  personId: string,
  company: string,
  now: Date,
): Promise<boolean> {
  const slug = companySlug(company);
  if (slug === "") return false;
  await db
    .insertInto("hidden_companies")
    .values({ person_id: personId, company_slug: slug, company, hidden_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/**
 * Moves the companies that were hidden in this browser into the account of a person who has signed in.
 *
 * @returns the `Set-Cookie` value that clears them in the browser
 */
export async function moveHiddenToAccount(
  db: Database,
  personId: string,
  { site, headers, now }: { site: { publicUrl: string }; headers: Headers; now: Date },
): Promise<string> {
  const companies = readHiddenInBrowser(site, headers);
  await Promise.all(companies.map((company) => hideCompany(db, personId, company, now)));
  return forgetHiddenInBrowser(site);
}

/** Shows a hidden job again. */
export async function showJob(db: Database, personId: string, jobId: number): Promise<void> {
  await lookAtAllAgain(db, personId);
  await db.deleteFrom("hidden_jobs").where("person_id", "=", personId).where("job_id", "=", jobId).execute();
}

/** Shows the jobs of a hidden company again. */
export async function showCompany(db: Database, personId: string, slug: string): Promise<void> {
  await lookAtAllAgain(db, personId);
  await db
    .deleteFrom("hidden_companies")
    .where("person_id", "=", personId)
    .where("company_slug", "=", slug)
    .execute();
}

/** Lets the next run of each saved search look at earlier jobs, too. */
async function lookAtAllAgain(db: Database, personId: string): Promise<void> {
  await db.updateTable("saved_searches").set({ seen_job_id: 0 }).where("person_id", "=", personId).execute();
}

type HiddenCompany = { slug: string; company: string };

/** Lists everything that a person has hidden, the latest first. */
export async function listHidden(
  db: Database,
  personId: string,
): Promise<{ jobs: HiddenJob[]; companies: HiddenCompany[] }> {
  const jobs = await db
    .selectFrom("hidden_jobs")
    .where("person_id", "=", personId)
    .select(["job_id as id", "title", "company"])
    .orderBy("hidden_at", "desc")
    .orderBy("job_id", "desc")
    .execute();
  const companies = await db
    .selectFrom("hidden_companies")
    .where("person_id", "=", personId)
    .select(["company_slug as slug", "company"])
    .orderBy("hidden_at", "desc")
    .orderBy("company_slug")
    .execute();
  return { jobs, companies };
}

/** The latest hidden jobs and companies that searches leave out. */
const maxLeftOut = 2_000;

/** Lists the ids of the jobs and companies that searches of a person leave out. */
export async function listHiddenIds(
  db: Database,
  personId: string,
): Promise<{ jobIds: number[]; companySlugs: string[] }> {
  const jobs = await db
    .selectFrom("hidden_jobs")
    .where("person_id", "=", personId)
    .select("job_id")
    .orderBy("hidden_at", "desc")
    .limit(maxLeftOut)
    .execute();
  const companies = await db
    .selectFrom("hidden_companies")
    .where("person_id", "=", personId)
    .select("company_slug")
    .orderBy("hidden_at", "desc")
    .limit(maxLeftOut)
    .execute();
  return {
    jobIds: jobs.map(({ job_id }) => job_id),
    companySlugs: companies.map(({ company_slug }) => company_slug),
  };
}

/** The jobs and companies, among some, that a person has hidden. */
type Hidden = { jobIds: ReadonlySet<number>; companySlugs: ReadonlySet<string> };

type SomeJob = { id: number; companySlug: string };

/** Returns which of these jobs and of their companies a person has hidden. */
export async function getHidden(db: Database, personId: string, jobs: readonly SomeJob[]): Promise<Hidden> {
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
      jobs.map((job) => job.companySlug),
    )
    .select("company_slug")
    .execute();
  return {
    jobIds: new Set(jobRows.map(({ job_id }) => job_id)),
    companySlugs: new Set(companyRows.map(({ company_slug }) => company_slug)),
  };
}

export function isJobHidden(hidden: Hidden, job: SomeJob): boolean {
  return hidden.jobIds.has(job.id) || hidden.companySlugs.has(job.companySlug);
}
