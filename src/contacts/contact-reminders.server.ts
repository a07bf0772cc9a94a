import { sql } from "kysely";
import { dayIn } from "../platform/clock/zoned-time.ts";
import type { Database } from "../platform/database/tables.ts";
import { runEach } from "../platform/queue/run-each.ts";
import type { Day } from "./contact.ts";
import { dueOn } from "./read-contacts.server.ts";
import { mailButton, mailLink, mailParagraph, mailStrong } from "../ui/mail/mail-parts.ts";
import { writeMail } from "../ui/mail/write-mail.server.ts";

const hour = 60 * 60 * 1000;

/** The hour from which reminders are mailed. */
const firstHour = 6;

/** The zone where each day begins first. */
const earliestZone = "Pacific/Kiritimati";

/** Enqueues a mail about a person's due contacts, in the transaction. */
export type MailDueContacts = (tx: Database, personId: string, due: readonly DueContact[]) => Promise<void>;

type Run = {
  now: Date;
  signal: AbortSignal;
  mail: MailDueContacts;
  /** Whether a person wants reminders by mail. */
  wants: (personId: string) => Promise<boolean>;
  /** The time zone of each person; UTC for all others. */
  timeZones: ReadonlyMap<string, string>;
};

/**
 * Mails people about their due contacts, all in one mail. Each due date is mailed once: it is marked in the transaction
 * that enqueues the mail, so a crash neither loses nor repeats a mail. If the mail of one person fails, the others
 * still get theirs.
 */
export async function remindOfContacts(
  db: Database,
  { now, signal, mail, wants, timeZones }: Run,
): Promise<void> {
  const todayIn = (zone: string) => dayIn(new Date(now.getTime() - firstHour * hour), zone);
  const people = await dueContacts(db, todayIn(earliestZone))
    .select("contacts.user_id as id")
    .distinct()
    .execute();
  await runEach(people, { what: "Mails about contacts", signal }, async ({ id }) => {
    const today = todayIn(timeZones.get(id) ?? "UTC");
    if (await wants(id)) await remindOnePerson(db, { personId: id, today, mail });
  });
}

type OnePerson = { personId: string; today: Day; mail: MailDueContacts };

async function remindOnePerson(db: Database, { personId, today, mail }: OnePerson): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rows = await dueContacts(tx, today)
      .where("contacts.user_id", "=", personId)
      .select(["contacts.id", "contacts.name", "contacts.company", "contacts.next_step"])
      .select((expression) => dueOn(expression).as("due_on"))
      .orderBy("due_on")
      .orderBy("contacts.name")
      .forUpdate()
      .execute();
    // It is not morning yet where the person is, or another process has just mailed them.
    if (rows.length === 0) return;
    for (const { id, due_on } of rows)
      await tx.updateTable("contacts").set({ reminded_of: due_on }).where("id", "=", id).execute();
    await mail(
      tx,
      personId,
      rows.map(({ id, name, company, next_step }) => ({ id, name, company, step: next_step })),
    );
  });
}

/** Contacts that are due on a day and whose reminder was not mailed yet. */
function dueContacts(tx: Database, today: Day) {
  return tx
    .selectFrom("contacts")
    .where("contacts.deleted_at", "is", null)
    .where((where) =>
      where.or([where("contacts.next_on", "is not", null), where("contacts.touch_weeks", "is not", null)]),
    )
    .where((expression) => sql<boolean>`${dueOn(expression)} <= ${today}::date`)
    .where((expression) => sql<boolean>`contacts.reminded_of is distinct from ${dueOn(expression)}`);
}

/** A contact to get in touch with. @property step empty if it is only time to keep in touch */
type DueContact = { id: string; name: string; company: string; step: string };

type DueMail = {
  site: { productName: string; publicUrl: string };
  to: string;
  due: readonly DueContact[];
  unsubscribe: string;
};

/** Maximum number of people in a mail. */
const maxNamed = 20;

/** Writes the mail about people whose next step is due. */
export function writeContactsDueMail({ site, to, due, unsubscribe }: DueMail) {
  const [first] = due;
  const subject =
    due.length === 1 && first
      ? `${stepText(first)}: ${first.name}`
      : `${due.length} people are waiting to hear from you`;
  const rest = due.length - maxNamed;
  return writeMail({
    site,
    to,
    subject: subject.slice(0, 200),
    preheader: "The next steps that you set for today.",
    reason: `You get this because you set next steps for people in your network at ${site.productName}.`,
    unsubscribe,
    heading: "Due today",
    body: [
      ...due
        .slice(0, maxNamed)
        .map(({ id, name, company, step }) =>
          mailParagraph(
            mailLink(`${site.publicUrl}/contacts/${id}`, name),
            company === "" ? "" : `, ${company}`,
            ": ",
            mailStrong(stepText({ step })),
          ),
        ),
      ...(rest > 0 ? [`And ${rest} more.`] : []),
      mailButton(`${site.publicUrl}/contacts`, "See everybody who is due"),
    ],
  });
}

function stepText({ step }: Pick<DueContact, "step">): string {
  return step === "" ? "Time to get in touch" : step;
}
