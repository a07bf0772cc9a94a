import { expect, test } from "vitest";
import type { JobDetail } from "../job-detail.ts";
import { applyNote } from "./apply-note.ts";

const now = new Date("2026-11-27T12:00:00Z");
const page: JobDetail["apply"] = {
  url: "https://northbeck.example/1",
  to: "employer",
  host: "northbeck.example",
  follow: true,
};
const mailbox: JobDetail["apply"] = { ...page, url: "mailto:jobs@northbeck.example", to: "email" };
const open = { apply: page, closesAt: null, goneAt: null };
const closesAt = new Date("2026-05-03T00:00:00Z");

test("an open job with an address to apply at needs no note", () => {
  expect(applyNote(open, now)).toBeNull();
  expect(applyNote({ ...open, closesAt: now }, now)).toBeNull();
});

test("a job whose closing date is over says so, and what to do", () => {
  expect(applyNote({ ...open, closesAt }, now)).toEqual({
    fact: "Closed 3 May.",
    advice: "The closing date is over. Look on the original page before you write an application.",
  });
  expect(applyNote({ ...open, closesAt, apply: mailbox }, now)?.advice).toBe(
    "The closing date is over. Ask the employer before you write an application.",
  );
  expect(applyNote({ ...open, closesAt, goneAt: now }, now)).toBeNull();
});
