import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { noFacts } from "../contact.ts";
import { listContacts, getContact } from "../read-contacts.server.ts";
import { addContact, changeContact } from "../change-contact.server.ts";
import { importPeople, type PeopleChoices } from "./import-people.server.ts";
import { getPeopleImport, restorePeopleImport, undoPeopleImport } from "./undo-people-import.server.ts";

const now = new Date("2026-11-22T12:00:00Z");
const person = (name: string, facts = {}) => ({ ...noFacts, name, ...facts });

const database = await testDatabase();
afterAll(() => database.close());
let personId: string;
beforeEach(async () => {
  personId = await addPerson(database.db);
});

const all = (known: [number, "complete" | "add"][], ...taken: number[]): PeopleChoices => ({
  taken: new Set(taken),
  known: new Map(known),
});
const shown = async () =>
  (await listContacts(database.db, personId)).map(({ name, email }) => `${name} ${email}`).toSorted();

async function addInes(): Promise<string> {
  const facts = person("Ines Marchetti", { email: "ines@tallyho.example", notes: "Mine" });
  const added = await addContact(database.db, { personId, facts, now });
  if (!added.ok) throw new Error("the contact was refused");
  return added.id;
}
const facts = (id: string) => getContact(database.db, { personId, id });

const people = [
  person("I. Marchetti", { email: "INES@tallyho.example", role: "Head", phone: "1", notes: "Theirs" }),
  null,
  person("Priya Raman"),
  person("Priya Raman", { email: "p@x.example" }),
  person("Tom Aldous"),
];

test("imports the chosen rows: adds, completes without replacing anything, or keeps both", async () => {
  const { db } = database;
  const id = await addInes();
  const one = { personId, people, now };
  const choices = all(
    [
      [0, "complete"],
      [3, "complete"],
    ],
    1,
    2,
  );
  const run = (chosen: PeopleChoices) =>
    importPeople(db, { ...one, choices: chosen, importId: randomUUID() });
  expect(await run(choices)).toEqual({ added: 1, completed: 1, full: 0 });
  expect(await facts(id)).toMatchObject({ name: "Ines Marchetti", role: "Head", phone: "1", notes: "Mine" });
  expect(await shown()).toEqual(["Ines Marchetti ines@tallyho.example", "Priya Raman p@x.example"]);
  expect(await run(choices)).toEqual({ added: 0, completed: 0, full: 0 });
  expect(await run(all([[0, "add"]]))).toEqual({ added: 1, completed: 0, full: 0 });
  expect(await shown()).toHaveLength(3);
});

test("a row that completes an earlier row is left out with it", async () => {
  const choices = all([[3, "complete"]]);
  const report = await importPeople(database.db, { personId, people, choices, importId: randomUUID(), now });
  expect(report).toEqual({ added: 0, completed: 0, full: 0 });
});

test("an import is undone and restored as a whole, but not what the person has changed since then", async () => {
  const { db } = database;
  const [id, importId] = [await addInes(), randomUUID()];
  await importPeople(db, { personId, people, choices: all([[0, "complete"]], 2, 4), importId, now });
  const done = { id: importId, added: 2, completed: 1, isUndone: false };
  expect(await getPeopleImport(db, { personId, id: importId })).toEqual(done);

  const stranger = await addPerson(db);
  const of = { personId, id: importId, now };
  await undoPeopleImport(db, { ...of, personId: stranger });
  expect(await getPeopleImport(db, { personId: stranger, id: importId })).toBeNull();
  expect(await getPeopleImport(db, { personId, id: "no id" })).toBeNull();
  expect(await shown()).toHaveLength(3);

  const before = await facts(id);
  if (!before) throw new Error("the contact is gone");
  await changeContact(db, { personId, id, facts: { ...before, phone: "2" }, now });
  await undoPeopleImport(db, of);
  expect(await getPeopleImport(db, { personId, id: importId })).toEqual({ ...done, isUndone: true });
  expect(await shown()).toEqual(["Ines Marchetti ines@tallyho.example"]);
  expect(await facts(id)).toMatchObject({ role: "", phone: "2", notes: "Mine" });
  await restorePeopleImport(db, { ...of, personId: stranger });
  expect(await shown()).toHaveLength(1);
  await restorePeopleImport(db, of);
  expect(await getPeopleImport(db, { personId, id: importId })).toEqual(done);
  expect(await shown()).toHaveLength(3);
  expect(await facts(id)).toMatchObject({ role: "Head", phone: "2" });
});

test("two imports at the same time add each person once", async () => {
  const many = Array.from({ length: 300 }, (_, index) => person(`Person ${index}`));
  const choices = all([], ...many.keys());
  const run = () =>
    importPeople(database.db, { personId, people: many, choices, importId: randomUUID(), now });
  const reports = await Promise.all([run(), run()]);
  expect(reports.map(({ added }) => added).toSorted((one, other) => one - other)).toEqual([0, 300]);
  expect(await listContacts(database.db, personId)).toHaveLength(300);
});
