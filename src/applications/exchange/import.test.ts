import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { chooseColumns, keepImport, readWaitingImport } from "../../table-import/waiting-import.server.ts";
import { applicationImports } from "./understand-table.ts";
import { importApplications } from "./import-applications.server.ts";
import { listKnown, reviewImport } from "./review-import.server.ts";
import { getFinishedImport, restoreImport, undoImport } from "../store/edit-application.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const now = new Date("2026-11-29T12:00:00Z");
const table = { names: ["Title", "Company", "Sent on"], rows: [["Cook\0", "Inn", "3/4/2026"]] };

test("a review says what is unclear, and follows the choices", async () => {
  const { db } = database;
  const personId = await addPerson(db);
  await keepImport(db, applicationImports, { personId, fileName: "a.csv", table, now });
  const review = async () => {
    const waiting = await readWaitingImport(db, applicationImports, { personId, now });
    if (!waiting) throw new Error("no file waits");
    return reviewImport(db, { personId, waiting, now });
  };
  const first = await review();
  expect(first).toMatchObject({ ready: 1, days: { unclear: { column: "Sent on", example: "3/4/2026" } } });
  await chooseColumns(db, {
    personId,
    id: first.id,
    choices: { uses: ["title", "company", "appliedAt"], order: "day-first" },
  });
  expect(await review()).toMatchObject({
    days: { unclear: null, order: "day-first" },
    first: [{ company: "Inn", stage: "Applied", appliedAt: "2026-04-03" }],
  });
});

test("an import skips known rows unless they are kept, and is undone and restored as a whole", async () => {
  const { db } = database;
  const personId = await addPerson(db);
  const rows = [
    { title: "Cook", company: "Inn" },
    { title: "Cook", company: "Inn" },
    { title: "Nurse", company: "Clinic", stage: "Rejected" },
  ];
  const [importId, second] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
  const one = { personId, rows, now };
  expect(await importApplications(db, { ...one, keep: new Set(), importId })).toEqual({ added: 2, full: 0 });
  const kept = await importApplications(db, { ...one, keep: new Set([1]), importId: second });
  expect(kept).toEqual({ added: 1, full: 0 });
  const titles = async () => (await listKnown(db, personId)).map(({ title }) => title).toSorted();
  expect(await titles()).toEqual(["Cook", "Cook", "Nurse"]);

  const stranger = await addPerson(db);
  await undoImport(db, { personId: stranger, id: importId, now });
  expect(await getFinishedImport(db, { personId: stranger, id: importId })).toBeNull();
  expect(await getFinishedImport(db, { personId, id: "no id" })).toBeNull();
  expect(await getFinishedImport(db, { personId, id: importId })).toMatchObject({ here: 2, deleted: 0 });
  await undoImport(db, { personId, id: importId, now });
  expect(await titles()).toEqual(["Cook"]);
  expect(await getFinishedImport(db, { personId, id: importId })).toMatchObject({ here: 0, deleted: 2 });
  await restoreImport(db, { personId: stranger, id: importId });
  expect(await titles()).toEqual(["Cook"]);
  await restoreImport(db, { personId, id: importId });
  expect(await titles()).toEqual(["Cook", "Cook", "Nurse"]);
});
