import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { migrate, readMigrations } from "../../platform/database/migrate.server.ts";
import { readSettings } from "./stored-settings.server.ts";
import { withDefaults } from "./settings.ts";

const database = await testDatabase();
afterAll(() => database.close());

/** The table before migration 0018. */
const before = [
  "drop table account_settings",
  `create table account_settings (
     person_id           text primary key references users (id) on delete cascade,
     theme               text check (theme in ('light', 'dark')),
     density             text check (density in ('comfortable', 'compact')),
     email_notifications boolean not null default true,
     job_alerts          boolean not null default true,
     marketing           boolean not null default false,
     public_profile      boolean not null default false,
     analytics           boolean not null default true,
     updated_at          timestamptz not null
   )`,
  "delete from applied_migrations where name = '0018_settings_in_one_column'",
];

test("the migration keeps every setting, and a theme that was never chosen stays unset", async () => {
  const { db } = database;
  for (const statement of before) await database.executeSql(statement);
  const [ana, ben] = [await addPerson(db), await addPerson(db)];
  await sql`insert into account_settings values
    (${ana}, 'dark', 'compact', false, false, true, true, false, now())`.execute(db);
  await sql`insert into account_settings (person_id, density, updated_at)
    values (${ben}, 'comfortable', now())`.execute(db);

  const migrated = await migrate(database, await readMigrations("migrations"));
  expect(migrated).toEqual({ ok: true, applied: ["0018_settings_in_one_column"] });

  expect(await readSettings(db, ana)).toEqual({
    ...withDefaults({}),
    theme: "dark",
    density: "compact",
    emailNotifications: false,
    jobAlerts: false,
    marketing: true,
    publicProfile: true,
    analytics: false,
  });
  expect(await readSettings(db, ben)).toEqual({ ...withDefaults({}), density: "comfortable" });
  const { chosen } = await db
    .selectFrom("account_settings")
    .where("person_id", "=", ben)
    .select("chosen")
    .executeTakeFirstOrThrow();
  expect(Object.keys(chosen)).not.toContain("theme");
});
