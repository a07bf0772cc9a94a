import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { addInterview } from "../interviews/change-interviews.server.ts";
import { addReminder } from "../reminders/change-reminders.server.ts";
import { addApplication } from "../store/add-application.server.ts";
import { closeApplication } from "../store/close-application.server.ts";
import { listCalendar } from "./list-calendar.server.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

const now = new Date("2026-11-22T12:00:00Z");
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12));

test("an application that ends leaves the calendar, except for the interviews that took place", async () => {
  const { db } = opened;
  const personId = await addPerson(db);
  const fields = { title: "Nurse", company: "Clinic", applyBy: "2026-12-01" };
  const added = await addApplication(db, { personId, fields, stage: { kind: "saved" }, now });
  const id = added.ok ? added.id : "";
  const of = { personId, applicationId: id };
  await addReminder(db, { ...of, dueAt: at(25), text: "Follow up" });
  const plain = { timeZone: "UTC", minutes: 30, withWhom: "", place: "", notes: "" };
  await addInterview(db, { ...of, fields: { ...plain, startsAt: at(20), kind: "Phone" } });
  await addInterview(db, { ...of, fields: { ...plain, startsAt: at(26), kind: "Video" } });
  const titles = async () =>
    (await listCalendar(db, { personId, site: "https://jobs.example", now: at(28) })).map(
      ({ title }) => title,
    );
  const all = ["Phone: Clinic", "Video: Clinic", "Follow up: Clinic", "Apply by today: Clinic"];
  expect(await titles()).toEqual(all);
  const end = (outcome: "rejected" | null) =>
    closeApplication(db, { personId, id, fields: { outcome, outcomeReason: "", payDiscussed: "" }, now });
  await end("rejected");
  expect(await titles()).toEqual(["Phone: Clinic"]);
  await end(null);
  expect(await titles()).toEqual(all);
});
