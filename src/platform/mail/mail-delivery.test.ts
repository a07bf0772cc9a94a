import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { startMailPeer } from "../../../tests/support/mail-peer.ts";
import type { MailPeer } from "../../../tests/support/mail-peer.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { readConfig } from "../config/config.ts";
import { createLog } from "../log/log.ts";
import { createTasks } from "../queue/tasks.server.ts";
import type { Tasks } from "../queue/tasks.server.ts";
import { defineMailTask } from "./define-mail-task.server.ts";
import { openMailDelivery } from "./mail-delivery.server.ts";
import type { MailDelivery } from "./mail-delivery.server.ts";
import type { Mail } from "./mail.ts";
import { createMailer, mailTask } from "./mailer.server.ts";
import type { Mailer } from "./mailer.server.ts";
import { connections } from "./mail-delivery.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
let peer: MailPeer;
let tasks: Tasks;
let delivery: MailDelivery;
let mailer: Mailer;
let logged: string;
const unwanted = "nobody.asks@example.com";
beforeEach(async () => {
  peer = await startMailPeer();
  await start(peer.url);
});
afterEach(async () => {
  await stop();
  await peer.close();
  await database.executeSql("delete from pgboss.job");
});

const written = new Date("2026-11-20T12:00:00Z");
const mail: Mail = {
  to: "ana@example.com",
  subject: "Confirm your e-mail — today",
  html: "<p>Grüße</p>",
  text: "Grüße\nhttps://jobs.example.org/confirm?token=abc",
};

/** The site's mail as `main` composes it. Retries follow after a second instead of a minute. */
async function start(smtpUrl: string, retries = 3) {
  logged = "";
  const log = createLog({
    level: "info",
    destination: { write: (line: string) => void (logged += line) },
  });
  const reading = readConfig({ SMTP_URL: smtpUrl, MAIL_FROM: "Jobs, Inc. <no-reply@jobs.example.org>" });
  if (!reading.ok) throw new Error(reading.problems.join());
  delivery = openMailDelivery({ config: reading.config, db: database.background });
  tasks = createTasks({ opened: database, log, secondsBetweenLooks: 0.5 });
  const isWanted = ({ to }: Mail) => Promise.resolve(to !== unwanted);
  defineMailTask(tasks, { ...delivery, isWanted }, { retries, pause: { first: 1, longest: 1 } });
  mailer = createMailer({ tasks, clock: () => written });
  await tasks.start();
}

async function stop() {
  await tasks.stop(5_000);
  await delivery.close();
}

async function queued(): Promise<number> {
  const { rows } = await database.executeSql("select 1 from pgboss.job where name = $1", [mailTask]);
  return rows.length;
}

test("a mail arrives complete, says that a program wrote it, and is deleted from the queue", async () => {
  await mailer.send({ ...mail, replyTo: { name: "Bo", address: "bo@example.com" } });
  const received = await peer.waitForMail("ana@example.com", "Confirm");
  expect(received).toMatchObject({
    to: ["ana@example.com"],
    subject: mail.subject,
    links: ["https://jobs.example.org/confirm?token=abc"],
    headers: {
      from: '"Jobs, Inc." <no-reply@jobs.example.org>',
      to: "ana@example.com",
      "reply-to": "Bo <bo@example.com>",
      date: "Fri, 20 Nov 2026 12:00:00 +0000",
      "message-id": expect.stringMatching(/^<[\w-]{36}@jobs\.example\.org>$/) as string,
      "auto-submitted": "auto-generated",
    },
  });
  expect(received.html.trim()).toBe(mail.html);
  expect(received.text.trim()).toBe(mail.text);
  expect(received.headers).not.toHaveProperty("list-unsubscribe");
  await expect.poll(queued).toBe(0);
});

test("optional mail has a one-click unsubscribe link", async () => {
  await mailer.send({ ...mail, unsubscribe: "https://jobs.example.org/stop/abc" });
  expect((await peer.waitForMail("ana@example.com")).headers).toMatchObject({
    "list-unsubscribe": "<https://jobs.example.org/stop/abc>",
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
});

test("mail that is no longer wanted at its delivery is deleted", async () => {
  await mailer.send({ ...mail, to: unwanted });
  await mailer.send(mail);
  await peer.waitForMail("ana@example.com");
  await expect.poll(queued).toBe(0);
  expect(peer.mails.map(({ to }) => to)).toEqual([["ana@example.com"]]);
  expect(logged).toContain("a mail was not wanted any more");
});

test("typed text cannot begin another header or add a recipient", async () => {
  const evil = "x\r\nBcc: eve@example.com\r\n\r\nBuy";
  await mailer.send({
    ...mail,
    subject: evil,
    replyTo: { name: evil, address: "bo@example.com" },
    unsubscribe: `https://jobs.example.org/${evil}`,
  });
  const received = await peer.waitForMail("ana@example.com");
  expect(received.to).toEqual(["ana@example.com"]);
  expect(received.headers).not.toHaveProperty("bcc");
  expect(received.subject).toBe("x Bcc: eve@example.com Buy");
  for (const to of ["ana@example.com\r\nBcc: eve@example.com", "ana@example.com, eve@example.com"]) {
    await expect(mailer.send({ ...mail, to })).rejects.toThrow("A mail is for one address.");
    await expect(mailer.send({ ...mail, replyTo: { name: "", address: to } })).rejects.toThrow("one address");
  }
});

test("a temporarily refused mail is sent later, as the same mail", async () => {
  peer.refuseNext(451, 421);
  await mailer.send(mail);
  const { headers } = await peer.waitForMail("ana@example.com");
  expect(peer.attempts).toHaveLength(3);
  expect(peer.mails).toHaveLength(1);
  expect(headers["date"]).toBe("Fri, 20 Nov 2026 12:00:00 +0000");
  await expect.poll(queued).toBe(0);
});

test("a permanently refused mail is not retried, and the log does not name the recipient", async () => {
  peer.refuseNext(550);
  await mailer.send(mail);
  await expect.poll(() => logged).toContain("a mail was refused for good");
  await expect.poll(queued).toBe(0);
  expect(peer.attempts).toHaveLength(1);
  expect(logged).toContain("550");
});

test("mail that never gets through is given up and deleted", async () => {
  await stop();
  await start(peer.url, 1);
  peer.refuseNext(451, 451);
  await mailer.send(mail);
  await expect.poll(() => logged, { timeout: 10_000 }).toContain("a mail was given up");
  const [line] = logged.split("\n").filter((one) => one.includes("given up"));
  expect(JSON.parse(line ?? "")).toMatchObject({
    level: 50,
    task: mailTask,
    reason: "EENVELOPE 451 RCPT TO",
  });
  await expect.poll(queued).toBe(0);
  expect(peer.attempts).toHaveLength(2);
});

test("mail waits while the mail server is down", async () => {
  await peer.close();
  await mailer.send(mail);
  await expect.poll(() => logged, { timeout: 10_000 }).toContain("will be tried again");
  peer = await startMailPeer({ port: peer.port });
  expect((await peer.waitForMail("ana@example.com")).subject).toBe(mail.subject);
});

test("the log never holds an address, subject, content or password", async () => {
  await stop();
  await peer.close();
  peer = await startMailPeer({ login: { user: "site", pass: "hunter/2" } });
  await start(peer.url.replace("hunter", "wrong"));
  await mailer.send(mail);
  await expect.poll(() => logged, { timeout: 10_000 }).toContain("EAUTH");
  await stop();
  await database.executeSql("delete from pgboss.job");
  const whole = logged;
  await start(peer.url);
  peer.refuseNext(450, 550);
  await mailer.send({ ...mail, to: "bo@example.com" });
  await expect.poll(() => logged, { timeout: 10_000 }).toContain("refused for good");
  const said = whole + logged;
  for (const word of ["ana@", "bo@", "example.com", "Confirm", "Gr", "token", "hunter", "wrong"]) {
    expect(said).not.toContain(word);
  }
});

test("a mail is sent only if its transaction commits", async () => {
  await database.db
    .transaction()
    .execute(async (tx) => {
      await mailer.send({ ...mail, subject: "Undone" }, { db: tx });
      await sql`select 1 / 0`.execute(tx);
    })
    .catch(() => {});
  await database.db.transaction().execute(async (tx) => {
    await mailer.send({ ...mail, subject: "Committed" }, { db: tx });
  });
  await peer.waitForMail("ana@example.com", "Committed");
  expect(peer.mails.map(({ subject }) => subject)).toEqual(["Committed"]);
});

test("many mails go out over a few connections, each once", async () => {
  const people = Array.from({ length: 60 }, (_, nth) => `person-${nth}@example.com`);
  await Promise.all(people.map((to) => mailer.send({ ...mail, to })));
  await expect.poll(() => peer.mails.length, { timeout: 20_000 }).toBe(60);
  await expect.poll(queued).toBe(0);
  expect(peer.mails.flatMap(({ to }) => to).toSorted()).toEqual(people.toSorted());
  expect(peer.maxAtOnce()).toBeLessThanOrEqual(connections);
});

test("callers do not wait for a mail server that hangs, and a stop returns its mail to the queue", async () => {
  const release = peer.hold();
  await mailer.send(mail);
  await expect.poll(() => peer.attempts.length).toBe(1);
  expect(peer.mails).toHaveLength(0);
  await stop();
  expect(await queued()).toBe(1);
  release();
});
