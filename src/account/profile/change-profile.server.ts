import * as z from "zod";
import { defineForm, requiredBy } from "../../platform/forms/define-form.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import { recordActivity } from "../activity/activity.server.ts";
import { profileEntries, profileKeys, type Profile } from "./profile-fields.ts";

type ProfileShape = Record<keyof Profile, ReturnType<typeof requiredBy<string>>>;
const shape = profileEntries.map(([key, { read, longest }]) => [key, requiredBy(read, longest)]);

const profileForm = defineForm(z.object(Object.fromEntries(shape) as ProfileShape));

/** Reads the form of the profile. Submitting an unchanged profile is an error too. */
export function readProfile(form: FormData, before: Profile): ReturnType<typeof profileForm.read> {
  const read = profileForm.read(form);
  if (!read.ok || profileKeys.some((key) => read.values[key] !== before[key])) return read;
  return { ...read, ok: false, errors: { name: "That is already your name." }, isMissing: false };
}

/**
 * Stores the profile of a person and records the changes in their activity. A missing profile is created.
 *
 * @param after as `readProfile` gives it
 */
export async function changeProfile(
  db: Database,
  { personId, before, after, now }: { personId: string; before: Profile; after: Profile; now: Date },
): Promise<void> {
  const columns = profileEntries.map(([key, { column }]) => [column, after[key]]);
  const row = { ...(Object.fromEntries(columns) as ProfileRow), updated_at: now };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("profiles")
      .values({ id: personId, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    for (const [key, { activity }] of profileEntries)
      if (activity && after[key] !== before[key]) await recordActivity(tx, { personId, kind: activity, now });
  });
}

type ProfileRow = Record<(typeof profileEntries)[number][1]["column"], string>;
