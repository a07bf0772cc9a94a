import { makeSignature } from "better-auth/crypto";
import { cookieRules, writeCookie } from "../../platform/http/cookies.ts";
import type { Accounts } from "../accounts.server.ts";
import { newLinkToken } from "../links/link-token.server.ts";

/**
 * Makes the secret of a session.
 *
 * @returns `cookie`: the `Set-Cookie` value, signed as Better Auth signs it
 */
export async function newSessionToken({
  config,
  random,
  secret,
}: Pick<Accounts, "config" | "random" | "secret">): Promise<{ token: string; cookie: string }> {
  const token = newLinkToken(random);
  const value = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`);
  return { token, cookie: writeCookie(config, "session", value) };
}

/** The end of a session that begins now. */
export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + cookieRules.session.seconds * 1000);
}
