import type { CvDocument } from "../../cv/document/cv-document.ts";
import type { FieldAddress } from "../../cv/edit/field-address.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newBrowserDatabase, type LocalCvs } from "../../../tests/support/new-browser-database.ts";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { beginFirst } from "./read-document.ts";
import { deleteDocument } from "./change-documents.ts";
import type { LocalDocument, Owner } from "./local-document.ts";
import { listDocuments } from "./read-document.ts";
import { saveDocument } from "./save-document.ts";

const now = new Date("2026-11-21T12:00:00Z");
let db: LocalCvs;
let tabs = 0;

beforeEach(async () => {
  vi.stubGlobal("localStorage", storageInMemory());
  db = await newBrowserDatabase();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function begun(owner: Owner = null): LocalDocument<CvDocument, FieldAddress> {
  tabs += 1;
  const document = newCvDocument(() => `row-${tabs}`);
  return {
    id: `cv-${tabs}`,
    kind: "cv",
    owner,
    title: "My CV",
    document,
    revision: 0,
    changedAt: "",
    conflicts: [],
  };
}

const save = ({ id, owner, title, document }: LocalDocument<CvDocument, FieldAddress>) =>
  saveDocument(db, {
    id,
    owner,
    title,
    document,
    base: document,
    revision: 0,
    tab: "t",
    edit: 1,
    met: [],
    resolved: [],
    now,
  });

test("tabs that open at the same time begin the same CV, which is not listed yet", async () => {
  const firsts = await Promise.all([1, 2, 3].map(() => beginFirst(db, begun(), now)));
  expect(new Set(firsts.map(({ id }) => id)).size).toBe(1);
  expect(firsts[1]?.document).toEqual(firsts[0]?.document);
  expect(await db.db.count("documents")).toBe(0);
});

test("a tab that opens after the first keystroke opens the saved CV", async () => {
  const first = await beginFirst(db, begun(), now);
  await save(first);
  expect(await beginFirst(db, begun(), now)).toMatchObject({ id: first.id, revision: 1 });
});

test("after the last CV is deleted, a different CV is begun", async () => {
  const first = await beginFirst(db, begun(), now);
  await save(first);
  await deleteDocument(db, first.id);
  expect((await beginFirst(db, begun(), now)).id).not.toBe(first.id);
});

test("a person begins their own CV even if other people have CVs in this browser", async () => {
  await save(await beginFirst(db, begun("ana"), now));
  const visitor = await beginFirst(db, begun(null), now);
  const ben = await beginFirst(db, begun("ben"), now);
  expect([visitor.owner, ben.owner]).toEqual([null, "ben"]);
  expect(new Set([visitor.id, ben.id]).size).toBe(2);
  expect((await beginFirst(db, begun("ben"), now)).id).toBe(ben.id);
  await save(ben);
  expect(await listDocuments(db, "ben")).toMatchObject([{ id: ben.id, owner: "ben" }]);
});
