import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newBrowserDatabase } from "../../../tests/support/new-browser-database.ts";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { beginFirstCv } from "./begin-first-cv.ts";
import { deleteCv } from "./change-cvs.ts";
import type { CvDatabase } from "./cv-database.ts";
import type { LocalCv, Owner } from "./local-cv.ts";
import { listCvs } from "./list-cvs.ts";
import { saveCv } from "./save-cv.ts";

const now = new Date("2026-11-21T12:00:00Z");
let db: CvDatabase;
let tabs = 0;

beforeEach(async () => {
  vi.stubGlobal("localStorage", storageInMemory());
  db = await newBrowserDatabase();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function begun(owner: Owner = null): LocalCv {
  tabs += 1;
  const document = newCvDocument(() => `row-${tabs}`);
  return { id: `cv-${tabs}`, owner, title: "My CV", document, revision: 0, changedAt: "", conflicts: [] };
}

const save = ({ id, owner, title, document }: LocalCv) =>
  saveCv(db, {
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
  const firsts = await Promise.all([1, 2, 3].map(() => beginFirstCv(db, begun(), now)));
  expect(new Set(firsts.map(({ id }) => id)).size).toBe(1);
  expect(firsts[1]?.document).toEqual(firsts[0]?.document);
  expect(await db.count("cvs")).toBe(0);
});

test("a tab that opens after the first keystroke opens the saved CV", async () => {
  const first = await beginFirstCv(db, begun(), now);
  await save(first);
  expect(await beginFirstCv(db, begun(), now)).toMatchObject({ id: first.id, revision: 1 });
});

test("after the last CV is deleted, a different CV is begun", async () => {
  const first = await beginFirstCv(db, begun(), now);
  await save(first);
  await deleteCv(db, first.id);
  expect((await beginFirstCv(db, begun(), now)).id).not.toBe(first.id);
});

test("a person begins their own CV even if other people have CVs in this browser", async () => {
  await save(await beginFirstCv(db, begun("ana"), now));
  const visitor = await beginFirstCv(db, begun(null), now);
  const ben = await beginFirstCv(db, begun("ben"), now);
  expect([visitor.owner, ben.owner]).toEqual([null, "ben"]);
  expect(new Set([visitor.id, ben.id]).size).toBe(2);
  expect((await beginFirstCv(db, begun("ben"), now)).id).toBe(ben.id);
  await save(ben);
  expect(await listCvs(db, "ben")).toMatchObject([{ id: ben.id, owner: "ben" }]);
});
