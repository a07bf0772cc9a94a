import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { storeBatch } from "../../jobs/indexing/store-batch.server.ts";
import { addInterview } from "./entries.server.ts";
import {
  listSavedJobs,
  listMarkedJobs,
  applyToJob,
  saveJob,
  unsaveJob,
  advertAddress,
} from "./saved-jobs.server.ts";
import { listStages } from "./stages.server.ts";
import { listNextUp } from "../agenda/agenda.server.ts";
import { addApplication } from "./add-application.server.ts";
import { changeMany, undoMany } from "./change-many.server.ts";
import { attachLetter } from "../detail/sent.server.ts";
import { deleteApplication, editApplication } from "./edit-application.server.ts";
import { hasApplications, getApplication, listApplications } from "./applications.server.ts";
import { closeApplication, moveApplication } from "./move-application.server.ts";
import type { JobDetail } from "../../jobs/job-detail.ts";

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
  expect(await getApplication(opened.db, { personId: ana, id })).toMatchObject({
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

test("a failure while an application is closed, or a saved job becomes an application, changes nothing", async () => {
  const { db } = opened;
  const personId = await addPerson(db);
  const id = await saved(personId, job(0));
  await changeMany(db, { personId, ids: [id], change: { do: "archive" }, now });
  const before = await getApplication(db, { personId, id });
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''full disk''; end'`.execute(
    db,
  );
  await sql`create trigger refuse before insert on application_events for each row execute function refuse()`.execute(
    db,
  );
  try {
    await expect(applyToJob(db, { personId, jobId: job(0), now })).rejects.toThrow("full disk");
    const fields = { outcome: "rejected", outcomeReason: "", payDiscussed: "" } as const;
    await expect(closeApplication(db, { personId, id, fields, now })).rejects.toThrow("full disk");
  } finally {
    await sql`drop function refuse cascade`.execute(db);
  }
  expect(await getApplication(db, { personId, id })).toEqual(before);
});

test("a person has applications once a job is saved, in whatever stage it is, until it is deleted", async () => {
  const [ana, eve] = [await addPerson(opened.db), await addPerson(opened.db)];
  expect(await hasApplications(opened.db, ana)).toBe(false);
  const added = await applyToJob(opened.db, { personId: ana, jobId: job(0), now });
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
  expect(await listApplications(opened.db, ana)).toHaveLength(1);
});

test("“I applied” is undone: a saved job is saved again, and a new application is deleted", async () => {
  const { db } = opened;
  const ana = await addPerson(db);
  const apply = async (jobId: number) => {
    const applied = await applyToJob(db, { personId: ana, jobId, now });
    if (!applied.ok) throw new Error(applied.reason);
    return applied;
  };
  await saved(ana, job(0));
  const first = await apply(job(0));
  expect(await undoMany(db, { personId: ana, id: first.change ?? "" })).toMatchObject({ undone: 1 });
  expect((await listMarkedJobs(db, ana)).get(job(0))?.stage).toBe("saved");
  const second = await apply(job(1));
  expect((await apply(job(1))).change).toBeNull();
  expect(await undoMany(db, { personId: ana, id: second.change ?? "" })).toMatchObject({ undone: 1 });
  expect([...(await listMarkedJobs(db, ana)).keys()]).toEqual([job(0)]);
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
  const second = await applyToJob(opened.db, { personId: ana, jobId: job(1), now });
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
  expect(await getApplication(opened.db, { personId: ana, id })).toMatchObject({ notes: "Ask Ines." });
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
    const application = await getApplication(opened.db, { personId: ana, id });
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
  const next = await listNextUp(opened.db, { personId: ana, zone: "UTC", now, limit: 4 });
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

const listing = { isGone: false } as JobDetail["foundAt"][number];
const applyAt = (to: "employer" | "email", url: string) => ({ to, url, host: "", follow: true });

test("the advert is where one applies", () => {
  const apply = applyAt("employer", "https://clinic.example/jobs/7");
  const foundAt = [{ ...listing, url: "https://board.example/7" }];
  expect(advertAddress({ apply, foundAt })).toBe("https://clinic.example/jobs/7");
});

test("when one applies by mail, the advert is where the job was published, first where it still is", () => {
  const apply = applyAt("email", "mailto:jobs@clinic.example");
  const gone = { ...listing, url: "https://old.example/7", isGone: true };
  const open = { ...listing, url: "https://board.example/7" };
  expect(advertAddress({ apply, foundAt: [gone, open] })).toBe("https://board.example/7");
  expect(advertAddress({ apply, foundAt: [gone] })).toBe("https://old.example/7");
});

test("only pages of the web are addresses of adverts", () => {
  const apply = applyAt("email", "mailto:jobs@clinic.example");
  const urls = [null, "mailto:jobs@clinic.example", "javascript:alert(1)", "none"];
  expect(advertAddress({ apply, foundAt: urls.map((url) => ({ ...listing, url })) })).toBe("");
  expect(advertAddress({ apply: null, foundAt: [] })).toBe("");
});
