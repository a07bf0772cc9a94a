import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day, hour, moodOf, startFeedWorld, type WorldBoard } from "../../../tests/support/feed-world.ts";
import { openAt } from "../../../tests/support/feed-world-listings.ts";
import { stillTime } from "../../../tests/support/feed-peer.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { ensureSource } from "../../jobs/source-record.server.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { createLog } from "../../platform/log/log.ts";
import { adapterNamed } from "../adapters.ts";
import type { FeedAdapter } from "../feed-adapter.ts";
import { sourceOfBoard } from "../source-of-board.ts";
import { collectDueSources } from "./collect-due-sources.server.ts";
import { createPoliteFetch } from "./polite-fetch.server.ts";

/** Days that the world runs, and hours between two runs of the collector: longer than the interval of any board. */
const [days, hoursBetweenRuns] = [31, 17];
/** A closed posting of a board that can be read is taken down within so many days, also when its list is cut. */
const graceDays = 6;

/** The openings of a board: most are open for good, the others open and close in turn. */
function openings(count: number, { changing }: { changing: number }): WorldBoard["openings"] {
  const towns = ["Whitby", "Hull", "Goole", "Selby", "Ripon", "Filey", "Thirsk", "Malton"];
  return Array.from({ length: count }, (_, at) => {
    const isChanging = at < changing;
    return {
      id: `x${at}`,
      title: `Baker of shift ${at} in ${towns[at % towns.length]}`,
      opens: isChanging ? ((at * 3) % 14) * 24 : -at,
      closes: isChanging ? ((at * 3) % 14) * 24 + (5 + (at % 9)) * 24 : 10_000,
    };
  });
}

const some = openings(8, { changing: 5 });
const shared = (token: string) => ({ host: "boards-api.greenhouse.io", path: `/v1/boards/${token}/` });

const boards: WorldBoard[] = [
  { source: "greenhouse:steady", ...shared("steady"), listing: "greenhouse", openings: some, moods: [] },
  {
    source: "greenhouse:halves",
    ...shared("halves"),
    listing: "greenhouse",
    openings: some,
    moods: [
      [3, 5, { is: "half a body" }],
      [9, 9.6, { is: "empty" }],
      [15, 15.6, { is: "status", status: 404 }],
    ],
  },
  {
    source: "greenhouse:closed",
    ...shared("closed"),
    listing: "greenhouse",
    openings: some,
    moods: [[5, 99, { is: "status", status: 404 }]],
  },
  {
    source: "ashby:emptied",
    host: "api.ashbyhq.com",
    listing: "ashby",
    openings: some,
    moods: [[12, 99, { is: "empty" }]],
  },
  {
    source: "lever:busy",
    host: "api.lever.co",
    listing: "lever",
    openings: some,
    moods: [
      [2, 4, { is: "status", status: 429, retryAfterHours: 7 }],
      [8, 9, { is: "status", status: 503 }],
      [13, 99, { is: "status", status: 403 }],
    ],
  },
  {
    source: "recruitee:strange",
    host: "strange.recruitee.com",
    listing: "recruitee",
    openings: some,
    moods: [
      [2, 3, { is: "without end" }],
      [5, 7, { is: "a picture" }],
      [9, 11, { is: "a loop" }],
      [14, 16, { is: "an apology" }],
      [18, 18.6, { is: "silent" }],
    ],
  },
  {
    source: "recruitee:moved",
    host: "moved.recruitee.com",
    listing: "recruitee",
    openings: some,
    moods: [[6, 99, { is: "moved", to: "new.recruitee.com" }]],
  },
  { source: "", host: "new.recruitee.com", listing: "recruitee", openings: some, moods: [] },
  {
    source: "pinpoint:large",
    host: "large.pinpointhq.com",
    listing: "pinpoint",
    openings: openings(16, { changing: 9 }),
    ceiling: 10,
    moods: [],
  },
  {
    source: "workday:large.wd3.myworkdayjobs.com:Jobs",
    host: "large.wd3.myworkdayjobs.com",
    listing: "workday",
    openings: openings(40, { changing: 10 }),
    moods: [[0, 2, { is: "slow", seconds: 40 }]],
  },
  {
    source: "workday:cut.wd3.myworkdayjobs.com:Jobs",
    host: "cut.wd3.myworkdayjobs.com",
    listing: "workday",
    openings: openings(46, { changing: 12 }),
    ceiling: 41,
    moods: [],
  },
  {
    source: "workday:total.wd3.myworkdayjobs.com:Jobs",
    host: "total.wd3.myworkdayjobs.com",
    listing: "workday",
    openings: openings(14, { changing: 8 }),
    moods: [[3, 20, { is: "a wrong total", times: 3 }]],
  },
  {
    source: "manatal:clamped",
    host: "www.careers-page.com",
    listing: "clamped",
    openings: openings(10, { changing: 5 }),
    moods: [],
  },
  {
    source: "jsonld:bakery.example/careers",
    host: "bakery.example",
    listing: "web page",
    openings: some,
    moods: [[16, 99, { is: "empty" }]],
  },
];

/** The ceilings of services are too high for a test, so the world has lower ones. */
function adapterOfWorld(name: string): FeedAdapter | undefined {
  const adapter = adapterNamed(name);
  const ceiling = { pinpoint: 10, workday: 41 }[name];
  return adapter && (ceiling === undefined ? adapter : { ...adapter, ceiling });
}

const database = await testDatabase();
const { db } = database;
const time = stillTime();
const beginning = time.clock().getTime();
let world: Awaited<ReturnType<typeof startFeedWorld>>;
/** What was found wrong in the course of the month. */
const wronglyGone: string[] = [];
const stillListed: string[] = [];
const missing: string[] = [];
const heaps: number[] = [];

beforeAll(async () => {
  world = await startFeedWorld(boards, time);
  for (const { source } of boards.filter((board) => board.source !== "")) {
    const adapter = adapterNamed(source.split(":")[0] ?? "");
    const board = source.startsWith("jsonld:")
      ? "https://bakery.example/careers"
      : source.replace(/^\w+:/, "");
    // oxlint-disable-next-line no-await-in-loop -- a dozen rows
    if (adapter)
      await ensureSource(db, {
        ...sourceOfBoard({ board, companyName: "Harbour Light" }, adapter),
        enabled: true,
      });
  }
  setFlagsFromString("--expose-gc");
  const collectGarbage: unknown = runInNewContext("gc");
  const collector = {
    politeFetch: createPoliteFetch({
      userAgent: "Foothold/0.0.0 (+https://jobs.example.org)",
      fetch: world.fetch,
      clock: time.clock,
      sleep: time.sleep,
      random: () => 0.5,
      limits: { silenceMs: 400, bytes: 256 * 1024 },
    }),
    clock: time.clock,
    random: () => 0,
    gazetteer: loadGazetteer(),
    adapterNamed: adapterOfWorld,
    log: createLog({ level: "fatal" }),
  };
  for (let run = 0; time.clock().getTime() < beginning + days * day; run++) {
    // oxlint-disable-next-line no-await-in-loop -- one run after the other
    await collectDueSources(db, collector);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await compareWithTruth();
    if (typeof collectGarbage === "function") collectGarbage();
    heaps.push(process.memoryUsage().heapUsed);
    time.pass(Math.max(0, beginning + (run + 1) * hoursBetweenRuns * hour - time.clock().getTime()));
  }
});
afterAll(async () => {
  await world.stop();
  await database.close();
});

/** Compares what the site shows with what the boards have. */
async function compareWithTruth(): Promise<void> {
  const rows = await db.selectFrom("postings").select(["source", "external_id", "gone_at"]).execute();
  const now = world.hours();
  for (const board of boards.filter(({ source }) => source !== "")) {
    const { source } = board;
    const own = rows.flatMap((row) =>
      row.source === source ? [{ ...row, external_id: row.external_id.replace(/^.*:/, "") }] : [],
    );
    const live = new Set(own.flatMap((row) => (row.gone_at === null ? [row.external_id] : [])));
    const gone = own.filter((row) => row.gone_at !== null).map((row) => row.external_id);
    const isOver = hasEnded(board, now);
    const open = isOver ? [] : openAt(board, now).map(({ id }) => id);
    wronglyGone.push(...gone.filter((id) => open.includes(id)).map((id) => `${source} ${id} at ${now}`));
    if (!wasReadable(board, now)) continue;
    const dead = board.openings.filter(({ id, closes }) => live.has(id) && closes < now - graceDays * 24);
    stillListed.push(...dead.map(({ id }) => `${source} ${id} at ${now}`));
    if (isOver && now > endOf(board) + graceDays * 24)
      stillListed.push(...[...live].map((id) => `${source} ${id}`));
    const older = openAt(board, now).filter(({ opens }) => opens < now - 3 * 24);
    if (!isOver && board.ceiling === undefined)
      missing.push(...older.filter(({ id }) => !live.has(id)).map(({ id }) => `${source} ${id} at ${now}`));
  }
}

/** The hour from which a board is closed for good or empty. */
function endOf({ moods }: WorldBoard): number {
  const last = moods.find(
    ([, to, mood]) => to === 99 && (mood.is === "empty" || (mood.is === "status" && mood.status === 404)),
  );
  return last === undefined ? Number.POSITIVE_INFINITY : last[0] * 24;
}

function hasEnded(board: WorldBoard, hours: number): boolean {
  return hours >= endOf(board);
}

/** Whether the board could be read in all of the last days. A board that ended counts as readable: it says so. */
function wasReadable(board: WorldBoard, hours: number): boolean {
  if (hours < graceDays * 24) return false;
  return Array.from({ length: graceDays * 12 }, (_, step) => moodOf(board, hours - step * 2)).every(
    (mood) =>
      mood === null ||
      ["slow", "empty", "a wrong total", "moved"].includes(mood.is) ||
      hasEnded(board, hours),
  );
}

describe("in a month of crawls", () => {
  it("takes down no posting that is open", () => {
    expect(wronglyGone).toEqual([]);
  });

  it("keeps no posting that is closed, also on boards whose list is cut, repeats itself or states a wrong total", () => {
    expect(stillListed).toEqual([]);
  });

  it("has every posting of the boards that can be read", () => {
    expect(missing).toEqual([]);
  });

  it("sends a host one request at a time, with a pause of a second", () => {
    const byHost = Map.groupBy(world.requests, ({ host }) => host);
    const tooClose = [...byHost.values()].flatMap((asked) =>
      asked.slice(1).filter((request, at) => request.start < (asked[at]?.end ?? 0) + 1000),
    );
    expect(tooClose).toEqual([]);
    expect(world.requests.length).toBeGreaterThan(1_000);
  });

  it("waits as long as a host asks", () => {
    const toLever = world.requests
      .filter(({ host, asked }) => host === "api.lever.co" && asked === "page")
      .map(({ start }) => start - beginning);
    const during = toLever.filter((at) => at >= 2 * day && at < 4 * day);
    // Every request in these two days is answered with seven hours of pause.
    expect(during.length).toBeGreaterThan(1);
    const pauses = during.slice(1).map((at, index) => at - (during[index] ?? 0));
    for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(7 * hour);
  });

  it("gives up a board that does not exist for three weeks, and no other", async () => {
    const retired = await db
      .selectFrom("sources")
      .select("name")
      .where("retired_at", "is not", null)
      .execute();
    expect(retired).toEqual([{ name: "greenhouse:closed" }]);
    const { enabled, last_outcome } = await db
      .selectFrom("sources")
      .selectAll()
      .where("name", "=", "greenhouse:closed")
      .executeTakeFirstOrThrow();
    expect({ enabled, last_outcome }).toEqual({
      enabled: false,
      last_outcome: "The board has answered 404 for 21 days. It is no longer read.",
    });
  });

  it("needs no more memory than in the first week", () => {
    const inAWeek = Math.ceil((7 * 24) / hoursBetweenRuns);
    expect(heaps.at(-1) ?? 0).toBeLessThanOrEqual(1.5 * (heaps[inAWeek] ?? 0));
  });
});
