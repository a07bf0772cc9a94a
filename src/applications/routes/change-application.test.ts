import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { analystAdvert, analystCv } from "../../../tests/support/letter-cv.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import { listStoredVersions } from "../../documents/account/versions.server.ts";
import { getDoneChange } from "../store/done-changes.server.ts";
import { listStages } from "../store/stages.server.ts";
import { addApplication } from "../store/add-application.server.ts";
import { getApplication } from "../store/applications.server.ts";
import { deleteStoredDocument, storeDocument } from "../../documents/account/store-document.server.ts";
import { letterAccountKind } from "../../letters/letter-account-kind.server.ts";
import { letterText } from "../../letters/letter-text.ts";
import { firstChoices } from "../../letters/letter.ts";
import { writeLetter } from "../../letters/write/write-letter.ts";
import { noFacts } from "../../contacts/contact.ts";
import { listLinks } from "../../contacts/link-application.server.ts";
import { addContact } from "../../contacts/change-contact.server.ts";
import { changeApplication } from "./change-application.server.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

const now = new Date("2026-11-22T12:00:00Z");

/** An application of a new person, with a function that sends a form of its page. */
async function openApplication() {
  const { db } = opened;
  const personId = await addPerson(db);
  const fields = { title: "Nurse", company: "Clinic" };
  const added = await addApplication(db, { personId, fields, stage: { kind: "saved" }, now });
  const id = added.ok ? added.id : "";
  const read = () => getApplication(db, { personId, id });
  async function send(typed: Record<string, string>) {
    const application = await read();
    if (!application) throw new Error("the application is gone");
    const form = new FormData();
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    return changeApplication(db, { personId, application, form, newId: randomUUID(), now });
  }
  return { personId, id, read, send };
}

test("notes from another device are not overwritten before the person has seen them", async () => {
  const { read, send } = await openApplication();
  const save = (notes: string, seen: string) => send({ do: "notes", notes, seen });
  expect(await save("Ask about nights.\r\nAnd pay.", "")).toMatchObject({ ok: true, saved: "Notes saved" });
  const refused = await save("Bring papers.", "");
  expect(refused).toMatchObject({ ok: false, refusal: { form: "notes", typed: { notes: "Bring papers." } } });
  expect((await read())?.notes).toBe("Ask about nights.\nAnd pay.");

  // The refused form shows the stored notes.
  const seen = refused.ok ? "" : (refused.refusal?.typed["seen"] ?? "");
  expect(await save("Ask about nights. Bring papers.", seen)).toMatchObject({ ok: true });
  expect((await read())?.notes).toBe("Ask about nights. Bring papers.");
});

test("a move back to an open stage says that the outcome was removed, and the reason stays", async () => {
  const { personId, read, send } = await openApplication();
  await send({ do: "end", outcome: "rejected", outcomeReason: "Too junior" });
  const stages = await listStages(opened.db, personId);
  const stage = (kind: string) => stages.find((one) => one.kind === kind)?.id ?? "";
  const removedBy = async (kind: string) => {
    const moved = await send({ do: "stage", stage: stage(kind) });
    const id = moved.ok ? (moved.moved ?? "") : "";
    return { id, removed: (await getDoneChange(opened.db, { personId, id }))?.removed };
  };
  const reopened = await removedBy("interview");
  expect(reopened.removed).toEqual([{ outcome: "rejected", hasReason: true }]);
  expect(await read()).toMatchObject({ outcome: null, outcomeReason: "Too junior" });
  expect((await removedBy("offer")).removed).toEqual([]);
});

test("a move can be undone, but not after a later change", async () => {
  const { personId, read, send } = await openApplication();
  const stages = await listStages(opened.db, personId);
  const move = async (kind: string) => {
    const moved = await send({ do: "stage", stage: stages.find((one) => one.kind === kind)?.id ?? "" });
    return moved.ok ? (moved.moved ?? "") : "";
  };
  expect(await send({ undo: await move("applied") })).toMatchObject({ ok: true, saved: "Undone" });
  expect(await read()).toMatchObject({ stage: { kind: "saved" }, appliedAt: null });
  const first = await move("applied");
  await move("interview");
  expect(await send({ undo: first })).toMatchObject({ ok: false });
  expect(await read()).toMatchObject({ stage: { kind: "interview" } });
});

test("a refused form keeps no version of the CV", async () => {
  const { db } = opened;
  const { personId, send } = await openApplication();
  const place = { personId, id: "cv", now };
  await storeDocument(db, cvAccountKind, { ...place, title: "CV", document: analystCv(), revision: 0 });
  const sent = { do: "sent", cv: "cv|now", letterText: "", letter: "gone" };
  expect(await send(sent)).toMatchObject({ ok: false });
  expect((await listStoredVersions(db, cvAccountKind, personId, "cv"))?.versions).toEqual([]);
});

test("the answer names the part of the page that was saved", async () => {
  const { send } = await openApplication();
  const facts = { do: "facts", title: "Nurse", company: "Clinic" };
  expect(await send(facts)).toMatchObject({ ok: true, saved: "Facts saved" });
  expect(await send({ do: "end", outcome: "" })).toMatchObject({ ok: true, saved: "Outcome saved" });
});

test("a letter that was sent is kept as it was, also when the letter is deleted", async () => {
  const { db } = opened;
  const { personId, read, send } = await openApplication();
  const advert = analystAdvert();
  const cv = { id: "cv", title: "Data", document: analystCv() };
  const written = writeLetter({ cv, advert, choices: firstChoices, now });
  if (!written.ok) throw new Error(written.reason);
  const { letter } = written;
  const place = { personId, id: "one", now };
  const stored = { ...place, title: "Analyst", document: { letter, advert }, revision: 0 };
  await storeDocument(db, letterAccountKind, stored);

  const sent = { do: "sent", cv: "", letterText: "", letter: "one" };
  expect(await send(sent)).toMatchObject({ ok: true, saved: "CV and letter saved" });
  expect((await read())?.letterText).toBe(letterText(letter));
  await deleteStoredDocument(db, letterAccountKind, place, null);
  expect((await read())?.letterText).toBe(letterText(letter));
  expect(await send(sent)).toMatchObject({
    ok: false,
    refusal: { errors: { letterText: "This letter is no longer in your account." } },
  });
});

test("a person's own contacts can be linked to an application, and no others", async () => {
  const { db } = opened;
  const { personId, id, send } = await openApplication();
  const other = await addPerson(db);
  const add = async (owner: string) => {
    const added = await addContact(db, { personId: owner, facts: { ...noFacts, name: "Ines" }, now });
    return added.ok ? added.id : "";
  };
  const [own, foreign] = [await add(personId), await add(other)];
  expect(await send({ do: "person", person: own })).toMatchObject({ ok: true });
  expect(await send({ do: "person", person: foreign })).toMatchObject({ ok: false });
  expect(await send({ do: "person", person: "nobody" })).toMatchObject({ ok: false });
  expect([...(await listLinks(db, personId))]).toEqual([[own, [id]]]);
  expect((await listLinks(db, other)).size).toBe(0);
});

test.each([
  ["a reminder without a day", { do: "reminder-add", text: "Call back", dueDay: "", dueTime: "10:30" }],
  ["a reminder without a text", { do: "reminder-add", text: " ", dueDay: "2026-12-01", dueTime: "10:30" }],
  ["a CV that is gone", { do: "sent", cv: "gone|now", letterText: "Dear Ms Okafor" }],
  ["a reason that is too long", { do: "end", payDiscussed: "£50,000", outcomeReason: "x".repeat(501) }],
])("%s is refused with all that was typed", async (_, sent) => {
  const { send } = await openApplication();
  const { do: form, ...typed } = sent;
  expect(await send(sent)).toMatchObject({ ok: false, refusal: { form, typed } });
});
