import type { Database } from "../platform/database/tables.ts";
import type { Accounts } from "./accounts.server.ts";
import { resetLimit, consumeAddressLimit, type TooMany } from "./rate-limits/consume-limit.server.ts";
import { rememberNewBrowser } from "./browsers/remember-browser.server.ts";
import { notifySecurityChange, writeSecurityNotice } from "./credentials/notify-security-change.server.ts";
import { revokeAll } from "./credentials/revoke-all.server.ts";
import { planTwoStepEnd, setTwoStepEnd } from "./credentials/two-step-ending.server.ts";
import { hashToken } from "./links/link-token.server.ts";
import { readAccountLink } from "./links/read-account-link.server.ts";
import { newId } from "./new-id.ts";
import { hashPassword } from "./passwords/password-work.server.ts";
import { judgePassword, normalisePassword, type PasswordFault } from "./passwords/judge-password.server.ts";
import type { RequestContext } from "./request-context.ts";

export type ChooseNewPasswordResult =
  | { ok: true; headers: Headers; twoStepEnds: Date | null }
  | TooMany
  | { ok: false; reason: "link" }
  | { ok: false; reason: "password"; fault: PasswordFault };

/**
 * Sets a new password with the link from a recovery mail, which works once. All sessions, passkeys, known browsers and
 * other links of the account are revoked, so that an intruder loses access. Two-step sign-in stays on, or ends after a
 * week if the owner cannot get a code (docs/decisions/0010). The owner is told by mail.
 *
 * @returns headers with a cookie that makes this a known browser, so attempts elsewhere do not block its sign-in; and
 * when two-step sign-in ends, or null if it stays as it is
 */
export async function chooseNewPassword(
  accounts: Accounts,
  {
    token,
    password: typed,
    cannotGetCode = false,
  }: { token: string; password: string; cannotGetCode?: boolean },
  visit: RequestContext,
): Promise<ChooseNewPasswordResult> {
  const { config, db, clock, mailer, random } = accounts;
  const taken = await consumeAddressLimit(accounts, "link opened, address", visit.clientAddress);
  if (!taken.ok) return taken;
  const link = await readAccountLink(accounts, "recover", token);
  if (link?.state !== "open") return { ok: false, reason: "link" };
  const password = normalisePassword(typed.slice(0, 1_000));
  const fault = judgePassword(password, [link.name, link.email, config.productName]);
  if (fault) return { ok: false, reason: "password", fault };

  // Only the owner of the address has the link, so they do not queue behind strangers.
  const client = { known: true, person: link.personId } as const;
  const hashed = await hashPassword(accounts, password, { client, signal: visit.signal });
  if (!hashed.ok) return hashed;
  const hash = hashed.value;
  const owner = { id: link.personId, email: link.email };
  const twoStepEnds = cannotGetCode ? await planTwoStepEnd(accounts, owner.id) : null;
  const notices = [await writeSecurityNotice(accounts, owner, { kind: "password-reset" })];
  if (twoStepEnds) {
    notices.push(
      await writeSecurityNotice(accounts, owner, { kind: "two-factor-ending", endsAt: twoStepEnds }),
    );
  }
  const now = clock();
  const id = newId(random);
  const personId = await db.transaction().execute(async (tx) => {
    const person = await claimLink(tx, token, now);
    if (person === null) return null;
    await replacePassword(tx, { id, person, hash, now });
    await revokeAll(tx, person, { now, keep: { twoStep: true } });
    await setTwoStepEnd(tx, person, twoStepEnds);
    for (const notice of notices) await notifySecurityChange(tx, mailer, notice);
    return person;
  });
  if (personId === null) return { ok: false, reason: "link" };
  await resetLimit(accounts, "sign-in, account", link.email);
  const { headers } = await rememberNewBrowser(accounts, personId);
  return { ok: true, headers, twoStepEnds };
}

/** Claims a link and returns the id of its owner. Returns null if the link is already used or expired. */
async function claimLink(tx: Database, token: string, now: Date): Promise<string | null> {
  const tokenHash = hashToken(token);
  // All links of the account are locked first and in one order, so two links used at once cannot deadlock.
  await tx
    .selectFrom("account_links")
    .where("user_id", "=", (links) =>
      links.selectFrom("account_links").where("token_hash", "=", tokenHash).select("user_id"),
    )
    .orderBy("token_hash")
    .forUpdate()
    .select("token_hash")
    .execute();
  const link = await tx
    .updateTable("account_links")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", "recover")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  if (!link) return null;
  await tx
    .updateTable("account_links")
    .set({ used_at: now })
    .where("user_id", "=", link.user_id)
    .where("used_at", "is", null)
    .execute();
  return link.user_id;
}

async function replacePassword(
  tx: Database,
  { id, person, hash, now }: { id: string; person: string; hash: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("credentials")
    .values({
      id,
      user_id: person,
      provider_id: "credential",
      account_id: person,
      password: hash,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["provider_id", "account_id"]).doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute();
}
