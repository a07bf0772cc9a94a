import { readSummaries } from "../../jobs/search/match/read-summaries.server.ts";
import { newJobsText } from "../mail/alert-texts.ts";
import { writeAlertMail } from "../mail/alert-mail.server.ts";
import type { SavedSearch } from "../searches/saved-search.ts";
import type { AlertTools } from "./alert-tools.ts";
import { chooseNewJobs } from "./choose-new-jobs.server.ts";
import { findNewJobs } from "./find-new-jobs.server.ts";
import { reserveDeliveries } from "./reserve-deliveries.server.ts";

/** Maximum number of jobs in one mail, which links to the rest. */
export const maxListed = 20;

/** Milliseconds. An import that began before the search was saved may add its jobs later than that. */
const longestImport = 86_400_000;

export type AlertOutcome =
  | "mailed"
  | "nothing-new"
  /** The person does not want alerts. */
  | "unwanted"
  /** The search changed, or another process mailed its jobs meanwhile. */
  | "changed";

/**
 * Runs a saved search and mails the jobs that its owner has not been told about. The deliveries are recorded and the
 * mail is enqueued in one transaction: a crash neither loses nor repeats a mail. Searching and writing the mail come
 * before it, because a transaction on the embedded database makes pages wait.
 */
export async function sendAlert(tools: AlertTools, search: SavedSearch): Promise<AlertOutcome> {
  const { db, clock, gazetteer, mailer, site, wantedAddress, record } = tools;
  const now = clock();
  const { personId } = search;
  const to = await wantedAddress(db, personId);
  if (to === null) return "unwanted";
  const since = new Date(search.createdAt.getTime() - longestImport);
  const matches = await findNewJobs(db, search, { afterJobId: search.afterJobId, since, now, gazetteer });
  const found = await chooseNewJobs(db, personId, matches);
  const count = found.jobIds.length;
  const jobs = await readSummaries(db, found.jobIds.slice(0, maxListed));
  const mail = count === 0 ? null : await writeAlertMail({ site, to, search, jobs, count, now });

  return db.transaction().execute(async (tx) => {
    if (!(await reserveDeliveries(tx, search, found, { now, isMailed: mail !== null }))) return "changed";
    if (mail === null) return "nothing-new";
    await mailer.send(mail, { db: tx });
    await record(tx, { personId, subject: `${newJobsText(count)}: ${search.name}`, now });
    return "mailed";
  });
}
