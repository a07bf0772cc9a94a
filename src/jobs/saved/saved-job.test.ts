import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readSavedJobs, toggledSavedJob, type SavedJob } from "./saved-job.ts";

const job = (id: string): SavedJob => ({
  id,
  title: "Data Analyst",
  company: "Northbeck Energy",
  path: `/jobs/${id}-data-analyst`,
  savedAt: "2026-03-01T12:00:00.000Z",
});

test("saved jobs are read back, newest first", () => {
  const kept = toggledSavedJob(toggledSavedJob([], job("1")), job("2"));
  expect(readSavedJobs(JSON.stringify(kept)).map(({ id }) => id)).toEqual(["2", "1"]);
});

test("saving a job twice removes it", () => {
  expect(toggledSavedJob([job("1"), job("2")], job("1"))).toEqual([job("2")]);
});

test.each([null, "", "null", "{", "{}", '"text"', "[1, null, {}]"])("%j holds no saved job", (stored) => {
  expect(readSavedJobs(stored)).toEqual([]);
});

test("an entry that links to another site is skipped", () => {
  const entries = ["//evil.example", "https://evil.example", "/account", "javascript:alert(1)"].map(
    (path) => ({
      ...job("1"),
      path,
    }),
  );
  expect(readSavedJobs(JSON.stringify([...entries, job("2")]))).toEqual([job("2")]);
  expect(readSavedJobs(JSON.stringify([{ ...job("1"), savedAt: "yesterday" }]))).toEqual([]);
  expect(readSavedJobs(JSON.stringify([{ ...job("1"), closesAt: "soon" }]))).toEqual([]);
});

test("never throws and never holds more than 500 jobs", () => {
  fc.assert(fc.property(fc.json(), (stored) => Array.isArray(readSavedJobs(stored))));
  const many = Array.from({ length: 600 }, (_, i) => job(String(i)));
  expect(readSavedJobs(JSON.stringify(many))).toHaveLength(500);
  expect(toggledSavedJob(many.slice(0, 500), job("new"))).toHaveLength(500);
});
