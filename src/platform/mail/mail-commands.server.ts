import type { Clock } from "../clock/clock.ts";
import type { CommandGroup, CommandOutcome } from "../command-line/command.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/tables.ts";
import { momentText } from "../terminal/moment-text.ts";
import { mailTask, type Mailer, type QueuedMail } from "./mailer.server.ts";
import { startTaskNow, listWaitingTasks } from "../queue/waiting-tasks.server.ts";

/** A mail that has not left the site: it waits in the queue, or was kept because there is no mail server. */
type UnsentMail = {
  /** "queued-3f2a91c0" or "kept-12": the name that the operator uses for it. */
  name: string;
  to: string;
  subject: string;
  state: "waiting" | "sending" | "retrying" | "kept";
  written: Date;
  /** Number of failed tries. */
  tries: number;
} & ({ taskId: string; keptId?: never } | { keptId: number; taskId?: never });

const taskStates = { created: "waiting", active: "sending", retry: "retrying" } as const;

export type MailCommandServices = {
  db: Database;
  clock: Clock;
  config: Pick<Config, "smtp">;
  /** Enqueues mail. Opened when a command needs it. */
  mailer: () => Promise<Mailer>;
};

const usualLimit = 50;
/** The outbox keeps 200; a longer queue means that something is wrong with the mail server. */
const maxSearched = 10_000;

/** `npm run admin -- mail …`: mail that has not left the site. */
export const mailCommands: CommandGroup<MailCommandServices> = {
  name: "mail",
  summary: "mail that has not left the site",
  commands: [
    {
      name: "list",
      summary: "Lists mail that waits, is being tried again, or was kept because there is no mail server",
      details:
        "Mail that was delivered is forgotten, and so is mail that was refused for good or given up after ten hours. The text of a mail is never shown: it may hold a link for its reader only.",
      options: { limit: { value: "count", isNumber: true, description: `maximum number (${usualLimit})` } },
      examples: ["mail list", "mail list --json"],
      run: async (input, { db }) => listed(await findMails(db, input.number("limit", usualLimit))),
    },
    {
      name: "resend",
      summary: "Sends a mail from the list now",
      operands: [{ name: "mail", description: "its name in the list: queued-3f2a91c0 or kept-12" }],
      examples: ["mail resend kept-12"],
      async run(input, { db, clock, config, mailer }) {
        const name = input.operand("mail");
        const mail = (await findMails(db, maxSearched)).find((one) => one.name === name);
        if (!mail) return { ok: false, problem: `There is no mail ${name}. See: npm run admin -- mail list` };
        const sent = await resendMail(db, mail, { mailer: await mailer(), now: clock() });
        if (!sent)
          return {
            ok: false,
            problem: `${name} is not waiting any more: it was just sent, or is being sent.`,
          };
        const remark = config.smtp
          ? []
          : ["SMTP_URL is not set here. If the site has none either, the mail comes back into the list."];
        return {
          ok: true,
          data: { mail: name, handedOver: true },
          show: [`${name} is handed over. The running site sends it within a minute.`, ...remark],
        };
      },
    },
  ],
};

function listed(mails: Awaited<ReturnType<typeof findMails>>): CommandOutcome {
  const data = mails.map(({ name, to, subject, state, written, tries }) => ({
    name,
    to,
    subject,
    state,
    written,
    tries,
  }));
  if (mails.length === 0) return { ok: true, data, show: ["No mail waits and none was kept."] };
  const table = {
    columns: [
      { heading: "Mail", whole: true },
      { heading: "To" },
      { heading: "Subject" },
      { heading: "State", whole: true },
      { heading: "Written (UTC)", whole: true },
    ],
    rows: mails.map(({ name, to, subject, state, written }) => [
      name,
      to,
      subject,
      state,
      momentText(written),
    ]),
  };
  return { ok: true, data, show: [table] };
}

/**
 * Sends a mail that has not left the site. A queued mail is tried immediately. A kept mail goes back into the queue,
 * and a site without a mail server keeps it again.
 *
 * @returns false when the mail no longer exists or is being sent at this moment
 */
async function resendMail(
  db: Database,
  mail: UnsentMail,
  { mailer, now }: { mailer: Mailer; now: Date },
): Promise<boolean> {
  const { taskId, keptId } = mail;
  if (taskId !== undefined) return startTaskNow(db, mailTask, taskId, now);
  return db.transaction().execute(async (tx) => {
    const kept = await tx
      .deleteFrom("outbox_mails")
      .where("id", "=", keptId)
      .returningAll()
      .executeTakeFirst();
    if (!kept) return false;
    const { recipient, subject, html, plain, reply_to: replyTo, unsubscribe } = kept;
    await mailer.send(
      {
        to: recipient,
        subject,
        html,
        text: plain,
        ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
        ...(unsubscribe === null ? {} : { unsubscribe }),
      },
      { db: tx },
    );
    return true;
  });
}

/** Lists queued mails, the oldest first, then kept mails, the newest first. Never includes their text. */
async function findMails(db: Database, limit: number): Promise<UnsentMail[]> {
  const tasks = await listWaitingTasks(db, mailTask, limit);
  const queued = tasks.map(({ id, state, data, tries }): UnsentMail => {
    const { to, subject, written } = data as QueuedMail;
    return {
      name: queuedName(id),
      to,
      subject,
      state: taskStates[state],
      written: new Date(written),
      tries,
      taskId: id,
    };
  });
  const kept = await db
    .selectFrom("outbox_mails")
    .select(["id", "recipient", "subject", "written_at"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return [
    ...queued,
    ...kept.map(({ id, recipient, subject, written_at }): UnsentMail => {
      return {
        name: `kept-${id}`,
        to: recipient,
        subject,
        state: "kept",
        written: written_at,
        tries: 0,
        keptId: id,
      };
    }),
  ].slice(0, limit);
}

function queuedName(id: string): string {
  return `queued-${id.slice(0, 8)}`;
}
