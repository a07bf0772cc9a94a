import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { provideServices } from "../../app/request/provide-services.server.ts";
import type { RequestServices } from "../../app/request/services.ts";
import { recordCrawl } from "../../jobs/freshness/source-crawls.server.ts";
import { storeBatch } from "../../jobs/indexing/store-batch.server.ts";
import { readConfig } from "../../platform/config/config.ts";
import { createLog } from "../../platform/log/log.ts";
import { createSiteStatus } from "../status/site-status.server.ts";
import { loader } from "./metrics.ts";

const token = "a-lighthouse-keeper-counts-the-ships-at-night";
const now = new Date("2026-03-01T12:00:00Z");
const log = createLog({ level: "silent" });
const database = await testDatabase();
const { db } = database;
beforeAll(async () => {
  const source = await inventedSource(db, { name: "greenhouse:acme", board: "acme", enabled: true });
  await storeBatch(
    db,
    source,
    [inventedPosting({ title: "Baker" }), inventedPosting({ title: "Cook" })],
    now,
  );
  await recordCrawl(db, source.name, {
    last_outcome: "Read 2 postings: 2 new. 3 records were rejected.",
    last_result: "read",
    last_read_at: now,
    failing_since: null,
    next_read_at: new Date(now.getTime() + 3_600_000),
    last_added: 2,
    last_gone: 1,
    last_rejected: JSON.stringify({ closed: 3 }),
    last_duration: 4200,
  });
});
afterAll(() => database.close());

const siteStatus = createSiteStatus({
  db,
  clock: () => now,
  log,
  collects: true,
  parts: { database: async () => true, tasks: () => true, mail: async () => "sent" },
});

/** Asks for the page of a site with such settings. */
async function ask(
  authorization: string | null,
  settings: Record<string, string> = { METRICS_TOKEN: token },
) {
  const reading = readConfig(settings);
  if (!reading.ok) throw new Error(reading.problems.join());
  const request = new Request("http://localhost:3000/status/metrics", {
    headers: authorization === null ? {} : { authorization },
  });
  const services = { config: reading.config, siteStatus, log } as unknown as RequestServices;
  const context = provideServices(services, request);
  return loader({ request, context, params: {}, url: new URL(request.url), pattern: "/status/metrics" });
}

test.each([
  ["no token", null, undefined],
  ["a wrong token", `Bearer ${token}s`, undefined],
  ["the beginning of the token", `Bearer ${token.slice(0, 20)}`, undefined],
  ["another scheme", `Basic ${token}`, undefined],
  ["a site without a token", `Bearer ${token}`, {}],
  ["a site without a token, and none sent", "Bearer ", {}],
])("with %s, there is no such page", async (_, authorization, settings) => {
  const answer = await ask(authorization, settings);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe("");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("with the token, each line is a comment or a figure of Prometheus", async () => {
  const answer = await ask(`bearer ${token}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = await answer.text();
  expect(text.endsWith("\n")).toBe(true);
  const lines = text.trimEnd().split("\n");
  const label = String.raw`[a-z_]+="(?:[^"\\\n]|\\[\\"n])*"`;
  const figure = new RegExp(String.raw`^[a-z_]+(?:\{${label}(?:,${label})*\})? -?\d+(?:\.\d+)?$`);
  expect(lines.filter((line) => !/^# (?:HELP|TYPE) [a-z_]+ \S/.test(line) && !figure.test(line))).toEqual([]);
  const typed = lines.flatMap((line) => /^# TYPE (\S+) gauge$/.exec(line)?.[1] ?? []);
  expect(new Set(typed).size).toBe(typed.length);
});

test("the figures are those of each source", async () => {
  const lines = (await (await ask(`Bearer ${token}`)).text()).split("\n");
  const labels = 'source="greenhouse:acme",kind="greenhouse"';
  for (const [name, value] of [
    ["source_postings", 2],
    ["source_added", 2],
    ["source_gone", 1],
    ["source_read_duration_seconds", 4.2],
    ["source_last_read_seconds", 1772366400],
    ["source_next_read_seconds", 1772370000],
  ])
    expect(lines).toContain(`foothold_${name}{${labels}} ${value}`);
  expect(lines).toContain(`foothold_source_rejected{${labels},reason="closed"} 3`);
  expect(lines).toContain("foothold_up 1");
});
