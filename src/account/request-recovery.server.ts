import type { Accounts } from "./accounts.server.ts";
import { addressGroup } from "../platform/http/address-group.ts";
import { takeAttempt, type Taken } from "./attempts/take-attempt.server.ts";
import { linkAddress } from "./links/link-address.ts";
import { hashToken, linkSeconds, newLinkToken } from "./links/link-token.server.ts";
import { writeRecoveryMail } from "./mails/recovery-mail.server.ts";
import type { Visit } from "./visit.ts";

/** Mails a link that lets somebody choose a new password. Says and takes the same for an address without an account. */
export async function requestRecovery(accounts: Accounts, email: string, visit: Visit): Promise<Taken> {
  const byAddress = await takeAttempt(accounts, "link asked for, address", addressGroup(visit.clientAddress));
  if (!byAddress.ok) return byAddress;
  const byAccount = await takeAttempt(accounts, "link asked for, account", email);
  if (!byAccount.ok) return byAccount;
  accounts.later.run("recovery", () => sendLink(accounts, email));
  return { ok: true };
}

async function sendLink(accounts: Accounts, email: string): Promise<void> {
  const { config, clock, random, mailer, db } = accounts;
  const user = await db.selectFrom("users").where("email", "=", email).select("id").executeTakeFirst();
  if (!user) return;
  const token = newLinkToken(random);
  const mail = await writeRecoveryMail(config, email, linkAddress(config, "recover", token));
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("account_links")
      .values({
        token_hash: hashToken(token),
        user_id: user.id,
        purpose: "recover",
        made_at: now,
        expires_at: new Date(now.getTime() + linkSeconds.recover * 1000),
        used_at: null,
        name: null,
        password: null,
      })
      .execute();
    await mailer.send(mail, { db: tx });
  });
}
