import * as fc from "fast-check";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { numberOfRuns } from "../../../tests/support/full-run.ts";
import { addPerson } from "../../../tests/support/add-person.ts";
import { exported as exportedData } from "../../../tests/support/exported.ts";
import { fetchAccountRoutes } from "../../../tests/support/fetch-account-routes.ts";
import { analystAdvert, analystCv } from "../../../tests/support/letter-cv.ts";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { cvKind } from "../../cv/edit/cv-kind.ts";
import { savedJobs } from "../../jobs/saved/saved-jobs-store.ts";
import { letterAccountKind } from "../../letters/letter-account-kind.server.ts";
import type { LetterDocument } from "../../letters/letter-document.ts";
import { firstChoices } from "../../letters/letter.ts";
import { writeLetter } from "../../letters/write/write-letter.ts";
import { documentsData } from "../bundle/documents-data.server.ts";
import { listStoredDocuments } from "../account/documents.server.ts";
import { listStoredVersions } from "../account/versions.server.ts";
import { bundleFormat, type BundledDocument } from "../bundle/bundle.ts";
import { openDocuments } from "../local/database.ts";
import type { DocumentKindName, Owner } from "../local/local-document.ts";
import { exportEverything, importEverything, type DocumentsAccount } from "./every-document.ts";

const database = await testDatabase();
afterAll(async () => {
  vi.unstubAllGlobals();
  await database.close();
});

const now = () => new Date("2026-11-29T12:00:00Z");
const site = "https://foothold.example";
const account = fetchAccountRoutes(database.db, now);
const env = { now, newId: () => "new", fetch: account.fetch, site };

beforeEach(emptyBrowser);

function emptyBrowser(): void {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("localStorage", storageInMemory());
}

function contentOf(kind: DocumentKindName, text: string): unknown {
  if (kind === "practice") {
    const answer = { questionId: "a", question: "Why?", text, seconds: 5, spoken: false };
    const at = "2026-11-22T12:00:00.000Z";
    return { started: at, changed: at, title: "Cook", company: "", ended: false, answers: [answer] };
  }
  if (kind === "cv") {
    const cv = newCvDocument(() => "row");
    return { ...cv, personal: { ...cv.personal, headline: text } };
  }
  const cv = { id: "cv", title: "Data", document: analystCv() };
  const choices = { ...firstChoices, reason: text };
  const written = writeLetter({ cv, advert: analystAdvert(), choices, now: now() });
  if (!written.ok) throw new Error(written.reason);
  return { letter: written.letter, advert: analystAdvert() };
}

type Written = { kind: DocumentKindName; title: string; text: string; versions: readonly string[] };

async function store(
  id: string,
  { kind, title, text, versions }: Written,
  owner: Owner = null,
): Promise<void> {
  const documents = await openDocuments(cvKind);
  if (!documents) throw new Error("no IndexedDB");
  const changedAt = now().toISOString();
  const document = contentOf(kind, text);
  const row = { id, kind, owner, title, document, changedAt, revision: 3, conflicts: [] };
  await documents.db.put("documents", row);
  for (const [at, earlier] of versions.entries()) {
    const version = {
      of: id,
      id: `v${at}`,
      at: `2026-11-2${at}T12:00:00.000Z`,
      name: at === 0 ? "Sent" : null,
    };
    await documents.db.put("documentVersions", { ...version, document: contentOf(kind, earlier) });
  }
  documents.db.close();
}

/** What this browser stores. */
async function stored() {
  const documents = await openDocuments(cvKind);
  if (!documents) throw new Error("no IndexedDB");
  const [rows, versions] = [
    await documents.db.getAll("documents"),
    await documents.db.getAll("documentVersions"),
  ];
  documents.db.close();
  return { rows: rows.map((row) => ({ ...row, revision: 0 })), versions };
}

async function exportFile(of: DocumentsAccount | null = null): Promise<string> {
  const { json, problem } = await exportEverything({ ...env, account: of });
  if (json === null || problem !== null) throw new Error(problem ?? "nothing");
  return json;
}

const importFile = (json: string, of: DocumentsAccount | null = null) =>
  importEverything(json, { ...env, account: of });

const text = fc.string({ unit: "binary", maxLength: 30 });
const written = fc.record({
  kind: fc.constantFrom<DocumentKindName>("cv", "letter", "practice"),
  title: fc.string({ maxLength: 30 }),
  text,
  versions: fc.array(text, { maxLength: 3 }),
});

test("an exported file gives an empty browser the same documents and versions, and a second import adds nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(written, { maxLength: 5 }), async (documents) => {
      emptyBrowser();
      for (const [at, one] of documents.entries()) await store(`document ${at}`, one);
      const before = await stored();
      const file = await exportFile();
      const nothing = { added: [], skipped: documents.length, refused: [] };
      expect(await importFile(file)).toMatchObject(nothing);
      expect(await stored()).toEqual(before);

      emptyBrowser();
      expect(await importFile(file)).toMatchObject({ skipped: 0, refused: [] });
      expect(await stored()).toEqual(before);
      expect(await importFile(file)).toMatchObject(nothing);
      expect(await stored()).toEqual(before);
    }),
    { numRuns: numberOfRuns(60) },
  );
});

const cv: Written = { kind: "cv", title: "Nurse", text: "Before", versions: ["Earlier"] };

test("a document that differs from the one here is added as a copy once, and nothing here changes", async () => {
  await store("one", cv);
  const file = await exportFile();
  await store("one", { ...cv, text: "After" });
  const before = await stored();
  const outcome = await importFile(file);
  expect(outcome).toMatchObject({ added: ["cv"], skipped: 0, refused: [] });
  const after = await stored();
  expect(after.rows).toEqual(expect.arrayContaining(before.rows));
  expect(after.rows.map(({ title }) => title).toSorted()).toEqual(["Nurse", "Nurse (imported)"]);
  expect(after.versions).toHaveLength(2);
  expect(await importFile(file)).toMatchObject({ added: [], skipped: 1 });
  expect(await stored()).toEqual(after);
});

test("what cannot be imported is refused with the reason, and the rest is imported", async () => {
  await store("one", cv);
  const file = JSON.parse(await exportFile()) as { documents: BundledDocument[] };
  const [one] = file.documents;
  if (!one) throw new Error("nothing exported");
  const huge = { ...(one.document as object), kept: { note: "x".repeat(3_000_000) } };
  const documents: unknown[] = [
    { ...one, versions: [...one.versions, { ...one.versions[0], id: "bad", document: {} }] },
    { ...one, id: "two", kind: "poem", title: "Poem" },
    { ...one, id: "three", contentVersion: 99, title: "Later" },
    { ...one, id: "four", document: { version: 4 }, title: "Broken" },
    { ...one, id: "five", document: huge, title: "Huge" },
    null,
  ];
  emptyBrowser();
  const outcome = await importFile(JSON.stringify({ ...file, documents }));
  expect(outcome).toMatchObject({ added: ["cv"] });
  const refused =
    typeof outcome === "object" ? outcome.refused.map(({ title, problem }) => [title, problem]) : [];
  expect(refused).toEqual([
    ["Nurse, version of 2026-11-20", expect.any(String)],
    ["Poem", "This is not a document of this site."],
    ["Later", "It comes from a newer version of this site."],
    ["Broken", expect.any(String)],
    ["Huge", "It is too large."],
    ["A document", "This is not a document of this site."],
  ]);
  expect((await stored()).versions).toHaveLength(1);
});

test.each(["", "{}", "[]", "null", '{"format":"foothold-documents"}', "PK"])(
  "%j is no bundle",
  async (json) => {
    expect(await importFile(json)).toContain("documents.json");
  },
);

test("never throws, whatever the file has", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), async (documents) => {
      const outcome = await importFile(JSON.stringify({ ...bundleFormat, documents }));
      expect(outcome).toMatchObject({ added: [] });
    }),
    { numRuns: numberOfRuns(60) },
  );
});

test("saved jobs of this site are added after those here, and those of another site are not", async () => {
  const job = (id: string) => ({
    id,
    title: "Cook",
    company: "Inn",
    path: `/jobs/${id}-cook`,
    savedAt: "2026-11-20",
  });
  localStorage.setItem("saved-jobs", JSON.stringify([job("1"), job("2")]));
  const file = await exportFile();
  localStorage.setItem("saved-jobs", JSON.stringify([job("3"), job("1")]));
  expect(await importFile(file)).toMatchObject({ savedJobs: 1, skipped: 1 });
  expect(savedJobs().map(({ id }) => id)).toEqual(["3", "1", "2"]);
  expect(await importFile(file)).toMatchObject({ savedJobs: 0, skipped: 2 });
  localStorage.clear();
  const elsewhere = await importEverything(file, { ...env, account: null, site: "https://other.example" });
  expect(elsewhere).toMatchObject({ savedJobs: 0, refused: [{ title: "Saved jobs" }] });
  expect(savedJobs()).toEqual([]);
});

test("a letter of another site loses the number of its job, and keeps its name", async () => {
  await store("one", { kind: "letter", title: "Cook", text: "Dear", versions: [] });
  const file = (await exportFile()).replaceAll(/"id": null,(\s+)"title"/g, '"id": "7",$1"title"');
  emptyBrowser();
  await importEverything(file, { ...env, account: null, site: "https://other.example" });
  const [row] = (await stored()).rows;
  const { letter } = contentOf("letter", "Dear") as LetterDocument;
  expect(file).toContain('"7"');
  expect(row?.document).toMatchObject({
    letter: { job: { ...letter.job, id: null, path: null } },
    advert: { job: { id: null } },
  });
});

const person = (id: string): DocumentsAccount => ({
  id,
  practiceInAccount: false,
  savedJobs: [],
  knownJobs: [],
});

test("documents of an account move to another account, with versions, and no one's hidden documents are exported", async () => {
  const [ana, ben] = [await addPerson(database.db), await addPerson(database.db)];
  account.signIn(ana);
  await store("one", cv, ana);
  await store("hidden", { ...cv, title: "Of Ben" }, ben);
  await exportFile(person(ana));
  emptyBrowser();
  // An empty browser first receives the documents of the account.
  const file = await exportFile(person(ana));
  expect(file).not.toContain("Of Ben");
  emptyBrowser();
  account.signIn(ben);
  expect(await importFile(file, person(ben))).toMatchObject({ added: ["cv"], problem: null });
  const [listed] = await listStoredDocuments(database.db, cvAccountKind, ben);
  expect(listed).toMatchObject({ id: "one", title: "Nurse" });
  const versions = await listStoredVersions(database.db, cvAccountKind, ben, "one");
  expect(versions?.versions).toMatchObject([{ name: "Sent" }]);
});

test("the documents of the account's data can be imported", async () => {
  const ana = await addPerson(database.db);
  account.signIn(ana);
  await store("one", cv, ana);
  await store("two", { kind: "letter", title: "To the inn", text: "I like it.", versions: ["Earlier"] }, ana);
  const exported = JSON.parse(await exportFile(person(ana))) as { documents: unknown };
  const data = documentsData([cvAccountKind, letterAccountKind]);
  const held = (await exportedData(data.export(database.db, { id: ana }))) as { documents: unknown };
  expect(held.documents).toEqual(exported.documents);
  emptyBrowser();
  expect(await importFile(JSON.stringify(held))).toMatchObject({ added: ["cv", "letter"], refused: [] });
});

test("nothing is imported while the account cannot be reached, and an export says so", async () => {
  const ana = await addPerson(database.db);
  await store("one", cv);
  const file = await exportFile();
  const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const offline = { ...env, account: person(ana), fetch };
  expect(await importEverything(file, offline)).toContain("once you are online");
  expect(await exportEverything(offline)).toMatchObject({
    problem: expect.stringContaining("once you are online"),
  });
});
