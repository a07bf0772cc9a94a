import type { NewMatchesOptions } from "../jobs/search/match/find-new-matches.server.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/tables.ts";
import type { Mailer } from "../platform/mail/mailer.server.ts";
import { sql } from "kysely";
import type { Logger } from "../platform/log/log.ts";
import { eraseDeletedSearches, getSavedSearch, getSearchOfMail, markRun } from "./saved-searches.server.ts";
import type { SavedSearch } from "./saved-search.ts";
import { latestJobId } from "../jobs/latest-job-id.server.ts";
import { readSummaries } from "../jobs/search/match/read-summaries.server.ts";
import { newJobsText, mailKeyOf } from "./alert-texts.ts";
import { writeAlertMail } from "./alert-mail.server.ts";
import { chooseNewJobs, reserveDeliveries } from "./deliveries.server.ts";
import { findNewJobs, maxListed } from "./find-new-jobs.server.ts";
import { dayIn, momentAt } from "../platform/clock/zoned-time.ts";

/** The dependencies of alerts. The last three are functions of other domains, which alerts do not know. */
export type AlertTools = {
  db: Database;
  clock: Clock;
  gazetteer: NewMatchesOptions["gazetteer"];
  mailer: Mailer;
  site: { productName: string; publicUrl: string };
  /** The address of a person; null if they do not want alerts. */
  wantedAddress: (db: Database, personId: string) => Promise<string | null>;
  /** The time zone of each person, if it is known; UTC counts for all others. */
  timeZones: (db: Database) => Promise<ReadonlyMap<string, string>>;
  /** Adds a sent alert to the activity of a person. */
  record: (db: Database, sent: { personId: string; subject: string; now: Date }) => Promise<void>;
};

/** Name of the task that runs saved searches. */
export const alertTask = "send-alerts";

/** Milliseconds for mails of mornings in one run. The rest waits for the next run, so that mails "at once" do not wait. */
const longestMorning = 240_000;

/**
 * Runs the saved searches that are due, one after the other, those with mails "at once" first. A search that fails is
 * tried again in the next run and does not stop the others.
 *
 * @returns the number of mails enqueued
 */
export async function sendDueAlerts(
  tools: AlertTools,
  { log, signal }: { log: Pick<Logger, "error">; signal?: AbortSignal },
): Promise<number> {
  const now = tools.clock();
  await eraseDeletedSearches(tools.db, now);
  const newest = await latestJobId(tools.db);
  let mailed = 0;
  let morningBegan: number | null = null;
  for (const { id, personId, looksAtAll, canWait } of await listDueSearches(tools, now, newest)) {
    if (signal?.aborted) break;
    if (canWait) {
      const time = tools.clock().getTime();
      morningBegan ??= time;
      if (time - morningBegan > longestMorning) break;
    }
    try {
      const search = await getSavedSearch(tools.db, personId, id);
      if (search && (await sendAlert(tools, search, { newest, looksAtAll })) === "mailed") mailed += 1;
    } catch (error) {
      log.error({ err: error, search: id }, "a saved search could not be run");
    }
  }
  return mailed;
}

type DueSearch = Pick<SavedSearch, "id" | "personId"> & {
  /** Whether the run looks at all jobs since the search was saved, not only at those since its last run. */
  looksAtAll: boolean;
  /** Whether the mail is written in the morning, so that a few minutes do not matter. */
  canWait: boolean;
};

/** The times that decide whether a search is due. */
type AlertSchedule = {
  /** A search with mails "at once" is due if its last mail was before this. */
  atOnce: Date;
  /** Other searches are due if their last run was before this: the last morning, or the last Monday morning. */
  daily: Date;
  weekly: Date;
};

/**
 * Lists the due searches: first those with mails "at once", and of each kind those that waited longest. A run looks only
 * at the jobs that came after the last one. Once a week it looks at all jobs since the search was saved: an advert may
 * have been changed, or shown again.
 *
 * @param newest the latest job. Searches that have seen it have nothing new to find
 */
async function listDueSearches(
  { db, timeZones }: AlertTools,
  now: Date,
  newest: number,
): Promise<DueSearch[]> {
  const zones = await timeZones(db);
  const known = new Map<string, AlertSchedule>();
  const momentsIn = (zone: string) => {
    const moments = known.get(zone) ?? alertSchedule(now, zone);
    known.set(zone, moments);
    return moments;
  };
  const searches = await db
    .selectFrom("saved_searches")
    .where("deleted_at", "is", null)
    .where("frequency", "!=", "off")
    .where((where) => where.or([where("paused_until", "is", null), where("paused_until", "<=", now)]))
    .select(["id", "person_id as personId", "frequency", "created_at as createdAt"])
    .select(["last_run_at as lastRunAt", "last_mailed_at as lastMailedAt", "seen_job_id as seenJobId"])
    .orderBy(sql`coalesce(last_run_at, created_at)`)
    .orderBy("id")
    .execute();
  const due = searches.flatMap((search) => {
    const { id, personId, frequency, lastRunAt, seenJobId } = search;
    const moments = momentsIn(zones.get(personId) ?? "UTC");
    const looksAtAll = lastRunAt === null || lastRunAt < lastFullLook(id, now);
    const isNeeded = isDue(search, moments) && (looksAtAll || seenJobId < newest);
    return isNeeded ? [{ id, personId, looksAtAll, canWait: frequency !== "at-once" }] : [];
  });
  return due.sort((one, other) => Number(one.canWait) - Number(other.canWait));
}

const week = 7 * 86_400_000;

/** Milliseconds between two runs. */
const betweenRuns = 300_000;

/** Returns when a search was last to look at all jobs. Each id has its own five minutes of the week. */
function lastFullLook(id: number, now: Date): Date {
  const offset = (id * betweenRuns) % week;
  return new Date(Math.floor((now.getTime() - offset) / week) * week + offset);
}

/** This many new jobs are read one by one. */
const fewJobs = 5_000;

/** Milliseconds. An import that began before the search was saved may add its jobs later than that. */
const longestImport = 86_400_000;

type AlertOutcome =
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
async function sendAlert(
  tools: AlertTools,
  search: SavedSearch,
  { newest, looksAtAll }: { newest: number; looksAtAll: boolean },
): Promise<AlertOutcome> {
  const { db, clock, gazetteer, mailer, site, wantedAddress, record } = tools;
  const now = clock();
  const { personId } = search;
  const to = await wantedAddress(db, personId);
  if (to === null) return "unwanted";
  const since = new Date(search.createdAt.getTime() - longestImport);
  const afterJobId = Math.max(search.afterJobId, looksAtAll ? 0 : search.seenJobId);
  const matches = await findNewJobs(db, search, {
    afterJobId,
    isFew: newest - afterJobId <= fewJobs,
    since,
    now,
    gazetteer,
  });
  const found = await chooseNewJobs(db, personId, matches);
  if (found.jobIds.length + found.joined.length === 0) {
    await markRun(db, search, { now, seenJobId: newest });
    return "nothing-new";
  }
  const count = found.jobIds.length;
  const jobs = await readSummaries(db, found.jobIds.slice(0, maxListed));
  const mail = count === 0 ? null : await writeAlertMail({ site, to, search, jobs, count, now });

  return db.transaction().execute(async (tx) => {
    if (!(await reserveDeliveries(tx, search, found, { now, isMailed: mail !== null, seenJobId: newest })))
      return "changed";
    if (mail === null) return "nothing-new";
    await mailer.send(mail, { db: tx });
    await record(tx, { personId, subject: `${newJobsText(count)}: ${search.name}`, now });
    return "mailed";
  });
}

/**
 * Whether a queued mail of a saved search may still be sent. Returns null for all other mail.
 *
 * @param wantsAlerts whether a person wants alerts at all
 */
export async function isAlertWanted(
  { unsubscribe = "" }: { unsubscribe?: string },
  { db, wantsAlerts }: { db: Database; wantsAlerts: (personId: string) => Promise<boolean> },
): Promise<boolean | null> {
  const key = mailKeyOf(unsubscribe);
  if (key === null) return null;
  const search = await getSearchOfMail(db, key);
  if (!search || search.deletedAt !== null || search.frequency === "off") return false;
  return wantsAlerts(search.personId);
}

/** The time from which morning mails are written, on the clocks of the person. */
const morning = "06:00";

/** With runs every five minutes, a job is mailed within ten minutes, and a search has six mails an hour at most. */
const betweenMails = 570_000;

const day = 86_400_000;

/** Returns the moments for people in a time zone, such as "Europe/Berlin". */
export function alertSchedule(now: Date, zone: string): AlertSchedule {
  const today = dayIn(now, zone);
  const morningOf = (daysAgo: number) => {
    const date = new Date(Date.parse(`${today}T00:00Z`) - daysAgo * day).toISOString().slice(0, 10);
    return momentAt(`${date}T${morning}`, zone) ?? now;
  };
  const daysAgo = morningOf(0) <= now ? 0 : 1;
  const weekday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7;
  return {
    atOnce: new Date(now.getTime() - betweenMails),
    daily: morningOf(daysAgo),
    weekly: morningOf(weekday === 0 && daysAgo === 1 ? 7 : weekday),
  };
}

type Waiting = Pick<SavedSearch, "frequency" | "createdAt" | "lastRunAt" | "lastMailedAt">;

function isDue(search: Waiting, { atOnce, daily, weekly }: AlertSchedule): boolean {
  const { frequency, createdAt, lastRunAt, lastMailedAt } = search;
  const lastRun = lastRunAt ?? createdAt;
  if (frequency === "at-once") return lastMailedAt === null || lastMailedAt <= atOnce;
  if (frequency === "off") return false;
  return lastRun < (frequency === "daily" ? daily : weekly);
}
