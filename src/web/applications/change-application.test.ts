import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { addApplication } from "../../applications/store/add-application.server.ts";
import { readApplication } from "../../applications/store/read-application.server.ts";
import { changeApplication } from "./change-application.server.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

const now = new Date("2026-11-22T12:00:00Z");

test("notes from another device are not overwritten before the person has seen them", async () => {
  const { db } = opened;
  const personId = await addPerson(db);
  const fields = { title: "Nurse", company: "Clinic" };
  const added = await addApplication(db, { personId, fields, stage: { kind: "saved" }, now });
  const id = added.ok ? added.id : "";
  const read = () => readApplication(db, { personId, id });
  async function save(notes: string, seen: string) {
    const application = await read();
    if (!application) throw new Error("the application is gone");
    const form = new FormData();
    for (const [name, value] of Object.entries({ do: "notes", notes, seen })) form.set(name, value);
    return changeApplication(db, { personId, application, form, newId: randomUUID(), now });
  }
  expect(await save("Ask about nights.\r\nAnd pay.", "")).toMatchObject({ ok: true });
  const refused = await save("Bring papers.", "");
  expect(refused).toMatchObject({ ok: false, refusal: { form: "notes", typed: { notes: "Bring papers." } } });
  expect((await read())?.notes).toBe("Ask about nights.\nAnd pay.");

  // The refused form shows the stored notes.
  const seen = refused.ok ? "" : (refused.refusal?.typed["seen"] ?? "");
  expect(await save("Ask about nights. Bring papers.", seen)).toMatchObject({ ok: true });
  expect((await read())?.notes).toBe("Ask about nights. Bring papers.");
});
