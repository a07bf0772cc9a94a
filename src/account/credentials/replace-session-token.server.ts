import type { Database } from "../../platform/database/tables.ts";
import type { Accounts } from "../accounts.server.ts";
import { newSessionToken, sessionExpiry } from "./new-session-token.server.ts";

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
