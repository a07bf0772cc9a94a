import { cvAccountKind } from "../../cv/account/cv-account-kind.server.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { readStoredDocument } from "../../documents/account/documents.server.ts";
import { storeDocument } from "../../documents/account/store-document.server.ts";
import type { CvDocument } from "../../cv/document/cv-document.ts";
import { newCvDocument } from "../../cv/document/new-cv-document.ts";
import { newVariant } from "../../cv/variant/merge-from-master.ts";
import { scoreCv } from "../../cv/score/score-cv.ts";
import { storeBatch } from "../../jobs/indexing/store-batch.server.ts";
import { applyToJob } from "../store/saved-jobs.server.ts";
import { editApplication } from "../store/edit-application.server.ts";
import { getApplication } from "../store/applications.server.ts";
import { getBoard } from "../board/get-board.server.ts";
import { recordSent } from "./sent.server.ts";

let opened: TestDatabase;
let jobs: number[];
beforeAll(async () => {
  opened = await testDatabase();
  const postings = ["Ship's Cook", "Night Porter"].map((title) =>
    inventedPosting({ title, company: `${title} Ltd`, descriptionText: `We need a ${title}.` }),
  );
  await storeBatch(opened.db, await inventedSource(opened.db), postings, now);
  jobs = (await opened.db.selectFrom("jobs").select("id").orderBy("id").execute()).map(({ id }) => id);
});
afterAll(() => opened.close());

const now = new Date("2026-11-23T12:00:00Z");
const master = newCvDocument(() => "row");

const tailoredTo = (jobId: number) =>
  newVariant(
    { id: "master", document: master },
    { id: String(jobId), title: "Cook", company: "Ship", path: `/jobs/${jobId}` },
  );

async function store(personId: string, cvs: Record<string, CvDocument>): Promise<void> {
  for (const [id, document] of Object.entries(cvs))
    // oxlint-disable-next-line no-await-in-loop -- saved one after the other, as a browser does
    await storeDocument(opened.db, cvAccountKind, {
      personId,
      id,
      title: `CV ${id}`,
      document,
      revision: 0,
      now,
    });
}

async function applied(personId: string, jobId: number): Promise<string> {
  const outcome = await applyToJob(opened.db, { personId, jobId, now });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.id;
}

async function notedCv(personId: string, id: string) {
  const readLetter = () => Promise.resolve(null);
  await recordSent(opened.db, { personId, id, newId: randomUUID(), readLetter, now });
  return (await getApplication(opened.db, { personId, id }))?.cvId;
}

test("the CV that was tailored to the job is recorded as a version of its own", async () => {
  const [cook = 0, porter = 0] = jobs;
  const ana = await addPerson(opened.db);
  await store(ana, { master, cook: tailoredTo(cook), porter: tailoredTo(porter) });
  const id = await applied(ana, cook);
  expect(await notedCv(ana, id)).toBe("cook");
  const application = await getApplication(opened.db, { personId: ana, id });
  expect(application).toMatchObject({
    cvVersion: expect.any(String),
    cvTitle: "CV cook: Sent to Ship's Cook Ltd",
  });

  // The card keeps the score of the sent CV, even if the CV changes later.
  const sent = scoreCv(tailoredTo(cook)).score;
  const later = { ...tailoredTo(cook), personal: { ...master.personal, fullName: "Ana Lima" } };
  expect(scoreCv(later).score).not.toBe(sent);
  const { revision = 0 } = (await readStoredDocument(opened.db, cvAccountKind, ana, "cook")) ?? {};
  await storeDocument(opened.db, cvAccountKind, {
    personId: ana,
    id: "cook",
    title: "CV",
    document: later,
    revision,
    now,
  });
  const board = await getBoard(opened.db, { personId: ana, query: { words: "", more: null }, now });
  const cards = board.flatMap((column) => column.cards);
  expect(cards.find((card) => card.id === id)?.cvScore).toBe(sent);
});

test("a CV that the person recorded stays, and CVs of other people are ignored", async () => {
  const [cook = 0] = jobs;
  const [ben, eve] = [await addPerson(opened.db), await addPerson(opened.db)];
  await store(ben, { master, cook: tailoredTo(cook) });
  const id = await applied(ben, cook);
  const fields = { cvId: "master", cvVersion: null, cvTitle: "CV master" };
  await editApplication(opened.db, { personId: ben, id, fields, now });
  expect(await notedCv(ben, id)).toBe("master");
  expect(await notedCv(eve, await applied(eve, cook))).toBeNull();
  expect(await notedCv(eve, id)).toBeUndefined();
});
