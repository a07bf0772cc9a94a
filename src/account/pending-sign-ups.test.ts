import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../tests/support/add-person.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { migrate, readMigrations } from "../platform/database/migrate.server.ts";

const database = await testDatabase();
afterAll(() => database.close());

/** The tables after migration 0012. */
const before = [
  "drop table pending_sign_ups",
  "alter table users drop constraint users_are_confirmed, alter column email_verified set default false",
  `alter table account_links drop constraint account_links_purpose_check,
     add constraint account_links_purpose_check check (purpose in ('confirm', 'recover')),
     add column name text, add column password text`,
  "delete from applied_migrations where name = '0013_pending_sign_ups'",
];

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));

/** Inserts a row into account_links in its old form. */
async function addLink(link: {
  hash: string;
  user: string;
  purpose?: string;
  minute: number;
  used?: boolean;
  name?: string;
  password?: string;
}) {
  const { hash, user, purpose = "confirm", minute, used = false, name = null, password = null } = link;
  await sql`insert into account_links (token_hash, user_id, purpose, made_at, expires_at, used_at, name, password)
    values (${hash}, ${user}, ${purpose}, ${at(minute)}, ${at(minute + 30)}, ${used ? at(minute) : null},
      ${name}, ${password})`.execute(database.db);
}

test("the migration keeps confirmed people and moves pending sign-ups; links sent again lose their copied data", async () => {
  const { db } = database;
  for (const statement of before) await database.executeSql(statement);
  const ana = await addPerson(db, { name: "Ana", email: "ana@example.com" });
  await addLink({ hash: "ana-used", user: ana, minute: 1, used: true, name: "Ana" });
  await addLink({ hash: "ana-recover", user: ana, purpose: "recover", minute: 2 });
  await sql`insert into users (id, name, email, created_at, updated_at)
    values ('ben', 'Ben', 'ben@example.com', ${at(0)}, ${at(0)})`.execute(db);
  await sql`insert into credentials (id, user_id, provider_id, account_id, password, created_at, updated_at)
    values ('c', 'ben', 'credential', 'ben', 'hash of Ben', ${at(0)}, ${at(0)})`.execute(db);
  await addLink({ hash: "ben-1", user: "ben", minute: 3, name: "Ben", password: "hash of Ben" });
  await addLink({ hash: "eve-1", user: "ben", minute: 4, name: "Eve", password: "hash of Eve" });
  await addLink({ hash: "again", user: "ben", minute: 5, name: "Eve", password: "hash of Eve" });

  const migrated = await migrate(database, await readMigrations("migrations"));
  expect(migrated).toEqual({ ok: true, applied: ["0013_pending_sign_ups"] });

  expect(await db.selectFrom("users").select(["id", "email_verified"]).execute()).toEqual([
    { id: ana, email_verified: true },
  ]);
  const links = await db.selectFrom("account_links").select("token_hash").execute();
  expect(links).toEqual([{ token_hash: "ana-recover" }]);
  expect(await db.selectFrom("pending_sign_ups").selectAll().orderBy("created_at").execute()).toEqual([
    row("ana-used", "ana@example.com", 1, { used_at: at(1) }),
    row("ben-1", "ben@example.com", 3, { name: "Ben", password: "hash of Ben" }),
    row("eve-1", "ben@example.com", 4, { name: "Eve", password: "hash of Eve" }),
    row("again", "ben@example.com", 5, {}),
  ]);
});

function row(hash: string, email: string, minute: number, rest: object) {
  const empty = { name: null, password: null, browser_hash: null, used_at: null };
  return {
    token_hash: hash,
    email,
    created_at: at(minute),
    expires_at: at(minute + 30),
    ...empty,
    ...rest,
  };
}
