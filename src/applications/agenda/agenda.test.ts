import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { addInterview, addReminder } from "../store/entries.server.ts";
import { addApplication } from "../store/add-application.server.ts";
import { closeApplication } from "../store/move-application.server.ts";
import { listCalendar, writeCalendar, type CalendarEntry } from "./agenda.server.ts";
import * as fc from "fast-check";

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

const entry: CalendarEntry = {
  uid: "one@example.org",
  title: "Video, Tallyho",
  description: "With Ines;\nbring notes",
  place: "https://meet.example/a,b",
  revision: 2,
  startsAt: new Date("2026-11-26T13:30:00Z"),
  minutes: 45,
};

const write = (entries: readonly CalendarEntry[]) =>
  writeCalendar(entries, {
    name: "Applications",
    productName: "Foothold",
    now: new Date("2026-11-22T10:00:00Z"),
  });

test("writes an interview and a deadline", () => {
  const deadline = { ...entry, uid: "two@example.org", day: "2026-12-31", place: "", description: "" };
  const { startsAt: _, minutes: __, ...day } = { ...deadline };
  expect(write([entry, day as CalendarEntry]).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Foothold//Applications//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "NAME:Applications",
    "X-WR-CALNAME:Applications",
    "BEGIN:VEVENT",
    "UID:one@example.org",
    "SEQUENCE:2",
    "DTSTAMP:20261122T100000Z",
    "DTSTART:20261126T133000Z",
    "DTEND:20261126T141500Z",
    String.raw`SUMMARY:Video\, Tallyho`,
    String.raw`LOCATION:https://meet.example/a\,b`,
    String.raw`DESCRIPTION:With Ines\;\nbring notes`,
    "END:VEVENT",
    "BEGIN:VEVENT",
    "UID:two@example.org",
    "SEQUENCE:2",
    "DTSTAMP:20261122T100000Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
    "X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE",
    String.raw`SUMMARY:Video\, Tallyho`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("any title is folded into short lines and can be read back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (title) => {
      const lines = write([{ ...entry, title }]).split("\r\n");
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      const summary = lines
        .join("\r\n")
        .replaceAll("\r\n ", "")
        .split("\r\n")
        .find((line) => line.startsWith("SUMMARY:"));
      const text = (summary ?? "")
        .slice(8)
        .replaceAll(/\\(.)/g, (_, one: string) => (one === "n" ? "\n" : one));
      expect(text).toBe(title.replaceAll(/\r\n|\r|\n/g, "\n").replaceAll(/[^\n\P{Cc}]/gu, " "));
    }),
  );
});
