import { afterAll, expect, test } from "vitest";
import { exported } from "../../../tests/support/exported.ts";
import { runCommand } from "../../../tests/support/run-command.ts";
import {
  goodPassword,
  signedInAccount,
  accountsOfFile,
  visitFrom,
} from "../../../tests/support/test-accounts.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { personalData } from "../../personal-data.server.ts";
import { listActivity } from "../activity/activity.server.ts";
import { chooseNewPassword } from "../choose-new-password.server.ts";
import { signIn } from "../sign-in.server.ts";
import { signUp } from "../sign-up.server.ts";
import { accountCommands } from "./account-commands.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const site = accountsOfFile(database);

const handlers = personalData({ publicUrl: "http://localhost:3000" });

const run = (...words: string[]) =>
  runCommand(
    accountCommands,
    {
      db: database.db,
      clock: site.accounts.clock,
      personalData: handlers,
      accountTools: () => Promise.resolve(site.accounts),
    },
    "accounts",
    ...words,
  );
const signUpAs = (email: string, password = goodPassword) =>
  signUp(site.accounts, { name: "Ana Sousa", email, password, returnUrl: "/" }, visitFrom());
const signInAs = (email: string, password = goodPassword) =>
  signIn(site.accounts, { email, password }, visitFrom());

test("lists and searches accounts and sign-ups, and tells them apart", async () => {
  await signedInAccount(site, { name: "Ben Okoro", email: "ben@example.com" });
  await signUpAs("ana@example.com");
  const { said } = await run("list");
  expect(said).toMatch(/^Address +Name +State +Since \(UTC\) +Last sign-in\n/);
  expect(said).toMatch(/ana@example.com +Ana Sousa +waiting +\d{4}-\d\d-\d\d +–\n/);
  expect(said).toMatch(/ben@example.com +Ben Okoro +confirmed +\d{4}-\d\d-\d\d +\d{4}-\d\d-\d\d\n/);
  expect((await run("list", "--waiting")).said).not.toContain("ben@example.com");
  expect((await run("list", "--search", "OKO")).said).not.toContain("ana@example.com");
  expect((await run("list", "--search", "%")).said).toBe("There is no such account.\n");
  expect((await run("list", "--json")).said).not.toMatch(/password|token|"id"/);
});

test("after confirming, the person can sign in with the password of the sign-up, and the mailed link is used", async () => {
  await signUpAs("ana@example.com");
  expect(await signInAs("ana@example.com")).toMatchObject({ ok: false });
  expect(await run("confirm", " Ana@Example.com ")).toMatchObject({
    status: 0,
    said: "ana@example.com is confirmed and can sign in.\n",
  });
  expect(await signInAs("ana@example.com")).toMatchObject({ ok: true });
  expect(site.mails.map(({ subject }) => subject)).toContain("Your Foothold account is ready");
  expect((await run("confirm", "ana@example.com")).said).toBe("ana@example.com is already confirmed.\n");
});

test("confirming refuses to choose between sign-ups of different people", async () => {
  await signUpAs("ana@example.com");
  await signUpAs("ana@example.com", "a stranger's own password");
  expect(await run("confirm", "ana@example.com")).toMatchObject({
    status: 1,
    complained: expect.stringContaining("2 sign-ups are waiting for ana@example.com (Ana Sousa, Ana Sousa)"),
  });
  expect(await signInAs("ana@example.com", "a stranger's own password")).toMatchObject({ ok: false });
});

test("an unconfirmed address has no password to reset", async () => {
  await signUpAs("ana@example.com");
  expect(await run("reset-link", "ana@example.com")).toMatchObject({
    status: 1,
    complained: "ana@example.com is not confirmed yet: it has no password to reset.\n",
  });
});

test("prints the reset link as the only secret, and the link works once", async () => {
  await signedInAccount(site, { email: "ana@example.com" });
  const mailsBefore = site.mails.length;
  const { said, status } = await run("reset-link", "ana@example.com");
  expect(status).toBe(0);
  const [link = ""] = said.split("\n");
  expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/new-password\?token=[\w-]{43}$/);
  expect(said).toMatch(
    /\n\nWorks once, until \d{4}-\d\d-\d\d \d\d:\d\d UTC\. For ana@example\.com only\.\nIt begins with PUBLIC_URL/,
  );
  expect(site.mails).toHaveLength(mailsBefore);

  const token = new URL(link).searchParams.get("token") ?? "";
  const password = "nine patient ferry boats";
  expect(await chooseNewPassword(site.accounts, { token, password }, visitFrom())).toMatchObject({
    ok: true,
  });
  expect(await signInAs("ana@example.com", password)).toMatchObject({ ok: true });
  expect(await chooseNewPassword(site.accounts, { token, password }, visitFrom())).toMatchObject({
    ok: false,
    reason: "link",
  });
});

test("after a change of address, the owner signs in with the new one, knows of it at both, and old links are dead", async () => {
  const ana = await signedInAccount(site, { email: "ana@example.com" });
  const link = (await run("reset-link", "ana@example.com")).said.split("\n")[0] ?? "";
  expect(await run("change-email", "ana@example.com", " Ana@Example.org ")).toMatchObject({
    status: 0,
    said: "ana@example.com is now ana@example.org.\n",
  });
  expect(await signInAs("ana@example.com")).toMatchObject({ ok: false });
  expect(await signInAs("ana@example.org")).toMatchObject({ ok: true });
  expect(site.mails.slice(-3).map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      ["ana@example.com", "Your Foothold email address was changed"],
      ["ana@example.org", "Your Foothold email address was changed"],
    ]),
  );
  const token = new URL(link).searchParams.get("token") ?? "";
  const password = "nine patient ferry boats";
  expect(await chooseNewPassword(site.accounts, { token, password }, visitFrom())).toMatchObject({
    ok: false,
  });
  const { entries } = await listActivity(database.db, ana.id, 1);
  expect(entries.map(({ words }) => words)).toContain("Got another email address");
});

test("an address is not changed to one that is taken or invalid", async () => {
  await signedInAccount(site, { email: "ana@example.com" });
  await signedInAccount(site, { email: "ben@example.com" });
  expect(await run("change-email", "ana@example.com", "ben@example.com")).toMatchObject({
    status: 1,
    complained: "ben@example.com belongs to an account already.\n",
  });
  expect(await run("change-email", "ana@example.com", "ana")).toMatchObject({
    status: 1,
    complained: "Enter the full address, for example name@example.com.\n",
  });
});

test("deleting requires --yes, erases everything, and tells the owner by mail", async () => {
  const ana = await signedInAccount(site, { email: "ana@example.com" });
  await database.db
    .insertInto("contact_messages")
    .values({
      reference: "DEL-1",
      topic: "question",
      email: "Ana@example.com",
      message: "Hello",
      name: "",
      sent_at: new Date(),
      sender: "hash",
    })
    .execute();
  expect(await run("delete", "ana@example.com")).toMatchObject({ status: 2, said: "" });
  expect((await run("list")).said).toContain("ana@example.com");

  expect(await run("delete", "ana@example.com", "--yes")).toMatchObject({
    status: 0,
    said: "The account of ana@example.com is deleted.\n",
  });
  for (const handler of handlers) {
    const held = await exported(handler.export(database.db, ana));
    expect(JSON.stringify(held) ?? "").not.toContain("ana@example.com");
  }
  expect(await signInAs("ana@example.com")).toMatchObject({ ok: false });
  expect(site.mails.at(-1)).toMatchObject({
    to: "ana@example.com",
    subject: "Your Foothold account is deleted",
  });
  expect(site.mails.at(-1)?.text).toContain("The people who run this site have erased your account");
});

test("no mail goes to the address of a sign-up that was never confirmed", async () => {
  await signUpAs("ana@example.com");
  const mailsBefore = site.mails.length;
  await run("delete", "ana@example.com", "--yes");
  expect((await run("list")).said).toBe("There is no such account.\n");
  expect(site.mails).toHaveLength(mailsBefore);
});

test.each([["confirm"], ["reset-link"], ["delete", "--yes"]])(
  "%s for an unknown address answers with a sentence",
  async (...words) => {
    expect(await run(...words, "nobody@example.com")).toMatchObject({
      status: 1,
      complained:
        "There is no account with the address nobody@example.com. See: npm run admin -- accounts list --search <text>\n",
    });
  },
);
