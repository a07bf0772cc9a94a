import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { keepInOutbox, outboxLimit } from "./mail-delivery.server.ts";
import { readOutbox, readOutboxMail } from "./read-outbox.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom("outbox_mails").execute());

const mail = { to: "ana@example.com", subject: "Confirm", html: "<p>Hello</p>", text: "Hello" };
const written = "2026-11-20T12:00:00.000Z";

test("stores a mail complete and once, however often it is delivered", async () => {
  const whole = {
    ...mail,
    written,
    replyTo: { name: "Bo", address: "bo@example.com" },
    unsubscribe: "https://jobs.example.org/stop/abc",
  };
  await keepInOutbox(database.db, whole, { task: "a" });
  await keepInOutbox(database.db, whole, { task: "a" });
  const listed = await readOutbox(database.db);
  expect(listed).toEqual([
    {
      id: expect.any(Number) as number,
      recipient: mail.to,
      subject: "Confirm",
      written_at: new Date(written),
    },
  ]);
  expect(await readOutboxMail(database.db, listed[0]?.id ?? 0)).toMatchObject({
    html: mail.html,
    plain: mail.text,
    reply_to: "bo@example.com",
    unsubscribe: "https://jobs.example.org/stop/abc",
  });
  expect(await readOutboxMail(database.db, 0)).toBeNull();
});

test(`keeps the last ${outboxLimit}`, async () => {
  for (let nth = 1; nth <= outboxLimit + 5; nth++) {
    await keepInOutbox(database.db, { ...mail, written, subject: `${nth}` }, { task: `${nth}` });
  }
  const subjects = (await readOutbox(database.db)).map(({ subject }) => Number(subject));
  expect(subjects).toHaveLength(outboxLimit);
  expect([subjects[0], subjects.at(-1)]).toEqual([outboxLimit + 5, 6]);
});
