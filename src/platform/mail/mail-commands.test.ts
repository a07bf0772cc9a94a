import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { startMailPeer, type MailPeer } from "../../../tests/support/mail-peer.ts";
import { runCommand } from "../../../tests/support/run-command.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { readConfig, type Config } from "../config/config.ts";
import { createLog } from "../log/log.ts";
import { createTasks, type Tasks } from "../queue/tasks.server.ts";
import { defineMailQueue, defineMailTask } from "./define-mail-task.server.ts";
import { mailCommands } from "./mail-commands.server.ts";
import { openMailDelivery } from "./mail-delivery.server.ts";
import { readMailState } from "./mail-state.server.ts";
import { createMailer } from "./mailer.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
let peer: MailPeer;
const log = createLog({ level: "silent" });
const ending: (() => Promise<void>)[] = [];
beforeEach(async () => {
  peer = await startMailPeer();
  await database.db.deleteFrom("outbox_mails").execute();
});
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
  await peer.close();
  await database.executeSql("delete from pgboss.job where name = 'send-mail'");
});

function configOf(smtpUrl: string): Config {
  const reading = readConfig({ SMTP_URL: smtpUrl });
  if (!reading.ok) throw new Error(reading.problems.join());
  return reading.config;
}

/** The site, which delivers mail. Failed mail is retried after an hour. */
async function startSite(smtpUrl: string): Promise<Tasks> {
  const delivery = openMailDelivery({ config: configOf(smtpUrl), db: database.background });
  const tasks = createTasks({ opened: database, log, secondsBetweenLooks: 0.5 });
  const isWanted = () => Promise.resolve(true);
  defineMailTask(tasks, { ...delivery, isWanted }, { retries: 10, pause: { first: 3_600, longest: 3_600 } });
  await tasks.start();
  ending.push(delivery.close, () => tasks.stop(5_000));
  return tasks;
}

/** Runs a command in its own process, which does no background work. */
async function run(...words: string[]) {
  const tasks = createTasks({ opened: database, log, works: false });
  defineMailQueue(tasks);
  await tasks.start();
  const clock = () => new Date();
  const services = {
    db: database.db,
    clock,
    config: configOf(peer.url),
    mailer: () => Promise.resolve(createMailer({ tasks, clock })),
  };
  const ran = await runCommand(mailCommands, services, "mail", ...words);
  await tasks.stop(0);
  return ran;
}

const mail = {
  to: "ana@example.com",
  subject: "Choose a new password",
  html: "<p>secret link</p>",
  text: "secret link",
  unsubscribe: "https://jobs.example.org/unsubscribe?token=x",
};
const send = (tasks: Tasks) =>
  createMailer({ tasks, clock: () => new Date("2026-11-22T09:00:00Z") }).send(mail);
async function listed() {
  const { said } = await run("list", "--json");
  return JSON.parse(said) as { name: string; state: string; tries: number }[];
}

test("mail that was kept without a mail server is sent once there is one, complete and only once", async () => {
  const tasks = await startSite("");
  await send(tasks);
  await expect.poll(async () => (await listed())[0]?.state).toBe("kept");
  const { said } = await run("list");
  expect(said).toMatch(
    /^Mail +To +Subject +State +Written \(UTC\)\nkept-\d+ +ana@example\.com +Choose a new password +kept +2026-11-22 09:00\n$/,
  );
  expect(JSON.stringify(await run("list", "--json"))).not.toContain("secret");
  expect(await readMailState(database.db, configOf(""))).toBe("kept");
  for (const end of ending.splice(0).toReversed()) await end();

  const [{ name } = { name: "" }] = await listed();
  expect(await run("resend", name)).toMatchObject({
    status: 0,
    said: `${name} is handed over. The running site sends it within a minute.\n`,
  });
  expect(await listed()).toMatchObject([{ state: "waiting" }]);
  await startSite(peer.url);
  const received = await peer.waitForMail("ana@example.com");
  expect(received).toMatchObject({
    subject: mail.subject,
    headers: { "list-unsubscribe": `<${mail.unsubscribe}>` },
  });
  await expect.poll(listed).toEqual([]);
  expect(peer.mails).toHaveLength(1);
  expect(await run("resend", name)).toMatchObject({
    status: 1,
    complained: `There is no mail ${name}. See: npm run admin -- mail list\n`,
  });
});

test("mail that waits an hour for its next try can be tried immediately", async () => {
  peer.refuseNext(451);
  const tasks = await startSite(peer.url);
  await send(tasks);
  await expect.poll(async () => (await listed())[0]?.state).toBe("retrying");
  expect(await readMailState(database.db, configOf(peer.url))).toBe("delayed");
  const [{ name } = { name: "" }] = await listed();
  expect(name).toMatch(/^queued-[\da-f]{8}$/);
  expect(await run("resend", name)).toMatchObject({ status: 0 });
  await peer.waitForMail("ana@example.com");
  await expect.poll(listed).toEqual([]);
  expect(await readMailState(database.db, configOf(peer.url))).toBe("sent");
});

test("an empty list says so", async () => {
  expect((await run("list")).said).toBe("No mail waits and none was kept.\n");
});
