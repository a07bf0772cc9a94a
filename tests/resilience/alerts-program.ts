/** Runs all saved searches of the database in a folder, and prints a line for each mail before it is committed. */
import { defineMailQueue } from "../../src/platform/mail/define-mail-task.server.ts";
import { createMailer } from "../../src/platform/mail/mailer.server.ts";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { createTasks } from "../../src/platform/queue/tasks.server.ts";
import { sendDueAlerts } from "../../src/alerts/send-due-alerts.server.ts";
import { alertsInATest } from "../support/alerts-in-a-test.ts";

const [dataDir = ""] = process.argv.slice(2);
const log = createLog({ level: "silent" });
const opening = await openDatabase({ databaseUrl: undefined, dataDir, log, role: "server" });
if (!opening.ok) throw new Error(opening.problem);
const { opened } = opening;
const tasks = createTasks({ opened, log, works: false });
defineMailQueue(tasks);
await tasks.start();

const clock = () => new Date();
const { tools } = alertsInATest(opened.db, createMailer({ tasks, clock }));
let written = 0;
await sendDueAlerts(
  {
    ...tools,
    clock,
    async record(db, sent) {
      await tools.record(db, sent);
      process.stdout.write(`wrote ${(written += 1)}.\n`);
    },
  },
  { log },
);
await tasks.stop(0);
await opened.close();
process.stdout.write("all done\n");
process.exit(0);
