import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readChangelog, releaseDay } from "./read-changelog.ts";
import { readPhases } from "./read-phases.server.ts";

const folder = new URL("../../content/roadmap/", import.meta.url);
const files = Object.fromEntries(
  readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), "utf8")]),
);
const changelog = readFileSync(new URL("../../CHANGELOG.md", import.meta.url), "utf8");

test("the roadmap has five phases in order, the first is completed, and one is current", () => {
  const phases = readPhases(files);
  expect(phases.map((phase) => `${phase.number} ${phase.title}`)).toEqual([
    "1 Initial Build",
    "2 User Authentication & Profiles",
    "3 Job Search & Application Tracking",
    "4 Advanced CV Builder",
    "5 Career Resources & Tools",
  ]);
  expect(phases[0]?.state).toBe("completed");
  expect(phases.filter((phase) => phase.here)).toHaveLength(1);
});

test("the state of a phase agrees with its items", () => {
  for (const { state, items } of readPhases(files)) {
    const done = items.filter((item) => item.done).length;
    const expected = done === items.length ? "completed" : done === 0 ? "planned" : "in-progress";
    expect(state).toBe(expected);
  }
});

test("unknown values in front matter throw", () => {
  expect(() => readPhases({ "x.md": "---\nnumber: 1\ntitle: X\nstate: nearly\n---\n" })).toThrow("x.md");
});

test("the changelog has its first entries with their dates", () => {
  const releases = readChangelog(changelog);
  const days = releases.map((release) => `${release.version} ${releaseDay(release.date)}`);
  expect(days.slice(-3)).toEqual(["v0.2.0 May 5, 2025", "v0.1.0 May 4, 2025", "v0.0.1 May 1, 2025"]);
  for (const release of releases) expect(release.changes).not.toHaveLength(0);
});

test("joins a change that has several lines", () => {
  expect(readChangelog("## v1.0.0 (2026-01-02)\n\n- one\n  and two\n- three\n")[0]?.changes).toEqual([
    "one and two",
    "three",
  ]);
});
