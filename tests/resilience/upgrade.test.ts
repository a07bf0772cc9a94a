import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listActivity } from "../../src/account/activity/activity.server.ts";
import { listPasskeys } from "../../src/account/credentials/passkeys.server.ts";
import { readSettings } from "../../src/account/settings/stored-settings.server.ts";
import { signIn } from "../../src/account/sign-in.server.ts";
import { listHidden } from "../../src/alerts/hidden-jobs.server.ts";
import { listSavedSearches } from "../../src/alerts/saved-searches.server.ts";
import { getOffer } from "../../src/applications/offers/offers.server.ts";
import { listApplications } from "../../src/applications/store/applications.server.ts";
import { listInterviews, listReminders } from "../../src/applications/store/entries.server.ts";
import { listHistory } from "../../src/applications/store/stages.server.ts";
import { getContact, listContacts } from "../../src/contacts/read-contacts.server.ts";
import { cvAccountKind } from "../../src/cv/account/cv-account-kind.server.ts";
import { getPublicCv } from "../../src/cv/publish/get-public-cv.server.ts";
import type { ReadableKind } from "../../src/documents/account/account-kind.ts";
import { listStoredDocuments, readStoredDocument } from "../../src/documents/account/documents.server.ts";
import { listStoredVersions, readStoredVersion } from "../../src/documents/account/versions.server.ts";
import { letterAccountKind } from "../../src/letters/letter-account-kind.server.ts";
import { letterText } from "../../src/letters/letter-text.ts";
import { personalData } from "../../src/personal-data.server.ts";
import { migrate, readMigrations } from "../../src/platform/database/migrate.server.ts";
import type { Database } from "../../src/platform/database/tables.ts";
import { exported } from "../support/exported.ts";
import { goodPassword, testAccounts, visitFrom } from "../support/test-accounts.ts";
import { testDatabase, type TestDatabase } from "../support/test-database.ts";

const opened: TestDatabase[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

let site: Record<"0.4.2" | "0.9.10", Database>;
beforeAll(async () => {
  site = { "0.4.2": await upgradeFrom("0.4.2"), "0.9.10": await upgradeFrom("0.9.10") };
});

/**
 * Makes a database as a site of an earlier version left it, and starts today's version on it.
 *
 * `tests/fixtures/upgrades` has the rows of each version, which its own code wrote, and the names of its migrations.
 * Migrations never change, so they make the tables of that version.
 */
async function upgradeFrom(version: string): Promise<Database> {
  const database = await testDatabase();
  opened.push(database);
  const rows = await readFile(`tests/fixtures/upgrades/${version}.sql`, "utf8");
  const names = /^-- migrations: (.*)$/m.exec(rows)?.[1]?.split(" ") ?? [];
  const migrations = await readMigrations("migrations");
  const former = migrations.filter(({ name }) => names.includes(name));
  const later = migrations.filter(({ name }) => !names.includes(name));
  await database.executeSql(
    "drop schema if exists pgboss cascade; drop schema public cascade; create schema public",
  );
  expect(await migrate(database, former)).toEqual({ ok: true, applied: names });
  // The tables are filled in the order of their names, whatever refers to what.
  await database.executeSql(
    `set session_replication_role = replica;\n${rows}\nreset session_replication_role;`,
  );
  const applied = later.map(({ name }) => name);
  expect(await migrate(database, migrations)).toEqual({ ok: true, applied });
  return database.db;
}

const visit = visitFrom();

/** Signs in with the password of the old version, and returns the id of the person. */
async function idOf(db: Database, email: string): Promise<string> {
  const { accounts } = testAccounts({ db }, "http://localhost:3000", { costlyPasswords: true });
  expect(await signIn(accounts, { email, password: goodPassword }, visit)).toMatchObject({ ok: true });
  expect(await signIn(accounts, { email, password: "wrong lighthouses" }, visit)).toMatchObject({
    ok: false,
  });
  const row = await db.selectFrom("users").where("email", "=", email).select("id").executeTakeFirstOrThrow();
  return row.id;
}

/** The documents of a kind with their versions, by title. */
async function documentsOf<Content>(db: Database, kind: ReadableKind<Content>, personId: string) {
  const found = new Map<
    string,
    { content: Content | undefined; versions: Map<string | null, Content | undefined> }
  >();
  for (const { id, title } of await listStoredDocuments(db, kind, personId)) {
    const content = (await readStoredDocument(db, kind, personId, id))?.document;
    const versions = new Map<string | null, Content | undefined>();
    for (const version of (await listStoredVersions(db, kind, personId, id))?.versions ?? [])
      versions.set(
        version.name,
        (await readStoredVersion(db, kind, { personId, of: id, id: version.id }))?.document,
      );
    found.set(title, { content, versions });
  }
  return found;
}

test("the data of 0.4.2 keeps accounts, settings, CVs, their versions and public pages", async () => {
  const db = site["0.4.2"];
  for (const [name, email] of [
    ["Ines Faber", "ines@example.com"],
    ["Tomas Reed", "tomas@example.com"],
  ] as const) {
    const personId = await idOf(db, email);
    expect(await readSettings(db, personId)).toMatchObject({
      theme: "dark",
      publicProfile: true,
      jobAlerts: true,
    });
    expect((await listActivity(db, personId, 1)).entries.length).toBeGreaterThan(1);
    const cvs = await documentsOf(db, cvAccountKind, personId);
    expect([...cvs.keys()]).toEqual([`CV of ${name}`]);
    const { content, versions } = cvs.get(`CV of ${name}`) ?? {};
    expect(content).toMatchObject({
      version: 4,
      personal: { fullName: name, headline: "Ward nurse", summary: "Twelve years on night shifts." },
      // Lines were printed as bullets. They are a list now.
      sections: {
        experience: [
          { company: "Harbour View Hospital", description: "- Led a team of six\n- Wrote the handover list" },
        ],
        skills: [{ name: "Care", keywords: "wounds, handover" }],
      },
    });
    expect(new Set(versions?.keys())).toEqual(new Set(["As sent to the clinic", null]));
    for (const version of versions?.values() ?? []) expect(version?.personal.headline).toBe("Nurse");
    const shown = await getPublicCv(db, `cv-${name.split(" ")[0]?.toLowerCase()}`);
    expect(shown).toMatchObject({ personId, indexable: true });
  }
});

test("the data of 0.9.10 keeps CVs, letters, applications, alerts and contacts", async () => {
  const db = site["0.9.10"];
  const ines = await idOf(db, "ines@example.com");
  const cvs = await documentsOf(db, cvAccountKind, ines);
  const master = cvs.get("CV of Ines Faber");
  expect(master?.content?.personal.summary).toBe("Counts *trams* and people.");
  expect(new Set(master?.versions.keys())).toEqual(new Set(["As sent to the clinic", null]));
  for (const version of master?.versions.values() ?? [])
    expect(version?.personal.summary).toBe("Counts trams.");
  expect(cvs.get("For Northbeck")?.content?.variant).toMatchObject({ master: "master", job: { id: "7" } });

  const letters = await documentsOf(db, letterAccountKind, ines);
  const letter = letters.get("Senior Data Analyst, Northbeck Energy");
  expect(letter?.content?.letter.choices.reason).toBe("I grew up by the sea.");
  expect(letter?.content && letterText(letter.content.letter)).toContain("Northbeck Energy");
  const [earlier] = letter?.versions.values() ?? [];
  expect(earlier?.letter.choices.reason).toBe("I like trams.");

  const [application, ...others] = await listApplications(db, ines);
  expect(others).toEqual([]);
  expect(application).toMatchObject({ title: "Senior Data Analyst", notes: "Ask for **Kim**." });
  const history = await listHistory(db, ines, application?.id ?? "");
  expect(history.map(({ from, to }) => [from, to])).toEqual([
    ["Applied", "Interview"],
    ["Saved", "Applied"],
    [null, "Saved"],
  ]);
  const [search] = await listSavedSearches(db, ines);
  expect(search).toMatchObject({ name: "Trams in Porto", frequency: "weekly" });
});

test("the data of 0.9.10 keeps every kind of row about a person, and exports it", async () => {
  const db = site["0.9.10"];
  const { id: tomas } = await db
    .selectFrom("users")
    .where("email", "=", "tomas@example.com")
    .select("id")
    .executeTakeFirstOrThrow();
  const { accounts } = testAccounts({ db });
  expect(await listPasskeys(accounts, { id: tomas })).toMatchObject([{ name: "Phone" }]);
  const [application] = await listApplications(db, tomas);
  expect(application).toMatchObject({ title: "Nurse, as told to Tomas Reed", notes: "Ask for Tomas Reed." });
  const { id = "" } = application ?? {};
  expect(await listReminders(db, tomas, id)).toMatchObject([{ text: "Call" }]);
  expect(await listInterviews(db, tomas, { applicationId: id })).toMatchObject([
    { kind: "Video", minutes: 45 },
  ]);
  expect(await getOffer(db, tomas, id)).toMatchObject({ currency: "EUR" });
  const [contact] = await listContacts(db, tomas);
  expect(await getContact(db, { personId: tomas, id: contact?.id ?? "" })).toMatchObject({
    name: "Ines, a friend of Tomas Reed",
    next: { text: "Write to Tomas Reed", on: "2026-11-20" },
    events: [{ kind: "met", note: "Met Tomas Reed" }],
  });
  expect(await listHidden(db, tomas)).toMatchObject({
    jobs: [{ title: "Lamp Lighter for Tomas Reed" }],
    companies: [{ company: "Valley Power" }],
  });
  for (const handler of personalData({ publicUrl: "https://foothold.example" })) {
    const held = await exported(handler.export(db, { id: tomas, email: "tomas@example.com" }));
    // Files that wait for their review came later.
    if (handler.name !== "waiting-imports")
      expect(JSON.stringify(held), handler.name).not.toMatch(/^(null|\[\]|\{\})$/);
  }
});
