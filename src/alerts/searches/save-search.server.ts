import { sql } from "kysely";
import * as z from "zod";
import { latestJobId } from "../../jobs/latest-job-id.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { choice, defineForm, text } from "../../platform/forms/define-form.server.ts";
import { frequencyLabels, type Frequency } from "./frequency.ts";
import { longestName, maxSavedSearches } from "./saved-search.ts";

/** The form of a saved search: its name, and how often its new jobs are mailed. */
export const searchForm = defineForm(
  z.object({
    name: text(longestName, "Enter a name for the search."),
    frequency: choice(frequencyLabels, "Choose how often you want mail."),
  }),
);

type NewSearch = {
  personId: string;
  name: string;
  parameters: string;
  frequency: Frequency;
  now: Date;
  random: (bytes: number) => Uint8Array;
};

export type SaveSearchResult = { ok: true; id: number; isNew: boolean } | { ok: false; reason: "too-many" };

/** Saves a search. A search that the person has already saved gets the new name and frequency. */
export async function saveSearch(
  db: Database,
  { personId, name, parameters, frequency, now, random }: NewSearch,
): Promise<SaveSearchResult> {
  const afterJobId = await latestJobId(db);
  const key = () => Buffer.from(random(24)).toString("base64url");
  return db.transaction().execute(async (tx) => {
    // A form that is sent twice at once saves one search.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${personId}`}, 0))`.execute(tx);
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
