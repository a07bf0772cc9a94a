import { afterAll, beforeEach, expect, test } from "vitest";
import { addApplication } from "../applications/store/add-application.server.ts";
import { addPerson } from "../../tests/support/add-person.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { noFacts, type ContactFacts } from "./contact.ts";
import {
  deleteContact,
  eraseDeletedContacts,
  getDeletedName,
  restoreContact,
  addContact,
  changeContact,
} from "./change-contact.server.ts";
import { linkApplication, listLinks, unlinkApplication } from "./link-application.server.ts";
import { listContacts, getContact } from "./read-contacts.server.ts";
import { logEvent, removeEvent, finishStep, planStep } from "./contact-events.server.ts";

const now = new Date("2026-11-22T12:00:00Z");

const database = await testDatabase();
afterAll(() => database.close());
let personId: string;
beforeEach(async () => {
  personId = await addPerson(database.db);
});

async function add(
  facts: Partial<ContactFacts> & { name: string },
): Promise<{ personId: string; id: string }> {
  const added = await addContact(database.db, { personId, facts: { ...noFacts, ...facts }, now });
  if (!added.ok) throw new Error(added.reason);
  return { personId, id: added.id };
}

test("lists contacts by name, with the next step and the last contact", async () => {
  const { db } = database;
  const ines = await add({ name: "Ines Marchetti", company: "Tallyho" });
  await add({ name: "daniel Okafor" });
  await planStep(db, { ...ines, step: { text: "Thank her", on: "2026-11-21" }, now });
  await logEvent(db, { ...ines, event: { kind: "met", on: "2026-10-03", note: "" }, now });
  await logEvent(db, { ...ines, event: { kind: "called", on: "2026-11-20", note: "" }, now });
  expect(await listContacts(db, personId)).toMatchObject([
    { name: "daniel Okafor", next: null, dueOn: null, last: null },
    {
      name: "Ines Marchetti",
      next: { text: "Thank her", on: "2026-11-21" },
      dueOn: "2026-11-21",
      last: { kind: "called", on: "2026-11-20" },
    },
  ]);
});

test("a form that is sent five times at once makes one contact, and other facts another", async () => {
  const sent = await Promise.all(Array.from({ length: 5 }, () => add({ name: "Ines", company: "Tallyho" })));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  await add({ name: "Ines", company: "Orchard" });
  expect(await listContacts(database.db, personId)).toHaveLength(2);
  const later = new Date(now.getTime() + 60_000);
  const facts = { ...noFacts, name: "Ines", company: "Tallyho" };
  await addContact(database.db, { personId, facts, now: later });
  expect(await listContacts(database.db, personId)).toHaveLength(3);
});

test("finds words in names, companies and notes, ignoring accents", async () => {
  await add({ name: "Inès Marchetti", company: "Tallyho", notes: "Her dog is called Pascal" });
  await add({ name: "Daniel Okafor", company: "Orchard 100%" });
  const found = async (words: string) =>
    (await listContacts(database.db, personId, { words })).map(({ name }) => name);
  expect(await found("ines tally")).toEqual(["Inès Marchetti"]);
  expect(await found("PASCAL")).toEqual(["Inès Marchetti"]);
  expect(await found("100%")).toEqual(["Daniel Okafor"]);
  expect(await found("pascal okafor")).toEqual([]);
});

test("someone to keep in touch with is due a number of weeks after the last contact", async () => {
  const { db } = database;
  const sam = await add({ name: "Sam", touchWeeks: 6 });
  expect(await getContact(db, sam)).toMatchObject({ dueOn: "2027-01-03" });
  await logEvent(db, { ...sam, event: { kind: "met", on: "2026-10-01", note: "" }, now });
  expect(await getContact(db, sam)).toMatchObject({ dueOn: "2026-11-12" });
  await planStep(db, { ...sam, step: { text: "Ask", on: null }, now });
  expect(await getContact(db, sam)).toMatchObject({ dueOn: null });
});

test("a finished step is added to the log, once", async () => {
  const { db } = database;
  const ines = await add({ name: "Ines" });
  await planStep(db, { ...ines, step: { text: "Thank her", on: "2026-11-21" }, now });
  const finish = () => finishStep(db, { ...ines, on: "2026-11-22", now });
  expect([await finish(), await finish()]).toEqual([true, false]);
  expect(await getContact(db, ines)).toMatchObject({
    next: null,
    events: [{ kind: "did", on: "2026-11-22", note: "Thank her" }],
  });
});

test("a removed log entry can be restored", async () => {
  const { db } = database;
  const ines = await add({ name: "Ines" });
  await logEvent(db, { ...ines, event: { kind: "met", on: "2026-10-03", note: "At the fair" }, now });
  const event = (await getContact(db, ines))?.events[0]?.id ?? "";
  expect(await removeEvent(db, { ...ines, event, removedAt: now })).toBe(true);
  expect((await getContact(db, ines))?.events).toEqual([]);
  expect(await removeEvent(db, { ...ines, event, removedAt: null })).toBe(true);
  expect((await getContact(db, ines))?.events).toHaveLength(1);
});

test("a deleted contact can be restored with its log until it is erased", async () => {
  const { db } = database;
  const ines = await add({ name: "Ines" });
  await logEvent(db, { ...ines, event: { kind: "met", on: "2026-10-03", note: "" }, now });
  expect(await deleteContact(db, { ...ines, now })).toBe(true);
  expect(await listContacts(db, personId)).toEqual([]);
  expect(await getContact(db, ines)).toBeNull();
  expect(await getDeletedName(db, ines)).toBe("Ines");
  await eraseDeletedContacts(db, now);
  expect(await restoreContact(db, ines)).toBe("Ines");
  expect(await getContact(db, ines)).toMatchObject({ name: "Ines", events: [{ kind: "met" }] });
  await deleteContact(db, { ...ines, now });
  await eraseDeletedContacts(db, new Date("2026-12-23T12:00:00Z"));
  expect(await restoreContact(db, ines)).toBeNull();
});

test("links a contact to applications of the same person", async () => {
  const { db } = database;
  const ines = await add({ name: "Ines" });
  const fields = { title: "Analyst", company: "Tallyho" };
  const application = await addApplication(db, { personId, fields, stage: { kind: "applied" }, now });
  if (!application.ok) throw new Error(application.reason);
  const link = { ...ines, applicationId: application.id };
  expect([await linkApplication(db, link), await linkApplication(db, link)]).toEqual([true, true]);
  expect(await listLinks(db, personId)).toEqual(new Map([[ines.id, [application.id]]]));
  await expect(linkApplication(db, { ...link, applicationId: personId.slice(0, 8) })).rejects.toThrow();
  await unlinkApplication(db, link);
  expect(await listLinks(db, personId)).toEqual(new Map());
});

test("other people cannot read or change a contact", async () => {
  const { db } = database;
  const { id } = await add({ name: "Ines" });
  const other = { personId: await addPerson(db), id };
  const facts = { ...noFacts, name: "Taken" };
  expect([
    await getContact(db, other),
    await changeContact(db, { ...other, facts, now }),
    await planStep(db, { ...other, step: { text: "Taken", on: null }, now }),
    await finishStep(db, { ...other, on: "2026-11-22", now }),
    await logEvent(db, { ...other, event: { kind: "met", on: "2026-11-22", note: "" }, now }),
    await deleteContact(db, { ...other, now }),
    await restoreContact(db, other),
  ]).toEqual([null, false, false, false, "gone", false, null]);
});

test("an invalid id finds no contact", async () => {
  const none = { personId, id: "no-id" };
  expect(await getContact(database.db, none)).toBeNull();
  expect(await deleteContact(database.db, { ...none, now })).toBe(false);
});
