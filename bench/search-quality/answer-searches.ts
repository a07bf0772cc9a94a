import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { loadGazetteer } from "../../src/places/gazetteer.server.ts";
import { excerptAround } from "../../src/jobs/search/match/excerpt.ts";
import { searchJobs } from "../../src/jobs/search/match/search-jobs.server.ts";
import type { JobSummary } from "../../src/jobs/job-summary.ts";
import type { SearchResult } from "../../src/jobs/search/match/search-result.ts";
import type { SortOrder } from "../../src/jobs/search/query/search-query.ts";
import type { Database } from "../../src/platform/database/tables.ts";
import { printTable } from "../measure.ts";
import { judgedAt } from "./judged-at.ts";
import { keyOf } from "./rankings.ts";
import { readSearches, type TruthSearch } from "./read-searches.ts";
import { withIndex } from "./with-index.ts";

const counted = 10;
const orders: readonly SortOrder[] = ["relevance", "date"];

/** How well a result fits, by the key of its posting: 1, 0.5 or 0. The keys hold no text of the posting. */
type Fits = Readonly<Record<string, Readonly<Record<string, number>>>>;
/** `shown` is the beginning of the list, and `similar` the jobs that follow it if it is short. */
type Answer = { search: TruthSearch; order: SortOrder; total: number; shown: Shown[]; similar: Shown[] };

/**
 * Answers the searches of a file and prints how many of the first ten results fit, in both orders.
 *
 * @param options `answers` is a folder outside the repository: one file for each search with its first ten results, to
 * be read and judged. `json` is a file for all of them. `judgements` is the file, or several with commas, of judgements
 * by search and posting.
 */
export async function benchSearches(options: {
  data: string;
  searches: string;
  answers?: string | undefined;
  json?: string | undefined;
  judgements: string;
  store?: string | undefined;
}): Promise<void> {
  const searches = await readSearches(options.searches);
  const fits = await readFits(options.judgements.split(","));
  if (options.answers) await mkdir(options.answers, { recursive: true });
  const answers: Answer[] = [];
  await withIndex(options, async (db) => {
    const gazetteer = loadGazetteer();
    for (const search of searches) {
      const pages: string[] = [];
      for (const order of orders) {
        // The judged adverts are old, and many of them closed.
        const query = { ...search.query, sort: order, closed: true };
        const result = await searchJobs(db, query, { now: judgedAt, gazetteer });
        const read = (jobs: readonly JobSummary[]) =>
          readShown(db, jobs.slice(0, counted), search.query.keywords);
        const shown = await read(result.jobs);
        const similar = await read(result.similar);
        answers.push({ search, order, total: result.total.value, shown, similar });
        pages.push(pageText(search, order, result, [...shown, ...similar], fits[search.id] ?? {}));
      }
      if (options.answers) await writeFile(join(options.answers, `${search.id}.txt`), pages.join("\n"));
    }
  });
  if (options.json) await writeFile(options.json, JSON.stringify(answers.map(withoutQuery), null, 1));
  report(answers, fits);
}

/** Reads judgements from several files. A file that does not exist has none. */
async function readFits(files: readonly string[]): Promise<Fits> {
  const all: Record<string, Record<string, number>> = {};
  for (const file of files) {
    const some = JSON.parse(await readFile(file, "utf8").catch(() => "{}")) as Fits;
    for (const [id, fits] of Object.entries(some)) all[id] = { ...all[id], ...fits };
  }
  return all;
}

/** An answer as judges see it: words, place and results. */
const withoutQuery = ({ search: { id, query }, order, total, shown, similar }: Answer) => ({
  id,
  words: query.keywords,
  place: query.location,
  order,
  total,
  results: shown.map(forJudges),
  similar: similar.map(forJudges),
});

const forJudges = ({ key, title, company, place, excerpt }: Shown) => ({
  key,
  title,
  company,
  place,
  excerpt,
});

type Shown = {
  key: string;
  title: string;
  company: string | null;
  place: string | null;
  excerpt: string;
  line: string;
};

/** Reads the facts of results that a judge needs. */
async function readShown(db: Database, jobs: readonly JobSummary[], words: string): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const job of jobs) {
    const { rows } = await sql<{ key: string; text: string; address: string | null }>`
      select ${keyOf} as key, p.description_text as text, p.facts->>'rawLocation' as address from jobs j
      join postings p on p.id = j.lead_posting_id where j.id = ${Number(job.id)}`.execute(db);
    const [row] = rows;
    if (!row) continue;
    const facts = [
      job.title,
      job.company,
      job.location,
      row.address,
      job.workMode,
      job.types.join(" or "),
      job.level,
      job.pay?.raw,
    ];
    const excerpt = excerptAround(row.text, words.toLowerCase().split(/\s+/)).slice(0, 200);
    shown.push({
      key: row.key,
      title: job.title,
      company: job.company,
      place: row.address ?? job.location,
      excerpt,
      line: `${facts.filter(Boolean).join(" | ")} || ${excerpt}`,
    });
  }
  return shown;
}

function pageText(
  { id, query, fits }: TruthSearch,
  order: SortOrder,
  { total, mentioned, correctedTo, similar }: SearchResult,
  shown: readonly Shown[],
  judged: Readonly<Record<string, number>>,
): string {
  const facts = {
    total: total.value,
    mentioned: mentioned?.value,
    correctedTo,
    similar: similar.length,
  };
  return [
    `## ${id} ${query.keywords} | ${query.location} | ${order}`,
    fits,
    JSON.stringify(facts),
    ...shown.map(({ key, line }) => `[${judged[key] ?? "?"}] ${key} :: ${line}`),
  ].join("\n");
}

function report(answers: readonly Answer[], fits: Fits): void {
  const kinds = [...new Set(answers.map(({ search }) => search.kind))];
  const row = (name: string, some: readonly Answer[]) => [
    name,
    String(some.length / orders.length),
    ...orders.map((order) =>
      share(
        some.filter((one) => one.order === order),
        fits,
      ),
    ),
  ];
  printTable(
    ["kind", "searches", ...orders.map((order) => `fit of the first ten by ${order}`)],
    [
      ...kinds.map((kind) =>
        row(
          kind,
          answers.filter(({ search }) => search.kind === kind),
        ),
      ),
      row("all", answers),
    ],
  );
  for (const order of orders) {
    const some = answers.filter((one) => one.order === order);
    process.stdout.write(`by ${order}, of ${pooled(some, fits, ({ shown }) => shown)}\n`);
    process.stdout.write(`  after short lists, of ${pooled(some, fits, ({ similar }) => similar)}\n`);
    const isEmpty = ({ shown, similar }: Answer) => shown.length + similar.length === 0;
    process.stdout.write(
      `  ${some.filter(({ shown }) => shown.length === 0).length} lists are empty, and ${some.filter(isEmpty).length} pages\n`,
    );
  }
}

/** The share of the judged results that fits, over all searches: a long list counts for more than a short one. */
function pooled(answers: readonly Answer[], fits: Fits, resultsOf: (answer: Answer) => Shown[]): string {
  const judged = answers
    .flatMap((answer) => resultsOf(answer).map(({ key }) => fits[answer.search.id]?.[key]))
    .filter((fit) => fit !== undefined);
  const percent = (sum: number) => `${((100 * sum) / judged.length).toFixed(1)} %`;
  const full = judged.filter((fit) => fit === 1).length;
  const half = judged.reduce((sum, fit) => sum + fit, 0);
  return `${judged.length} judged results: ${percent(full)} fit, ${percent(half)} if half fits count as half`;
}

/** The mean over searches of the share that fits, and how many of the results shown are judged. */
function share(answers: readonly Answer[], fits: Fits): string {
  let [sum, judged, shown] = [0, 0, 0];
  for (const { search, shown: results } of answers) {
    const known = results.map(({ key }) => fits[search.id]?.[key]);
    shown += results.length;
    judged += known.filter((fit) => fit !== undefined).length;
    sum += known.reduce<number>((total, fit) => total + (fit ?? 0), 0) / Math.max(results.length, 1);
  }
  return `${((100 * sum) / answers.length).toFixed(1)} % (${judged} of ${shown} judged)`;
}
