import type { Config } from "../config/config.ts";
import type { Database } from "../database/tables.ts";
import { countWaitingTasks } from "../queue/waiting-tasks.server.ts";
import { mailTask } from "./mailer.server.ts";
import { isLoopback } from "../http/loopback.ts";
import type { FigureGroup } from "../command-line/stats-command.ts";

/** "kept": there is no mail server. "delayed": the mail server did not take some mails, which are tried again. */
export type MailState = "sent" | "delayed" | "kept";

/** How mail currently leaves the site. */
export async function readMailState(db: Database, { smtp }: Pick<Config, "smtp">): Promise<MailState> {
  if (smtp === undefined) return "kept";
  const { retry } = await countWaitingTasks(db, mailTask);
  return retry > 0 ? "delayed" : "sent";
}

/** The warning that the terminal prints at start when SMTP_URL is not set. */
export function withoutMail({ publicUrl, mode }: Pick<Config, "publicUrl" | "mode">): string {
  const sentences = [
    "This site sends no mail, since SMTP_URL is not set.",
    isLoopback(new URL(publicUrl).hostname)
      ? "Links that confirm an address or recover an account are shown in the browser on this machine and printed here."
      : "Registration is closed, and accounts cannot be recovered by mail; npm run admin -- accounts reset-link prints a link.",
    ...(mode === "development" ? [`Every mail is kept at ${publicUrl}/dev/outbox.`] : []),
  ];
  return sentences.join(" ");
}

/** Mail that has not left the site, for `npm run admin -- stats`. */
export const mailFigures: FigureGroup<{ db: Database }> = {
  name: "mail",
  async read({ db }) {
    const { created, active, retry } = await countWaitingTasks(db, mailTask);
    const { kept } = await db
      .selectFrom("outbox_mails")
      .select((select) => select.fn.countAll<number>().as("kept"))
      .executeTakeFirstOrThrow();
    return [
      { name: "waiting", label: "Mails that wait to be sent", value: created + active },
      { name: "retrying", label: "Mails that are tried again", value: retry },
      { name: "kept", label: "Mails kept without a mail server", value: kept },
    ];
  },
};
