import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { JobSummary } from "../job-summary.ts";
import { FitLevelsProvider } from "./fit-levels.ts";
import { JobRow } from "./job-row.tsx";

const job: JobSummary = {
  id: "7",
  path: "/jobs/7-meter-reader",
  title: "Meter Reader",
  company: "Northbeck Energy",
  location: "Denver, CO",
  workMode: null,
  types: [],
  level: null,
  pay: null,
  excerpt: "",
  firstSeenAt: new Date("2026-04-01T00:00:00Z"),
  postedAt: null,
  closesAt: new Date("2026-05-03T00:00:00Z"),
  sourceLabel: "Greenhouse",
  otherSources: 0,
  isSample: false,
};

function rowOn(day: string, facts: Partial<JobSummary> = {}): string {
  const row = {
    job: { ...job, ...facts },
    to: job.path,
    matchedWords: [],
    now: new Date(day),
    isOpen: false,
    onOpen: () => {},
  };
  const Stub = createRoutesStub([{ path: "/", Component: () => <JobRow {...row} /> }]);
  return renderToStaticMarkup(<Stub />);
}

test("a row says that the closing date of its advert is over", () => {
  expect(rowOn("2026-05-03")).not.toContain("Closed");
  expect(rowOn("2026-05-04")).toContain(">Closed 3 May<");
});

test("a row shows every type of a job", () => {
  const row = rowOn("2026-04-02", { types: ["full-time", "contract"] });
  expect(row).toContain("Full-time</span>");
  expect(row).toContain("Contract</span>");
});

test("a row says when a job was posted if we first saw it later", () => {
  expect(rowOn("2026-04-02", { postedAt: new Date("2026-03-01") })).toContain(">Posted <");
  expect(rowOn("2026-04-02", { postedAt: new Date("2026-03-31T20:00:00Z") })).not.toContain(">Posted <");
});

test.each([
  ["strong", 5, "Strong fit"],
  ["good", 4, "Good fit"],
  ["partial", 2, "Partial fit"],
  ["poor", 0, null],
] as const)("the bars of a fit agree with its words: %s", (level, bars, words) => {
  const row = { job, to: job.path, matchedWords: [], now: new Date(0), isOpen: false, onOpen: () => {} };
  const Row = () => (
    <FitLevelsProvider value={new Map([[job.id, { level }]])}>
      <JobRow {...row} />
    </FitLevelsProvider>
  );
  const Stub = createRoutesStub([{ path: "/", Component: Row }]);
  const html = renderToStaticMarkup(<Stub />);
  expect(html.match(/<b class="on">/g)?.length ?? 0).toBe(bars);
  expect(html.includes(words ?? "fit-mark")).toBe(words !== null);
});
