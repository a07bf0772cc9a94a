import type { Database } from "../../platform/database/tables.ts";
import type { Settings } from "./settings.ts";
import type { AccountSettingsTable } from "./settings-tables.ts";

const columns = {
  theme: "theme",
  density: "density",
  emailNotifications: "email_notifications",
  jobAlerts: "job_alerts",
  marketing: "marketing",
  publicProfile: "public_profile",
  analytics: "analytics",
} as const satisfies Record<keyof Settings, keyof AccountSettingsTable>;

/** Changes some settings of a person and leaves the others as they are. */
export async function changeSettings(
  db: Database,
  personId: string,
  changes: Partial<Settings>,
  now: Date,
): Promise<void> {
  const chosen = Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [columns[name as keyof Settings], value]),
  );
  await db
    .insertInto("account_settings")
    .values({ person_id: personId, ...chosen, updated_at: now })
    .onConflict((conflict) => conflict.column("person_id").doUpdateSet({ ...chosen, updated_at: now }))
    .execute();
}
