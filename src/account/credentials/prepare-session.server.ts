import type { Database } from "../../platform/database/tables.ts";
import type { Accounts } from "../accounts.server.ts";
import { longestUserAgent } from "../call-better-auth.server.ts";
import { newId } from "../new-id.ts";
import { newSessionToken, sessionExpiry } from "./new-session-token.server.ts";

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
