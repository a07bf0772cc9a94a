import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../tests/support/add-person.ts";
import { testDatabase } from "../../tests/support/test-database.ts";
import type { ImportList } from "./import-table.ts";
import { deleteExpiredImports, keepImport, readWaitingImport, takeImport } from "./waiting-import.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const now = new Date("2026-11-29T12:00:00Z");
const inAnHour = new Date("2026-11-29T13:00:01Z");
const table = { names: ["Title", "Company"], rows: [["Cook\0", "Inn"]] };
const list: ImportList<string> = {
  name: "applications",
  isUse: (text): text is string => text !== "",
  guessUses: (names) => [...names],
};

test("a file waits for an hour, one for each person and list, and is taken once", async () => {
  const { db } = database;
  const [personId, other] = [await addPerson(db), await addPerson(db)];
  await keepImport(db, list, { personId, fileName: "old.csv", table, now });
  await keepImport(db, list, { personId, fileName: "a.csv", table, now });
  const waiting = await readWaitingImport(db, list, { personId, now });
  expect(waiting).toMatchObject({ fileName: "a.csv", table });
  const id = waiting?.id ?? "";
  expect(await readWaitingImport(db, list, { personId: other, now })).toBeNull();
  expect(await readWaitingImport(db, { ...list, name: "contacts" }, { personId, now })).toBeNull();
  expect(await takeImport(db, { personId: other, id })).toBe(false);
  expect(await readWaitingImport(db, list, { personId, now: inAnHour })).toBeNull();
  expect(await takeImport(db, { personId, id })).toBe(true);
  expect(await takeImport(db, { personId, id })).toBe(false);
  await keepImport(db, list, { personId, fileName: "a.csv", table, now });
  await deleteExpiredImports(db, inAnHour);
  expect(await readWaitingImport(db, list, { personId, now })).toBeNull();
});
