import type { Accounts } from "../accounts.server.ts";
import { rememberNewBrowser } from "../browsers/remember-browser.server.ts";
import { hashPassword } from "../passwords/password-work.server.ts";
import { judgePassword, normalisePassword, type PasswordFault } from "../passwords/judge-password.server.ts";
import type { Viewer } from "../viewer.ts";
import { notifySecurityChange, writeSecurityNotice } from "./notify-security-change.server.ts";
import { reauthenticate, type Proof, type ReauthenticateRefusal } from "./reauthenticate.server.ts";
import { replaceSessionToken } from "./session-token.server.ts";
import { revokeAll } from "./revoke-all.server.ts";

export type ChangePasswordResult =
  | { ok: true; headers: Headers }
  | ReauthenticateRefusal
  | { ok: false; reason: "password"; fault: PasswordFault };

/**
 * Changes the password of a signed-in person. All other sessions end and this one gets a new token. Known browsers,
 * browsers that skip the second step, and links in mails are forgotten. Passkeys and two-step sign-in stay.
 *
 * @returns headers with the new cookies of this browser
 */
export async function changePassword(
  accounts: Accounts,
  viewer: Pick<Viewer, "id" | "email" | "name" | "session">,
  { next, ...proof }: Proof & { next: string },
): Promise<ChangePasswordResult> {
  const { config, db, clock, mailer } = accounts;
  const proved = await reauthenticate(accounts, viewer, proof);
  if (!proved.ok) return proved;
  const password = normalisePassword(next.slice(0, 1_000));
  const fault = judgePassword(password, [viewer.name, viewer.email, config.productName]);
  if (fault) return { ok: false, reason: "password", fault };

  const client = { known: true, person: viewer.id } as const;
  const hashed = await hashPassword(accounts, password, { client, signal: proof.signal });
  if (!hashed.ok) return hashed;
  const notice = await writeSecurityNotice(accounts, viewer, { kind: "password-changed" });
  const now = clock();
  const session = await replaceSessionToken(accounts, viewer.session.id, now);
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("credentials")
      .set({ password: hashed.value, updated_at: now })
      .where("user_id", "=", viewer.id)
      .where("provider_id", "=", "credential")
      .execute();
    const keep = { session: viewer.session.id, passkeys: true, twoStep: true };
    await revokeAll(tx, viewer.id, { now, keep });
    await session.store(tx);
    await notifySecurityChange(tx, mailer, notice);
  });
  const { headers } = await rememberNewBrowser(accounts, viewer.id);
  headers.append("set-cookie", session.cookie);
  return { ok: true, headers };
}
