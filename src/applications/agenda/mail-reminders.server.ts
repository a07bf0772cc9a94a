import type { Database } from "../../platform/database/tables.ts";
import { runEach } from "../../platform/queue/run-each.ts";
import { isOpen } from "../store/applications.server.ts";
import { formatInZone } from "../../platform/clock/format-day.ts";
import { getTimeZone } from "../../account/time-zone.server.ts";
import { dayIn } from "../../platform/clock/zoned-time.ts";
import { mailButton, mailFacts } from "../../ui/mail/mail-parts.ts";
import { writeMail, type MailSite } from "../../ui/mail/write-mail.server.ts";

/** Enqueues a mail with a person's reminders, in the transaction. */
export type MailReminders = (
  tx: Database,
  personId: string,
  reminders: readonly DueReminder[],
) => Promise<void>;

type Run = {
  now: Date;
  signal: AbortSignal;
  mail: MailReminders;
  /** Whether a person wants reminders by mail. */
  wants: (personId: string) => Promise<boolean>;
};

/** Days after which a reminder is no longer mailed, so that people who turn the mail on again get no old ones. */
const lateDays = 7;

/**
 * Mails due reminders to each person who wants them, all in one mail. A reminder is marked in the transaction that
 * enqueues its mail, so that a crash neither repeats nor loses it. If the mail of one person fails, the others still
 * get theirs.
 */
export async function mailReminders(db: Database, { now, signal, mail, wants }: Run): Promise<void> {
  const people = await dueReminders(db, now).select("r.user_id as id").distinct().execute();
  await runEach(people, { what: "Mails with reminders", signal }, async ({ id }) => {
    if (await wants(id)) await mailOnePerson(db, { personId: id, now, mail });
  });
}

/** Reminders that are due and not mailed yet, of applications that have not ended. */
function dueReminders(db: Database, now: Date) {
  return db
    .selectFrom("application_reminders as r")
    .innerJoin("applications as a", "a.id", "r.application_id")
    .innerJoin("application_stages as s", "s.id", "a.stage_id")
    .where("r.due_at", "<=", now)
    .where("r.due_at", ">", new Date(now.getTime() - lateDays * 24 * 60 * 60 * 1000))
    .where("r.done_at", "is", null)
    .where("r.mailed_at", "is", null)
    .where("r.deleted_at", "is", null)
    .where(isOpen);
}

type OnePerson = { personId: string; now: Date; mail: MailReminders };

async function mailOnePerson(db: Database, { personId, now, mail }: OnePerson): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rows = await dueReminders(tx, now)
      .where("r.user_id", "=", personId)
      .select(["r.id", "r.due_at", "r.text", "a.id as application", "a.title", "a.company"])
      .orderBy("r.due_at")
      .forUpdate("r")
      .execute();
    const ids = rows.map(({ id }) => id);
    // Another process has just mailed them.
    if (ids.length === 0) return;
    await tx
      .updateTable("application_reminders")
      .where("user_id", "=", personId)
      .where("id", "in", ids)
      .set({ mailed_at: now })
      .execute();
    const zone = await getTimeZone(tx, personId);
    const today = dayIn(now, zone);
    await mail(
      tx,
      personId,
      rows.map(({ due_at, text, application, title, company }) => ({
        applicationId: application,
        text,
        when: formatInZone(due_at, zone, today),
        title,
        company,
      })),
    );
  });
}

/** A reminder that is due, with the opening that it is about. */
type DueReminder = {
  applicationId: string;
  text: string;
  when: string;
  title: string;
  company: string;
};

type ReminderMail = { to: string; reminders: readonly DueReminder[]; unsubscribe: string };

/** Writes the mail with the reminders of a person that are due. */
export function writeReminderMail(site: MailSite, { to, reminders, unsubscribe }: ReminderMail) {
  const [first] = reminders;
  const isOne = reminders.length === 1 && first !== undefined;
  return writeMail({
    site,
    to,
    subject: isOne ? `Reminder: ${first.text}, ${first.company}` : `${reminders.length} reminders`,
    preheader: isOne ? first.title : reminders.map(({ text }) => text).join(", "),
    reason: `You get this once, because you set ${isOne ? "this reminder" : "these reminders"} in your applications at ${site.productName}.`,
    unsubscribe,
    heading: isOne ? first.text : `${reminders.length} reminders`,
    body: [
      ...reminders.map(({ text, when, title, company }) =>
        mailFacts([
          ["To do", text],
          ["Application", `${title}, ${company}`],
          ["Due", when],
        ]),
      ),
      mailButton(
        isOne
          ? `${site.publicUrl}/applications/${first.applicationId}#reminders`
          : `${site.publicUrl}/applications`,
        isOne ? "Open the application" : "Open your board",
      ),
      "Mark it as done there, and the reminder leaves your board.",
    ],
  });
}
