import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";
import { printTable } from "../measure.ts";
import { judgedAt } from "./judged-at.ts";
import { ndcgAt10, type Grades } from "./ndcg.ts";
import { judgedQueries, queryKey, type JudgedQuery } from "./queries.ts";
import { foothold, miniSearch, plainTextSearch, type Ranking } from "./rankings.ts";
import { withIndex } from "./with-index.ts";

const systems = ["Foothold", "ts_rank", "MiniSearch"];
const counted = 10;
/** Number of searches listed for which another system answers better. */
const maxBeaten = 12;

/** The results of one search, by system. */
type Outcome = { query: JudgedQuery; ndcg: number[]; unjudged: number[]; shown: number[] };

/**
 * Prints how well the judged searches are answered: ours, PostgreSQL's text search and an in-process BM25, over the
 * same postings in one embedded database that is made for it and deleted.
 *
 * @param options.data holds `postings` and `feeds`; they are no part of this project.
 */
export async function benchQuality({
  data,
  store,
}: {
  data: string;
  store?: string | undefined;
}): Promise<void> {
  if (!(await isFolder(join(data, "postings"))) || !(await isFolder(join(data, "feeds")))) {
    process.stdout.write(`Search quality needs the judged postings in ${data}/postings and ${data}/feeds.\n`);
    return;
  }
  report(
    await withIndex({ data, store }, async (db) => {
      const gazetteer = loadGazetteer();
      return outcomes([foothold(db, gazetteer, judgedAt), await plainTextSearch(db), await miniSearch(db)]);
    }),
  );
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
      .slice(0, maxBeaten)
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
