import type { Config } from "../config/config.ts";
import type { Database } from "../database/tables.ts";
import { countWaitingTasks } from "../queue/waiting-tasks.server.ts";
import { mailTask } from "./mailer.server.ts";

/** "kept": there is no mail server. "delayed": the mail server did not take some mails, which are tried again. */
export type MailState = "sent" | "delayed" | "kept";

/** How mail currently leaves the site. */
export async function readMailState(db: Database, { smtp }: Pick<Config, "smtp">): Promise<MailState> {
  if (smtp === undefined) return "kept";
  const { retry } = await countWaitingTasks(db, mailTask);
  return retry > 0 ? "delayed" : "sent";
}
