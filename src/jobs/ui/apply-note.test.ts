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
const open = {
  apply: page,
  saysHowToApply: false,
  closesAt: null,
  goneAt: null,
  isSample: false,
  company: "Northbeck Energy",
  companyPath: "/companies/northbeck-energy",
};
const closesAt = new Date("2026-05-03T00:00:00Z");

test("an open job with an address to apply at needs no note", () => {
  expect(applyNote(open, now)).toBeNull();
  expect(applyNote({ ...open, closesAt: now }, now)).toBeNull();
});

test("a job whose closing date is over says so, and what to do", () => {
  expect(applyNote({ ...open, closesAt }, now)).toEqual({
    fact: "Closed 3 May.",
    advice: "Check the original advert before you write an application.",
  });
  expect(applyNote({ ...open, closesAt, apply: mailbox }, now)?.advice).toBe(
    "Ask the employer before you write an application.",
  );
  expect(applyNote({ ...open, closesAt, goneAt: now }, now)).toBeNull();
});

test("a job without a link says where to look for the way to apply", () => {
  expect(applyNote({ ...open, apply: null, saysHowToApply: true }, now)).toEqual({
    fact: "There is no link to apply with.",
    advice: "Look in the description for how to apply.",
  });
  expect(applyNote({ ...open, apply: null }, now)).toEqual({
    fact: "You cannot apply from here.",
    advice:
      "The listing has no link or address, and it does not say how to apply. Search the web for the job on Northbeck Energy’s own site, and apply there.",
  });
  expect(applyNote({ ...open, apply: null, companyPath: null }, now)?.advice).toMatch(
    / It names no company either\. Search the web for a sentence of it to find where it was published\.$/,
  );
});

test("a sample needs no note", () => {
  expect(applyNote({ ...open, apply: null, isSample: true }, now)).toBeNull();
});
