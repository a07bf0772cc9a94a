import { betterAuth } from "better-auth";
import type { Logger } from "pino";
import type { Clock } from "../platform/clock/clock.ts";
import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/tables.ts";
import type { Mailer } from "../platform/mail/mailer.server.ts";
import "./account-tables.ts";
import { betterAuthOptions } from "./better-auth-options.server.ts";

/** What everything about accounts needs; made once and handed to `signUp`, `signIn`, `readViewer` … */
export type Accounts = {
  config: Pick<Config, "publicUrl" | "productName">;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  log: Logger;
  /** Bytes nobody can foresee. */
  random: (bytes: number) => Uint8Array;
  secret: string;
  auth: ReturnType<typeof createBetterAuth>;
};

/**
 * @param from.secret at least 32 characters: `config.authSecret`, else `readSiteSecret`
 * @example const accounts = createAccounts({ config, db, clock, mailer, log, random: randomBytes, secret });
 */
export function createAccounts(from: Omit<Accounts, "auth">): Accounts {
  return { ...from, auth: createBetterAuth(from) };
}

function createBetterAuth(from: Omit<Accounts, "auth">) {
  return betterAuth(betterAuthOptions(from));
}
