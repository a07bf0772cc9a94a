import type { Database } from "../../platform/database/tables.ts";
import type { Accounts } from "../accounts.server.ts";
import { longestUserAgent } from "../call-better-auth.server.ts";
import { newId } from "../new-id.ts";
import { makeSignature } from "better-auth/crypto";
import { cookieRules, writeCookie } from "../../platform/http/cookies.ts";
import { newLinkToken } from "../links/link-token.server.ts";

export type PreparedSession = {
  /** Stores the session. Call it in the transaction that creates the account, so that no later change can miss it. */
  store: (tx: Database, personId: string) => Promise<void>;
  /** The `Set-Cookie` value, signed as Better Auth signs it. */
  cookie: string;
};

/** Prepares the first session of an account that a request is about to create, as Better Auth would store it. */
export async function prepareSession(
  accounts: Pick<Accounts, "clock" | "config" | "random" | "secret">,
  headers: Headers,
): Promise<PreparedSession> {
  const { token, cookie } = await newSessionToken(accounts);
  const id = newId(accounts.random);
  const now = accounts.clock();
  return {
    async store(tx, personId) {
      await tx
        .insertInto("sessions")
        .values({
          id,
          user_id: personId,
          token,
          expires_at: sessionExpiry(now),
          ip_address: "",
          user_agent: headers.get("user-agent")?.slice(0, longestUserAgent) ?? "",
          created_at: now,
          updated_at: now,
        })
        .execute();
    },
    cookie,
  };
}

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
  accounts: Pick<Accounts, "config" | "random" | "secret">,
  sessionId: string,
  now: Date,
): Promise<NewSessionToken> {
  const { token, cookie } = await newSessionToken(accounts);
  return {
    async store(tx) {
      await tx
        .updateTable("sessions")
        .set({ token, expires_at: sessionExpiry(now), updated_at: now })
        .where("id", "=", sessionId)
        .execute();
    },
    cookie,
  };
}

/**
 * Makes the secret of a session.
 *
 * @returns `cookie`: the `Set-Cookie` value, signed as Better Auth signs it
 */
async function newSessionToken({
  config,
  random,
  secret,
}: Pick<Accounts, "config" | "random" | "secret">): Promise<{ token: string; cookie: string }> {
  const token = newLinkToken(random);
  const value = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`);
  return { token, cookie: writeCookie(config, "session", value) };
}

/** The end of a session that begins now. */
function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + cookieRules.session.seconds * 1000);
}
