import type { Accounts } from "./accounts.server.ts";
import { hashToken } from "./links/link-token.server.ts";

export type PendingSignUp =
  | { state: "used"; email: string }
  /** `asksPassword`: a link that was sent again, whose page asks for a name and a password. */
  | { state: "open"; email: string; asksPassword: boolean };

/**
 * What a confirmation link would do, without using it; null when it is not ours or has expired. Every link of an
 * address that has an account counts as used.
 */
export async function readPendingSignUp(
  { db, clock }: Pick<Accounts, "db" | "clock">,
  token: string,
): Promise<PendingSignUp | null> {
  const link = await db
    .selectFrom("pending_sign_ups")
    .leftJoin("users", "users.email", "pending_sign_ups.email")
    .where("token_hash", "=", hashToken(token))
    .select([
      "pending_sign_ups.email",
      "pending_sign_ups.password",
      "expires_at",
      "used_at",
      "users.id as userId",
    ])
    .executeTakeFirst();
  if (!link) return null;
  const { email } = link;
  if (link.userId !== null) return { state: "used", email };
  if (link.used_at !== null || link.expires_at <= clock()) return null;
  return { state: "open", email, asksPassword: link.password === null };
}
