import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { recordActivity } from "./account/activity/activity.server.ts";
import { defineLinkTask } from "./account/links/request-link.server.ts";
import { isStillWanted, mailPerson, wantedAddress } from "./account/mails/optional-mail.server.ts";
import { mayMail } from "./account/settings/stored-settings.server.ts";
import { deleteExpiredAccountRows } from "./account/delete-expired-account-rows.server.ts";
import { isAlertWanted, alertTask, sendDueAlerts, type AlertTools } from "./alerts/send-due-alerts.server.ts";
import { defineCountAfterImport } from "./jobs/landing/count-after-import.ts";
import { countLandingPages } from "./jobs/landing/count-landing-pages.server.ts";
import { deleteExpiredImports } from "./table-import/waiting-import.server.ts";
import { mailEndings, writeEndingMail, type MailEndings } from "./applications/agenda/mail-endings.server.ts";
import {
  mailReminders,
  writeReminderMail,
  type MailReminders,
} from "./applications/agenda/mail-reminders.server.ts";
import { eraseDeletedApplications } from "./applications/store/edit-application.server.ts";
import { listTimeZones } from "./account/time-zone.server.ts";
import { recountStatistics } from "./jobs/freshness/recount-statistics.server.ts";
import type { Gazetteer } from "./places/gazetteer.ts";
import { rebuildOutdatedJobs } from "./jobs/indexing/rebuild-outdated.server.ts";
import { eraseDeletedContacts } from "./contacts/change-contact.server.ts";
import {
  writeContactsDueMail,
  remindOfContacts,
  type MailDueContacts,
} from "./contacts/contact-reminders.server.ts";
import { seedSamples } from "./jobs/samples/seed-samples.server.ts";
import type { Clock } from "./platform/clock/clock.ts";
import type { Config } from "./platform/config/config.ts";
import { rotateDumps } from "./platform/database/rotate-dumps.server.ts";
import type { OpenedDatabase } from "./platform/database/open-database.server.ts";
import { vacuumTables } from "./platform/database/vacuum-tables.server.ts";
import type { Logger } from "./platform/log/log.ts";
import { defineMailTask } from "./platform/mail/define-mail-task.server.ts";
import type { MailDelivery } from "./platform/mail/mail-delivery.server.ts";
import type { Mail } from "./platform/mail/mail.ts";
import { createMailer } from "./platform/mail/mailer.server.ts";
import { deleteOldPageCounts } from "./platform/page-counts/page-counter.server.ts";
import type { TaskRun, Tasks } from "./platform/queue/tasks.server.ts";
import { deleteOldComments } from "./resources/useful/useful-votes.server.ts";
import { deleteUnconfirmed } from "./tools/waiting-list/waiting-list.server.ts";
import { checkLinks } from "./sources/collect/check-links.server.ts";
import { collectDueSources } from "./sources/collect/collect-due-sources.server.ts";
import { crawlTools } from "./sources/collect/crawl-tools.server.ts";
import { adapterForReading, seedFirstSources } from "./sources/catalogue.server.ts";
import { openUnderstanding } from "./sources/understanding/understanding-threads.server.ts";
import { refreshRates } from "./sources/rates/refresh-rates.server.ts";
import { findBoards } from "./sources/find-boards.server.ts";

/**
 * The dependencies of background tasks and seeding. Their database is `opened.background`, which has a lower priority
 * than pages.
 */
export type TaskServices = {
  config: Config;
  opened: OpenedDatabase;
  clock: Clock;
  places: Gazetteer;
  log: Logger;
  delivery: MailDelivery;
  /** Signs addresses of the site. */
  secret: string;
};

/** The functions of other domains that alerts use. */
const othersOfAlerts: Pick<AlertTools, "wantedAddress" | "timeZones" | "record"> = {
  wantedAddress: (db, personId) => wantedAddress(db, { personId, kind: "alerts" }),
  timeZones: listTimeZones,
  record: (db, sent) => recordActivity(db, { kind: "alert-sent", ...sent }),
};

/** The share of a table's rows that may be dead: by day the default of autovacuum, at night less. */
const deadShare = { day: 0.2, night: 0.02 };

/** Registers the background tasks and their schedules. Called once, before the tasks start. */
export function registerTasks(tasks: Tasks, services: TaskServices): void {
  const { config, opened, clock } = services;
  const { background, dump, kind } = opened;

  const { deliver } = services.delivery;
  const wantsAlerts = (personId: string) => mayMail(background, personId, "alerts");
  const isWanted = async (mail: Mail) =>
    (await isAlertWanted(mail, { db: background, wantsAlerts })) ??
    isStillWanted(mail, { db: background, secret: services.secret });
  defineMailTask(tasks, { deliver, isWanted });
  const mailer = createMailer({ tasks, clock });
  const personMailer = { mailer, secret: services.secret, config };
  defineLinkTask(tasks, { config, db: background, clock, mailer, random: randomBytes });

  if (config.collect) {
    const context = { ...crawlTools(services), adapterNamed: adapterForReading, gazetteer: services.places };
    tasks.define("collect-due-sources", { every: 300, timeout: 3_600 }, async ({ log, signal }) => {
      const { understand, close } = openUnderstanding(1);
      await collectDueSources(background, { ...context, understand, log, signal }).finally(close);
    });
    tasks.define("find-boards", { every: 86_400 }, async ({ log }) => {
      const found = await findBoards(background, { now: clock() });
      if (found.length > 0) log.info({ boards: found }, "found boards in the links of postings");
    });
    tasks.define("refresh-rates", { every: 86_400 }, async ({ log, signal }) => {
      const refreshed = await refreshRates(background, { ...context, now: clock(), signal });
      if (refreshed.ok) log.info({ day: refreshed.day }, "took the rates of the European Central Bank");
      else log.warn(refreshed, "took no rates from the European Central Bank; the present ones stay");
    });
    tasks.define("check-links", { every: "30 4 * * *", timeout: 3_600 }, async ({ log, signal }) => {
      const sample = await checkLinks(background, { ...context, signal });
      if (sample) log.info(sample, "followed the links of some adverts");
    });
  }
  const alerts = {
    db: background,
    clock,
    gazetteer: services.places,
    mailer,
    site: config,
    ...othersOfAlerts,
  };
  tasks.define(alertTask, { every: 300, timeout: 3_600 }, async ({ log, signal }) => {
    const mailed = await sendDueAlerts(alerts, { log, signal });
    if (mailed > 0) log.info({ mails: mailed }, "wrote the mails of saved searches");
  });
  tasks.define("rebuild-outdated-jobs", { every: 3_600, timeout: 3_600 }, async ({ log, signal }) => {
    const rebuilt = await rebuildOutdatedJobs(background, { now: clock(), signal });
    if (rebuilt > 0) log.info({ jobs: rebuilt }, "rebuilt jobs of an older version");
  });
  tasks.define("recount-statistics", { every: "30 3 * * *", timeout: 3_600 }, async ({ log, signal }) => {
    log.info(await recountStatistics(background, signal), "recounted the statistics of the index");
    if (kind === "embedded") await vacuumTables(background, { share: deadShare.night, signal });
  });
  const countPages = async ({ log, signal }: TaskRun) => {
    const pages = await countLandingPages(background, { now: clock(), gazetteer: services.places, signal });
    log.info({ pages }, "counted the pages of occupations and places");
  };
  tasks.define("count-landing-pages", { every: 21_600, timeout: 3_600 }, countPages);
  defineCountAfterImport(tasks, countPages);
  if (kind === "embedded") {
    tasks.define("tidy-tables", { every: 3_600 }, async ({ log, signal }) => {
      const statements = await vacuumTables(background, { share: deadShare.day, signal });
      if (statements.length > 0) log.debug({ statements }, "tidied the tables");
    });
  }

  tasks.define("tidy-accounts", { every: 3_600 }, () => deleteExpiredAccountRows({ db: background, clock }));
  tasks.define("tidy-waiting-list", { every: 86_400 }, async () => {
    await deleteUnconfirmed(background, clock());
  });
  const wantsReminders = (personId: string) => mayMail(background, personId, "reminders");
  tasks.define("remind-of-contacts", { every: 30 }, async ({ signal }) => {
    const mail: MailDueContacts = (tx, personId, due) =>
      mailPerson(tx, personMailer, {
        personId,
        kind: "reminders",
        write: (addresses) => writeContactsDueMail({ site: config, due, ...addresses }),
      });
    const timeZones = await listTimeZones(background);
    await remindOfContacts(background, { now: clock(), signal, mail, wants: wantsReminders, timeZones });
  });
  tasks.define("forget-deleted-contacts", { every: 86_400 }, async () => {
    await eraseDeletedContacts(background, clock());
  });
  tasks.define("forget-useful-words", { every: 86_400 }, () => deleteOldComments(background, clock()));
  tasks.define("forget-page-counts", { every: 86_400 }, async () => {
    await deleteOldPageCounts(background, clock());
  });

  tasks.define("mail-reminders", { every: 20 }, async ({ signal }) => {
    if (!config.smtp) return;
    const mail: MailReminders = (tx, personId, reminders) =>
      mailPerson(tx, personMailer, {
        personId,
        kind: "reminders",
        write: (addresses) => writeReminderMail(config, { ...addresses, reminders }),
      });
    await mailReminders(background, { now: clock(), signal, mail, wants: wantsReminders });
  });
  tasks.define("mail-endings-of-saved-jobs", { every: "0 7 * * *" }, async ({ signal }) => {
    if (!config.smtp) return;
    const mail: MailEndings = (tx, personId, endings) =>
      mailPerson(tx, personMailer, {
        personId,
        kind: "reminders",
        write: (addresses) => writeEndingMail(config, { ...addresses, endings, now: clock() }),
      });
    await mailEndings(background, { now: clock(), signal, mail, wants: wantsReminders });
  });
  tasks.define("erase-deleted-applications", { every: 86_400 }, async () => {
    await eraseDeletedApplications(background, clock());
  });
  tasks.define("delete-expired-imports", { every: 600 }, () => deleteExpiredImports(background, clock()));

  if (dump) {
    const folder = join(config.dataDir, "dumps");
    tasks.define("dump-database", { every: 86_400, timeout: 3_600 }, async ({ log }) => {
      log.debug({ dump: await rotateDumps(dump, { folder, keep: 2, now: clock() }) }, "dumped the database");
    });
  }
}

/**
 * Seeds the data that the database needs before the first page is served. Called at every start, after the migrations.
 */
export async function seed({ config, opened, clock, places, log }: TaskServices): Promise<void> {
  const missing = await seedFirstSources(opened.background, { now: clock(), keys: config.sourceKeys });
  if (missing > 0)
    log.info(
      { boards: missing },
      "boards that a new site reads are off here: admin -- sources enable --first",
    );
  const seeded = await seedSamples(opened.background, { now: clock(), gazetteer: places });
  if (seeded) log.info("added the sample jobs to the empty index");
}
