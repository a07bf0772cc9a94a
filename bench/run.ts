/**
 * `npm run bench`: measures the figures of docs/performance.md and docs/search-quality.md.
 *
 *   npm run bench                            everything; the million jobs take about a quarter of an hour to store
 *   npm run bench -- --only embedded,pages   parts: normalise, import, embedded, pages, overload, postgres,
 *                                            quality, occupations, cv, cv-extraction, cv-reading
 *   npm run bench -- --only searches         how many of the first ten results of the open searches fit; `--answers folder`
 *                                            or `--json file` writes them down to be judged, `--searches file` answers others, `--store
 *                                            folder` keeps the database for the next run, also of quality
 *   npm run bench -- --only occupations      links of titles; `--titles file.json` for other judged titles, `--misses`
 *                                            lists those linked wrongly
 *   npm run bench -- --only cv               CVs: cv-server, cv-typing, cv-browser, cv-memory, each alone too; of the
 *                                            built site
 *   npm run bench -- --only cv-typing        time from a key to the page; `--beside http://localhost:3001` presses the same
 *                                            keys in another version of the site, which runs there
 *   npm run bench -- --only cv-matrix        every CV template with six people on two papers: faults of the layout, and
 *                                            fields not read; `--pictures folder` draws every page
 *   npm run bench -- --only cv-sizes         compressed bytes of the engine and the fonts of the built site; `--builds
 *                                            build,../old/build` compares several
 *   npm run bench -- --only cv-reading       reading CVs from files; `--show 2-de-0` prints one of an open layout
 *   npm run bench -- --only cv-scanning      how long it takes to read and score a PDF of two pages
 *   npm run bench -- --only cv-score         scores of CVs that a person has ranked, in `--ranking file.json`; `--misses`
 *                                            lists them
 *   npm run bench -- --only letters          cover letters for 200 pairs of CV and advert, checked; `--show 30` prints thirty
 *   npm run bench -- --only alerts           a run of 10,000 saved searches while 300 jobs have arrived, on PostgreSQL
 *   npm run bench -- --only applications     a board with 2,000 applications: its HTML, and dragging in the browser
 *   npm run bench -- --only uploads          a visitor's pages while another visitor sends six of the most expensive CVs
 *   npm run bench -- --only lighthouse       Lighthouse scores of six pages, the median of three visits
 *   npm run bench -- --only fuzz             20,000 generated requests to the built site: no 500; `--seed 7` for others
 *   npm run bench -- --only facts --truth f  facts of adverts compared with those in a file that a person wrote; `--misses`
 *                                            lists the differences
 *   npm run bench -- --only duplicates       2,000 pairs of adverts made from the postings in `--data`; `--seed 7` for others,
 *                                            `--pairs file` to store or to read them
 *   npm run bench -- --only ghost-signs      adverts drawn at random for a person who marks the stale ones, in `--ghost folder`
 *   npm run bench -- --only collecting       500 simulated boards read on PostgreSQL, and searches meanwhile; `--boards 5000`
 *   npm run bench -- --jobs 100000           another size for PostgreSQL
 *   BENCH_DATABASE_URL=postgresql://…        uses this PostgreSQL and keeps its data, instead of a private one
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { timeAlerts } from "./alerts.ts";
import { benchApplications } from "./applications.ts";
import { benchCollecting } from "./collecting.ts";
import { benchBrowserPdf } from "./cv/browser-pdf.ts";
import { benchCvExtraction } from "./cv/extraction.ts";
import { benchCvMatrix } from "./cv/matrix.ts";
import { benchServerMemory } from "./cv/server-memory.ts";
import { benchServerPdf } from "./cv/server-pdf.ts";
import { benchScanning } from "./cv/scanning.ts";
import { benchCvSizes } from "./cv/sizes.ts";
import { benchTyping } from "./cv/typing.ts";
import { benchTypingBeside } from "./cv/typing-beside.ts";
import { benchFacts } from "./facts/run.ts";
import { benchDuplicates } from "./duplicates/run.ts";
import { benchCvReading } from "./cv-reading/run.ts";
import { benchCvScore } from "./cv-score.ts";
import { benchFuzz } from "./fuzz.ts";
import { benchGhostSigns } from "./ghost-signs.ts";
import { benchImport } from "./import.ts";
import { benchLetters } from "./letters/run.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchNormalise } from "./normalise.ts";
import { benchOccupations, ownTitles } from "./occupations/run.ts";
import { benchOverload } from "./overload.ts";
import { benchPages } from "./pages.ts";
import { benchEmbedded, benchPostgres } from "./search.ts";
import { benchTitles } from "./search-quality/find-titles.ts";
import { benchSearches } from "./search-quality/answer-searches.ts";
import { benchUploads } from "./uploads.ts";
import { benchQuality } from "./search-quality/run.ts";

const { values } = parseArgs({
  options: {
    only: {
      type: "string",
      default:
        "normalise,import,embedded,pages,overload,postgres,quality,occupations,cv,cv-extraction,cv-reading",
    },
    jobs: { type: "string", default: "1000000" },
    boards: { type: "string", default: "500" },
    renders: { type: "string", default: "5000" },
    requests: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    beside: { type: "string" },
    drawings: { type: "string", default: "1000" },
    show: { type: "string" },
    data: { type: "string", default: "../shared/data" },
    pictures: { type: "string" },
    builds: { type: "string", default: "build" },
    truth: { type: "string" },
    ranking: { type: "string" },
    misses: { type: "boolean", default: false },
    pairs: { type: "string" },
    ghost: { type: "string" },
    searches: { type: "string", default: "bench/truth/searches.open.json" },
    judgements: { type: "string", default: "bench/truth/searches.open.judgements.json" },
    answers: { type: "string" },
    json: { type: "string" },
    store: { type: "string" },
    titles: { type: "string", default: ownTitles },
  },
});
const parts = new Set(values.only.split(","));

process.stdout.write(
  `${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model ?? "processor"}, Node ${process.version}\n\n`,
);
if (parts.has("normalise")) benchNormalise(3_000);
if (parts.has("import"))
  await benchImport({ postgres: 30_000, embedded: 10_000 }, process.env["BENCH_DATABASE_URL"]);
if (parts.has("embedded")) await benchEmbedded(10_000);
if (parts.has("pages")) await benchPages(10_000, 10_000);
if (parts.has("overload")) await benchOverload(10_000);
if (parts.has("uploads")) await benchUploads();
if (parts.has("postgres")) await benchPostgres(Number(values.jobs), process.env["BENCH_DATABASE_URL"]);
if (parts.has("collecting")) await benchCollecting(Number(values.boards));
if (parts.has("alerts")) await benchPostgres(25_000, process.env["BENCH_DATABASE_URL"], timeAlerts);
if (parts.has("quality")) await benchQuality(values);
if (parts.has("searches")) await benchSearches(values);
if (parts.has("titles")) await benchTitles(values);
if (parts.has("facts") && values.truth !== undefined)
  await benchFacts(values.truth, values.data, values.misses);
if (parts.has("duplicates"))
  await benchDuplicates({ data: values.data, pairs: values.pairs, count: 2_000, seed: Number(values.seed) });
if (parts.has("ghost-signs") && values.ghost !== undefined)
  await benchGhostSigns({ ...values, ghost: values.ghost, seed: Number(values.seed) });
if (parts.has("occupations")) benchOccupations(values);
if (parts.has("cv") || parts.has("cv-server")) await benchServerPdf();
if (values.beside !== undefined) await benchTypingBeside(values.beside);
else if (parts.has("cv") || parts.has("cv-typing")) await benchTyping(Number(values.drawings));
if (parts.has("cv") || parts.has("cv-browser")) await benchBrowserPdf();
if (parts.has("cv") || parts.has("cv-memory")) await benchServerMemory(Number(values.renders));
if (parts.has("cv-extraction")) await benchCvExtraction();
if (parts.has("cv-matrix")) await benchCvMatrix(values.pictures);
if (parts.has("cv-scanning")) await benchScanning();
if (parts.has("cv-sizes")) benchCvSizes(values.builds.split(","));
if (parts.has("cv-score")) await benchCvScore(values.ranking, values.misses);
if (parts.has("cv-reading")) await benchCvReading(values.data, values.show);
if (parts.has("applications")) await benchApplications(2_000);
if (parts.has("letters")) await benchLetters(values.data, Number(values.show ?? 0));
if (parts.has("lighthouse")) await benchLighthouse();
if (parts.has("fuzz")) benchFuzz(Number(values.requests), Number(values.seed));
process.exit(0);
