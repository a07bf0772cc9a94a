import { afterAll, beforeEach, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { noFacts } from "../contact.ts";
import { listContacts } from "../list-contacts.server.ts";
import { readContact } from "../read-contact.server.ts";
import { addContact } from "../save-contact.server.ts";
import { importPeople } from "./import-people.server.ts";

const now = new Date("2026-11-22T12:00:00Z");
const person = (name: string, facts = {}) => ({ ...noFacts, name, ...facts });

const database = await testDatabase();
afterAll(() => database.close());
let personId: string;
beforeEach(async () => {
  personId = await addPerson(database.db);
});

test("adds new people, merges known ones by address or by name and company, and adds no person twice", async () => {
  const { db } = database;
  const facts = person("Ines Marchetti", { email: "ines@tallyho.example", notes: "Mine" });
  const ines = await addContact(db, { personId, facts, now });
  await addContact(db, { personId, facts: person("Tom Aldous", { company: "Ridgeline" }), now });
  const people = [
    person("I. Marchetti", { email: "INES@tallyho.example", role: "Head", notes: "Theirs" }),
    person("tom aldous", { company: "RIDGELINE", email: "tom@ridgeline.example" }),
    person("Tom Aldous", { company: "Elsewhere" }),
    person("Priya Raman"),
    person("Priya Raman", { phone: "1" }),
  ];
  const report = () => importPeople(db, { personId, people, now });
  expect(await report()).toEqual({ added: 2, merged: 3, same: 0, full: 0 });
  expect(await report()).toEqual({ added: 0, merged: 0, same: 5, full: 0 });
  expect(ines.ok && (await readContact(db, { personId, id: ines.id }))).toMatchObject({
    name: "Ines Marchetti",
    role: "Head",
    notes: "Mine",
  });
  expect((await listContacts(db, personId)).map(({ name, email }) => `${name} ${email}`).toSorted()).toEqual([
    "Ines Marchetti ines@tallyho.example",
    "Priya Raman ",
    "Tom Aldous ",
    "Tom Aldous tom@ridgeline.example",
  ]);
});

test("two imports at the same time add each person once", async () => {
  const people = Array.from({ length: 300 }, (_, index) => person(`Person ${index}`));
  const run = () => importPeople(database.db, { personId, people, now });
  const reports = await Promise.all([run(), run()]);
  expect(reports.map(({ added }) => added).toSorted((one, other) => one - other)).toEqual([0, 300]);
  expect(await listContacts(database.db, personId)).toHaveLength(300);
});
