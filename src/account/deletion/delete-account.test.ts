import { sql } from "kysely";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  goodPassword,
  signedInAccount,
  testAccounts,
  tokenMailed,
  type TestAccounts,
} from "../../../tests/support/test-accounts.ts";
import { collect } from "../../../tests/support/collect.ts";
import { fillPersonalTables } from "../../../tests/support/fill-personal-tables.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { personalData } from "../../personal-data.server.ts";
import { listActivity } from "../activity/activity.server.ts";
import { exportData } from "../profile/export-data.server.ts";
import { readViewer } from "../read-viewer.server.ts";
import { askForDeletion, eraseAccount, readDeletion } from "./delete-account.server.ts";

const handlers = personalData({ publicUrl: "http://localhost:3000" });

const database = await testDatabase();
afterAll(() => database.close());
let site: TestAccounts;
let ana: Awaited<ReturnType<typeof signedInAccount>>;
beforeEach(async () => {
  site = testAccounts(database);
  ana = await signedInAccount(site, { name: "Anastasia Quillfeather" });
});

/** Finds every table that has one of these texts in some row, in any column. */
async function tablesNaming(...texts: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(database.db);
  const naming: string[] = [];
  for (const { name } of tables) {
    const patterns = texts.map((text) => sql`row_to_json(t)::text ilike ${`%${text}%`}`);
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from ${sql.raw(name)} t where ${sql.join(patterns, sql` or `)}) as found
    `.execute(database.db);
    if (rows[0]?.found) naming.push(name);
  }
  return naming;
}

/** Finds every table that holds personal data by its columns: they reference a user, or are named after one. */
async function personalTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive referring (oid) as (
      select 'users'::regclass::oid
      union
      select conrelid from pg_constraint join referring on confrelid = referring.oid where contype = 'f'
    )
    select distinct format('%I.%I', table_schema, table_name) as name
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'pgboss')
      and (
        to_regclass(format('%I.%I', table_schema, table_name))::oid in (select oid from referring)
        or column_name ~ '(^|_)(person|user|owner|email|recipient)(_|$)'
      )
    order by name
  `.execute(database.db);
  return rows.map(({ name }) => name);
}

test("deleting leaves no row that names the person in any table, and keeps the rows of other people", async () => {
  const ben = await signedInAccount(site, { name: "Benedict Okorowanyi" });
  for (const person of [ana, ben]) await fillPersonalTables(database, person);
  const filled = await tablesNaming(ana.id, ana.email, ana.name);
  const missing = (await personalTables()).filter((table) => !filled.includes(table));
  expect(missing, "tables to be filled in tests/support/fill-personal-tables.ts").toEqual([]);
  const bensTables = await tablesNaming(ben.id, ben.email, ben.name);

  expect(await askForDeletion(site.accounts, ana, goodPassword)).toEqual({ ok: true });
  const token = tokenMailed(site.mails, ana.email);
  expect(await readDeletion(site.accounts, token)).toEqual({ email: ana.email });
  expect(await eraseAccount(site.accounts, handlers, token)).toBe(true);

  expect(await tablesNaming(ana.id, ana.email, ana.name)).toEqual([]);
  expect(await readViewer(site.accounts, new Headers({ cookie: ana.cookie }))).toBeNull();
  expect(await tablesNaming(ben.id, ben.email, ben.name)).toEqual(bensTables);
  expect(await readViewer(site.accounts, new Headers({ cookie: ben.cookie }))).toMatchObject({ id: ben.id });
  expect(site.mails.at(-1)).toMatchObject({ to: ana.email, subject: "Your Foothold account is deleted" });
});

test("a wrong password requests nothing, and ten of them end the session", async () => {
  const before = site.mails.length;
  for (let tries = 0; tries < 10; tries++) {
    expect(await askForDeletion(site.accounts, ana, `wrong ${tries}`)).toEqual({
      ok: false,
      reason: "wrong-password",
    });
  }
  expect(site.mails).toHaveLength(before);
  expect(await askForDeletion(site.accounts, ana, goodPassword)).toEqual({ ok: false, reason: "signed-out" });
  expect(await readViewer(site.accounts, new Headers({ cookie: ana.cookie }))).toBeNull();
  expect(site.mails.filter(({ subject }) => subject.startsWith("Delete your"))).toEqual([]);
});

test("nothing of another account is deleted, even if its address ends with the same letters", async () => {
  const joana = await signedInAccount(site, { email: `jo${ana.email}` });
  const now = new Date("2026-11-21T12:00:00Z");
  const stamps = { expires_at: now, created_at: now, updated_at: now };
  const registering = ({ id, email }: { id: string; email: string }) =>
    JSON.stringify({ type: "registration", expectedChallenge: "x", userData: { id, name: email } });
  await database.db
    .insertInto("verifications")
    .values([
      { id: "ana's step", identifier: "2fa-a", value: ana.id, ...stamps },
      { id: "ana's passkey", identifier: "token-a", value: registering(ana), ...stamps },
      { id: "joana's step", identifier: `2fa-for-${joana.email}`, value: joana.id, ...stamps },
      { id: "joana's passkey", identifier: "token-j", value: registering(joana), ...stamps },
    ])
    .execute();
  await askForDeletion(site.accounts, ana, goodPassword);
  expect(await eraseAccount(site.accounts, handlers, tokenMailed(site.mails, ana.email))).toBe(true);
  const left = await database.db.selectFrom("verifications").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id).filter((id) => id.includes("ana's"))).toEqual([
    "joana's passkey",
    "joana's step",
  ]);
  await database.db.deleteFrom("verifications").execute();
});

test("the link works once and for an hour, a newer link replaces it, and a made-up link does nothing", async () => {
  await askForDeletion(site.accounts, ana, goodPassword);
  const first = tokenMailed(site.mails, ana.email);
  await askForDeletion(site.accounts, ana, goodPassword);
  const second = tokenMailed(site.mails, ana.email);
  expect(await eraseAccount(site.accounts, handlers, first)).toBe(false);
  expect(await eraseAccount(site.accounts, handlers, `${second.slice(0, -1)}x`)).toBe(false);
  site.pass(3_601);
  expect(await readDeletion(site.accounts, second)).toBeNull();
  expect(await eraseAccount(site.accounts, handlers, second)).toBe(false);
  site.pass(-3_601);
  const both = await Promise.all([
    eraseAccount(site.accounts, handlers, second),
    eraseAccount(site.accounts, handlers, second),
  ]);
  expect(both).toHaveLength(2);
  expect(both.filter(Boolean)).toHaveLength(1);
});

test("if one part fails to erase, nothing is erased", async () => {
  await askForDeletion(site.accounts, ana, goodPassword);
  const failing = {
    name: "failing",
    holds: "",
    export: () => Promise.resolve(null),
    erase: () => Promise.reject(new Error("The disk is full.")),
  };
  const token = tokenMailed(site.mails, ana.email);
  const withFailing = [...handlers.slice(0, -1), failing, ...handlers.slice(-1)];
  await expect(eraseAccount(site.accounts, withFailing, token)).rejects.toThrow("The disk is full.");
  expect((await listActivity(database.db, ana.id, 1)).entries).not.toEqual([]);
  expect(await readViewer(site.accounts, new Headers({ cookie: ana.cookie }))).not.toBeNull();
});

test("the export holds all data about the person in readable files, and no secret", async () => {
  await fillPersonalTables(database, ana);
  const now = new Date("2026-11-21T12:00:00Z");
  const whose = { person: ana, productName: "Foothold", now };
  const zip = Buffer.concat(await collect(exportData(database.db, handlers, whose)));
  const files = Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
  expect(Object.keys(files)).toEqual(["README.txt", ...handlers.map(({ name }) => `${name}.json`)]);
  for (const { name } of handlers) {
    expect(files["README.txt"]).toContain(`${name}.json`);
    expect((files[`${name}.json`] ?? "").trim()).not.toMatch(/^(null|\[\]|\{\}|)$/);
  }
  expect(JSON.parse(files["account.json"] ?? "")).toMatchObject({
    account: { email: ana.email, displayName: ana.name, emailConfirmed: true },
    sessions: [{ browser: "Firefox on Linux" }],
    passkeys: [{ name: "Phone" }],
  });
  expect(JSON.parse(files["documents.json"] ?? "")).toMatchObject({
    documents: [
      { kind: "cv", versions: [{ name: "First of Anastasia Quillfeather" }] },
      { kind: "letter" },
      { kind: "practice" },
    ],
  });
  expect(JSON.parse(files["public-cv.json"] ?? "")).toMatchObject({ reservedForYou: [{}] });
  expect(JSON.parse(files["contact-messages.json"] ?? "")).toMatchObject([{ message: "Hello" }]);
  expect(JSON.parse(files["settings.json"] ?? "")).toMatchObject({ theme: "dark" });
  const kinds = (JSON.parse(files["activity.json"] ?? "") as { kind: string }[]).map(({ kind }) => kind);
  expect(kinds).toContain("data-exported");

  const { password } = await database.db
    .selectFrom("credentials")
    .where("user_id", "=", ana.id)
    .select("password")
    .executeTakeFirstOrThrow();
  const { token } = await database.db
    .selectFrom("sessions")
    .where("user_id", "=", ana.id)
    .select("token")
    .executeTakeFirstOrThrow();
  const everything = Object.values(files).join("\n");
  expect(everything).not.toContain(password);
  expect(everything).not.toContain(token);
});
