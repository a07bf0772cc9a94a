import type { Database } from "../../platform/database/tables.ts";
import { defaultSettings, type Settings } from "./settings.ts";
import "./settings-tables.ts";

/** The settings of a person; the defaults where nothing was ever chosen. */
export async function readSettings(db: Database, personId: string): Promise<Settings> {
  const row = await db
    .selectFrom("account_settings")
    .where("person_id", "=", personId)
    .selectAll()
    .executeTakeFirst();
  if (!row) return defaultSettings;
  return {
    theme: row.theme as Settings["theme"],
    density: row.density as Settings["density"],
    emailNotifications: row.email_notifications,
    jobAlerts: row.job_alerts,
    marketing: row.marketing,
    publicProfile: row.public_profile,
    analytics: row.analytics,
  };
}
