import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { exported } from "../../../tests/support/exported.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { applicationLimits, longest, type StageKind } from "../application.ts";
import { addInterview, addReminder, changeReminder } from "./entries.server.ts";
import { changeStages, listStages } from "./stages.server.ts";
import { addApplication } from "./add-application.server.ts";
import { closeApplication, moveApplication } from "./move-application.server.ts";
import { setCalendarKey } from "../../account/time-zone.server.ts";
import { applicationsData, boardData } from "../applications-data.server.ts";
import {
  deleteApplication,
  eraseDeletedApplications,
  restoreApplication,
  editApplication,
} from "./edit-application.server.ts";
import { getApplication } from "./applications.server.ts";

const database = await testDatabase();
afterAll(() => database.close());
const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-11-25T12:00:00Z");
const publicUrl = "https://jobs.example.org";
const fields = { title: "Data Analyst", company: "Tallyho" };

async function add(personId: string, more: { title?: string; kind?: StageKind } = {}): Promise<string> {
  const { title = "Data Analyst", kind = "saved" } = more;
  const stage = { kind };
  const added = await addApplication(database.db, { personId, fields: { ...fields, title }, stage, now });
  if (!added.ok) throw new Error(`refused: ${added.reason}`);
  return added.id;
}

const read = (personId: string, id: string) => getApplication(database.db, { personId, id });

async function stageId(personId: string, kind: StageKind): Promise<string> {
  const stage = (await listStages(database.db, personId)).find((one) => one.kind === kind);
  if (!stage) throw new Error(`no stage ${kind}`);
  return stage.id;
}

async function titlesIn(personId: string, kind: StageKind): Promise<string[]> {
  const rows = await database.db
    .selectFrom("applications")
    .where("stage_id", "=", await stageId(personId, kind))
    .where("deleted_at", "is", null)
    .select("title")
    .orderBy("position")
    .execute();
  return rows.map(({ title }) => title);
}

async function move(personId: string, id: string, to: StageKind, before: string | null = null) {
  const stage = await stageId(personId, to);
  return moveApplication(database.db, { personId, id, stageId: stage, before, now: later });
}

test("a person has five stages from the first visit, even if two tabs open at once", async () => {
  const ana = await addPerson(database.db);
  const [first, second] = await Promise.all([listStages(database.db, ana), listStages(database.db, ana)]);
  expect(first.map(({ name }) => name)).toEqual(["Saved", "Applied", "Interview", "Offer", "Closed"]);
  expect(second).toEqual(first);
});

test("an application is read as it was added, at the top of its stage, with the day it was sent", async () => {
  const ana = await addPerson(database.db);
  await add(ana, { title: "First", kind: "applied" });
  const id = await add(ana, { title: "Second", kind: "applied" });
  expect(await titlesIn(ana, "applied")).toEqual(["Second", "First"]);
  expect(await read(ana, id)).toMatchObject({
    title: "Second",
    company: "Tallyho",
    stage: { name: "Applied", kind: "applied" },
    appliedAt: "2026-11-21",
    jobId: null,
    notes: "",
    createdAt: now,
  });
});

test("text that the database refuses is cleaned, and long text is cut", async () => {
  const ana = await addPerson(database.db);
  const id = await add(ana, { title: `A\u0000B\ud800${"x".repeat(1_000)}` });
  const title = (await read(ana, id))?.title ?? "";
  expect(title.startsWith("AB\ufffdxx")).toBe(true);
  expect(title).toHaveLength(longest.title);
});

test("moving a card changes its stage, its dates and its history", async () => {
  const ana = await addPerson(database.db);
  const id = await add(ana);
  expect(await move(ana, id, "applied")).toMatchObject({ ok: true, to: { name: "Applied" } });
  await move(ana, id, "interview");
  expect(await read(ana, id)).toMatchObject({
    stage: { kind: "interview" },
    appliedAt: "2026-11-25",
    repliedAt: "2026-11-25",
    movedAt: later,
  });
  expect(await exported(applicationsData.export(database.db, { id: ana }))).toMatchObject([
    {
      stage: "Interview",
      history: [
        { from: null, to: "Saved" },
        { from: "Saved", to: "Applied" },
        { from: "Applied", to: "Interview" },
      ],
    },
  ]);
});

test("a card is put above another one, at the end, or at the top if the other one is in another stage", async () => {
  const ana = await addPerson(database.db);
  const [c, b, a] = [
    await add(ana, { title: "C" }),
    await add(ana, { title: "B" }),
    await add(ana, { title: "A" }),
  ];
  await move(ana, c, "saved", b);
  expect(await titlesIn(ana, "saved")).toEqual(["A", "C", "B"]);
  await move(ana, a, "saved", "end");
  expect(await titlesIn(ana, "saved")).toEqual(["C", "B", "A"]);
  await move(ana, b, "saved", await add(ana, { title: "Elsewhere", kind: "offer" }));
  expect(await titlesIn(ana, "saved")).toEqual(["B", "C", "A"]);
});

test("cards keep their order when a hundred of them are put between two others", async () => {
  const ana = await addPerson(database.db);
  const last = await add(ana, { title: "Last" });
  const ids = [await add(ana, { title: "P" }), await add(ana, { title: "Q" })];
  for (let turn = 0; turn < 100; turn += 1) await move(ana, ids[turn % 2] ?? "", "saved", last);
  expect(await titlesIn(ana, "saved")).toEqual(["P", "Q", "Last"]);
});

test("only the given fields are edited", async () => {
  const ana = await addPerson(database.db);
  const id = await add(ana);
  const edit = { personId: ana, id, fields: { notes: "**Call**", applyBy: "2026-12-12" }, now: later };
  expect(await editApplication(database.db, edit)).toBe(true);
  expect(await read(ana, id)).toMatchObject({
    title: "Data Analyst",
    notes: "**Call**",
    applyBy: "2026-12-12",
  });
});

test("an outcome closes an application, and removing the outcome returns it to its stage", async () => {
  const ana = await addPerson(database.db);
  const id = await add(ana);
  const close = (outcome: "rejected" | null) =>
    closeApplication(database.db, {
      personId: ana,
      id,
      fields: { outcome, outcomeReason: "", payDiscussed: "" },
      now: later,
    });
  const kind = async () => (await read(ana, id))?.stage.kind;
  await move(ana, id, "interview");
  await close("rejected");
  expect(await kind()).toBe("closed");
  await close(null);
  expect(await kind()).toBe("interview");
  // A closed application without an outcome stays where its owner put it.
  await move(ana, id, "closed");
  await close(null);
  expect(await kind()).toBe("closed");

  const born = await add(ana, { kind: "closed" });
  const one = { personId: ana, id: born, now: later };
  const kept = { outcomeReason: "", payDiscussed: "" };
  await closeApplication(database.db, { ...one, fields: { ...kept, outcome: "no-reply" } });
  await closeApplication(database.db, { ...one, fields: { ...kept, outcome: null } });
  expect((await read(ana, born))?.stage.kind).toBe("saved");
});

test("an application that is moved back to an open stage has no outcome", async () => {
  const ana = await addPerson(database.db);
  const id = await add(ana, { kind: "applied" });
  const rejected = { outcome: "rejected", outcomeReason: "Too junior", payDiscussed: "" } as const;
  await closeApplication(database.db, { personId: ana, id, fields: rejected, now: later });
  expect(await read(ana, id)).toMatchObject({ outcome: "rejected", stage: { kind: "closed" } });
  const moved = await move(ana, id, "interview");
  expect(moved).toMatchObject({ removed: { outcome: "rejected", hasReason: true } });
  expect(await read(ana, id)).toMatchObject({
    outcome: null,
    outcomeReason: "Too junior",
    stage: { kind: "interview" },
  });
  expect(await move(ana, id, "applied")).toMatchObject({ removed: null });
});

test("the form of a new application that is sent twice within ten seconds adds one", async () => {
  const ana = await addPerson(database.db);
  const send = async (more: { title?: string; notes?: string; kind?: StageKind } = {}, seconds = 0) => {
    const { kind = "applied", ...other } = more;
    const added = await addApplication(database.db, {
      personId: ana,
      fields: { ...fields, link: "https://example.com/jobs/1", applyBy: null, ...other },
      stage: { kind },
      now: new Date(now.getTime() + 1000 * seconds),
    });
    return added.ok ? added.id : added.reason;
  };
  const ids = await Promise.all([send(), send(), send({}, 1), send({}, 9)]);
  expect(new Set(ids).size).toBe(1);
  const eve = await addPerson(database.db);
  expect(await add(eve)).not.toBe(ids[0]);
  const others = [
    ...ids.slice(0, 1),
    await send({ title: "Data Engineer" }),
    await send({ notes: "Another team" }),
    await send({ kind: "saved" }),
    await send({}, 11),
  ];
  expect(new Set(others).size).toBe(5);
  // A deleted one is not found again.
  await deleteApplication(database.db, { personId: ana, id: others[4] ?? "", now });
  expect(await send({}, 12)).not.toBe(others[4]);
});

test("a deleted application is not listed, can be restored, and is erased after some time", async () => {
  const ana = await addPerson(database.db);
  const id = await add(ana);
  const one = { personId: ana, id };
  expect(await deleteApplication(database.db, { ...one, now })).toBe(true);
  expect(await deleteApplication(database.db, { ...one, now })).toBe(false);
  expect(await read(ana, id)).toBeNull();
  expect(await move(ana, id, "offer")).toEqual({ ok: false, reason: "not-found" });
  expect(await restoreApplication(database.db, one)).toEqual({ ok: true });
  expect(await read(ana, id)).not.toBeNull();
  await deleteApplication(database.db, { ...one, now });
  await eraseDeletedApplications(database.db, later);
  expect(await restoreApplication(database.db, one)).toEqual({ ok: true });
  await deleteApplication(database.db, { ...one, now });
  await eraseDeletedApplications(database.db, new Date("2027-01-01T00:00:00Z"));
  expect(await restoreApplication(database.db, one)).toEqual({ ok: false, reason: "not-found" });
});

test("a person cannot read, change, move, delete or restore another person's application", async () => {
  const [ana, eve] = [await addPerson(database.db), await addPerson(database.db)];
  const id = await add(ana, { title: "Ana's" });
  const mine = { personId: eve, id };
  expect(await read(eve, id)).toBeNull();
  expect(await editApplication(database.db, { ...mine, fields: { title: "Eve's" }, now })).toBe(false);
  expect(await move(eve, id, "offer")).toEqual({ ok: false, reason: "not-found" });
  const stage = await stageId(eve, "offer");
  expect(
    await moveApplication(database.db, { personId: ana, id, stageId: stage, before: null, now }),
  ).toEqual({ ok: false, reason: "not-found" });
  expect(await deleteApplication(database.db, { ...mine, now })).toBe(false);
  await deleteApplication(database.db, { personId: ana, id, now });
  expect(await restoreApplication(database.db, mine)).toEqual({ ok: false, reason: "not-found" });
});

test.each(["", "x", "1", randomUUID().toUpperCase()])("no application has the id %j", async (id) => {
  const ana = await addPerson(database.db);
  expect(await read(ana, id)).toBeNull();
  expect(await move(ana, id, "offer")).toEqual({ ok: false, reason: "not-found" });
});

test("an account holds a limited number of applications", async () => {
  const ana = await addPerson(database.db);
  await add(ana);
  await sql`
    insert into applications (user_id, stage_id, position, title, company, created_at, updated_at, moved_at)
    select user_id, stage_id, position, title, company, created_at, updated_at, moved_at
    from applications, generate_series(2, ${applicationLimits.applications}::int)
    where user_id = ${ana}
  `.execute(database.db);
  const other = { ...fields, title: "One more" };
  const one = { personId: ana, fields: other, stage: { kind: "saved" as const }, now };
  expect(await addApplication(database.db, one)).toEqual({ ok: false, reason: "full" });
});

test("requests that arrive at once do not exceed the limit", async () => {
  const { db } = database;
  const ana = await addPerson(db);
  await add(ana);
  await sql`
    insert into applications (user_id, stage_id, position, title, company, created_at, updated_at, moved_at)
    select user_id, stage_id, position, title, company, created_at, updated_at, moved_at
    from applications, generate_series(2, ${applicationLimits.applications - 1}::int)
    where user_id = ${ana}
  `.execute(db);
  const stage = { kind: "saved" as const };
  const added = await Promise.all(
    [1, 2, 3, 4].map((count) =>
      addApplication(db, { personId: ana, fields: { ...fields, title: `New ${count}` }, stage, now }),
    ),
  );
  expect(added.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a reminder, an interview and a stage that are sent twice at once are one", async () => {
  const { db } = database;
  const ana = await addPerson(db);
  const of = { personId: ana, applicationId: await add(ana) };
  const agreed = {
    timeZone: "Europe/Berlin",
    minutes: 45,
    kind: "Video",
    withWhom: "",
    place: "",
    notes: "",
  };
  const stage = { do: "add", name: "Second call", kind: "interview" } as const;
  const twice = <T>(send: () => Promise<T>) => Promise.all([send(), send()]);
  await twice(() => addReminder(db, { ...of, dueAt: later, text: "Call" }));
  await twice(() => addInterview(db, { ...of, fields: { ...agreed, startsAt: later } }));
  await twice(() => changeStages(db, { personId: ana, change: stage, now }));
  const [stored] = (await exported(applicationsData.export(db, { id: ana }))) as {
    reminders: unknown[];
    interviews: unknown[];
  }[];
  expect([stored?.reminders.length, stored?.interviews.length]).toEqual([1, 1]);
  expect((await listStages(db, ana)).filter(({ name }) => name === "Second call")).toHaveLength(1);
  // Another time is another reminder.
  await addReminder(db, { ...of, dueAt: now, text: "Call" });
  expect(await exported(applicationsData.export(db, { id: ana }))).toMatchObject([{ reminders: [{}, {}] }]);
});

test("the export contains the applications that can be restored, the stages and the settings of the board", async () => {
  const { db } = database;
  const ana = await addPerson(db);
  const [id, deleted] = [await add(ana, { title: "Here" }), await add(ana, { title: "Deleted" })];
  await deleteApplication(db, { personId: ana, id: deleted, now });
  const reminder = await addReminder(db, { personId: ana, applicationId: id, dueAt: now, text: "Call" });
  const of = { personId: ana, id: reminder.ok ? reminder.id : "" };
  await changeReminder(db, { ...of, change: "delete", now });
  await setCalendarKey(db, ana, "a-key-of-this-test");
  expect(await exported(applicationsData.export(db, { id: ana }))).toMatchObject([
    { title: "Here", reminders: [{ text: "Call", deletedAt: now.toISOString() }] },
    { title: "Deleted", isDeleted: true },
  ]);
  expect(await boardData({ publicUrl }).export(db, { id: ana })).toMatchObject({
    stages: [{ name: "Saved" }, {}, {}, {}, { name: "Closed" }],
    calendar: "https://jobs.example.org/applications/calendar/a-key-of-this-test.ics",
  });
});

test("all applications are deleted with the account, and none of other people", async () => {
  const [ana, eve] = [await addPerson(database.db), await addPerson(database.db)];
  const [id, other] = [await add(ana), await add(eve)];
  await applicationsData.erase(database.db, { id: ana });
  await boardData({ publicUrl }).erase(database.db, { id: ana });
  expect(await read(ana, id)).toBeNull();
  expect(await read(eve, other)).not.toBeNull();
});
