import type { Database } from "../../platform/database/tables.ts";
import { type Settings, withDefaults, settingEntries } from "./settings.ts";
import { sql } from "kysely";
import { optionalMails, type MailKind } from "./optional-mails.ts";
import type { PersonalDataHandler } from "../personal-data.ts";

/** The settings of a person, with the default for each one that they have not chosen. */
export async function readSettings(db: Database, personId: string): Promise<Settings> {
  const row = await db
    .selectFrom("account_settings")
    .where("person_id", "=", personId)
    .select("chosen")
    .executeTakeFirst();
  return withDefaults(row?.chosen ?? {});
}

/** Changes some settings of a person and leaves the others as they are. */
export async function changeSettings(
  db: Database,
  personId: string,
  changes: Partial<Settings>,
  now: Date,
): Promise<void> {
  await db
    .insertInto("account_settings")
    .values({ person_id: personId, chosen: JSON.stringify(changes), updated_at: now })
    .onConflict((conflict) =>
      conflict.column("person_id").doUpdateSet({
        // Merged in the database, so that neither of two simultaneous changes is lost.
        chosen: sql<string>`account_settings.chosen || excluded.chosen`,
        updated_at: now,
      }),
    )
    .execute();
}

/**
 * Whether a person wants mail of a kind. Called again before each sending, so that a change takes effect immediately.
 */
export async function mayMail(db: Database, personId: string, kind: MailKind): Promise<boolean> {
  const settings = await readSettings(db, personId);
  return settings[optionalMails[kind].setting];
}

type Display = Pick<Settings, "theme" | "density">;

/**
 * The display settings of a signed-in person: the account's settings apply on every device, and the device's own where
 * the account has none.
 */
export async function displayOfAccount(db: Database, personId: string, device: Display): Promise<Display> {
  const { theme, density } = await readSettings(db, personId);
  return { theme: theme ?? device.theme, density: density ?? device.density };
}

export const settingsData: PersonalDataHandler = {
  name: "settings",
  holds: "Your current settings.",
  async export(db, { id }) {
    const settings = await readSettings(db, id);
    const exported = settingEntries.filter(([, setting]) => setting.exported);
    return Object.fromEntries(exported.map(([key]) => [key, settings[key]]));
  },
  async erase(tx, { id }) {
    await tx.deleteFrom("account_settings").where("person_id", "=", id).execute();
  },
};
