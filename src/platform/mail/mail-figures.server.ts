import type { FigureGroup } from "../command-line/stats-command.ts";
import type { Database } from "../database/tables.ts";
import { countWaitingTasks } from "../queue/waiting-tasks.server.ts";
import { mailTask } from "./mailer.server.ts";

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
