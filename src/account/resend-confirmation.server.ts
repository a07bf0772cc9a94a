import type { Accounts } from "./accounts.server.ts";
import { addressGroup } from "../platform/http/address-group.ts";
import { takeAttempt, type Taken } from "./attempts/take-attempt.server.ts";
import { linkAddress } from "./links/link-address.ts";
import { hashToken, linkSeconds, newLinkToken } from "./links/link-token.server.ts";
import { writeConfirmMail } from "./mails/confirm-mail.server.ts";
import type { Visit } from "./visit.ts";

/** Sends the link that confirms once more, to an address that waits for it. Says and takes the same for any other. */
export async function resendConfirmation(
  accounts: Accounts,
  { email, returnUrl }: { email: string; returnUrl: string },
  visit: Visit,
): Promise<Taken> {
  const byAddress = await takeAttempt(accounts, "link asked for, address", addressGroup(visit.clientAddress));
  if (!byAddress.ok) return byAddress;
  const byAccount = await takeAttempt(accounts, "link asked for, account", email);
  if (!byAccount.ok) return byAccount;
  accounts.later.run("resend confirmation", () => sendAgain(accounts, email, returnUrl));
  return { ok: true };
}

async function sendAgain(accounts: Accounts, email: string, returnUrl: string): Promise<void> {
  const { config, clock, random, mailer, db } = accounts;
  // What was chosen last is what the new link brings as well.
  const waiting = await db
    .selectFrom("users")
    .leftJoin("account_links", (join) =>
      join.onRef("account_links.user_id", "=", "users.id").on("purpose", "=", "confirm"),
    )
    .where("email", "=", email)
    .where("email_verified", "=", false)
    .orderBy("account_links.made_at", (order) => order.desc().nullsLast())
    .select(["users.id", "account_links.name", "account_links.password"])
    .executeTakeFirst();
  if (!waiting) return;
  const token = newLinkToken(random);
  const mail = await writeConfirmMail(config, email, linkAddress(config, "confirm", token, returnUrl));
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("account_links")
      .values({
        token_hash: hashToken(token),
        user_id: waiting.id,
        purpose: "confirm",
        made_at: now,
        expires_at: new Date(now.getTime() + linkSeconds.confirm * 1000),
        used_at: null,
        name: waiting.name,
        password: waiting.password,
      })
      .execute();
    await mailer.send(mail, { db: tx });
  });
}
