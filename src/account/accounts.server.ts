import { betterAuth } from "better-auth";
import type { Logger } from "pino";
import type { Clock } from "../platform/clock/clock.ts";
import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/tables.ts";
import type { Mailer } from "../platform/mail/mailer.server.ts";
import type { Tasks } from "../platform/queue/tasks.server.ts";
import { betterAuthOptions } from "./better-auth-options.server.ts";
import { createAfterResponse, type AfterResponse } from "./after-response.ts";
import { createPasswordWork, type PasswordWork } from "./passwords/password-work.server.ts";

/** The dependencies of the operations on accounts. */
export type AccountsFrom = {
  config: Pick<Config, "publicUrl" | "productName" | "smtp">;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  /** The queue. It must have the tasks of `defineLinkTask`. */
  tasks: Pick<Tasks, "enqueue">;
  /** Writes a text to the terminal. A site without a mail server prints account links there. */
  print: (text: string) => void;
  log: Logger;
  /** Returns unpredictable bytes. */
  random: (bytes: number) => Uint8Array;
  /** At least 32 characters: `config.authSecret`, else `readSiteSecret`. */
  secret: string;
};

/** Everything that operations on accounts need. Created once and passed to `signUp`, `signIn`, `readViewer` … */
export type Accounts = AccountsFrom & {
  /** Sessions, passwords, second steps and passkeys. Requests reach it only through `callBetterAuth`. */
  auth: ReturnType<typeof createBetterAuth>;
  afterResponse: AfterResponse;
  /** Hashes and verifies all passwords. */
  passwordWork: PasswordWork;
};

/**
 * @example const accounts = createAccounts({ config, db, clock, mailer, tasks, print, log, random: randomBytes, secret });
 */
export function createAccounts(from: AccountsFrom): Accounts {
  return {
    ...from,
    auth: createBetterAuth(from),
    afterResponse: createAfterResponse(from.log),
    passwordWork: createPasswordWork(),
  };
}

function createBetterAuth(from: AccountsFrom) {
  return betterAuth(betterAuthOptions(from));
}
