import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { tools } from "../tools.ts";
import { announceTool } from "./waiting-list-commands.server.ts";
import {
  followWaitingListLink,
  deleteUnconfirmed,
  joinWaitingList,
  readWaitingListToken,
} from "./waiting-list.server.ts";

const secret = "a secret of the test";
const site = { publicUrl: "https://jobs.example.org", productName: "Foothold" };
const noon = new Date("2026-11-22T12:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const [scanner, letter] = tools;

const database = await testDatabase();
afterAll(() => database.close());
let mails: Mail[];
beforeEach(async () => {
  mails = [];
  await database.db.deleteFrom("waiting_list").execute();
});

const services = () => ({
  db: database.db,
  secret,
  site,
  mailer: {
    send: (mail: Mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
  },
});
const join = (email: string, now = noon) => joinWaitingList(services(), { email, now });
const announce = (tool: (typeof tools)[number]) => announceTool(services(), tool);

/** Follows the link of a purpose in the last mail. */
function follow(purpose: string, now = noon) {
  const { text = "", unsubscribe = "" } = mails.at(-1) ?? {};
  const token = new RegExp(`token=(${purpose}[\\w.-]+)`).exec(`${text} ${unsubscribe}`)?.[1];
  const link = readWaitingListToken(secret, token ?? "");
  if (!link) throw new Error(`The mail has no link to ${purpose}.`);
  return followWaitingListLink(database.db, link, now);
}

test("a confirmed address hears of each tool once, and can leave", async () => {
  await join("ana@example.com");
  expect(mails.map(({ to }) => to)).toEqual(["ana@example.com"]);
  expect(await announce(scanner)).toBe(0);

  expect(await follow("confirm")).toBe(true);
  expect(await announce(scanner)).toBe(1);
  expect(mails.at(-1)).toMatchObject({ to: "ana@example.com", subject: "ATS Resume Scanner is ready" });
  expect(await announce(scanner)).toBe(0);
  expect(await announce(letter)).toBe(1);

  expect(await follow("leave")).toBe(true);
  expect(await announce(tools[2])).toBe(0);
  expect(await database.db.selectFrom("waiting_list").selectAll().execute()).toEqual([]);
});

test("one address gets at most one mail in an hour, however often it is entered", async () => {
  for (const minutes of [0, 1, 59]) await join("ana@example.com", later(minutes));
  expect(mails).toHaveLength(1);
  await join("ana@example.com", later(60));
  expect(mails).toHaveLength(2);
});

test("an address on the list is told so, and stays confirmed", async () => {
  await join("ana@example.com");
  await follow("confirm");
  await join("ana@example.com", later(61));
  expect(mails.at(-1)?.subject).toBe("You are on the Foothold waiting list");
  expect(await announce(scanner)).toBe(1);
});

test("an address that is not confirmed within a week is deleted", async () => {
  await join("ana@example.com");
  await join("ben@example.com");
  await follow("confirm");
  expect(await deleteUnconfirmed(database.db, later(7 * 24 * 60 - 1))).toBe(0);
  expect(await deleteUnconfirmed(database.db, later(7 * 24 * 60 + 1))).toBe(1);
  expect(await database.db.selectFrom("waiting_list").select("email").execute()).toEqual([
    { email: "ben@example.com" },
  ]);
});

test.each(["", "confirm", "confirm.1.x", "leave.00000000-0000-0000-0000-000000000000.abc", "a.b.c.d"])(
  "the token %j of a stranger is refused",
  (token) => {
    expect(readWaitingListToken(secret, token)).toBeNull();
  },
);

test("a token to leave does not confirm", async () => {
  await join("ana@example.com");
  const leave = /token=(leave[\w.-]+)/.exec(mails[0]?.text ?? "")?.[1] ?? "";
  expect(leave).not.toBe("");
  expect(readWaitingListToken(secret, leave.replace("leave", "confirm"))).toBeNull();
});
