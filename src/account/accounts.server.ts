import { betterAuth } from "better-auth";
import type { Logger } from "pino";
import type { Clock } from "../platform/clock/clock.ts";
import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/tables.ts";
import type { Mailer } from "../platform/mail/mailer.server.ts";
import type { Tasks } from "../platform/queue/tasks.server.ts";
import { betterAuthOptions } from "./better-auth-options.server.ts";
import { createPasswordWork, type PasswordWork } from "./passwords/password-work.server.ts";

type AfterResponse = {
  /** Starts after the current answer has been sent. Failures are logged. */
  run: (name: string, work: () => Promise<void>) => void;
  /** Waits for all work started so far. */
  settled: () => Promise<void>;
};

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

/**
 * Work done after the answer. A crash loses it, and its timing can be observed, so links go through the queue instead.
 */
function createAfterResponse(log: Logger): AfterResponse {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const done = new Promise((begin) => setImmediate(begin))
        .then(work)
        .catch((error: unknown) => log.error({ err: error, work: name }, "work after an answer failed"))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
