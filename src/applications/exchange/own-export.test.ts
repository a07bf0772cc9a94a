import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { collect } from "../../../tests/support/collect.ts";
import { storeBatch } from "../../jobs/indexing/store-batch.server.ts";
import { getBoard } from "../board/get-board.server.ts";
import { getFigures } from "../figures/get-figures.server.ts";
import { addInterview, setInterviewDeleted, addReminder, changeReminder } from "../store/entries.server.ts";
import { changeMany } from "../store/change-many.server.ts";
import { newOffer } from "../offers/compare-offers.ts";
import { storeOffer } from "../offers/offers.server.ts";
import type { StageKind } from "../application.ts";
import { changeStages, listStages } from "../store/stages.server.ts";
import { addApplication } from "../store/add-application.server.ts";
import { listForExport } from "../applications-data.server.ts";
import { closeApplication, moveApplication } from "../store/move-application.server.ts";
import {
  deleteApplication,
  editApplication,
  getFinishedImport,
  restoreImport,
  undoImport,
} from "../store/edit-application.server.ts";
import { listApplications } from "../store/applications.server.ts";
import { saveJob } from "../store/saved-jobs.server.ts";
import { importApplications } from "./import-applications.server.ts";
import { parseExchangeFile, ownRecordsOf } from "./parse-exchange-file.server.ts";
import { reviewImport } from "./review-import.server.ts";
import { understandTable, applicationImports } from "./understand-table.ts";
import { keepImport, readWaitingImport } from "../../table-import/waiting-import.server.ts";

let opened: TestDatabase;
let job = 0;
beforeAll(async () => {
  opened = await testDatabase();
  const { db } = opened;
  await storeBatch(db, await inventedSource(db), [inventedPosting({ title: "Meter Reader" })], day(1));
  job = (await db.selectFrom("jobs").select("id").executeTakeFirstOrThrow()).id;
});
afterAll(() => opened.close());

const day = (date: number) => new Date(Date.UTC(2026, 8, date, 12, 30, 15, 250));
const yearLater = new Date("2027-09-30T12:00:00Z");

async function add(personId: string, title: string, kind: StageKind, now: Date): Promise<string> {
  const fields = { title, company: "Clinic", notes: " As I wrote it. \n", source: "A friend" };
  const added = await addApplication(opened.db, { personId, fields, stage: { kind }, now });
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}

async function move(personId: string, id: string, kind: StageKind, now: Date) {
  const stage = (await listStages(opened.db, personId)).findLast((one) => one.kind === kind);
  await moveApplication(opened.db, { personId, id, stageId: stage?.id ?? "", before: null, now });
}

/** A board with a part of every kind. */
async function fillBoard(personId: string): Promise<void> {
  const { db } = opened;
  await changeStages(db, {
    personId,
    change: { do: "add", name: "Second call", kind: "interview" },
    now: day(1),
  });
  await saveJob(db, { personId, jobId: job, now: day(2) });
  const [nurse, cook, porter] = [
    await add(personId, "Nurse", "saved", day(1)),
    await add(personId, "Cook", "applied", day(2)),
    await add(personId, "Porter", "saved", day(3)),
  ];
  // Equal applications are two.
  await add(personId, "Porter", "saved", day(4));
  await move(personId, nurse, "applied", day(3));
  await move(personId, nurse, "interview", day(9));
  await move(personId, nurse, "offer", day(19));
  await storeOffer(db, { personId, id: nurse, offer: { ...newOffer("EUR"), base: 41_500.5, siteDays: 2 } });
  const letter = { letterId: "letter", letterText: "Dear all", cvId: "cv", cvVersion: "1", cvScore: 81 };
  await editApplication(db, { personId, id: nurse, fields: letter, now: day(20) });
  const of = { personId, applicationId: nurse };
  const agreed = {
    timeZone: "Europe/Berlin",
    minutes: 45,
    kind: "Video",
    withWhom: "Sam",
    place: "",
    notes: "",
  };
  await addInterview(db, { ...of, fields: { ...agreed, startsAt: day(10) } });
  const called = await addInterview(db, { ...of, fields: { ...agreed, startsAt: day(11) } });
  await setInterviewDeleted(db, { personId, id: called.ok ? called.id : "", at: day(9) });
  await addReminder(db, { ...of, dueAt: day(21), text: "Answer" });
  const done = await addReminder(db, { ...of, dueAt: day(5), text: "Call" });
  await changeReminder(db, { personId, id: done.ok ? done.id : "", change: "done", now: day(6) });
  const ended = { payDiscussed: "", outcome: "rejected", outcomeReason: "Too far" } as const;
  await closeApplication(db, { personId, id: cook, fields: ended, now: day(8) });
  await changeMany(db, { personId, ids: [cook, porter], change: { do: "archive" }, now: day(12) });
}

const exportOf = async (personId: string) =>
  JSON.parse(JSON.stringify({ applications: await collect(listForExport(opened.db, personId)) }));

/** Uploads a file, and returns its review and what importing it needs. */
async function upload(personId: string, content: unknown, now = yearLater) {
  const { db } = opened;
  const read = await parseExchangeFile(new TextEncoder().encode(JSON.stringify(content)));
  if (!read.ok) throw new Error(read.problem);
  await keepImport(db, applicationImports, {
    personId,
    fileName: "applications.json",
    table: read.table,
    now,
  });
  const waiting = await readWaitingImport(db, applicationImports, { personId, now });
  if (!waiting) throw new Error("no file waits");
  const { table, choices, id } = waiting;
  const { rows } = understandTable(table, choices, now);
  const file = { personId, rows, records: ownRecordsOf(table), importId: id, keep: new Set<number>(), now };
  return { review: await reviewImport(db, { personId, waiting, now }), file };
}

async function deleteAll(personId: string) {
  for (const { id } of await listApplications(opened.db, personId))
    await deleteApplication(opened.db, { personId, id, now: yearLater });
}

test("our own export comes back whole, with its history, figures and order, and is undone at once", async () => {
  const { db } = opened;
  const personId = await addPerson(db);
  await fillBoard(personId);
  const before = await exportOf(personId);
  const figures = () => getFigures(db, { personId, zone: "UTC", now: yearLater });
  const board = async () =>
    (await getBoard(db, { personId, query: { words: "", more: null }, now: yearLater })).map(({ cards }) =>
      cards.map((card) => ({ ...card, id: "" })),
    );
  const [figuresBefore, boardBefore] = [await figures(), await board()];
  await deleteAll(personId);
  expect(await exportOf(personId)).toEqual({ applications: [] });

  const { review, file } = await upload(personId, before);
  expect(review).toMatchObject({ ready: 5, known: { count: 0 }, unread: { count: 0 } });
  expect(review.columns.map(({ name, use }) => [name, use])).toContainEqual(["Sent on", "appliedAt"]);
  expect(review.columns.map(({ use }) => use)).not.toContain("");
  expect(review.columns.map(({ use }) => use)).not.toContain("payDiscussed");
  expect(review.parts).toEqual([
    { name: "lines of history", count: 9 },
    { name: "reminders", count: 2 },
    { name: "interviews", count: 2 },
    { name: "offer", count: 1 },
    { name: "archived applications", count: 2 },
  ]);
  expect(await importApplications(db, file)).toEqual({ added: 5, full: 0 });
  expect(await exportOf(personId)).toEqual(before);
  expect(await figures()).toEqual(figuresBefore);
  expect(await board()).toEqual(boardBefore);

  // A second time, all of them are known, next to those of the board.
  expect((await upload(personId, before)).review).toMatchObject({ ready: 0, known: { count: 5 } });
  const owned = { personId, id: file.importId };
  await undoImport(db, { ...owned, now: yearLater });
  expect(await getFinishedImport(db, owned)).toMatchObject({ here: 0, deleted: 5 });
  // Another application has the job meanwhile, and keeps it.
  const other = { personId, fields: { title: "Other", company: "Clinic" }, now: yearLater };
  await addApplication(db, { ...other, stage: { kind: "saved" }, jobId: job });
  await restoreImport(db, owned);
  expect(await getFinishedImport(db, owned)).toMatchObject({ here: 5, deleted: 0 });
});

test("on another account, stages are found by their kind, and a number of another job is no link", async () => {
  const { db } = opened;
  const [ana, eve] = [await addPerson(db), await addPerson(db)];
  await fillBoard(ana);
  await changeStages(db, {
    personId: ana,
    change: {
      do: "rename",
      id: (await listStages(db, ana)).find(({ kind }) => kind === "offer")?.id ?? "",
      name: "Hooray",
    },
    now: day(2),
  });
  const content = await exportOf(ana);
  for (const one of content.applications) if (one.title === "Porter") one.jobId = job;
  const { review, file } = await upload(eve, content);
  expect(review.stages.first).toContainEqual({ words: "Hooray", stage: "Offer" });
  await importApplications(db, file);
  const found = await listApplications(db, eve);
  expect(found.map(({ title, jobId }) => [title, jobId])).toContainEqual(["Meter Reader", job]);
  expect(found.filter(({ jobId }) => jobId !== null)).toHaveLength(1);
  expect(found.find(({ title }) => title === "Nurse")).toMatchObject({
    stage: { kind: "offer" },
    movedAt: day(19),
  });
});

test("parts that are not as the export writes them are counted and left out, and the rest is read", async () => {
  const personId = await addPerson(opened.db);
  const content = {
    applications: [
      {
        title: "Nurse\0",
        company: "Clinic",
        stage: "Applied",
        jobId: "1",
        createdAt: "yesterday",
        outcome: "won",
        history: [{ at: "2026-09-03T12:00:00.000Z", from: null, to: "Applied" }, { at: 5 }, null],
        reminders: [{ dueAt: "0000-01-01T00:00:00Z", text: "Call", doneAt: null, mailedAt: null }],
        interviews: "none",
        offer: { currency: "EUR", base: -1 },
      },
      { title: "Gone", company: "Clinic", history: [], isDeleted: true },
    ],
  };
  const { review, file } = await upload(personId, content);
  expect(review).toMatchObject({ rows: 1, ready: 1 });
  expect(review.parts?.at(-1)).toEqual({ name: "parts that could not be read", count: 4 });
  await importApplications(opened.db, file);
  expect(await exportOf(personId)).toMatchObject({
    applications: [
      {
        title: "Nurse",
        outcome: null,
        history: [{ to: "Applied", kind: "applied" }],
        reminders: [],
        offer: null,
      },
    ],
  });
});

test("a file of another tracker dates a stage by its days, and invents none", async () => {
  const { db } = opened;
  const personId = await addPerson(db);
  const rows = [
    { title: "Nurse", company: "Clinic", stage: "Applied", appliedAt: "2026-09-10" },
    { title: "Cook", company: "Inn", stage: "Interview", appliedAt: "2025-02-03" },
    { title: "Porter", company: "Hotel", stage: "Saved", createdAt: "2026-09-20" },
  ];
  const importId = "00000000-0000-4000-8000-000000000003";
  await importApplications(db, { personId, rows, keep: new Set(), importId, now: day(30) });
  const moved = (await listApplications(db, personId)).map(({ title, movedAt }) => [title, movedAt]);
  expect(Object.fromEntries(moved)).toEqual({
    Nurse: new Date("2026-09-10T12:00Z"),
    Cook: null,
    Porter: new Date("2026-09-20T12:00Z"),
  });
  const { funnel, times } = await getFigures(db, { personId, zone: "UTC", now: day(30) });
  expect(funnel.since).toBe("2025-02-03");
  expect(times.map(({ name, medianDays }) => [name, Math.round(medianDays)])).toEqual([
    ["Saved", 10],
    ["Applied", 20],
  ]);
  const columns = await getBoard(db, { personId, query: { words: "", more: null }, now: day(30) });
  expect(columns.flatMap(({ cards }) => cards.map(({ foot }) => foot))).toEqual(["10 days", "20 days", ""]);
});
