import { cvKind } from "../../cv/edit/cv-kind.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { fetchAccountRoutes, type AccountRoutes } from "../../../tests/support/fetch-account-routes.ts";
import { cvOf, newBrowserDatabase, type LocalCvs } from "../../../tests/support/new-browser-database.ts";
import { storageInMemory } from "../../../tests/support/storage-in-memory.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { deleteDocument, restoreDeleted } from "../local/change-documents.ts";
import { claimDocuments, forgetSync } from "../local/change-documents.ts";
import type { Owner } from "../local/local-document.ts";
import { listDocuments } from "../local/read-document.ts";
import { saveDraft } from "../local/drafts.ts";
import type { DocumentMessage } from "../local/tab-channel.ts";
import { publishCv } from "../../cv/publish/publish-cv.server.ts";
import { getPublication } from "../../cv/publish/get-public-cv.server.ts";
import { listStoredDocuments } from "../account/documents.server.ts";
import { readStoredDocument } from "../account/documents.server.ts";
import { storeDocument } from "../account/store-document.server.ts";
import type { StoredDocument } from "../account/stored-document.ts";
import { openAccountDocuments } from "./account-client.ts";
import { removeOtherAccounts } from "../local/remove-other-accounts.ts";
import { syncDocuments, type DocumentSync } from "./sync-documents.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await database.close();
});

const now = () => new Date("2026-11-21T12:00:00Z");
let site: AccountRoutes;
let ana: string;
let ben: string;
let here: LocalCvs;
let elsewhere: LocalCvs;
let told: DocumentMessage[];
let reported: unknown[];

beforeEach(async () => {
  vi.stubGlobal("localStorage", storageInMemory());
  site = fetchAccountRoutes(database.db, now);
  [ana, ben] = [await addPerson(database.db), await addPerson(database.db)];
  elsewhere = await newBrowserDatabase();
  here = await newBrowserDatabase();
  [told, reported] = [[], []];
});

function named(fullName: string, headline = ""): CvDocument {
  const document = cvOf(fullName);
  return { ...document, personal: { ...document.personal, headline } };
}

type Edit = { db?: LocalCvs; owner?: Owner; title?: string };

async function edit(id: string, document: CvDocument, { db = here, owner = ana, title = "Data" }: Edit = {}) {
  const before = await db.db.get("documents", id);
  const revision = (before?.revision ?? 0) + 1;
  const changedAt = now().toISOString();
  await db.db.put("documents", {
    conflicts: [],
    ...before,
    id,
    kind: "cv",
    owner: before?.owner ?? owner,
    title,
    document,
    revision,
    changedAt,
  });
}

/** Syncs a browser as the page of a signed-in person does. */
async function sync(person = ana, db = here): Promise<DocumentSync> {
  site.signIn(person);
  return syncAs(person, db);
}

const refusals = new Map<LocalCvs, Map<string, never>>();

function syncAs(account: string, db = here): Promise<DocumentSync> {
  const refused = refusals.get(db) ?? new Map<string, never>();
  refusals.set(db, refused);
  return syncDocuments({
    documents: db,
    account: openAccountDocuments(cvKind, site.fetch, account),
    now,
    tell: (message) => told.push(message),
    refusals: refused,
    report: (error) => reported.push(error),
  });
}

const inAccount = (id = "one", person = ana): Promise<StoredDocument<CvDocument> | null> =>
  readStoredDocument(database.db, cvAccountKind, person, id);
const idsInAccount = async (person = ana) =>
  (await listStoredDocuments(database.db, cvAccountKind, person)).map(({ id }) => id).toSorted();
const idsHere = async (owner: Owner = ana) =>
  (await listDocuments(here, owner)).map(({ id }) => id).toSorted();

/** Saves as another browser does. */
async function saveElsewhere(id: string, document: CvDocument, title = "Data"): Promise<void> {
  const { revision = 0 } = (await inAccount(id)) ?? {};
  await storeDocument(database.db, cvAccountKind, {
    personId: ana,
    id,
    title,
    document,
    revision,
    now: now(),
  });
}

test("a person's CV is added to their account once", async () => {
  await edit("one", named("Ana"));
  expect(await sync()).toMatchObject({ stopped: null, problems: [] });
  const stored = await inAccount();
  expect(stored).toMatchObject({ title: "Data", document: named("Ana") });
  await sync();
  expect((await inAccount())?.revision).toBe(stored?.revision);
});

test("fetches CVs written elsewhere, and later edits to them", async () => {
  await saveElsewhere("one", named("Ana"));
  await sync();
  expect(await here.db.get("documents", "one")).toMatchObject({
    title: "Data",
    document: named("Ana"),
    owner: ana,
  });
  await saveElsewhere("one", named("Ana B"), "Work");
  await sync();
  expect(await here.db.get("documents", "one")).toMatchObject({
    title: "Work",
    document: named("Ana B"),
    conflicts: [],
  });
});

test("merges edits from both sides on both sides, and leaves conflicts to the user", async () => {
  await edit("one", named("Ana", "Analyst"));
  await sync();
  await saveElsewhere("one", named("Ana Elsewhere", "Analyst"));
  await edit("one", named("Ana Here", "Lead"));
  await sync();
  const merged = named("Ana Here", "Lead");
  expect(await inAccount()).toMatchObject({ document: merged });
  expect(await here.db.get("documents", "one")).toMatchObject({
    document: merged,
    conflicts: [{ address: "personal/fullName", other: "Ana Elsewhere", by: "account" }],
  });
});

test("a deletion on one side reaches the other, unless the CV was edited there since", async () => {
  for (const id of ["here", "there", "edited"]) await edit(id, named(id));
  await sync();
  await sync(ana, elsewhere);
  await deleteDocument(here, "here");
  for (const id of ["there", "edited"]) await deleteDocument(elsewhere, id);
  await edit("edited", named("edited since"));
  await sync(ana, elsewhere);
  await sync();
  expect(await idsInAccount()).toEqual(["edited"]);
  expect(await idsHere()).toEqual(["edited"]);
  expect(await inAccount("edited")).toMatchObject({ document: named("edited since") });
  expect(told.filter(({ kind }) => kind === "deleted")).toEqual([{ kind: "deleted", id: "there" }]);
});

test("a deletion here does not delete an edit made elsewhere at the same time", async () => {
  await edit("one", named("Ana"));
  await sync();
  await deleteDocument(here, "one");
  site.answerInstead((request) => {
    if (request.method !== "DELETE") return null;
    site.answerInstead(null);
    return Response.json({ reason: "changed" }, { status: 409 });
  });
  await sync();
  await saveElsewhere("one", named("Ana elsewhere"));
  await sync();
  expect(await inAccount()).toMatchObject({ document: named("Ana elsewhere") });
  expect(await idsHere()).toEqual(["one"]);
});

test("a CV that is edited while its deletion arrives stays, and no tab is told that it is deleted", async () => {
  for (const id of ["first", "one"]) await edit(id, named("Ana"));
  await sync();
  await sync(ana, elsewhere);
  await deleteDocument(elsewhere, "one");
  await sync(ana, elsewhere);
  await saveElsewhere("first", named("Ana B"));
  told = [];
  // After the plan is made, before the deletion is carried out.
  site.answerInstead(async (request) => {
    if (request.url.endsWith("/first")) await edit("one", named("Ana, edited"));
    return null;
  });
  await sync();
  site.answerInstead(null);
  expect(await here.db.get("documents", "one")).toMatchObject({ document: named("Ana, edited") });
  expect(told.filter(({ kind }) => kind === "deleted")).toEqual([]);
  await sync();
  expect(await inAccount()).toMatchObject({ document: named("Ana, edited") });
});

test("documents whose sync was switched off stay here at sign-out, and a later sync loses none", async () => {
  await edit("one", named("Ana"));
  await sync();
  await forgetSync(here, ana);
  expect(await removeOtherAccounts(null)).toEqual({ removed: 0, hidden: 1 });
  await database.db.deleteFrom("documents").where("person_id", "=", ana).execute();
  await sync();
  expect(await inAccount()).toMatchObject({ document: named("Ana") });
  await forgetSync(here, ana);
  await sync();
  expect(await here.db.get("documents", "one")).toMatchObject({ document: named("Ana"), conflicts: [] });
});

test("what a tab has typed and not saved yet wins over a deletion elsewhere", async () => {
  await edit("one", named("Ana"));
  await sync();
  await sync(ana, elsewhere);
  await deleteDocument(elsewhere, "one");
  await sync(ana, elsewhere);
  const draft = { of: "one", owner: ana, tab: "open", edit: 1, version: 4, base: named("Ana") };
  saveDraft({ ...draft, document: named("Ana, typed just now") });
  await sync();
  await sync();
  expect(await inAccount()).toMatchObject({ document: named("Ana, typed just now") });
});

test("an edit of a CV that was deleted and created again elsewhere is not lost", async () => {
  // The phone knows the first state, the laptop deletes it, and the tablet creates it again with its own edit.
  await edit("one", named("Ana", "Analyst"));
  await sync();
  await sync(ana, elsewhere);
  await edit("one", named("Ana", "From the tablet"), { db: elsewhere });
  site.signIn(ana);
  await site.fetch("/documents/cv/one", { method: "DELETE" });
  await sync(ana, elsewhere);
  await edit("one", named("Ana, from the phone", "Analyst"));
  await sync();
  expect((await inAccount())?.document.personal).toMatchObject({
    fullName: "Ana, from the phone",
    headline: "From the tablet",
  });
});

test("undoing a deletion restores the public page, even after the deletion reached the account", async () => {
  await edit("one", named("Ana"));
  await sync();
  const slug = `undone-${ana.slice(0, 8)}`;
  const publication = { cvId: "one", slug, indexable: true, showContacts: false };
  await publishCv(database.db, { personId: ana, publication, now: now() });
  const deleted = await deleteDocument(here, "one");
  if (!deleted) throw new Error("Nothing was deleted");
  await sync();
  expect(await getPublication(database.db, ana)).toBeNull();
  await restoreDeleted(here, deleted);
  await sync();
  expect(await getPublication(database.db, ana)).toMatchObject({ cvId: "one", slug, indexable: true });
  expect(await here.db.get("documents", "one")).not.toHaveProperty("isUndeleted");
});

test("one failing CV does not stop the others, and the page is told which one failed", async () => {
  for (const id of ["a", "broken", "z"]) await edit(id, named(id));
  await saveElsewhere("unreadable", named("x"));
  await database.db.updateTable("documents").where("id", "=", "unreadable").set({ document: "{}" }).execute();
  site.answerInstead((request) =>
    request.url.endsWith("/broken") ? new Response("Something broke", { status: 500 }) : null,
  );
  expect(await sync()).toMatchObject({
    stopped: null,
    problems: [
      { id: "broken", part: "document", reason: "fault" },
      { id: "unreadable", part: "document", reason: "fault" },
    ],
  });
  expect(await idsInAccount()).toEqual(["a", "unreadable", "z"]);
  site.answerInstead(null);
  expect((await sync()).problems.map(({ id }) => id)).toEqual(["unreadable"]);
  expect(await idsInAccount()).toEqual(["a", "broken", "unreadable", "z"]);
});

test("a bug in the page that affects one CV is reported and does not stop the others", async () => {
  for (const id of ["a", "b"]) await edit(id, named(id));
  // This cannot be serialised as JSON.
  const endless: CvDocument = { ...named("a"), kept: {} };
  endless.kept["itself"] = endless;
  await edit("a", endless);
  expect((await sync()).problems).toEqual([{ id: "a", part: "document", reason: "fault" }]);
  expect(reported).toHaveLength(1);
  expect(await idsInAccount()).toEqual(["b"]);
});

test("code of an earlier version cannot overwrite what it does not know", async () => {
  const hidden = { ...named("Ana"), hidden: ["personal/phone" as const] };
  await edit("one", hidden);
  await sync();
  const { hidden: _, headings: __, ...older } = { ...hidden, version: 1 };
  const sent = { id: "one", title: "Data", document: older as unknown as CvDocument, isUndo: false };
  const account = openAccountDocuments(cvKind, site.fetch, ana);
  const revision = (await inAccount())?.revision ?? 0;
  expect(await account.put({ ...sent, revision })).toEqual({ ok: false, reason: "invalid" });
  expect((await inAccount())?.document).toEqual(hidden);
});

test("reports why the account refuses a CV, and sends it again only after an edit", async () => {
  await edit("ok", named("Ana"));
  await edit("invalid", named("x".repeat(20_001)));
  const photo = `data:image/png;base64,${"A".repeat(1_999_000)}`;
  const large = named("Ana", "x".repeat(20_000));
  const rows = Array.from({ length: 30 }, (_, at) => ({
    id: `${at}`,
    name: "",
    reference: "x".repeat(20_000),
  }));
  await edit("large", {
    ...large,
    personal: { ...large.personal, photo },
    sections: { ...large.sections, references: rows },
  });
  const expected = [
    { id: "invalid", part: "document", reason: "invalid" },
    { id: "large", part: "document", reason: "too-large" },
  ];
  expect((await sync()).problems).toEqual(expected);
  expect(await idsInAccount()).toEqual(["ok"]);
  const sent = site.requests.length;
  expect((await sync()).problems).toEqual(expected);
  expect(site.requests.slice(sent)).toEqual(["GET /documents/cv"]);
  await edit("invalid", named("Ana"));
  expect((await sync()).problems).toEqual([expected[1]]);
  expect(await idsInAccount()).toEqual(["invalid", "ok"]);
});

test("reports a full account, and sends the CV once there is space", async () => {
  for (let index = 0; index < cvAccountKind.limits.documents; index += 1)
    await saveElsewhere(`cv-${index}`, named("Ana"));
  await edit("more", named("Ana"));
  const { problems } = await sync();
  expect(problems).toEqual([{ id: "more", part: "document", reason: "full" }]);
  await deleteDocument(here, "cv-0");
  await sync();
  expect((await sync()).problems).toEqual([]);
  expect(await inAccount("more")).not.toBeNull();
});

test.each<[string, () => Response, DocumentSync["stopped"]]>([
  ["no line", () => Response.error(), "offline"],
  ["a site that is too busy", () => new Response(null, { status: 503 }), "unavailable"],
  ["a proxy without its site", () => new Response(null, { status: 502 }), "unavailable"],
  ["a list that fails", () => new Response(null, { status: 500 }), "unavailable"],
])("%s ends the exchange and says why", async (_, answer, stopped) => {
  await edit("one", named("Ana"));
  site.answerInstead((): Response => {
    const response = answer();
    if (response.type === "error") throw new TypeError("Failed to fetch");
    return response;
  });
  expect(await sync()).toMatchObject({ stopped, seen: null });
  site.answerInstead(null);
  expect(await sync()).toMatchObject({ stopped: null });
});

test("does nothing without a session", async () => {
  await edit("one", named("Ana"));
  site.signIn(null);
  expect(await syncAs(ana)).toMatchObject({ stopped: "signed-out" });
  expect(await idsInAccount()).toEqual([]);
});

test("a CV without an owner is listed, and is added to an account only when its writer says so", async () => {
  await edit("one", named("Ana"), { owner: null });
  await sync();
  await sync(ben);
  expect([await idsInAccount(), await idsInAccount(ben)]).toEqual([[], []]);
  expect(await idsHere(ana)).toEqual(["one"]);
  await claimDocuments(here, ana, ["one"]);
  await sync();
  expect(await inAccount()).toMatchObject({ document: named("Ana") });
  expect(await idsHere(ben)).toEqual([]);
});

test("one person's CVs are neither listed for another person nor sent to their account", async () => {
  await edit("one", named("Ana"));
  await sync();
  await edit("one", named("Ana, edited after her session ended elsewhere"));
  await edit("ben's", named("Ben"), { owner: ben });
  await sync(ben);
  expect(await idsInAccount(ben)).toEqual(["ben's"]);
  expect(await idsHere(ben)).toEqual(["ben's"]);
  expect(await inAccount()).toMatchObject({ document: named("Ana") });
});

test("a page opened for one person sends nothing to the next person's account", async () => {
  await edit("one", named("Ana"));
  // Ben has signed in from another tab of the same browser.
  site.signIn(ben);
  expect(await syncAs(ana)).toMatchObject({ stopped: "signed-out" });
  site.signIn(ana);
  site.answerInstead((request) => {
    if (request.method === "PUT") site.signIn(ben);
    return null;
  });
  expect(await syncAs(ana)).toMatchObject({ stopped: "signed-out" });
  expect(await idsInAccount(ben)).toEqual([]);
});

test("other accounts' CVs are removed from the browser if synced, and hidden if not", async () => {
  for (const id of ["synced", "edited", "drafted"]) await edit(id, named(id));
  await sync();
  await edit("edited", named("edited, offline"));
  await edit("new", named("new"));
  await edit("nobody's", named("visitor"), { owner: null });
  const draft = { of: "drafted", owner: ana, tab: "killed", edit: 1, base: named("drafted") };
  saveDraft({ ...draft, document: named("drafted, then killed") });
  expect(await removeOtherAccounts(ben)).toEqual({ removed: 1, hidden: 3 });
  expect(await idsHere(ben)).toEqual(["nobody's"]);
  expect(await idsHere(null)).toEqual(["nobody's"]);
  expect(await idsHere(ana)).toEqual(["drafted", "edited", "new", "nobody's"]);
  // The next time Ana signs in, they are sent to her account.
  expect(await removeOtherAccounts(ana)).toEqual({ removed: 0, hidden: 0 });
  await sync();
  expect(await idsInAccount()).toEqual(["drafted", "edited", "new", "synced"]);
  expect(await inAccount("edited")).toMatchObject({ document: named("edited, offline") });
});

test("an unsynced deletion reaches the account when the owner signs in again", async () => {
  await edit("one", named("Ana"));
  await sync();
  await deleteDocument(here, "one");
  await removeOtherAccounts(ben);
  await sync(ben);
  await removeOtherAccounts(ana);
  await sync();
  expect(await idsInAccount()).toEqual([]);
});
