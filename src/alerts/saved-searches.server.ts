import { inTransaction } from "../platform/database/in-transaction.server.ts";
import type { Database, Tables } from "../platform/database/tables.ts";
import {
  longestName,
  maxSavedSearches,
  frequencyLabels,
  type SavedSearch,
  type Frequency,
} from "./saved-search.ts";
import type { Updateable } from "kysely";
import { latestJobId } from "../jobs/latest-job-id.server.ts";
import * as z from "zod";
import { choice, defineForm, text } from "../platform/forms/define-form.server.ts";

/** Selects a saved search as `SavedSearch`. */
const savedSearchColumns = [
  "id",
  "person_id as personId",
  "name",
  "parameters",
  "frequency",
  "paused_until as pausedUntil",
  "created_at as createdAt",
  "after_job_id as afterJobId",
  "last_run_at as lastRunAt",
  "seen_job_id as seenJobId",
  "last_mailed_at as lastMailedAt",
  "deleted_at as deletedAt",
  "mail_key as mailKey",
  "feed_key as feedKey",
] as const;

/** Lists the saved searches of a person, the latest first, without deleted ones. */
export function listSavedSearches(db: Database, personId: string): Promise<SavedSearch[]> {
  return db
    .selectFrom("saved_searches")
    .where("person_id", "=", personId)
    .where("deleted_at", "is", null)
    .select(savedSearchColumns)
    .orderBy("id", "desc")
    .execute();
}

/** Returns one saved search of a person, deleted or not; null if it is not theirs. */
export async function getSavedSearch(
  db: Database,
  personId: string,
  id: number,
): Promise<SavedSearch | null> {
  const row = await db
    .selectFrom("saved_searches")
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .select(savedSearchColumns)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the search that a feed address names; null when it is unknown or deleted. */
export async function getSearchOfFeed(db: Database, feedKey: string): Promise<SavedSearch | null> {
  const row = await db
    .selectFrom("saved_searches")
    .where("feed_key", "=", feedKey)
    .where("deleted_at", "is", null)
    .select(savedSearchColumns)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the search that a link in a mail names; null when it is unknown. */
export async function getSearchOfMail(db: Database, mailKey: string): Promise<SavedSearch | null> {
  const row = await db
    .selectFrom("saved_searches")
    .where("mail_key", "=", mailKey)
    .select(savedSearchColumns)
    .executeTakeFirst();
  return row ?? null;
}

type NewSearch = {
  personId: string;
  name: string;
  parameters: string;
  frequency: Frequency;
  now: Date;
  random: (bytes: number) => Uint8Array;
};

type SaveSearchResult = { ok: true; id: number; isNew: boolean } | { ok: false; reason: "too-many" };

/** Saves a search. A search that the person has already saved gets the new name and frequency. */
export async function saveSearch(
  db: Database,
  { personId, name, parameters, frequency, now, random }: NewSearch,
): Promise<SaveSearchResult> {
  const afterJobId = await latestJobId(db);
  const key = () => Buffer.from(random(24)).toString("base64url");
  // A form that is sent twice at once saves one search.
  return inTransaction(db, `saved searches ${personId}`, async (tx) => {
    const own = await tx
      .selectFrom("saved_searches")
      .where("person_id", "=", personId)
      .where("deleted_at", "is", null)
      .select(["id", "parameters"])
      .forUpdate()
      .execute();
    const chosen = { name: name.slice(0, longestName), frequency };
    const same = own.find((search) => search.parameters === parameters);
    if (same) {
      await tx
        .updateTable("saved_searches")
        .set({ ...chosen, paused_until: null })
        .where("id", "=", same.id)
        .execute();
      return { ok: true, id: same.id, isNew: false };
    }
    if (own.length >= maxSavedSearches) return { ok: false, reason: "too-many" };
    const { id } = await tx
      .insertInto("saved_searches")
      .values({
        ...chosen,
        person_id: personId,
        parameters,
        created_at: now,
        after_job_id: afterJobId,
        mail_key: key(),
        feed_key: key(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { ok: true, id, isNew: true };
  });
}

/** A saved search as its owner names it, or as a link in a mail does. */
type WhichSearch = { personId: string; id: number } | { mailKey: string };

export type SearchChange =
  | { do: "edit"; name: string; frequency: Frequency }
  | { do: "frequency"; frequency: Frequency }
  | { do: "pause"; until: Date }
  | { do: "resume" }
  | { do: "delete"; now: Date }
  | { do: "restore" };

/** Changes a saved search. @returns false when there is none, or another person has it */
export async function changeSavedSearch(
  db: Database,
  which: WhichSearch,
  change: SearchChange,
): Promise<boolean> {
  const own = db.updateTable("saved_searches").set(valuesOf(change));
  const update =
    "mailKey" in which
      ? own.where("mail_key", "=", which.mailKey)
      : own.where("person_id", "=", which.personId).where("id", "=", which.id);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}

function valuesOf(change: SearchChange): Updateable<Tables["saved_searches"]> {
  switch (change.do) {
    case "edit":
      return { name: change.name.slice(0, longestName), frequency: change.frequency };
    case "frequency":
      return { frequency: change.frequency, paused_until: null };
    case "pause":
      return { paused_until: change.until };
    case "resume":
      return { paused_until: null };
    case "delete":
      return { deleted_at: change.now };
    case "restore":
      break;
  }
  return { deleted_at: null };
}

/** Records that a search was run and found nothing, unless it was run meanwhile. */
export async function markRun(
  db: Database,
  { id, personId, lastRunAt }: Pick<SavedSearch, "id" | "personId" | "lastRunAt">,
  { now, seenJobId }: { now: Date; seenJobId: number },
): Promise<void> {
  await db
    .updateTable("saved_searches")
    .set({ last_run_at: now, seen_job_id: seenJobId })
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .where("last_run_at", lastRunAt === null ? "is" : "=", lastRunAt)
    .execute();
}

/** A deleted search can be restored for this many milliseconds. */
const restorable = 86_400_000;

/** Removes the searches that were deleted more than a day ago. */
export async function eraseDeletedSearches(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom("saved_searches")
    .where("deleted_at", "<", new Date(now.getTime() - restorable))
    .execute();
}

/** Returns the end of a pause of one month from now. */
export function pauseEnd(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + 1);
  return end;
}

/** The form of a saved search: its name, and how often its new jobs are mailed. */
export const searchForm = defineForm(
  z.object({
    name: text(longestName, "Enter a name for the search."),
    frequency: choice(frequencyLabels, "Choose how often you want mail."),
  }),
);
