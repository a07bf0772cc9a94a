import { afterAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { exported } from "../../../tests/support/exported.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { applicationLimits, type StageKind } from "../application.ts";
import { addInterview, addReminder } from "./entries.server.ts";
import { listStages } from "./stages.server.ts";
import { addApplication } from "./add-application.server.ts";
import { applicationsData } from "../applications-data.server.ts";
import { closeApplication, moveApplication } from "./move-application.server.ts";
import { eraseDeletedApplications } from "./edit-application.server.ts";
import { getFunnel } from "../figures/get-figures.server.ts";
import { getBoard } from "../board/get-board.server.ts";
import { countArchived, getTablePage } from "../board/list-table.server.ts";
import { parseTableQuery } from "../board/tracker-address.ts";
import { changeMany, undoMany, type ChangeMany } from "./change-many.server.ts";
import { getDoneChange } from "./done-changes.server.ts";

const { db, close } = await testDatabase();
afterAll(close);
const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-11-25T12:00:00Z");
const latest = new Date("2026-11-26T12:00:00Z");

async function add(personId: string, title: string, kind: StageKind = "applied"): Promise<string> {
  const fields = { title, company: "Clinic" };
  const added = await addApplication(db, { personId, fields, stage: { kind }, now });
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}

async function stageId(personId: string, kind: StageKind): Promise<string> {
  return (await listStages(db, personId)).find((stage) => stage.kind === kind)?.id ?? "";
}

async function change(personId: string, ids: readonly string[], what: ChangeMany["change"], at = later) {
  const changed = await changeMany(db, { personId, ids, change: what, now: at });
  if (!changed.ok) throw new Error(changed.reason);
  return changed.id;
}

/** Every stored fact of a person's applications, and the order of the board. */
async function everything(personId: string) {
  const stored = await exported(applicationsData.export(db, { id: personId }));
  return { stored, board: await board(personId) };
}

async function board(personId: string): Promise<Record<string, string[]>> {
  const columns = await getBoard(db, { personId, query: { words: "", more: null }, now: latest });
  return Object.fromEntries(columns.map(({ kind, cards }) => [kind, cards.map(({ title }) => title)]));
}

async function table(personId: string, address: string): Promise<string[]> {
  const params = new URLSearchParams(address);
  const query = parseTableQuery(params, { words: "" });
  const { rows } = await getTablePage(db, { personId, query, now: latest });
  return rows.map(({ title }) => title).toSorted();
}

/** Three applications: one was rejected, one has a reminder and an interview. */
async function threeApplications(personId: string): Promise<string[]> {
  const [nurse, porter, cook] = [
    await add(personId, "Nurse"),
    await add(personId, "Porter", "saved"),
    await add(personId, "Cook"),
  ];
  const ended = { payDiscussed: "", outcome: "rejected", outcomeReason: "Too far" } as const;
  await closeApplication(db, { personId, id: cook, fields: ended, now });
  const of = { personId, applicationId: nurse };
  await addReminder(db, { ...of, dueAt: latest, text: "Call" });
  const agreed = {
    timeZone: "Europe/Berlin",
    minutes: 45,
    kind: "Video",
    withWhom: "",
    place: "",
    notes: "",
  };
  await addInterview(db, { ...of, fields: { ...agreed, startsAt: latest } });
  return [nurse, porter, cook];
}

test.each([{ do: "move" }, { do: "archive" }, { do: "delete" }] as const)(
  "undoing a $do of several applications restores all of them exactly",
  async (what) => {
    const ana = await addPerson(db);
    const ids = await threeApplications(ana);
    const before = await everything(ana);
    const to = what.do === "move" ? { ...what, stageId: await stageId(ana, "interview") } : what;
    const id = await change(ana, ids, to);
    expect(await everything(ana)).not.toEqual(before);
    expect(await undoMany(db, { personId: ana, id })).toEqual({ ok: true, undone: 3, left: 0 });
    expect(await everything(ana)).toEqual(before);
    expect(await undoMany(db, { personId: ana, id })).toEqual({ ok: false, reason: "not-found" });
  },
);

test("several applications are moved in their order, with history and dates, and the page says what it removed", async () => {
  const ana = await addPerson(db);
  const [nurse = "", porter = "", cook = ""] = await threeApplications(ana);
  const to = await stageId(ana, "interview");
  const id = await change(ana, [porter, nurse, cook], { do: "move", stageId: to });
  expect(await board(ana)).toMatchObject({ interview: ["Porter", "Nurse", "Cook"], applied: [], closed: [] });
  expect(await getDoneChange(db, { personId: ana, id })).toEqual({
    id,
    what: "move",
    count: 3,
    stage: "Interview",
    removed: [{ outcome: "rejected", hasReason: true }],
  });
});

test("archived applications leave board and table, stay in the figures, and come back", async () => {
  const ana = await addPerson(db);
  const [nurse = "", porter = "", cook = ""] = await threeApplications(ana);
  const funnel = await getFunnel(db, { personId: ana, zone: "UTC" });
  await change(ana, [nurse, cook], { do: "archive" });
  expect(await getFunnel(db, { personId: ana, zone: "UTC" })).toEqual(funnel);
  expect(await board(ana)).toMatchObject({ saved: ["Porter"], applied: [], closed: [] });
  expect(await table(ana, "")).toEqual(["Porter"]);
  expect(await table(ana, "archived=yes")).toEqual(["Cook", "Nurse"]);
  expect(await countArchived(db, ana)).toBe(2);
  await change(ana, [nurse], { do: "unarchive" });
  expect(await board(ana)).toMatchObject({ applied: ["Nurse"] });
  // A move to an open stage brings an application back, too.
  await change(ana, [cook, porter], { do: "move", stageId: await stageId(ana, "offer") });
  expect(await board(ana)).toMatchObject({ offer: ["Cook", "Porter"] });
  expect(await countArchived(db, ana)).toBe(0);
});

test("a person changes and undoes only their own", async () => {
  const [ana, eve] = [await addPerson(db), await addPerson(db)];
  const ids = await threeApplications(ana);
  const own = await add(eve, "Own");
  const before = await everything(ana);
  const stranger = { personId: eve, ids, now: later };
  const nothing = { ok: false, reason: "nothing" };
  const to = await stageId(eve, "offer");
  for (const one of [{ do: "archive" }, { do: "delete" }, { do: "move", stageId: to }] as const)
    expect(await changeMany(db, { ...stranger, change: one })).toEqual(nothing);
  // Ids of another person among the own ones do nothing, and the stage must be an own one.
  await change(eve, [...ids, own], { do: "delete" });
  const taken = { do: "move", stageId: to } as const;
  expect(await changeMany(db, { personId: ana, ids, change: taken, now: later })).toEqual({
    ok: false,
    reason: "no-stage",
  });
  expect(await everything(ana)).toEqual(before);
  const id = await change(ana, ids, { do: "archive" });
  const after = await everything(ana);
  expect(await undoMany(db, { personId: eve, id })).toEqual({ ok: false, reason: "not-found" });
  expect(await getDoneChange(db, { personId: eve, id })).toBeNull();
  expect(await everything(ana)).toEqual(after);
});

test("an application that was changed since then stays as it is, and the undo counts it", async () => {
  const ana = await addPerson(db);
  const [nurse = "", porter = ""] = await threeApplications(ana);
  const id = await change(ana, [nurse, porter], { do: "move", stageId: await stageId(ana, "interview") });
  const offer = await stageId(ana, "offer");
  await moveApplication(db, { personId: ana, id: nurse, stageId: offer, before: null, now: latest });
  expect(await undoMany(db, { personId: ana, id })).toEqual({ ok: true, undone: 1, left: 1 });
  expect(await board(ana)).toMatchObject({ saved: ["Porter"], offer: ["Nurse"] });
});

test("nothing chosen, too many, no ids, and what is so already are refused", async () => {
  const ana = await addPerson(db);
  const nurse = await add(ana, "Nurse");
  const refused = async (ids: readonly string[], what: ChangeMany["change"]) => {
    const changed = await changeMany(db, { personId: ana, ids, change: what, now: later });
    return changed.ok ? "" : changed.reason;
  };
  expect(await refused([], { do: "archive" })).toBe("none");
  expect(await refused(["not an id"], { do: "archive" })).toBe("nothing");
  const most = Array.from({ length: applicationLimits.together + 1 }, (_, at) => String(at));
  expect(await refused(most, { do: "delete" })).toBe("too-many");
  expect(await refused([nurse], { do: "unarchive" })).toBe("nothing");
  expect(await refused([nurse], { do: "move", stageId: await stageId(ana, "applied") })).toBe("nothing");
  expect(await refused([nurse], { do: "move", stageId: "" })).toBe("no-stage");
});

test("a form that is sent twice makes one change", async () => {
  const ana = await addPerson(db);
  const ids = await threeApplications(ana);
  const tab = () => changeMany(db, { personId: ana, ids, change: { do: "delete" }, now: later });
  const [one, other] = await Promise.all([tab(), tab()]);
  // Both show the same notice with its undo.
  expect(one.ok).toBe(true);
  expect(other).toEqual(one);
  expect(await tab()).toEqual(one);
  const nextDay = { personId: ana, ids, change: { do: "delete" as const }, now: latest };
  expect(await changeMany(db, nextDay)).toEqual({ ok: false, reason: "nothing" });
});

test("the last changes are kept, and only for some days", async () => {
  const ana = await addPerson(db);
  const nurse = await add(ana, "Nurse");
  const first = await change(ana, [nurse], { do: "archive" });
  let last = first;
  for (let at = 1; at <= 20; at += 1)
    last = await change(
      ana,
      [nurse],
      { do: at % 2 ? "unarchive" : "archive" },
      new Date(later.getTime() + at),
    );
  expect(await getDoneChange(db, { personId: ana, id: first })).toBeNull();
  expect(await getDoneChange(db, { personId: ana, id: last })).toMatchObject({ what: "archive", count: 1 });
  await eraseDeletedApplications(db, new Date("2027-01-01T12:00:00Z"));
  expect(await getDoneChange(db, { personId: ana, id: last })).toBeNull();
});
