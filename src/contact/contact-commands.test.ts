import { afterAll, beforeEach, expect, test } from "vitest";
import { runCommand } from "../../tests/support/run-command.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { contactCommands } from "./contact-commands.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const now = new Date("2026-11-22T10:00:00Z");
beforeEach(async () => {
  await database.db.deleteFrom("contact_messages").execute();
  const message = { topic: "issue", name: "Ana", email: "ana@example.com", sender: "hash" };
  await database.db
    .insertInto("contact_messages")
    .values([
      {
        ...message,
        reference: "AAAA-1111",
        message: "The map is gone.\nHelp",
        sent_at: new Date("2026-11-20T08:00:00Z"),
      },
      {
        ...message,
        reference: "BBBB-2222",
        message: "\u001b[2JBoo",
        sent_at: new Date("2026-11-21T08:00:00Z"),
      },
    ])
    .execute();
});

const run = (...words: string[]) =>
  runCommand(contactCommands, { db: database.db, clock: () => now }, "contact", ...words);

test("open messages are listed in one line each, newest first", async () => {
  const { said } = await run("list");
  expect(said.split("\n")).toEqual([
    "Reference  Sent (UTC)        From             Message",
    "BBBB-2222  2026-11-21 08:00  ana@example.com  \\u001b[2JBoo",
    "AAAA-1111  2026-11-20 08:00  ana@example.com  The map is gone. Help",
    "",
  ]);
});

test("a reference in any case shows the whole message", async () => {
  const { said, status } = await run("read", "aaaa-1111");
  expect(status).toBe(0);
  expect(said).toContain("Topic      Something broken or missing\nFrom       Ana, ana@example.com\n");
  expect(said).toContain("State      open\n\nThe map is gone.\nHelp\n");
  expect(await run("read", "CCCC-3333")).toMatchObject({
    status: 1,
    complained:
      "There is no message with the reference CCCC-3333. See: npm run admin -- contact list --all\n",
  });
});

test("a message that is done leaves the list, and can be reopened", async () => {
  expect(await run("done", "AAAA-1111")).toMatchObject({ status: 0, said: "AAAA-1111 is done.\n" });
  expect((await run("list")).said).not.toContain("AAAA-1111");
  expect((await run("list", "--all")).said).toMatch(/AAAA-1111 .* done\n/);
  const json = JSON.parse((await run("read", "AAAA-1111", "--json")).said) as object;
  expect(json).toMatchObject({ reference: "AAAA-1111", done: now.toISOString() });
  expect(json).not.toHaveProperty("sender");
  await run("done", "AAAA-1111", "--undo");
  expect((await run("list")).said).toContain("AAAA-1111");
});

test("an empty list is reported", async () => {
  await database.db.deleteFrom("contact_messages").execute();
  expect((await run("list")).said).toBe("No messages are waiting.\n");
  expect(JSON.parse((await run("list", "--json")).said)).toEqual([]);
});
