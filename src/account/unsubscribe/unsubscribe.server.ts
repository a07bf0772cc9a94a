import type { Database } from "../../platform/database/tables.ts";
import { recordActivity } from "../activity/record-activity.server.ts";
import { changeSettings } from "../settings/change-settings.server.ts";
import { settingOfMail } from "../settings/may-mail.server.ts";
import { readSettings } from "../settings/read-settings.server.ts";
import "../account-tables.ts";
import type { Subscription } from "./unsubscribe-token.server.ts";

/** Sends a person no more mail of a kind. Once is enough; who has deleted their account gets none anyway. */
export async function unsubscribe(db: Database, { personId, kind }: Subscription, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const person = await tx
      .selectFrom("users")
      .where("id", "=", personId)
      .select("id")
      .forUpdate()
      .executeTakeFirst();
    if (!person) return;
    const settings = await readSettings(tx, personId);
    if (!settings[settingOfMail[kind]]) return;
    await changeSettings(tx, personId, { [settingOfMail[kind]]: false }, now);
    await recordActivity(tx, { personId, kind: "unsubscribed", subject: mailKindWords[kind], now });
  });
}

export const mailKindWords = {
  notifications: "email notifications",
  alerts: "job alerts",
  marketing: "marketing communications",
} as const;
