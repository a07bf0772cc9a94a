import { cvKind } from "../../cv/edit/cv-kind.ts";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { setField } from "../../cv/edit/set-field.ts";
import { addDocument } from "../../documents/local/change-documents.ts";
import { openDocuments } from "../../documents/local/database.ts";
import type { Owner } from "../../documents/local/local-document.ts";
import { correct } from "../verdict/corrections.ts";
import { keepCorrection } from "./keep-correction.ts";
import { loadJobFit } from "./load-job-fit.ts";
import type { OwnCvsContext } from "./my-cvs.ts";

const requirements = [
  {
    kind: "skill",
    skills: ["Excel"],
    importance: "required",
    line: { from: "title", text: "", marked: null },
  },
];
let asked: string[] = [];
const context = {
  now: () => new Date("2026-11-22T12:00:00Z"),
  fetch: async (address: string) => {
    asked.push(address);
    return address === "/documents/cv"
      ? Response.json({ person: "ann", documents: [], shown: null })
      : Response.json(requirements);
  },
} as unknown as OwnCvsContext;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("localStorage", storageInMemory());
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

async function storeCv(id: string, owner: Owner, summary: string): Promise<void> {
  const db = await openDocuments(cvKind);
  if (!db) throw new Error("No database");
  let last = 0;
  const empty = newCvDocument(() => `${id}${++last}`);
  const document = setField(empty, "personal/summary", summary);
  await addDocument(db, {
    id,
    kind: "cv",
    owner,
    title: id,
    document,
    changedAt: id,
    revision: 1,
    conflicts: [],
  });
  db.db.close();
}

test("each CV in the browser is compared, and only the requirements are fetched", async () => {
  await storeCv("1-plain", null, "I cook.");
  await storeCv("2-clerk", null, "I use Excel every day.");
  const fits = await loadJobFit("7", null, context);
  expect(fits.map(({ title, matches }) => [title, matches[0]?.verdict])).toEqual([
    ["2-clerk", "met"],
    ["1-plain", "missing"],
  ]);
  expect(asked).toEqual(["/jobs/requirements/7"]);
});

test("CVs of another account in this browser are not compared", async () => {
  await storeCv("1-bens", "ben", "I use Excel every day.");
  expect(await loadJobFit("7", null, context)).toEqual([]);
  expect(await loadJobFit("7", "ann", context)).toEqual([]);
  expect(asked).toEqual(["/documents/cv"]);
});

test("what the person says of a requirement is kept in all of their CVs, and in no other's", async () => {
  await storeCv("1-cook", null, "I cook.");
  await storeCv("2-clerk", "ann", "I file.");
  await storeCv("3-ben", "ben", "I drive.");
  const env = { ...context, newId: () => "tab" };
  const excel = { kind: "skill", skills: ["Excel"] } as const;
  await keepCorrection((before) => correct(before, excel, "have"), "ann", env);
  const said = async (owner: Owner) =>
    (await loadJobFit("7", owner, context)).map(({ matches }) => matches[0]?.note);
  expect(await said("ann")).toEqual(["You said so.", "You said so."]);
  expect(await said("ben")).not.toContain(undefined);
  await keepCorrection((before) => correct(before, excel, null), "ann", env);
  expect(await said("ann")).toEqual(["", ""]);
});
