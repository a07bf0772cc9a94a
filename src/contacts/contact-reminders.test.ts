import { afterAll, beforeEach, expect, test } from "vitest";
import { addPerson } from "../../tests/support/add-person.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import { noFacts } from "./contact.ts";
import { planStep } from "./contact-events.server.ts";
import { addContact } from "./change-contact.server.ts";
import { writeContactsDueMail, remindOfContacts, type MailDueContacts } from "./contact-reminders.server.ts";

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const { signal } = new AbortController();

const database = await testDatabase();
afterAll(() => database.close());
let personId: string;
beforeEach(async () => {
  personId = await addPerson(database.db);
});

async function add(
  name: string,
  step: { text: string; on: string } | null,
  touchWeeks: number | null = null,
) {
  const { db } = database;
  const now = noon("2026-11-01");
  const added = await addContact(db, { personId, facts: { ...noFacts, name, touchWeeks }, now });
  if (!added.ok) throw new Error(added.reason);
  if (step) await planStep(db, { personId, id: added.id, step, now });
  return { personId, id: added.id };
}

const utc: ReadonlyMap<string, string> = new Map();
const everybody = () => Promise.resolve(true);

/** Runs the reminders, and returns the names and steps that the person is mailed about. */
async function remind(now: Date, { wants = everybody, timeZones = utc } = {}): Promise<string[]> {
  const mailed: string[] = [];
  const mail: MailDueContacts = (_, toPerson, due) => {
    if (toPerson === personId) mailed.push(...due.map(({ name, step }) => `${name}: ${step}`));
    return Promise.resolve();
  };
  await remindOfContacts(database.db, { now, signal, mail, wants, timeZones });
  return mailed;
}

test("mails once about each due date, with all people who are due", async () => {
  const ines = await add("Ines", { text: "Thank her", on: "2026-11-22" });
  await add("Sam", null, 3);
  await add("Later", { text: "Ask", on: "2026-12-24" });
  expect(await remind(noon("2026-11-21"))).toEqual([]);
  expect(await remind(noon("2026-11-22"))).toEqual(["Ines: Thank her", "Sam: "]);
  expect(await remind(noon("2026-11-23"))).toEqual([]);
  await planStep(database.db, {
    ...ines,
    step: { text: "Thank her", on: "2026-11-25" },
    now: noon("2026-11-23"),
  });
  expect(await remind(noon("2026-11-25"))).toEqual(["Ines: Thank her"]);
});

test("a step is not mailed again if only its words change", async () => {
  const ines = await add("Ines", { text: "Thank her", on: "2026-11-22" });
  expect(await remind(noon("2026-11-22"))).toEqual(["Ines: Thank her"]);
  const step = { text: "Thank her for the call", on: "2026-11-22" };
  await planStep(database.db, { ...ines, step, now: noon("2026-11-22") });
  expect(await remind(noon("2026-11-22"))).toEqual([]);
});

test("waits until the morning", async () => {
  await add("Ines", { text: "Thank her", on: "2026-11-22" });
  expect(await remind(new Date("2026-11-22T05:59:00Z"))).toEqual([]);
  expect(await remind(new Date("2026-11-22T06:00:00Z"))).toEqual(["Ines: Thank her"]);
});

test('"morning" is in the zone of the person', async () => {
  await add("Ines", { text: "Thank her", on: "2026-11-22" });
  const timeZones = new Map([[personId, "Pacific/Auckland"]]);
  expect(await remind(new Date("2026-11-21T16:59:00Z"), { timeZones })).toEqual([]);
  expect(await remind(new Date("2026-11-21T17:00:00Z"), { timeZones })).toEqual(["Ines: Thank her"]);
});

test("a person who turns the mail on gets it then", async () => {
  await add("Ines", { text: "Thank her", on: "2026-11-22" });
  expect(await remind(noon("2026-11-22"), { wants: () => Promise.resolve(false) })).toEqual([]);
  expect(await remind(noon("2026-11-23"))).toEqual(["Ines: Thank her"]);
});

test("a mail that fails is tried again by the next run, and the others are sent", async () => {
  await add("Ines", { text: "Thank her", on: "2026-11-22" });
  const first = personId;
  personId = await addPerson(database.db);
  await add("Sam", { text: "Ask him", on: "2026-11-22" });
  const mailed: string[] = [];
  const mail: MailDueContacts = (_, toPerson) => {
    if (toPerson === first) return Promise.reject(new Error("no words for it"));
    mailed.push(toPerson);
    return Promise.resolve();
  };
  const run = { now: noon("2026-11-22"), signal, mail, wants: everybody, timeZones: utc };
  await expect(remindOfContacts(database.db, run)).rejects.toThrow("no words for it");
  expect(mailed).toContain(personId);
  personId = first;
  expect(await remind(noon("2026-11-22"))).toEqual(["Ines: Thank her"]);
});

test("the mail names each person with a link", async () => {
  const site = { productName: "Foothold", publicUrl: "https://foothold.example" };
  const due = [
    { id: "1", name: "Ines Marchetti", company: "Tallyho", step: "Thank her" },
    { id: "2", name: "Sam", company: "", step: "" },
  ];
  const unsubscribe = "https://foothold.example/unsubscribe?token=x";
  const mail = await writeContactsDueMail({ site, to: "ana@example.com", due, unsubscribe });
  expect(mail.subject).toBe("2 people are waiting to hear from you");
  expect(mail.text).toContain("https://foothold.example/contacts/1");
  expect(mail.text).toMatch(/Ines Marchetti[^]*Tallyho: Thank her/);
  expect(mail.text).toMatch(/Sam[^]*Time to get in touch/);
});
