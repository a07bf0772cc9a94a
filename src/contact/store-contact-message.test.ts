import { randomBytes } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/test-database.ts";
import type { Database } from "../platform/database/tables.ts";
import type { Mail } from "../platform/mail/mail.ts";
import type { ContactMessage } from "./message-form.ts";
import { hourlyLimits, storeContactMessage } from "./store-contact-message.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom("contact_messages").execute();
  await database.db.deleteFrom("contact_sender_keys").execute();
});

const message: ContactMessage = {
  name: "Ana",
  email: "ana@example.com",
  topic: "issue",
  message: "The page is empty.",
};
const noon = new Date("2026-11-20T12:00:00Z");
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

function send(clientAddress: string, now = noon) {
  return storeContactMessage(database.db, message, { clientAddress, now, random: randomBytes });
}

test("stores a message under the reference that the sender gets", async () => {
  const stored = await send("203.0.113.5");
  if (!stored.ok) throw new Error("refused");
  expect(stored.reference).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  const kept = await database.db.selectFrom("contact_messages").selectAll().executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ ...message, reference: stored.reference, sent_at: noon });
});

test("a message is mailed to the operator only if it is stored, and a reply goes to the sender", async () => {
  const sent: Mail[] = [];
  const forward = {
    mailer: {
      send: async (mail: Mail, within?: { db?: Database }) => {
        expect(await within?.db?.selectFrom("contact_messages").selectAll().execute()).not.toEqual([]);
        sent.push(mail);
      },
    },
    to: "hello@example.org",
    site: { productName: "Foothold", publicUrl: "https://jobs.example.org" },
  };
  const settings = { clientAddress: "203.0.113.5", now: noon, random: randomBytes, forward };
  const stored = await storeContactMessage(database.db, message, settings);
  if (!stored.ok) throw new Error("refused");
  expect(sent).toMatchObject([
    {
      to: "hello@example.org",
      subject: `Something broken or missing (${stored.reference})`,
      replyTo: { name: "Ana", address: "ana@example.com" },
      text: expect.stringContaining("The page is empty.") as string,
    },
  ]);
  for (let nth = 0; nth < hourlyLimits.sender; nth++) {
    await storeContactMessage(database.db, message, settings);
  }
  expect(sent).toHaveLength(hourlyLimits.sender);
});

test("stores no network address and nothing that could be matched to one on a later day", async () => {
  await send("203.0.113.5");
  await send("203.0.113.5", new Date("2026-11-21T00:00:01Z"));
  const kept = await database.db.selectFrom("contact_messages").selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain("203.0.113.5");
  expect(new Set(kept.map((row) => row.sender)).size).toBe(2);
  const keys = await database.db.selectFrom("contact_sender_keys").selectAll().execute();
  expect(keys.map((key) => key.day)).toEqual(["2026-11-21"]);
});

test("refuses the sixth message of a sender within an hour, but not those of other senders", async () => {
  for (let sent = 0; sent < hourlyLimits.sender; sent++) {
    expect(await send("203.0.113.5", minutesLater(sent))).toMatchObject({ ok: true });
  }
  const refused = { ok: false, reason: "too-many", retryAfter: 60 };
  expect(await send("203.0.113.5", minutesLater(59))).toEqual(refused);
  expect(await send("203.0.113.6", minutesLater(59))).toMatchObject({ ok: true });
  expect(await send("203.0.113.5", minutesLater(61))).toMatchObject({ ok: true });
});

test("counts all addresses of a household as one sender, even for parallel messages", async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `2001:db8:1:2::${index}`);
  const sent = await Promise.all(addresses.map((address) => send(address)));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(hourlyLimits.sender);
  expect(await send("2001:db8:1:3::1")).toMatchObject({ ok: true });
});

test.each([
  ["an IPv6 network", (index: number) => `2001:db8:1:${index.toString(16)}::1`],
  ["an IPv4 network", (index: number) => `203.0.113.${index}`],
])("%s cannot close the form for others", async (_, address) => {
  const sent = [];
  for (let index = 0; index < 250; index++) sent.push(await send(address(index)));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(hourlyLimits.network);
  expect(await send("198.51.100.7")).toMatchObject({ ok: true });
});

/** Stores messages of one hour, each from a different network. */
async function flood(messages: number): Promise<void> {
  const rows = Array.from({ length: messages }, (_, row) => ({
    ...message,
    reference: `R${row}`,
    sent_at: noon,
    sender: `network${row}.sender${row}`,
  }));
  await database.db.insertInto("contact_messages").values(rows).execute();
}

test("when a flood uses up the hour, a network without messages can still send one", async () => {
  await flood(hourlyLimits.everybody);
  expect(await send("198.51.100.7")).toMatchObject({ ok: true });
  expect(await send("198.51.100.8")).toMatchObject({ ok: false, reason: "too-many" });
  expect(await send("192.0.2.7")).toMatchObject({ ok: true });
});

test("refuses all messages before a flood fills the disk", async () => {
  await flood(hourlyLimits.newcomers);
  expect(await send("198.51.100.7", minutesLater(59))).toEqual({
    ok: false,
    reason: "too-many",
    retryAfter: 60,
  });
  expect(await send("198.51.100.7", minutesLater(61))).toMatchObject({ ok: true });
});
