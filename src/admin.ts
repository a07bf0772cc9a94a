/** `npm run admin`: the commands for operators. They work while the site runs and while it does not. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { accountCommands, type AccountCommandServices } from "./account/commands/account-commands.server.ts";
import { accountFigures } from "./account/commands/account-figures.server.ts";
import { readSiteSecret } from "./account/site-secret.server.ts";
import { contactCommands } from "./contact/commands/contact-commands.server.ts";
import { contactFigures } from "./contact/commands/contact-figures.server.ts";
import { cvFigures } from "./cv/account/cv-figures.server.ts";
import { loadGazetteer } from "./places/gazetteer.server.ts";
import { personalData } from "./personal-data.server.ts";
import { systemClock as clock } from "./platform/clock/clock.ts";
import type { Program } from "./platform/command-line/command-help.ts";
import { runProgram, type ProgramEnvironment } from "./platform/command-line/run-program.ts";
import { statsCommand } from "./platform/command-line/stats-command.ts";
import { whenReaderLeaves } from "./platform/command-line/when-reader-leaves.ts";
import { readConfig, type Config } from "./platform/config/config.ts";
import {
  backupCommands,
  restoreCommands,
  type BackupCommandServices,
  type RestoreCommandServices,
} from "./platform/database/backup-commands.server.ts";
import { migrate, readMigrations } from "./platform/database/migrate.server.ts";
import { openDatabase } from "./platform/database/open-database.server.ts";
import { createLog } from "./platform/log/log.ts";
import { logLines } from "./platform/log/log-lines.ts";
import { defineMailQueue } from "./platform/mail/define-mail-task.server.ts";
import { mailCommands, type MailCommandServices } from "./platform/mail/mail-commands.server.ts";
import { mailFigures } from "./platform/mail/mail-figures.server.ts";
import { createMailer } from "./platform/mail/mailer.server.ts";
import { pageFigures } from "./platform/page-counts/page-figures.server.ts";
import { createTasks } from "./platform/queue/tasks.server.ts";
import {
  waitingListCommands,
  waitingListFigures,
  type WaitingListCommandServices,
} from "./tools/waiting-list/waiting-list-commands.server.ts";
import { guideCommands } from "./resources/useful/guide-commands.server.ts";
import { crawlTools } from "./sources/collect/crawl-tools.server.ts";
import { sourceCommands, type SourceCommandServices } from "./sources/commands/source-commands.server.ts";
import { sourceFigures } from "./sources/commands/source-figures.server.ts";

/** The services that the commands of all domains need. */
type AdminServices = AccountCommandServices &
  MailCommandServices &
  SourceCommandServices &
  WaitingListCommandServices &
  BackupCommandServices & { config: Config };

const program: Program<AdminServices> = {
  call: "npm run admin --",
  purpose:
    "Commands for the operator of a site. They work whether or not the site is running, and use the same configuration as the site: DATABASE_URL or DATA_DIR, PUBLIC_URL and the rest.",
  groups: [
    accountCommands,
    contactCommands,
    sourceCommands,
    mailCommands,
    waitingListCommands,
    guideCommands,
    backupCommands,
    restoreCommands,
    statsCommand<AdminServices>([
      sourceFigures,
      accountFigures,
      cvFigures,
      contactFigures,
      waitingListFigures,
      mailFigures,
      pageFigures,
    ]),
  ],
  examples: [
    "sources add https://boards.greenhouse.io/acme --read",
    "accounts list --search ana@",
    "accounts reset-link ana@example.com",
    "contact list",
    "mail list",
    "stats --json",
  ],
  notes: [
    "Exit status: 0 for success, 1 for failure, 2 for wrong arguments or a missing --yes.",
    "For JSON in a script keep npm quiet: npm run --silent admin -- stats --json",
  ],
};

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
// The command still finishes its work.
whenReaderLeaves(() => {});

const words = process.argv.slice(2);
const { stdout: output, stderr: errors } = process;
process.exitCode =
  words[0] === "restore"
    ? await runProgram<RestoreCommandServices>({ ...program, groups: [restoreCommands] }, words, {
        output,
        errors,
        open: openNothing,
      })
    : await runProgram(program, words, { output, errors, open });

/** Reads the configuration only: the database may be damaged. */
async function openNothing(): ReturnType<ProgramEnvironment<RestoreCommandServices>["open"]> {
  const result = readConfig(process.env);
  if (!result.ok) return { ok: false, problem: result.problems.join("\n") };
  return { ok: true, services: { config: result.config, clock }, close: () => Promise.resolve() };
}

/** Opens the database of the configuration, and the rest when a command asks for it. */
async function open(): ReturnType<ProgramEnvironment<AdminServices>["open"]> {
  const result = readConfig(process.env);
  if (!result.ok) return { ok: false, problem: result.problems.join("\n") };
  const { config } = result;
  // Results go to standard output, so that they can be piped; the log does not mix with them.
  const log = createLog({ level: "warn", ...logLines(config, process.stderr), destination: process.stderr });
  const opening = await openDatabase({ ...config, log, role: "tool", clock });
  if (!opening.ok) return opening;
  const { opened } = opening;
  const migrations = await readMigrations(join(import.meta.dirname, "..", "migrations"));
  const migrating = await migrate(opened, migrations);
  if (!migrating.ok) {
    await opened.close();
    return migrating;
  }
  const db = opened.background;
  const tasks = createTasks({ opened, log, works: false });
  const random = (bytes: number) => randomBytes(bytes);
  const tools = crawlTools({ config, clock });
  let mailer: ReturnType<MailCommandServices["mailer"]> | undefined;

  async function openMailer() {
    defineMailQueue(tasks);
    await tasks.start();
    return createMailer({ tasks, clock });
  }
  const services: AdminServices = {
    config,
    db,
    clock,
    dump: opened.dump,
    personalData: personalData(config),
    mailer: () => (mailer ??= openMailer()),
    async accountTools() {
      const secret = config.authSecret ?? (await readSiteSecret(db, { now: clock(), random }));
      return { config, db, clock, mailer: await services.mailer(), random, secret };
    },
    async waitingList() {
      const found = await services.accountTools();
      return { ...found, site: config };
    },
    politeFetch: tools.politeFetch,
    crawlContext: () => Promise.resolve({ ...tools, gazetteer: loadGazetteer(), signal: stop.signal }),
  };
  const close = async () => {
    if (mailer) await tasks.stop(0);
    await opened.close();
  };
  return { ok: true, services, close };
}
