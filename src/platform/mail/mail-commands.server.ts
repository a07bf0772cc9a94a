import type { Clock } from "../clock/clock.ts";
import type { CommandGroup, CommandOutcome } from "../command-line/command.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/tables.ts";
import { momentText } from "../terminal/moment-text.ts";
import { findMails } from "./find-mails.server.ts";
import type { Mailer } from "./mailer.server.ts";
import { resendMail } from "./resend-mail.server.ts";

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
