import { beforeEach, expect, test } from "vitest";
import { newBrowserDatabase } from "../../../tests/support/new-browser-database.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { beginFirstCv } from "./begin-first-cv.ts";
import { deleteCv } from "./change-cvs.ts";
import type { CvDatabase } from "./cv-database.ts";
import type { KeptCv } from "./kept-cv.ts";
import { saveCv } from "./save-cv.ts";

const now = new Date("2026-11-21T12:00:00Z");
let db: CvDatabase;
let tabs = 0;

beforeEach(async () => {
  db = await newBrowserDatabase();
});

function begun(): KeptCv {
  tabs += 1;
  const document = newCvDocument(() => `row-${tabs}`);
  return { id: `cv-${tabs}`, title: "My CV", document, revision: 0, changedAt: "", conflicts: [] };
}

const save = ({ id, title, document }: KeptCv) =>
  saveCv(db, {
    id,
    title,
    document,
    base: document,
    revision: 0,
    tab: "t",
    edit: 1,
    met: [],
    settled: [],
    now,
  });

test("tabs that open at once begin the same CV, and it stands in no list yet", async () => {
  const firsts = await Promise.all([1, 2, 3].map(() => beginFirstCv(db, begun(), now)));
  expect(new Set(firsts.map(({ id }) => id)).size).toBe(1);
  expect(firsts[1]?.document).toEqual(firsts[0]?.document);
  expect(await db.count("cvs")).toBe(0);
});

test("a tab that comes after the first key opens what is kept", async () => {
  const first = await beginFirstCv(db, begun(), now);
  await save(first);
  expect(await beginFirstCv(db, begun(), now)).toMatchObject({ id: first.id, revision: 1 });
});

test("after the last CV was deleted, the next is another one", async () => {
  const first = await beginFirstCv(db, begun(), now);
  await save(first);
  await deleteCv(db, first.id);
  expect((await beginFirstCv(db, begun(), now)).id).not.toBe(first.id);
});
