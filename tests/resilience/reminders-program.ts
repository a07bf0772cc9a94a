/**
 * Mails the due reminders of the database in a folder. If `fatalMail` is given, the program kills itself while it works
 * on that mail, after `statements` more statements have begun or ended.
 */
import type { KyselyPlugin } from "kysely";
import { mailPerson } from "../../src/account/mails/optional-mail.server.ts";
import { mayMail } from "../../src/account/settings/stored-settings.server.ts";
import { mailReminders, writeReminderMail } from "../../src/applications/agenda/mail-reminders.server.ts";
import { writeContactsDueMail, remindOfContacts } from "../../src/contacts/contact-reminders.server.ts";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import type { Database } from "../../src/platform/database/tables.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { defineMailQueue } from "../../src/platform/mail/define-mail-task.server.ts";
import { createMailer } from "../../src/platform/mail/mailer.server.ts";
import { createTasks } from "../../src/platform/queue/tasks.server.ts";

const [dataDir = "", work = "all", fatalMail = "", statements = ""] = process.argv.slice(2);
const log = createLog({ level: "silent" });
const opening = await openDatabase({ databaseUrl: undefined, dataDir, log, role: "server" });
if (!opening.ok) throw new Error(opening.problem);

let mails = 0;
let left = Number(statements);
function count() {
  if (mails >= Number(fatalMail || Infinity) && (left -= 1) < 0) process.kill(process.pid, "SIGKILL");
}
const counter: KyselyPlugin = {
  transformQuery({ node }) {
    count();
    return node;
  },
  transformResult({ result }) {
    count();
    return Promise.resolve(result);
  },
};
const db = opening.opened.db.withPlugin(counter);

const tasks = createTasks({ opened: opening.opened, log, works: false });
defineMailQueue(tasks);
await tasks.start();

const config = { publicUrl: "https://jobs.example.org", productName: "Foothold" };
const clock = () => new Date();
const personMailer = { mailer: createMailer({ tasks, clock }), secret: "a secret of this test", config };

type Write = Parameters<typeof mailPerson>[2]["write"];
async function send(tx: Database, personId: string, write: Write) {
  mails += 1;
  await mailPerson(tx, personMailer, { personId, kind: "reminders", write });
}

const { signal } = new AbortController();
const run = { now: clock(), signal, wants: (personId: string) => mayMail(db, personId, "reminders") };
if (work !== "contacts")
  await mailReminders(db, {
    ...run,
    mail: (tx, personId, reminders) =>
      send(tx, personId, (addresses) => writeReminderMail(config, { ...addresses, reminders })),
  });
if (work !== "reminders")
  await remindOfContacts(db, {
    ...run,
    timeZones: new Map(),
    mail: (tx, personId, due) =>
      send(tx, personId, (addresses) => writeContactsDueMail({ site: config, due, ...addresses })),
  });
await tasks.stop(0);
await opening.opened.close();
process.stdout.write("all done\n");
process.exit(0);
