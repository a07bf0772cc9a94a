import { randomBytes } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeEach, expect, test } from "vitest";
import { publicCvData } from "../../cv/account/public-cv-data.server.ts";
import { publishCv } from "../../cv/publish/publish-cv.server.ts";
import { countView } from "../../cv/publish/get-public-cv.server.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import { documentsData } from "../../documents/bundle/documents-data.server.ts";
import { storeDocument } from "../../documents/account/store-document.server.ts";
import { addPerson } from "../../../tests/support/add-person.ts";
import { collect } from "../../../tests/support/collect.ts";
import { testAccounts, type TestAccounts } from "../../../tests/support/test-accounts.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { activityData, recordActivity } from "../activity/activity.server.ts";
import type { Person, PersonalDataHandler } from "../personal-data.ts";
import { readSettings } from "../settings/stored-settings.server.ts";
import { createDataExports, type ExportOutcome } from "./data-exports.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
let site: TestAccounts;
let ana: Person;
beforeEach(async () => {
  site = testAccounts(database);
  ana = { id: await addPerson(database.db), email: "ana@example.com" };
});

const publicUrl = "https://foothold.example";
const cvData = documentsData([cvAccountKind]);
const now = new Date("2026-11-22T12:00:00Z");
const exportsOf = (handlers: readonly PersonalDataHandler[]) =>
  createDataExports({ accounts: site.accounts, handlers, productName: "Foothold" });

function zipOf(outcome: ExportOutcome): ReadableStream<Uint8Array<ArrayBuffer>> {
  if (!outcome.ok) throw new Error(`No export: ${outcome.reason}`);
  return outcome.zip;
}

/** Reads the files of a zip as JSON. */
async function filesOf(outcome: ExportOutcome): Promise<Record<string, unknown>> {
  const files = Object.entries(unzipSync(Buffer.concat(await collect(zipOf(outcome)))));
  return Object.fromEntries(
    files.map(([name, bytes]) => {
      const text = strFromU8(bytes);
      return [name, name.endsWith(".json") ? (JSON.parse(text) as unknown) : text];
    }),
  );
}

/** A part of the site with a lot of data, which reports how much of it was read. */
function largePart(kilobytes: number): PersonalDataHandler & { read: () => number } {
  let read = 0;
  return {
    name: "large",
    holds: "Noise.",
    async *export() {
      for (; read < kilobytes; read += 10) yield randomBytes(7_680).toString("base64");
    },
    erase: () => Promise.resolve(),
    read: () => read,
  };
}

async function storeCvs(count: number): Promise<void> {
  const document = newCvDocument(() => "row");
  document.personal.summary = randomBytes(12_000).toString("base64");
  for (let nth = 1; nth <= count; nth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one save of a person after the other
    await storeDocument(database.db, cvAccountKind, {
      personId: ana.id,
      id: `cv-${nth}`,
      title: `CV ${nth}`,
      document,
      revision: 0,
      now,
    });
  }
}

test("contains the public CV: its address, its start, its views, and its content", async () => {
  await storeCvs(1);
  const exports = exportsOf([cvData, publicCvData({ publicUrl })]);
  expect(await filesOf(await exports.begin(ana))).toMatchObject({
    "public-cv.json": { shown: null, reservedForYou: [] },
  });

  const publication = { cvId: "cv-1", slug: `ana-${ana.id}`, indexable: true, showContacts: false };
  const left = { ...publication, slug: `left-${ana.id}` };
  await publishCv(database.db, { personId: ana.id, publication: left, now });
  await publishCv(database.db, { personId: ana.id, publication, now });
  await countView(database.db, publication.slug, null);
  const files = await filesOf(await exports.begin(ana));
  expect(files["public-cv.json"]).toEqual({
    shown: {
      address: `${publicUrl}/cv/${publication.slug}`,
      cv: "CV 1",
      shownSince: now.toISOString(),
      views: 1,
      searchEnginesMayListIt: true,
      contactsShown: false,
    },
    reservedForYou: [{ address: `${publicUrl}/cv/${left.slug}`, until: expect.any(String) }],
  });
  expect(files["README.txt"]).toContain("public-cv.json");
  expect(files["documents.json"]).toMatchObject({
    format: "foothold-documents",
    documents: [{ kind: "cv", title: "CV 1", versions: [] }],
  });
});

test("a list longer than a portion is exported completely and in order", async () => {
  for (let nth = 0; nth < 1_100; nth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await recordActivity(database.db, { personId: ana.id, kind: "name-changed", subject: `${nth}`, now });
  }
  const files = await filesOf(await exportsOf([activityData]).begin(ana));
  const subjects = (files["activity.json"] as { subject: string | null }[]).map(({ subject }) => subject);
  expect(subjects).toEqual([...Array.from({ length: 1_100 }, (_, nth) => `${nth}`), null]);
});

test("other requests are served while an export runs, and the export reads only what is downloaded", async () => {
  await storeCvs(20);
  const large = largePart(20_000);
  const zip = zipOf(await exportsOf([cvData, large]).begin(ana)).values();
  await zip.next();
  // The export waits for its reader, so another person's whole answer fits in between.
  expect(await readSettings(database.db, ana.id)).toMatchObject({ analytics: true });
  expect(large.read()).toBe(0);

  // Even when it is read at full speed, it yields to the event loop after each portion.
  const state = { isDone: false, isServed: false, longestStep: 0 };
  const reading = collect(zip).finally(() => (state.isDone = true));
  const visitor = readSettings(database.db, ana.id).then(() => (state.isServed = !state.isDone));
  for (let before = 0; !state.isDone; before = large.read()) {
    // oxlint-disable-next-line no-await-in-loop -- one turn of the event loop after the other
    await new Promise((resolve) => setImmediate(resolve));
    state.longestStep = Math.max(state.longestStep, large.read() - before);
  }
  await Promise.all([reading, visitor]);
  expect(large.read()).toBe(20_000);
  expect(state.isServed).toBe(true);
  expect(state.longestStep).toBeLessThan(1_000);
});

test("runs one export at a time for each person, and does not delay another person's", async () => {
  const exports = exportsOf([largePart(1_000)]);
  const [first, second] = await Promise.all([exports.begin(ana), exports.begin(ana)]);
  expect(second).toEqual({ ok: false, reason: "running", retryAfter: 60 });
  const ben = { id: await addPerson(database.db), email: "ben@example.com" };
  expect((await exports.begin(ben)).ok).toBe(true);

  await collect(zipOf(first));
  const third = zipOf(await exports.begin(ana));
  // A person who cancels a download can start again.
  const reader = third.getReader();
  await reader.read();
  await reader.cancel();
  expect((await exports.begin(ana)).ok).toBe(true);
});

test("after a failed export the next one can start", async () => {
  const failing: PersonalDataHandler = {
    name: "failing",
    holds: "",
    export: () => Promise.reject(new Error("The database is away.")),
    erase: () => Promise.resolve(),
  };
  const exports = exportsOf([failing]);
  await expect(collect(zipOf(await exports.begin(ana)))).rejects.toThrow("The database is away.");
  expect((await exports.begin(ana)).ok).toBe(true);
});

test("a new export replaces one that has not been downloaded for ten minutes", async () => {
  const exports = exportsOf([largePart(1_000)]);
  const stuck = zipOf(await exports.begin(ana));
  site.pass(599);
  expect(await exports.begin(ana)).toMatchObject({ ok: false, reason: "running" });
  site.pass(1);
  expect((await collect(zipOf(await exports.begin(ana)))).length).toBeGreaterThan(0);
  await expect(collect(stuck)).rejects.toThrow("A newer export replaced this one.");
});

test("allows five exports an hour for each person", async () => {
  const exports = exportsOf([]);
  for (let nth = 0; nth < 5; nth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await collect(zipOf(await exports.begin(ana)));
  }
  site.pass(60);
  const refused = await exports.begin(ana);
  expect(refused).toMatchObject({ ok: false, reason: "too-many" });
  if (refused.ok) throw new Error("The sixth was made.");
  site.pass(refused.retryAfter);
  expect((await exports.begin(ana)).ok).toBe(true);
});
