import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { storeBatch } from "../../jobs/store/store-batch.server.ts";
import { addInterview } from "../interviews/change-interviews.server.ts";
import { listSavedJobs } from "../saved/list-saved-jobs.server.ts";
import { listStages } from "../stages/list-stages.server.ts";
import { readNextUp } from "../summary/read-next-up.server.ts";
import { addApplication } from "./add-application.server.ts";
import { attachLetter } from "./attach-letter.server.ts";
import { deleteApplication } from "./delete-application.server.ts";
import { editApplication } from "./edit-application.server.ts";
import { hasApplications } from "./has-applications.server.ts";
import { listMarkedJobs } from "./list-marked-jobs.server.ts";
import { moveApplication } from "./move-application.server.ts";
import { readApplication, readApplications } from "./read-application.server.ts";
import { addJob, saveJob } from "./save-job.server.ts";
import { unsaveJob } from "./unsave-job.server.ts";

let opened: TestDatabase;
let jobs: number[];
beforeAll(async () => {
  opened = await testDatabase();
  const { db } = opened;
  const source = await inventedSource(db);
  const titles = ["Meter Reader", "Night Porter"];
  const postings = titles.map((title) =>
    inventedPosting({
      title,
      company: `${title} Ltd`,
      locationText: "Denver, CO",
      descriptionHtml: `<p>We need a ${title}.</p><ul><li>Keys</li></ul>`,
      closesAt: new Date("2026-12-12T00:00:00Z"),
    }),
  );
  await storeBatch(db, source, postings, now);
  jobs = (await db.selectFrom("jobs").select("id").orderBy("id").execute()).map(({ id }) => id);
});
afterAll(() => opened.close());

const now = new Date("2026-11-21T12:00:00Z");
const job = (index: number): number => jobs[index] ?? 0;

async function saved(personId: string, jobId: number): Promise<string> {
  const outcome = await saveJob(opened.db, { personId, jobId, now });
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`);
  return outcome.id;
}

test("a saved job is an application in the first stage, with a copy of the posting", async () => {
  const ana = await addPerson(opened.db);
  const id = await saved(ana, job(0));
  expect(await readApplication(opened.db, { personId: ana, id })).toMatchObject({
    jobId: job(0),
    title: "Meter Reader",
    company: "Meter Reader Ltd",
    place: "Denver, CO",
    applyBy: "2026-12-12",
    appliedAt: null,
    stage: { kind: "saved" },
    description: expect.stringContaining("We need a Meter Reader.") as string,
  });
});

test("a person has applications once a job is saved, in whatever stage it is, until it is deleted", async () => {
  const [ana, eve] = [await addPerson(opened.db), await addPerson(opened.db)];
  expect(await hasApplications(opened.db, ana)).toBe(false);
  const added = await addJob(opened.db, { personId: ana, jobId: job(0), now }, "applied");
  expect(await hasApplications(opened.db, ana)).toBe(true);
  expect(await hasApplications(opened.db, eve)).toBe(false);
  await deleteApplication(opened.db, { personId: ana, id: added.ok ? added.id : "", now });
  expect(await hasApplications(opened.db, ana)).toBe(false);
});

test("saving a job again changes nothing, even at the same time", async () => {
  const ana = await addPerson(opened.db);
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => saveJob(opened.db, { personId: ana, jobId: job(0), now })),
  );
  expect(outcomes.filter((outcome) => outcome.ok && outcome.isNew)).toHaveLength(1);
  expect(await readApplications(opened.db, ana)).toHaveLength(1);
});

test("a job that does not exist cannot be saved", async () => {
  const ana = await addPerson(opened.db);
  expect(await saveJob(opened.db, { personId: ana, jobId: 999_999, now })).toEqual({
    ok: false,
    reason: "no-job",
  });
});

test("the jobs of a person are listed with their stage, all or some of them, and none of other people's", async () => {
  const [ana, eve] = [await addPerson(opened.db), await addPerson(opened.db)];
  const first = await saved(ana, job(0));
  const second = await addJob(opened.db, { personId: ana, jobId: job(1), now }, "applied");
  expect(await listMarkedJobs(opened.db, ana)).toEqual(
    new Map([
      [job(0), { id: first, stage: "saved", stageName: "Saved" }],
      [job(1), { id: second.ok && second.id, stage: "applied", stageName: "Applied" }],
    ]),
  );
  expect([...(await listMarkedJobs(opened.db, ana, [job(1), 999_999])).keys()]).toEqual([job(1)]);
  expect(await listMarkedJobs(opened.db, ana, [])).toEqual(new Map());
  expect(await listMarkedJobs(opened.db, eve)).toEqual(new Map());
});

test("a job that is removed and saved again has its notes back", async () => {
  const ana = await addPerson(opened.db);
  const id = await saved(ana, job(0));
  await editApplication(opened.db, { personId: ana, id, fields: { notes: "Ask Ines." }, now });
  expect(await unsaveJob(opened.db, { personId: ana, jobId: job(0), now })).toEqual({ ok: true, id });
  expect(await unsaveJob(opened.db, { personId: ana, jobId: job(0), now })).toEqual({ ok: true, id: null });
  expect(await listMarkedJobs(opened.db, ana)).toEqual(new Map());
  expect(await saved(ana, job(0))).toBe(id);
  expect(await readApplication(opened.db, { personId: ana, id })).toMatchObject({ notes: "Ask Ines." });
});

test("an application that was sent is not removed with the Save button", async () => {
  const ana = await addPerson(opened.db);
  const id = await saved(ana, job(0));
  const stage = (await listStages(opened.db, ana)).find(({ kind }) => kind === "applied");
  await moveApplication(opened.db, { personId: ana, id, stageId: stage?.id ?? "", before: null, now });
  expect(await unsaveJob(opened.db, { personId: ana, jobId: job(0), now })).toEqual({
    ok: false,
    reason: "applied",
    id,
  });
  expect((await listMarkedJobs(opened.db, ana)).get(job(0))?.stage).toBe("applied");
});

test("a letter is stored in the application of its job until the person has applied, and never over a pasted one", async () => {
  const ana = await addPerson(opened.db);
  const id = await saved(ana, job(0));
  const attach = (text: string, letterId = "one") =>
    attachLetter(opened.db, { personId: ana, jobId: job(0), letterId, text, now });
  const letter = async () => {
    const application = await readApplication(opened.db, { personId: ana, id });
    return [application?.letterId, application?.letterText];
  };
  await attach("Dear team");
  await attach("Dear all");
  expect(await letter()).toEqual(["one", "Dear all"]);
  await attach("Another", "two");
  expect(await letter()).toEqual(["one", "Dear all"]);
  const applied = (await listStages(opened.db, ana)).find(({ kind }) => kind === "applied");
  await moveApplication(opened.db, { personId: ana, id, stageId: applied?.id ?? "", before: null, now });
  await attach("Too late");
  expect(await letter()).toEqual(["one", "Dear all"]);
});

test("preparing for an interview leads to the questions of its job, or to the application if the job is not on this site", async () => {
  const ana = await addPerson(opened.db);
  const added = await addApplication(opened.db, {
    personId: ana,
    fields: { title: "Nurse", company: "Clinic" },
    stage: { kind: "interview" },
    now,
  });
  const applications = [await saved(ana, job(0)), added.ok ? added.id : ""];
  const start = { timeZone: "UTC", minutes: 45, kind: "Video", withWhom: "", place: "", notes: "" };
  for (const [index, applicationId] of applications.entries()) {
    const fields = { ...start, startsAt: new Date(now.getTime() + (index + 1) * 3_600_000) };
    await addInterview(opened.db, { personId: ana, applicationId, fields });
  }
  const next = await readNextUp(opened.db, { personId: ana, zone: "UTC", now, limit: 4 });
  expect(next.map(({ action }) => action.to)).toEqual([
    `/tools/interview-questions?job=${job(0)}`,
    `/applications/${applications[1]}#interviews`,
  ]);
});

test("the list by closing date begins with the next one, and ends with closed and undated ones", async () => {
  const ana = await addPerson(opened.db);
  for (const [title, applyBy] of [
    ["Over", "2026-11-20"],
    ["Undated", null],
    ["Later", "2026-12-01"],
    ["Today", "2026-11-21"],
  ] as const) {
    const fields = { title, company: "Clinic", applyBy };
    await addApplication(opened.db, { personId: ana, fields, stage: { kind: "saved" }, now });
  }
  const listed = await listSavedJobs(opened.db, { personId: ana, sort: "closing", now });
  expect(listed.map(({ title }) => title)).toEqual(["Today", "Later", "Over", "Undated"]);
});
