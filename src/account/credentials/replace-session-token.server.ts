import { makeSignature } from "better-auth/crypto";
import type { Database } from "../../platform/database/tables.ts";
import { sessionCookie, writeCookie } from "../account-cookies.ts";
import type { Accounts } from "../accounts.server.ts";
import "../account-tables.ts";
import { sessionSeconds } from "../better-auth-options.server.ts";
import { newLinkToken } from "../links/link-token.server.ts";

export type NewSessionToken = {
  /** Writes the new token. Call it in the transaction that changes the credential. */
  store: (tx: Database) => Promise<void>;
  /** The `Set-Cookie` value, signed as Better Auth signs it. */
  cookie: string;
};

/**
 * Makes a new token for one session, so that the browser stays signed in and a copy of its former cookie is worthless.
 * The session's thirty days start again.
 */
export async function replaceSessionToken(
  { config, random, secret }: Pick<Accounts, "config" | "random" | "secret">,
  sessionId: string,
  now: Date,
): Promise<NewSessionToken> {
  const token = newLinkToken(random);
  const value = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`);
  return {
    async store(tx) {
      await tx
        .updateTable("sessions")
        .set({ token, expires_at: new Date(now.getTime() + sessionSeconds * 1000), updated_at: now })
        .where("id", "=", sessionId)
        .execute();
    },
    cookie: writeCookie(config, sessionCookie(config), value, sessionSeconds),
  };
}
