import type { Database } from "../../platform/database/tables.ts";
import { recordActivity } from "../activity/activity.server.ts";
import { changeSettings, readSettings } from "../settings/stored-settings.server.ts";
import { optionalMails } from "../settings/optional-mails.ts";
import type { Subscription } from "./unsubscribe-token.server.ts";

/** Turns off a kind of mail for a person. Does nothing when it is off already or the account is deleted. */
export async function unsubscribe(db: Database, { personId, kind }: Subscription, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const person = await tx
      .selectFrom("users")
      .where("id", "=", personId)
      .select("id")
      .forUpdate()
      .executeTakeFirst();
    if (!person) return;
    const { setting, unsubscribedFrom } = optionalMails[kind];
    const settings = await readSettings(tx, personId);
    if (!settings[setting]) return;
    await changeSettings(tx, personId, { [setting]: false }, now);
    await recordActivity(tx, { personId, kind: "unsubscribed", subject: unsubscribedFrom, now });
  });
}
