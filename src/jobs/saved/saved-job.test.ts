import * as fc from "fast-check";
import { expect, test } from "vitest";
import { changeSavedJobs, maxSavedHere, readSavedJobs, type SavedJob } from "./saved-job.ts";

const job = (id: string): SavedJob => ({
  id,
  title: "Data Analyst",
  company: "Northbeck Energy",
  path: `/jobs/${id}-data-analyst`,
  savedAt: "2026-03-01T12:00:00.000Z",
});

test("saved jobs are read back, newest first", () => {
  const kept = changeSavedJobs([job("1")], job("2"), true) ?? [];
  expect(readSavedJobs(JSON.stringify(kept)).map(({ id }) => id)).toEqual(["2", "1"]);
});

test("a job that another tab saved a moment ago stays saved, and one that it removed stays removed", () => {
  const jobs = [job("1"), job("2")];
  expect(changeSavedJobs(jobs, job("1"), true)).toEqual(jobs);
  expect(changeSavedJobs(jobs, job("1"), false)).toEqual([job("2")]);
  expect(changeSavedJobs(jobs, job("3"), false)).toEqual(jobs);
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

test("never throws, and a full list refuses a job in place of dropping another one", () => {
  fc.assert(fc.property(fc.json(), (stored) => Array.isArray(readSavedJobs(stored))));
  const many = Array.from({ length: 600 }, (_, i) => job(String(i)));
  const full = readSavedJobs(JSON.stringify(many));
  expect(full).toHaveLength(maxSavedHere);
  expect(changeSavedJobs(full, job("new"), true)).toBeNull();
});
