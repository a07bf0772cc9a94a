import type { Database } from "../platform/database/tables.ts";
import type { Accounts } from "./accounts.server.ts";
import { recordActivity } from "./activity/record-activity.server.ts";
import { sendIfWanted, type OptionalMail } from "./mails/send-if-wanted.server.ts";
import { writeWelcomeMail } from "./mails/welcome-mail.server.ts";
import { unsubscribeAddress } from "./unsubscribe/unsubscribe-token.server.ts";

const kind = "notifications";

/** Writes the welcome mail. Call it before the transaction that creates the account. */
export function prepareWelcome(
  { config, secret }: Pick<Accounts, "config" | "secret">,
  { personId, email }: { personId: string; email: string },
): Promise<OptionalMail> {
  return writeWelcomeMail(config, email, unsubscribeAddress(config, secret, { personId, kind }));
}

/** Records the first activity of a new account and sends the welcome. */
export async function welcomePerson(
  tx: Database,
  {
    mailer,
    welcome,
    personId,
    since,
    now,
  }: {
    mailer: Accounts["mailer"];
    welcome: OptionalMail;
    personId: string;
    since: Date;
    now: Date;
  },
): Promise<void> {
  await recordActivity(tx, { personId, kind: "account-created", now: since });
  await recordActivity(tx, { personId, kind: "email-confirmed", now });
  await sendIfWanted(mailer, welcome, { personId, kind, db: tx });
}
