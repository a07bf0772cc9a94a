import { cvKind } from "../../cv/edit/cv-kind.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import type { FieldAddress } from "../../cv/edit/field-address.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cvOf, newBrowserDatabase, type LocalCvs } from "../../../tests/support/new-browser-database.ts";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import type { LocalDocument } from "./local-document.ts";
import { recoverDrafts } from "./read-document.ts";
import { listDrafts, saveDraft } from "./drafts.ts";

const now = new Date("2026-11-27T12:00:00Z");
let db: LocalCvs;
const problems: unknown[] = [];
const recover = (owner: string) =>
  recoverDrafts(cvKind, { owner, now, report: (error: unknown) => problems.push(error) });

beforeEach(async () => {
  vi.stubGlobal("localStorage", storageInMemory());
  db = await newBrowserDatabase();
  problems.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A CV of Ana without a name, and the draft of a killed tab that has one. */
function killedWhileTyping(id: string): LocalDocument<CvDocument, FieldAddress> {
  const document = cvOf("");
  saveDraft({ of: id, owner: "ana", tab: "killed", edit: 1, base: document, document: cvOf("Ana") });
  return {
    id,
    kind: "cv",
    owner: "ana",
    title: "My CV",
    document,
    revision: 1,
    changedAt: "",
    conflicts: [],
  };
}
const nameIn = async (id: string) => {
  const row = await db.db.get("documents", id);
  return (row as LocalDocument<CvDocument, FieldAddress> | undefined)?.document.personal.fullName;
};

test("a draft of a first CV is saved for its owner only", async () => {
  await db.db.put("unwritten", killedWhileTyping("first"));
  await recover("ben");
  expect(await db.db.count("documents")).toBe(0);
  await recover("ana");
  expect(await nameIn("first")).toBe("Ana");
});

test("a draft is saved before its CV is opened", async () => {
  await db.db.put("documents", killedWhileTyping("one"));
  await recover("ben");
  expect(await nameIn("one")).toBe("");
  await recover("ana");
  expect(await nameIn("one")).toBe("Ana");
  expect(listDrafts("one")).toEqual([]);
});

test("a CV that cannot be read is reported, keeps its draft, and stops no other", async () => {
  await db.db.put("documents", { ...killedWhileTyping("a-broken"), document: {} });
  await db.db.put("documents", killedWhileTyping("b-whole"));
  await recover("ana");
  expect(problems).toHaveLength(1);
  expect(listDrafts("a-broken")).toHaveLength(1);
  expect(await nameIn("b-whole")).toBe("Ana");
});
