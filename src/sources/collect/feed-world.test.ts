import { createHash } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caseBoard, type CaseBoard, type Opening } from "../../../tests/support/case-board.ts";
import {
  hour,
  openAt,
  startFeedWorld,
  type Mood,
  type WorldBoard,
} from "../../../tests/support/feed-world.ts";
import { stillTime } from "../../../tests/support/feed-peer.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { ensureSource } from "../../jobs/source-record.server.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { createLog } from "../../platform/log/log.ts";
import type { ContractCase } from "../adapters/contract-case.ts";
import { contractCases } from "../adapters/contract-cases.ts";
import { adapterNamed, adapters } from "../adapters.ts";
import type { FeedAdapter } from "../feed-adapter.ts";
import { keyVariables } from "../policies.ts";
import { sourceOfBoard } from "../source-of-board.ts";
import { collectDueSources } from "./collect-due-sources.server.ts";
import { createPoliteFetch } from "./polite-fetch.server.ts";

/**
 * A month of 30 turns. A turn is longer than the longest interval of a source, so that the first run in it reads each
 * source, and the second only those that may be read so soon. Openings come and go between turns.
 */
const [turns, hoursOfTurn, hoursUntilSecondRun] = [30, 25, 2.5];
/** From this turn on, boards are empty or gone for good. Services count as empty after six empty answers. */
const lastTurns = 23;

const missingBoard: Mood = { is: "status", status: 404 };
/** Each source meets each of these for one turn. After it, the source is well for a turn. */
const faults: readonly Mood[] = [
  { is: "status", status: 429, retryAfterHours: 7 },
  { is: "status", status: 503 },
  { is: "status", status: 403 },
  missingBoard,
  { is: "empty" },
  { is: "half a body" },
  { is: "a picture" },
  { is: "an apology" },
  { is: "without end" },
  { is: "a loop" },
  { is: "silent" },
];
/** A list can be read while its board is so. */
const oddities: readonly Mood[] = [
  { is: "slow", seconds: 40 },
  { is: "moved" },
  { is: "a wrong total", times: 3 },
  { is: "repeated pages" },
];

const webPage: ContractCase = {
  name: "jsonld",
  fixture: "careers-page",
  expected: {},
  ids: ["HL-2026-07"],
  refused: [],
  emptyList: "<html><body><h1>Careers</h1><p>We have no open positions at the moment.</p></body></html>",
};
const cases = [...contractCases.filter(({ isFileOnly }) => !isFileOnly), webPage];

/** Openings of a board: five come and go, the others are open for good. */
function openings(count: number, { from, comeAndGo }: { from: number; comeAndGo: boolean }): Opening[] {
  return Array.from({ length: count }, (_, at) => {
    const isChanging = comeAndGo && at < 5;
    const opens = isChanging ? 1 + 3 * at : -1 - at;
    const closes = isChanging ? opens + 4 + at : 10_000;
    return { number: from + at, opens: opens * hoursOfTurn - 1, closes: closes * hoursOfTurn - 1 };
  });
}

/** The mood of each turn: the faults in turn, in an order of the source's own, and the oddities between them. */
function planOf(board: CaseBoard): (Mood | null)[] {
  const own = createHash("sha256").update(board.kind).digest();
  const rotated = (moods: readonly Mood[], by: number) => [...moods.slice(by), ...moods.slice(0, by)];
  const odd = rotated(oddities, (own[0] ?? 0) % oddities.length).filter(
    ({ is }) => (is !== "a wrong total" || board.statesTotal) && (is !== "repeated pages" || board.isPaged),
  );
  const plan = Array.from({ length: turns }, (): Mood | null => null);
  // An empty answer of a feed of changes says that nothing has changed, and nobody can tell that this is wrong.
  const wrong = faults.filter(({ is }) => is !== "empty" || board.adapter.listsChanges === undefined);
  for (const [at, mood] of rotated(wrong, (own[1] ?? 0) % wrong.length).entries()) plan[1 + 2 * at] = mood;
  for (const [at, mood] of odd.entries()) plan[2 + 4 * at] = mood;
  if (!hasEnd(board)) return plan;
  return plan.fill((own[2] ?? 0) % 2 === 0 ? { is: "empty" } : missingBoard, lastTurns);
}

/** Whether an empty list means that nothing is open: not in a feed of changes, nor in one of the newest. */
function hasEnd({ adapter }: CaseBoard): boolean {
  return adapter.listsChanges === undefined && adapter.listsOnlyNewest !== true;
}

function inWorld(board: CaseBoard, plan: readonly (Mood | null)[]): WorldBoard & { endsInTurn: number } {
  const hasTags = createHash("sha256").update(board.source).digest().readUInt8() % 2 === 0;
  const endsAt = 1 + plan.findLastIndex((mood) => mood !== plan.at(-1));
  return {
    ...board,
    hasTags,
    endsInTurn: plan.at(-1) ? endsAt : Infinity,
    moodAt: (hours) => plan[Math.floor(hours / hoursOfTurn)] ?? null,
  };
}

/** A host that refuses one of its sources refuses all, so no two of them share one. */
const ownPlaces: Record<string, { board: string } | undefined> = {
  feed: { board: "https://news.example/jobs/feed" },
  jsonld: { board: "https://bakery.example/careers" },
};
const kinds = cases.map((one) => {
  const count = one.paging ? one.paging.size + 6 : 8;
  const comeAndGo = one.changes?.closedId !== null;
  const board = caseBoard(one, openings(count, { from: 51, comeAndGo }), {
    employer: `Harbour Light of ${one.name}`,
    ...ownPlaces[one.name],
  });
  return inWorld(board, planOf(board));
});
const caseOf = (name: string) => cases.find((one) => one.name === name) ?? webPage;
/** Boards whose services cut their lists. The ceilings of services are too high for a test, so these are lower. */
const cut = [
  { kind: "pinpoint", board: "large", ceiling: 12, count: 18 },
  { kind: "workday", board: "large.wd3.myworkdayjobs.com:Jobs", ceiling: 35, count: 40 },
].map(({ kind, count, ...named }) =>
  inWorld(caseBoard(caseOf(kind), openings(count, { from: 10, comeAndGo: true }), named), []),
);
const closed = inWorld(
  caseBoard(caseOf("greenhouse"), openings(8, { from: 10, comeAndGo: true }), {
    board: "eu:closed",
  }),
  [...Array.from({ length: 4 }, () => null), ...Array.from({ length: turns - 4 }, () => missingBoard)],
);
const boards = [...kinds, ...cut, closed];

function adapterOfWorld(name: string): FeedAdapter | undefined {
  const adapter = adapterNamed(name);
  const ceiling = cut.find(({ kind }) => kind === name)?.ceiling;
  return adapter && (ceiling === undefined ? adapter : { ...adapter, ceiling });
}

const database = await testDatabase();
const { db } = database;
const time = stillTime();
const beginning = time.clock().getTime();
let world: Awaited<ReturnType<typeof startFeedWorld>>;
/** What was found wrong in the course of the month. */
const wronglyGone: string[] = [];
const stillShown: string[] = [];
const missing: string[] = [];
const failures: string[] = [];
const heaps: number[] = [];

beforeAll(async () => {
  world = await startFeedWorld(boards, time);
  for (const { adapter, address } of boards)
    // oxlint-disable-next-line no-await-in-loop -- a few rows
    await ensureSource(db, { ...sourceOfBoard(address, adapter), enabled: true });
  setFlagsFromString("--expose-gc");
  const collectGarbage: unknown = runInNewContext("gc");
  const collector = {
    politeFetch: createPoliteFetch({
      userAgent: "Foothold/0.0.0 (+https://jobs.example.org)",
      fetch: world.fetch,
      clock: time.clock,
      sleep: time.sleep,
      random: () => 0.5,
      limits: { bytes: 256 * 1024 },
    }),
    clock: time.clock,
    random: () => 0,
    gazetteer: loadGazetteer(),
    keys: Object.fromEntries(keyVariables.map((name) => [name, "key"])),
    adapterNamed: adapterOfWorld,
    log: createLog({ level: "fatal" }),
  };
  const waitUntil = (hours: number) => time.pass(Math.max(0, (hours - world.hours()) * hour));
  for (let turn = 0; turn < turns; turn++) {
    for (const hours of [0, hoursUntilSecondRun]) {
      waitUntil(turn * hoursOfTurn + hours);
      // oxlint-disable-next-line no-await-in-loop -- one run after the other
      await collectDueSources(db, collector);
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await compareWithTruth(turn);
    if (typeof collectGarbage === "function") collectGarbage();
    heaps.push(process.memoryUsage().heapUsed);
  }
}, 600_000);
afterAll(async () => {
  await world.stop();
  await database.close();
});

/** Compares what the site shows at the end of a turn with what the boards have. */
async function compareWithTruth(turn: number): Promise<void> {
  const rows = await db.selectFrom("postings").select(["source", "external_id", "gone_at"]).execute();
  const bySource = Map.groupBy(rows, ({ source }) => source);
  for (const board of boards) {
    const states = new Map(
      bySource.get(board.source)?.map((row) => [row.external_id, row.gone_at === null]) ?? [],
    );
    const isShown = (opening: Opening) => states.get(board.idOf(opening));
    const mood = board.moodAt(turn * hoursOfTurn);
    const isOver = turn >= board.endsInTurn;
    const open = isOver ? [] : openAt(board, turn * hoursOfTurn);
    const named = ({ number }: Opening) =>
      `${board.source} ${number} in turn ${turn} (${mood?.is ?? "well"})`;
    wronglyGone.push(...open.filter((one) => isShown(one) === false).map(named));
    const shown = board.openings.filter((one) => isShown(one) === true);
    if (isOver && turn === turns - 1) stillShown.push(...shown.map(named));
    if (mood !== null && mood.is !== "slow") continue;
    // The first crawls of a feed of changes read a fortnight each, and a list that is cut has not all.
    const hasAll = board.ceiling === Infinity && (turn > 2 || !board.adapter.listsChanges);
    if (hasAll) missing.push(...open.filter((one) => isShown(one) !== true).map(named));
    const graceTurns = board.adapter.listsOnlyNewest ? 15 : board.ceiling < Infinity ? 5 : 0;
    const ended = shown.filter(({ closes }) => closes <= (turn - graceTurns) * hoursOfTurn);
    stillShown.push(...ended.map(named));
  }
  const failed = await db
    .selectFrom("sources")
    .select("name")
    .where("last_outcome", "=", "The crawl failed on our side.")
    .execute();
  failures.push(...failed.map(({ name }) => `${name} in turn ${turn}`));
}

it("has a board of each kind that is crawled", () => {
  const crawled = adapters.filter(({ policy }) => !policy.isLiveOnly).map(({ name }) => name);
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(crawled.toSorted());
});

describe("in a month of crawls", () => {
  it("meets each fault with each kind", () => {
    const met = new Set(
      world.requests.flatMap(({ board, mood }) =>
        board && mood ? `${board.kind}: ${JSON.stringify(mood)}` : [],
      ),
    );
    const planned = kinds.flatMap((board) =>
      planOf(board).flatMap((mood) => (mood ? `${board.kind}: ${JSON.stringify(mood)}` : [])),
    );
    expect(planned.filter((one) => !met.has(one))).toEqual([]);
  });

  it("takes down no posting that is open", () => {
    expect(wronglyGone).toEqual([]);
  });

  it("shows no posting that is closed, also on boards whose list is cut, and on those that are empty for good", () => {
    expect(stillShown).toEqual([]);
  });

  it("has every posting of the boards that can be read", () => {
    expect(missing).toEqual([]);
  });

  it("sends a host one request at a time, with the pause that its service asks for", () => {
    const byHost = Map.groupBy(world.requests, ({ host }) => host);
    const tooClose = [...byHost].flatMap(([host, asked]) => {
      const gaps = boards
        .filter(({ hosts }) => hosts.has(host))
        .map(({ adapter }) => adapter.policy.requestGap ?? 1);
      const pages = asked.filter(({ board }) => board !== null);
      const isTooClose = (list: typeof asked, gap: number) =>
        list.slice(1).filter((request, at) => request.start < (list[at]?.end ?? 0) + gap * 1000);
      return [...isTooClose(asked, 1), ...isTooClose(pages, Math.max(...gaps, 1))].map(
        ({ start, mood }) => `${host} after ${(start - beginning) / 1000} s (${mood?.is ?? "well"})`,
      );
    });
    expect(tooClose).toEqual([]);
    expect(world.requests.length).toBeGreaterThan(4_000);
  });

  it("asks for no list that was sent whole before the interval of its service is over", () => {
    const lists = Map.groupBy(
      world.requests.filter(({ isList, mood }) => isList && mood === null),
      ({ board }) => board,
    );
    const tooSoon = [...lists].flatMap(([board, asked]) =>
      asked
        .slice(1)
        .filter(
          ({ start }, at) => start < (asked[at]?.end ?? 0) + 1000 * (board?.adapter.policy.minInterval ?? 0),
        )
        .map(({ start }) => `${board?.source} after ${(start - beginning) / hour} h`),
    );
    expect(tooSoon).toEqual([]);
  });

  it("asks a host for nothing as long as it wants to be left alone", () => {
    const tooSoon = [...Map.groupBy(world.requests, ({ host }) => host)].flatMap(([host, asked]) =>
      asked.slice(1).flatMap(({ start }, at) => {
        const { mood, end } = asked[at] ?? { mood: null, end: 0 };
        const wait = mood?.is === "status" ? (mood.retryAfterHours ?? 0) : 0;
        return start < end + wait * hour ? `${host} after ${(start - end) / hour} h` : [];
      }),
    );
    expect(tooSoon).toEqual([]);
  });

  it("fails with none of the answers", () => {
    expect(failures).toEqual([]);
  });

  it("gives up a board that does not exist for three weeks, and no other", async () => {
    const retired = await db
      .selectFrom("sources")
      .select(["name", "enabled", "last_outcome"])
      .where("retired_at", "is not", null)
      .execute();
    const last_outcome = "The board has answered 404 for 21 days. It is no longer read.";
    expect(retired).toEqual([{ name: "greenhouse:eu:closed", enabled: false, last_outcome }]);
  });

  it("needs no more memory on the last day than after the first week", () => {
    const inAWeek = Math.ceil((7 * 24) / hoursOfTurn);
    expect(heaps.at(-1) ?? 0).toBeLessThanOrEqual(1.25 * (heaps[inAWeek] ?? 0));
  });
});
