import type { Database } from "../../platform/database/tables.ts";
import { readSettings } from "./read-settings.server.ts";
import type { Settings } from "./settings.ts";

/** Mail that people may do without. Confirmations, recovery and warnings about the account are not among it. */
export const mailKinds = ["notifications", "alerts", "marketing"] as const;
export type MailKind = (typeof mailKinds)[number];

export const settingOfMail = {
  notifications: "emailNotifications",
  alerts: "jobAlerts",
  marketing: "marketing",
} as const satisfies Record<MailKind, keyof Settings>;

/** Whether a person wants mail of a kind. Asked again at each sending, so that a change acts at once. */
export async function mayMail(db: Database, personId: string, kind: MailKind): Promise<boolean> {
  const settings = await readSettings(db, personId);
  return settings[settingOfMail[kind]];
}
