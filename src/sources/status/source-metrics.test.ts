import { expect, test } from "vitest";
import type { SiteStatus } from "./site-status.ts";
import { sourceMetrics } from "./source-metrics.ts";
import type { SourceStatus } from "./source-status.ts";

const at = new Date("2026-03-01T12:00:00Z");
const source: SourceStatus = {
  name: "greenhouse:acme",
  title: "Acme",
  place: "boards.greenhouse.io",
  service: "Greenhouse",
  verdict: { words: "Working", tone: "good" },
  failingSince: null,
  lastReadAt: at,
  nextReadAt: null,
  isDue: false,
  postings: 12,
  added: 2,
  gone: 1,
  rejected: { closed: 3 },
  duration: 4200,
};
const status: SiteStatus = {
  countedAt: at,
  collects: true,
  database: true,
  tasks: true,
  mail: "sent",
  index: {
    sources: [source],
    jobs: 11,
    links: { day: "2026-03-01", alive: 48, dead: 1, unknown: 1 },
    areSamples: false,
  },
};

test("each figure of a source has its name and kind", () => {
  const lines = sourceMetrics(status).split("\n");
  const labels = 'source="greenhouse:acme",kind="greenhouse"';
  for (const line of [
    "# TYPE foothold_source_postings gauge",
    `foothold_source_postings{${labels}} 12`,
    `foothold_source_rejected{${labels},reason="closed"} 3`,
    `foothold_source_state{${labels},state="Working",tone="good"} 1`,
    `foothold_source_last_read_seconds{${labels}} 1772366400`,
    `foothold_source_read_duration_seconds{${labels}} 4.2`,
    "foothold_jobs 11",
    'foothold_links_sampled{answer="dead"} 1',
  ])
    expect(lines).toContain(line);
  expect(lines.some((line) => line.includes("next_read"))).toBe(false);
});

test("the name of a source cannot break out of its label", () => {
  const odd = { ...source, name: 'jsonld:a.example/"} 1\nup 0\\' };
  const text = sourceMetrics({
    ...status,
    index: { ...status.index, sources: [odd], jobs: 1, links: null, areSamples: false },
  });
  expect(text).toContain('source="jsonld:a.example/\\"} 1\\nup 0\\\\"');
  expect(text.split("\n").filter((line) => line.startsWith("up"))).toEqual([]);
});

test("while the database does not answer, only the state of the site is written", () => {
  const text = sourceMetrics({ ...status, database: false, index: null });
  expect(text).toContain("foothold_up 0\n");
  expect(text).not.toContain("foothold_source");
});
