import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cvOf, newBrowserDatabase } from "../../../tests/support/new-browser-database.ts";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import type { CvDatabase } from "./cv-database.ts";
import type { LocalCv } from "./local-cv.ts";
import { recoverDrafts } from "./recover-drafts.ts";
import { listDrafts, saveDraft } from "./save-draft.ts";

const now = new Date("2026-11-27T12:00:00Z");
let db: CvDatabase;
const problems: unknown[] = [];
const recover = (owner: string) => recoverDrafts({ owner, now, report: (error) => problems.push(error) });

beforeEach(async () => {
  vi.stubGlobal("localStorage", storageInMemory());
  db = await newBrowserDatabase();
  problems.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A CV of Ana without a name, and the draft of a killed tab that has one. */
function killedWhileTyping(id: string): LocalCv {
  const document = cvOf("");
  saveDraft({ cv: id, owner: "ana", tab: "killed", edit: 1, base: document, document: cvOf("Ana") });
  return { id, owner: "ana", title: "My CV", document, revision: 1, changedAt: "", conflicts: [] };
}
const nameIn = async (id: string) => (await db.get("cvs", id))?.document.personal.fullName;

test("a draft of a first CV is saved for its owner only", async () => {
  await db.put("begun", killedWhileTyping("first"));
  await recover("ben");
  expect(await db.count("cvs")).toBe(0);
  await recover("ana");
  expect(await nameIn("first")).toBe("Ana");
});

test("a draft is saved before its CV is opened", async () => {
  await db.put("cvs", killedWhileTyping("one"));
  await recover("ben");
  expect(await nameIn("one")).toBe("");
  await recover("ana");
  expect(await nameIn("one")).toBe("Ana");
  expect(listDrafts("one")).toEqual([]);
});

test("a CV that cannot be read is reported, keeps its draft, and stops no other", async () => {
  await db.put("cvs", { ...killedWhileTyping("a-broken"), document: {} } as LocalCv);
  await db.put("cvs", killedWhileTyping("b-whole"));
  await recover("ana");
  expect(problems).toHaveLength(1);
  expect(listDrafts("a-broken")).toHaveLength(1);
  expect(await nameIn("b-whole")).toBe("Ana");
});
