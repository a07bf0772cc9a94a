import { randomBytes } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { saveSearch } from "../../alerts/saved-searches.server.ts";
import { addApplication } from "../../applications/store/add-application.server.ts";
import { addReminder } from "../../applications/store/entries.server.ts";
import { storeBatch } from "../../jobs/indexing/store-batch.server.ts";
import { noFacts } from "../../contacts/contact.ts";
import { planStep } from "../../contacts/contact-events.server.ts";
import { addContact } from "../../contacts/change-contact.server.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { createLog } from "../../platform/log/log.ts";
import { readDashboard } from "./read-dashboard.server.ts";

const now = new Date("2026-11-22T12:00:00Z");

const database = await testDatabase();
afterAll(() => database.close());

function read(personId: string) {
  const { db } = database;
  const log = createLog({ level: "silent" });
  const services = { db, clock: () => now, places: loadGazetteer(), searchDatabase: () => db, log };
  return readDashboard(services, personId);
}

test("an empty account has an empty dashboard", async () => {
  expect(await read(await addPerson(database.db))).toMatchObject({
    jobs: { jobs: [], count: 0, searches: 0 },
    steps: [],
    due: 0,
    cv: null,
    activity: [],
  });
});

test("shows jobs of saved searches since yesterday, and the steps of applications and contacts in order", async () => {
  const { db } = database;
  const personId = await addPerson(db);
  const source = await inventedSource(db);
  const post = (title: string, company: string, at: string) =>
    storeBatch(db, source, [inventedPosting({ title, company })], new Date(at));
  await post("Meter Reader", "Old Valley", "2026-11-20T12:00:00Z");
  const search = { personId, name: "Meters", parameters: "q=meter+reader", frequency: "daily" } as const;
  await saveSearch(db, { ...search, now, random: randomBytes });
  await post("Meter Reader", "New Valley", "2026-11-21T09:00:00Z");
  await post("Lamp Lighter", "New Valley", "2026-11-21T09:00:00Z");

  const fields = { title: "Analyst", company: "Tallyho" };
  const application = await addApplication(db, { personId, fields, stage: { kind: "applied" }, now });
  if (!application.ok) throw new Error(application.reason);
  const dueAt = new Date("2026-11-23T09:00:00Z");
  await addReminder(db, { personId, applicationId: application.id, dueAt, text: "Follow up" });
  for (const [name, on] of [
    ["Ines", "2026-11-21"],
    ["Priya", "2026-11-25"],
    ["Sam", "2027-03-01"],
  ] as const) {
    const added = await addContact(db, { personId, facts: { ...noFacts, name }, now });
    if (added.ok) await planStep(db, { personId, id: added.id, step: { text: "Write", on }, now });
  }

  const dashboard = await read(personId);
  expect(dashboard.jobs).toMatchObject({ count: 1, searches: 1, jobs: [{ company: "New Valley" }] });
  expect(dashboard.steps.map(({ text, isDue }) => [text, isDue])).toEqual([
    ["Write, Ines", true],
    ["Follow up, Tallyho", false],
    ["Write, Priya", false],
  ]);
  expect(dashboard.due).toBe(1);
});
