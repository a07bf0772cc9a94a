import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageInMemory } from "../../../../tests/support/storage-in-memory.ts";
import { deleteDocument } from "../../../documents/local/change-documents.ts";
import { openDocuments } from "../../../documents/local/database.ts";
import { listDocuments, readDocument } from "../../../documents/local/read-document.ts";
import { practiceKind, type PracticeSession } from "./practice-kind.ts";
import { keepSession } from "./use-history.ts";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("localStorage", storageInMemory());
});
afterEach(() => vi.unstubAllGlobals());

const answer = (questionId: string, text: string) => ({
  questionId,
  question: "Why?",
  text,
  seconds: 30,
  spoken: false,
});
const session = (...answers: PracticeSession["answers"]): PracticeSession => ({
  started: "2026-11-20T10:00:00.000Z",
  changed: "2026-11-20T10:10:00.000Z",
  title: "Cook",
  company: "Inn",
  ended: false,
  answers,
});

test("practice of earlier versions moves over once, and what was deleted since does not come back", async () => {
  const stored = [
    { id: "one", ...session(answer("a", "First")) },
    { id: "two", ...session(answer("a", "Second")) },
  ];
  localStorage.setItem("coach-history", JSON.stringify(stored));
  const practice = await openDocuments(practiceKind);
  if (!practice) throw new Error("no IndexedDB");
  expect((await listDocuments(practice, null)).map(({ id }) => id).toSorted()).toEqual(["one", "two"]);
  await deleteDocument(practice, "one");
  practice.db.close();
  const again = await openDocuments(practiceKind);
  expect(again && (await listDocuments(again, null)).map(({ id }) => id)).toEqual(["two"]);
  // The source stays for one more release.
  expect(localStorage.getItem("coach-history")).toContain("First");
});

test("two answers to one question stay, also when they are merged a second time", () => {
  const base = session(answer("a", "Before"), answer("b", "Same"));
  const later = session(answer("a", "Mine"), answer("b", "Same"));
  const earlier = session(answer("a", "Theirs"), answer("b", "Same"), answer("c", "New"));
  const { document } = practiceKind.merge({ base, later, earlier });
  expect(document.answers.map(({ text }) => text)).toEqual(["Theirs", "Mine", "Same", "New"]);
  const again = practiceKind.merge({ base, later, earlier: document });
  expect(again.document.answers).toEqual(document.answers);
});

test("an answer that is finished in a session that was deleted meanwhile is kept", async () => {
  const practice = await openDocuments(practiceKind);
  if (!practice) throw new Error("no IndexedDB");
  const by = { owner: null, tab: "tab", now: new Date("2026-11-20T10:10:00.000Z") };
  const [first, second] = [
    session(answer("a", "First")),
    session(answer("a", "First"), answer("b", "Second")),
  ];
  await keepSession(practice, { id: "one", ...first }, undefined, by);
  const before = (await readDocument(practice, "one", by)) ?? undefined;
  await deleteDocument(practice, "one");
  await keepSession(practice, { id: "one", ...second }, before, by);
  expect((await readDocument(practice, "one", by))?.document.answers).toEqual(second.answers);
});
