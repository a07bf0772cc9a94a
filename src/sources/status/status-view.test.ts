import { expect, test } from "vitest";
import type { SourceStatus } from "./source-status.ts";
import { statusView } from "./status-view.ts";

const now = new Date("2026-03-01T12:00:00Z");

function source(name: string, facts: Partial<SourceStatus> = {}): SourceStatus {
  return {
    name,
    title: name,
    place: "boards.greenhouse.io",
    service: "Greenhouse",
    verdict: { words: "Working", tone: "good" },
    failingSince: null,
    lastReadAt: now,
    nextReadAt: now,
    isDue: false,
    postings: 2,
    added: 1,
    gone: 0,
    rejected: { closed: 1 },
    duration: 900,
    ...facts,
  };
}
const boards = Array.from({ length: 250 }, (_, at) => source(`board ${String(at).padStart(3, "0")}`));
const feed = source("remotive", { service: null, lastReadAt: null });
const silent = { words: "No answer", tone: "bad" } as const;
const all = { onlyTrouble: false, of: null, page: 1 };

test("a service is one row, and its boards have pages of their own", () => {
  const view = statusView([...boards, feed], all);
  expect(view).toMatchObject({ total: 2, pages: 1, sources: 251, unread: 1, postings: 502, added: 251 });
  expect(view.rows.map(({ title, boards: count, rejected }) => [title, count, rejected])).toEqual([
    ["Greenhouse", 250, { closed: 250 }],
    ["remotive", 0, { closed: 1 }],
  ]);
  const last = statusView([...boards, feed], { ...all, of: "Greenhouse", page: 99 });
  expect(last).toMatchObject({ total: 250, page: 3, pages: 3, service: { title: "Greenhouse" } });
  expect(last.rows.map(({ title }) => title)).toEqual(boards.slice(200).map(({ title }) => title));
  expect(statusView(boards, { ...all, of: "no such service" }).service).toBeNull();
});

test("those with problems are listed alone, and only three have a notice", () => {
  const failing = boards.slice(0, 5).map((one) => ({ ...one, verdict: silent, failingSince: now }));
  const view = statusView([...failing, feed], { ...all, onlyTrouble: true });
  expect(view).toMatchObject({ total: 5, troubled: { count: 5 } });
  expect(view.troubled.longest).toHaveLength(3);
});
