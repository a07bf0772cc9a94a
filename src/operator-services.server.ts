import { randomBytes } from "node:crypto";
import type { AccountCommandServices } from "./account/commands/account-commands.server.ts";
import { accountFigures } from "./account/commands/account-figures.server.ts";
import { readSiteSecret } from "./account/site-secret.server.ts";
import { contactFigures } from "./contact/commands/contact-figures.server.ts";
import { cvFigures } from "./cv/account/cv-figures.server.ts";
import { loadGazetteer } from "./places/gazetteer.server.ts";
import { personalData } from "./personal-data.server.ts";
import { systemClock as clock } from "./platform/clock/clock.ts";
import type { CommandGroup, OpenServices } from "./platform/command-line/command.ts";
import { statsCommand } from "./platform/command-line/stats-command.ts";
import type { Config } from "./platform/config/config.ts";
import type { BackupCommandServices } from "./platform/database/backup-commands.server.ts";
import { openForCommand } from "./platform/database/open-for-command.server.ts";
import { createLog } from "./platform/log/log.ts";
import { logLines } from "./platform/log/log-lines.ts";
import { defineMailQueue } from "./platform/mail/define-mail-task.server.ts";
import type { MailCommandServices } from "./platform/mail/mail-commands.server.ts";
import { mailFigures } from "./platform/mail/mail-state.server.ts";
import { createMailer } from "./platform/mail/mailer.server.ts";
import { pageFigures } from "./platform/page-counts/page-counter.server.ts";
import { createTasks } from "./platform/queue/tasks.server.ts";
import {
  waitingListFigures,
  type WaitingListCommandServices,
} from "./tools/waiting-list/waiting-list-commands.server.ts";
import { crawlTools } from "./sources/collect/crawl-tools.server.ts";
import type { SourceCommandServices } from "./sources/commands/source-commands.server.ts";
import { sourceFigures } from "./sources/commands/source-figures.server.ts";

/** The services that the operator's commands of all domains need. */
export type OperatorServices = AccountCommandServices &
  MailCommandServices &
  SourceCommandServices &
  WaitingListCommandServices &
  BackupCommandServices & { config: Config };

/** `npm run admin -- stats` */
export const siteStats: CommandGroup<OperatorServices> = statsCommand([
  sourceFigures,
  accountFigures,
  cvFigures,
  contactFigures,
  waitingListFigures,
  mailFigures,
  pageFigures,
]);

/** Opens the database of the configuration, and the rest when a command asks for it. The site may be running. */
export async function openOperatorServices(
  config: Config,
  signal: AbortSignal,
): ReturnType<OpenServices<OperatorServices>> {
  // Results go to standard output, so that they can be piped; the log does not mix with them.
  const log = createLog({ level: "warn", ...logLines(config, process.stderr), destination: process.stderr });
  const opening = await openForCommand(config, { log, clock });
  if (!opening.ok) return opening;
  const { opened } = opening;
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
  const services: OperatorServices = {
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
    crawlContext: () => Promise.resolve({ ...tools, gazetteer: loadGazetteer(), signal }),
  };
  const close = async () => {
    if (mailer) await tasks.stop(0);
    await opened.close();
  };
  return { ok: true, services, close };
}
