import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { changeSettings } from "../settings/stored-settings.server.ts";
import { readUnsubscribeToken } from "../unsubscribe/unsubscribe-token.server.ts";
import { mailPerson } from "./optional-mail.server.ts";

const database = await testDatabase();
afterAll(() => database.close());

test("mails the address of the account with a way to unsubscribe, unless the kind is off", async () => {
  const { db } = database;
  const personId = await addPerson(db, { email: "ana@example.com" });
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const from = { mailer, config: { publicUrl: "https://foothold.example" }, secret: "secret" };
  const send = () =>
    mailPerson(db, from, {
      personId,
      kind: "reminders",
      write: async (addresses) => ({ ...addresses, subject: "Due", html: "", text: "" }),
    });
  await send();
  expect(sent).toMatchObject([{ to: "ana@example.com", subject: "Due" }]);
  const token = new URL(sent[0]?.unsubscribe ?? "").searchParams.get("token") ?? "";
  expect(readUnsubscribeToken("secret", token)).toEqual({ personId, kind: "reminders" });
  await changeSettings(db, personId, { reminders: false }, new Date("2026-11-22T12:00:00Z"));
  await send();
  expect(sent).toHaveLength(1);
});
