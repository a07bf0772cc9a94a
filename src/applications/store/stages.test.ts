import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { applicationLimits } from "../application.ts";
import { addApplication } from "./add-application.server.ts";
import { moveApplication } from "./move-application.server.ts";
import { getApplication } from "./applications.server.ts";
import { changeStages, listStages, type StageChange } from "./stages.server.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

const now = new Date("2026-11-21T12:00:00Z");
const change = (personId: string, one: StageChange) =>
  changeStages(opened.db, { personId, change: one, now });
const names = async (personId: string) => (await listStages(opened.db, personId)).map(({ name }) => name);
async function idOf(personId: string, name: string): Promise<string> {
  return (await listStages(opened.db, personId)).find((stage) => stage.name === name)?.id ?? "";
}

test("stages are added after their kind, renamed and moved", async () => {
  const ana = await addPerson(opened.db);
  await change(ana, { do: "add", name: " Phone call ", kind: "interview" });
  expect(await names(ana)).toEqual(["Saved", "Applied", "Interview", "Phone call", "Offer", "Closed"]);
  await change(ana, { do: "left", id: await idOf(ana, "Phone call") });
  await change(ana, { do: "rename", id: await idOf(ana, "Saved"), name: "Wishlist" });
  await change(ana, { do: "left", id: await idOf(ana, "Wishlist") });
  await change(ana, { do: "right", id: await idOf(ana, "Closed") });
  expect(await names(ana)).toEqual(["Wishlist", "Applied", "Phone call", "Interview", "Offer", "Closed"]);
});

test("the applications of a removed stage move to another one of its kind, and the last stage of a kind stays", async () => {
  const ana = await addPerson(opened.db);
  await change(ana, { do: "add", name: "Phone call", kind: "interview" });
  const phone = await idOf(ana, "Phone call");
  const fields = { title: "Nurse", company: "Clinic" };
  const added = await addApplication(opened.db, { personId: ana, fields, stage: { id: phone }, now });
  expect(await change(ana, { do: "remove", id: phone })).toEqual({ ok: true });
  const id = added.ok ? added.id : "";
  expect(await getApplication(opened.db, { personId: ana, id })).toMatchObject({
    stage: { name: "Interview" },
  });
  expect(await change(ana, { do: "remove", id: await idOf(ana, "Interview") })).toEqual({
    ok: false,
    reason: "last",
  });
});

test("a removed open stage leaves no outcome in another open stage, and a closed one keeps it", async () => {
  const { db } = opened;
  const ana = await addPerson(db);
  const removed = async (kind: "interview" | "closed") => {
    await change(ana, { do: "add", name: "Second", kind });
    const stage = { id: await idOf(ana, "Second") };
    const fields = { title: kind, company: "Clinic", outcome: "rejected", outcomeReason: "Cost" } as const;
    const added = await addApplication(db, { personId: ana, fields, stage, now });
    await change(ana, { do: "remove", ...stage });
    return getApplication(db, { personId: ana, id: added.ok ? added.id : "" });
  };
  expect(await removed("interview")).toMatchObject({ outcome: null, outcomeReason: "Cost" });
  expect(await removed("closed")).toMatchObject({ outcome: "rejected", outcomeReason: "Cost" });
});

test("a restored stage gets its applications back, except for those that were moved since", async () => {
  const { db } = opened;
  const ana = await addPerson(db);
  await change(ana, { do: "add", name: "Phone call", kind: "interview" });
  const phone = await idOf(ana, "Phone call");
  const add = async (title: string) => {
    const fields = { title, company: "Clinic" };
    const moment = new Date("2026-11-20T12:00:00Z");
    const added = await addApplication(db, { personId: ana, fields, stage: { id: phone }, now: moment });
    return added.ok ? added.id : "";
  };
  const [nurse, porter] = [await add("Nurse"), await add("Porter")];
  await change(ana, { do: "remove", id: phone });
  expect(await names(ana)).toEqual(["Saved", "Applied", "Interview", "Offer", "Closed"]);
  const later = new Date("2026-11-21T13:00:00Z");
  const stageId = await idOf(ana, "Offer");
  await moveApplication(db, { personId: ana, id: porter, stageId, before: null, now: later });

  const eve = await addPerson(db);
  expect(await change(eve, { do: "restore", id: phone })).toEqual({ ok: false, reason: "not-found" });
  expect(await change(ana, { do: "restore", id: phone })).toEqual({ ok: true });
  expect(await names(ana)).toEqual(["Saved", "Applied", "Interview", "Phone call", "Offer", "Closed"]);
  expect(await getApplication(db, { personId: ana, id: nurse })).toMatchObject({
    stage: { name: "Phone call" },
    movedAt: new Date("2026-11-20T12:00:00Z"),
  });
  expect(await getApplication(db, { personId: ana, id: porter })).toMatchObject({
    stage: { name: "Offer" },
  });
  expect(await change(ana, { do: "restore", id: phone })).toEqual({ ok: false, reason: "not-found" });
});

test("a stage needs a name, and there is a limit", async () => {
  const ana = await addPerson(opened.db);
  expect(await change(ana, { do: "add", name: " ", kind: "saved" })).toEqual({
    ok: false,
    reason: "no-name",
  });
  for (let count = 5; count < applicationLimits.stages; count += 1)
    await change(ana, { do: "add", name: `Stage ${count}`, kind: "saved" });
  expect(await change(ana, { do: "add", name: "One more", kind: "saved" })).toEqual({
    ok: false,
    reason: "full",
  });
});

test("a person cannot change another person's stages", async () => {
  const [ana, eve] = [await addPerson(opened.db), await addPerson(opened.db)];
  const id = await idOf(ana, "Saved");
  expect(await change(eve, { do: "rename", id, name: "Eve's" })).toEqual({ ok: false, reason: "not-found" });
  expect(await change(eve, { do: "remove", id })).toEqual({ ok: false, reason: "not-found" });
  expect(await names(ana)).toContain("Saved");
});
