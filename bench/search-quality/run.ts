import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";
import { migrate, readMigrations } from "../../src/platform/database/migrate.server.ts";
import { openDatabase } from "../../src/platform/database/open-database.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { printTable } from "../measure.ts";
import { importPostings } from "./import-postings.ts";
import { judgedAt } from "./judged-at.ts";
import { ndcgAt10, type Grades } from "./ndcg.ts";
import { judgedQueries, queryKey, type JudgedQuery } from "./queries.ts";
import { foothold, miniSearch, plainTextSearch, type Ranking } from "./rankings.ts";

const systems = ["Foothold", "ts_rank", "MiniSearch"];
const counted = 10;
/** Number of searches listed for which another system answers better. */
const mostBeaten = 12;

/** The results of one search, by system. */
type Outcome = { query: JudgedQuery; ndcg: number[]; unjudged: number[]; shown: number[] };

/**
 * Prints how well the judged searches are answered: ours, PostgreSQL's text search and an in-process BM25, over the
 * same postings in one embedded database that is made for it and deleted.
 *
 * @param dataFolder holds `postings` and `feeds`; they are no part of this project.
 */
export async function benchQuality(dataFolder: string): Promise<void> {
  if (!(await isFolder(join(dataFolder, "postings"))) || !(await isFolder(join(dataFolder, "feeds")))) {
    process.stdout.write(
      `Search quality needs the judged postings in ${dataFolder}/postings and ${dataFolder}/feeds.\n`,
    );
    return;
  }
  const dataDir = await mkdtemp(join(tmpdir(), "foothold-quality-"));
  try {
    report(await answerAll(dataDir, dataFolder));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function answerAll(dataDir: string, dataFolder: string): Promise<Outcome[]> {
  const opening = await openDatabase({
    databaseUrl: undefined,
    dataDir,
    log: createLog({ level: "warn" }),
    role: "tool",
  });
  if (!opening.ok) throw new Error(opening.problem);
  const { opened } = opening;
  try {
    const migrated = await migrate(opened, await readMigrations("migrations"));
    if (!migrated.ok) throw new Error(migrated.problem);
    const gazetteer = loadGazetteer();
    await importPostings(opened, dataFolder, gazetteer);
    const db = opened.background;
    const rankings = [foothold(db, gazetteer, judgedAt), await plainTextSearch(db), await miniSearch(db)];
    return await outcomes(rankings);
  } finally {
    await opened.close();
  }
}

async function outcomes(rankings: readonly Ranking[]): Promise<Outcome[]> {
  const judgements = JSON.parse(
    await readFile(join(import.meta.dirname, "judgements.json"), "utf8"),
  ) as Record<string, Grades>;
  const answered: Outcome[] = [];
  for (const query of judgedQueries) {
    const grades = judgements[queryKey(query)] ?? {};
    const outcome: Outcome = { query, ndcg: [], unjudged: [], shown: [] };
    for (const ranking of rankings) {
      const keys = (await ranking(query.keywords, query.location)).slice(0, counted);
      outcome.ndcg.push(ndcgAt10(keys, grades) ?? 0);
      outcome.shown.push(keys.length);
      outcome.unjudged.push(keys.filter((key) => grades[key] === undefined).length);
    }
    answered.push(outcome);
  }
  return answered;
}

function report(all: readonly Outcome[]): void {
  process.stdout.write(`Search quality: NDCG@10 of ${all.length} judged searches\n`);
  const kinds = [...new Set(all.map(({ query }) => query.kind))];
  const of = (kind: string) => all.filter(({ query }) => query.kind === kind);
  printTable(
    ["kind", "searches", ...systems],
    [
      ...kinds.map((kind) => [kind, String(of(kind).length), ...scores(of(kind))]),
      ["all", String(all.length), ...scores(all)],
      ["unjudged of those shown", "", ...systems.map((_, system) => unjudgedShare(all, system))],
    ],
  );
  const beaten = all
    .map(({ query, ndcg: [ours = 0, ...others] }) => ({ query, ours, best: Math.max(...others) }))
    .filter(({ ours, best }) => ours < best)
    .sort((a, b) => a.ours - a.best - (b.ours - b.best));
  process.stdout.write(`Another system answers ${beaten.length} of them better; the worst:\n`);
  printTable(
    ["search", "ours", "best other"],
    beaten
      .slice(0, mostBeaten)
      .map(({ query, ours, best }) => [queryKey(query), ours.toFixed(3), best.toFixed(3)]),
  );
}

/** Means over searches, by system. */
function scores(some: readonly Outcome[]): string[] {
  return systems.map((_, system) =>
    (some.reduce((sum, { ndcg }) => sum + (ndcg[system] ?? 0), 0) / some.length).toFixed(3),
  );
}

function unjudgedShare(all: readonly Outcome[], system: number): string {
  const sum = (of: (outcome: Outcome) => number) => all.reduce((total, outcome) => total + of(outcome), 0);
  return `${((100 * sum(({ unjudged }) => unjudged[system] ?? 0)) / sum(({ shown }) => shown[system] ?? 0)).toFixed(1)} %`;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
