import { loadGazetteer } from "../src/places/gazetteer.server.ts";
import { searchJobs } from "../src/jobs/search/match/search-jobs.server.ts";
import { ensureSources } from "../src/jobs/source-record.server.ts";
import { migrate, readMigrations } from "../src/platform/database/migrate.server.ts";
import { openDatabase, type OpenedDatabase } from "../src/platform/database/open-database.server.ts";
import { createLog } from "../src/platform/log/log.ts";
import { adapterNamed } from "../src/sources/adapters.ts";
import { collectDueSources } from "../src/sources/collect/collect-due-sources.server.ts";
import { createPoliteFetch } from "../src/sources/collect/polite-fetch.server.ts";
import { sourceOfBoard } from "../src/sources/source-of-board.ts";
import { openUnderstanding } from "../src/sources/understanding/understanding-threads.server.ts";
import { stillTime } from "../tests/support/feed-peer.ts";
import { contractCases } from "../src/sources/adapters/contract-cases.ts";
import { caseBoard } from "../tests/support/case-board.ts";
import { hour, startFeedWorld, type WorldBoard, type WorldRequest } from "../tests/support/feed-world.ts";
import { startCluster } from "../tests/support/start-postgres.ts";
import { generatePosting } from "./generate-postings.ts";
import { percentile, printTable, residentMegabytes, type Timings } from "./measure.ts";
import { seededRandom } from "./random.ts";
import { benchPlaces, searchClasses } from "./search-classes.ts";

const openingsOfABoard = 50;
/** One in so many openings is new on the second day, and one in so many is closed then. */
const changing = 5;
/** A visitor searches, looks at the result, and searches again. */
const pauseMs = 50;

/**
 * Reads simulated boards on PostgreSQL, on a first day and again on a second one when a fifth has changed, and searches
 * meanwhile. Requests go to a server on this machine; the pauses between them are virtual, so that the work comes faster
 * than it would in an hour of the real web.
 */
export async function benchCollecting(boardCount: number): Promise<void> {
  const cluster = await startCluster();
  const log = createLog({ level: "warn" });
  const opening = await openDatabase({ databaseUrl: cluster.url, dataDir: "", log, role: "tool" });
  if (!opening.ok) throw new Error(opening.problem);
  const { opened } = opening;
  const migrated = await migrate(opened, await readMigrations("migrations"));
  if (!migrated.ok) throw new Error(migrated.problem);

  const time = stillTime();
  const beginning = time.clock().getTime();
  const boards = simulatedBoards(boardCount);
  const world = await startFeedWorld(boards, time);
  await ensureSources(
    opened.background,
    boards.map(({ address, adapter }) => sourceOfBoard(address, adapter)),
  );
  // Opening a connection takes long while the processor is busy.
  for (const db of [opened.db, opened.background])
    await Promise.all(Array.from({ length: 4 }, () => db.selectFrom("sources").select("name").execute()));
  const search = searcher(opened);
  const politeFetch = createPoliteFetch({
    userAgent: "Foothold/0.0.0 (+https://jobs.example.org)",
    fetch: world.fetch,
    clock: time.clock,
    sleep: time.sleep,
    random: () => 0.5,
  });
  const threads = openUnderstanding(1);
  const collector = {
    politeFetch,
    clock: time.clock,
    random: () => 0,
    gazetteer: loadGazetteer(),
    adapterNamed,
    log,
    understand: threads.understand,
  };

  async function readAll(name: string): Promise<(string | number)[]> {
    const [start, requests] = [performance.now(), world.requests.length];
    const searching = search.until();
    const read = await collectDueSources(opened.background, collector);
    const seconds = (performance.now() - start) / 1000;
    const timings = await searching.stop();
    const asked = world.requests.slice(requests);
    return [name, read, asked.length, seconds, busiestHost(asked) / 60_000, ...percentiles(timings)];
  }
  const first = await readAll("first day");
  const idleBefore = await search.times(300);
  time.pass(beginning + 24 * hour - time.clock().getTime());
  const second = await readAll("second day");
  const idleAfter = await search.times(300);
  const { jobs } = await opened.db
    .selectFrom("jobs")
    .select(({ fn }) => fn.countAll<number>().as("jobs"))
    .where("gone_at", "is", null)
    .executeTakeFirstOrThrow();

  process.stdout.write(
    `${boardCount} boards with ${boardCount * openingsOfABoard} postings, PostgreSQL, ${jobs} jobs in the end\n`,
  );
  printTable(
    ["", "boards read", "requests", "seconds", "minutes of pauses", "search p50 ms", "p95 ms"],
    [
      first,
      second,
      ["idle, before the second day", "", "", "", "", ...percentiles(idleBefore)],
      ["idle, after it", "", "", "", "", ...percentiles(idleAfter)],
    ],
  );
  const idle = [...idleBefore, ...idleAfter].toSorted((one, other) => one - other);
  const ratio = (row: (string | number)[]) => (Number(row.at(-1)) / percentile(idle, 0.95)).toFixed(2);
  process.stdout.write(
    `  p95 while reading / idle: ${ratio(first)} on the first day, ${ratio(second)} on the second\n`,
  );
  process.stdout.write(
    `  memory of this process, with the simulated boards: ${await residentMegabytes(process.pid)} MB\n\n`,
  );
  await threads.close();
  await world.stop();
  await opened.close();
  await cluster.stop();
}

function percentiles(timings: Timings): number[] {
  return [percentile(timings, 0.5), percentile(timings, 0.95)];
}

/** Milliseconds of the world's clock in which the host with the most requests is asked, with a second between two. */
function busiestHost(requests: readonly WorldRequest[]): number {
  const byHost = Map.groupBy(requests, ({ host }) => host);
  return Math.max(...[...byHost.values()].map((asked) => asked.length * 1000));
}

/** Searches one after the other, with words and places that the openings have. */
function searcher({ db }: OpenedDatabase) {
  const gazetteer = loadGazetteer();
  const random = seededRandom(7);
  const classes = searchClasses(random, benchPlaces(gazetteer));
  async function once(): Promise<number> {
    const query = random.pick(classes).next();
    const start = performance.now();
    await searchJobs(db, query, { now: new Date(), gazetteer });
    return performance.now() - start;
  }
  const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));
  return {
    async times(count: number): Promise<Timings> {
      const timings: Timings = [];
      for (let run = -20; run < count; run++) {
        const ms = await once();
        if (run >= 0) timings.push(ms);
        await pause();
      }
      return timings.toSorted((one, other) => one - other);
    },
    until() {
      const over = new AbortController();
      const timings: Timings = [];
      const running = (async () => {
        while (!over.signal.aborted) {
          timings.push(await once());
          await pause();
        }
      })();
      return {
        async stop(): Promise<Timings> {
          over.abort();
          await running;
          return timings.toSorted((one, other) => one - other);
        },
      };
    },
  };
}

/** Boards as in the catalogue: most share the host of their service, the others have their own. */
function simulatedBoards(count: number): WorldBoard[] {
  const random = seededRandom(11);
  const places = benchPlaces(loadGazetteer());
  const now = new Date("2026-03-01T12:00:00Z");
  const total = count * openingsOfABoard;
  return Array.from({ length: count }, (_, at) => {
    const openings = Array.from({ length: openingsOfABoard }, (_opening, number) => {
      const index = at * openingsOfABoard + number;
      const { title, descriptionText } = generatePosting(index, total, { random, places, days: 30, now });
      const isNew = number % changing === 1;
      const closes = number % changing === 2 ? 20 : 10_000;
      return { number: 100 + index, title, text: descriptionText, opens: isNew ? 20 : 0, closes };
    });
    const one = contractCases.find(({ name }) => name === kindOf(at));
    if (one === undefined) throw new Error(`There is no ${kindOf(at)}.`);
    const board = caseBoard(one, openings, { board: `board-${at}`, employer: `Board ${at}` });
    return { ...board, hasTags: true, moodAt: () => null };
  });
}

function kindOf(at: number): string {
  const place = at % 10;
  return place < 4 ? "greenhouse" : place < 6 ? "ashby" : place < 7 ? "lever" : "recruitee";
}
