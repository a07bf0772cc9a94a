import { expect, test } from "vitest";
import { openingSigns, type OpeningHistory } from "./opening-history.ts";

const now = new Date("2026-11-29T12:00:00Z");
const nothing: OpeningHistory = { postedAt: [], earlier: [], usualDays: null, goneAdverts: 0 };
const job = {
  postedAt: new Date("2026-09-01T12:00:00Z"),
  firstSeenAt: new Date("2026-09-02T12:00:00Z"),
  goneAt: null,
  closesAt: null,
  isSample: false,
};

test("an opening that was posted again says since when, and how often", () => {
  const postedAt = ["2026-03-05", "2026-06-01", "2026-11-01"].map((day) => new Date(day));
  expect(openingSigns({ ...nothing, postedAt }, job, now)).toEqual([
    "Posted 3 times since March 2026. The place may be hard to fill, or they hire several people: ask how many.",
  ]);
  expect(openingSigns({ ...nothing, postedAt: postedAt.slice(0, 1) }, job, now)).toEqual([]);
  const renewed = ["2026-10-01", "2026-11-01"].map((day) => new Date(day));
  expect(openingSigns({ ...nothing, postedAt: renewed }, job, now)).toEqual([]);
  expect(openingSigns({ ...nothing, postedAt: postedAt.slice(0, 2) }, job, now)).toHaveLength(1);
});

test("an opening is old next to the others of its employer only if it is open for twice as long", () => {
  expect(openingSigns({ ...nothing, usualDays: 21, goneAdverts: 34 }, job, now)).toEqual([
    "Open for 89 days. Half of the employer’s 34 earlier adverts here stayed 21 days or less.",
  ]);
  expect(openingSigns({ ...nothing, usualDays: 45, goneAdverts: 34 }, job, now)).toEqual([]);
  const recent = { ...job, postedAt: new Date("2026-10-25T12:00:00Z") };
  expect(openingSigns({ ...nothing, usualDays: 3, goneAdverts: 34 }, recent, now)).toEqual([]);
});

test("nothing is said of a job that is gone, closed or a sample", () => {
  const history = { ...nothing, usualDays: 3, goneAdverts: 34 };
  expect(openingSigns(history, { ...job, goneAt: now }, now)).toEqual([]);
  expect(openingSigns(history, { ...job, closesAt: new Date("2026-11-01") }, now)).toEqual([]);
  expect(openingSigns(history, { ...job, isSample: true }, now)).toEqual([]);
});
