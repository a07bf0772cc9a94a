/**
 * `npm run bench`: what the claims of README and docs/performance.md rest on.
 *
 *   npm run bench                            everything; the million jobs take about a quarter of an hour to store
 *   npm run bench -- --only embedded,pages   parts: normalise, import, embedded, pages, overload, postgres,
 *                                            quality, cv, cv-extraction, cv-reading
 *   npm run bench -- --only cv               CVs: cv-server, cv-typing, cv-browser, cv-memory, each alone too; of the
 *                                            built site
 *   npm run bench -- --only cv-reading       reading CVs from files; `--show 2-de-0` prints one of an open layout
 *   npm run bench -- --only fuzz             20,000 generated requests to the built site: no 500; `--seed 7` for others
 *   npm run bench -- --jobs 100000           another size for PostgreSQL
 *   BENCH_DATABASE_URL=postgresql://…        a PostgreSQL to use, kept filled, in place of a private one
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { benchBrowserPdf } from "./cv/browser-pdf.ts";
import { benchCvExtraction } from "./cv/extraction.ts";
import { benchServerMemory } from "./cv/server-memory.ts";
import { benchServerPdf } from "./cv/server-pdf.ts";
import { benchTyping } from "./cv/typing.ts";
import { benchCvReading } from "./cv-reading/run.ts";
import { benchFuzz } from "./fuzz.ts";
import { benchImport } from "./import.ts";
import { benchNormalise } from "./normalise.ts";
import { benchOverload } from "./overload.ts";
import { benchPages } from "./pages.ts";
import { benchEmbedded, benchPostgres } from "./search.ts";
import { benchQuality } from "./search-quality/run.ts";

const { values } = parseArgs({
  options: {
    only: {
      type: "string",
      default: "normalise,import,embedded,pages,overload,postgres,quality,cv,cv-extraction,cv-reading",
    },
    jobs: { type: "string", default: "1000000" },
    renders: { type: "string", default: "5000" },
    requests: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    drawings: { type: "string", default: "1000" },
    show: { type: "string" },
    data: { type: "string", default: "../shared/data" },
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
if (parts.has("postgres")) await benchPostgres(Number(values.jobs), process.env["BENCH_DATABASE_URL"]);
if (parts.has("quality")) await benchQuality(values.data);
if (parts.has("cv") || parts.has("cv-server")) await benchServerPdf();
if (parts.has("cv") || parts.has("cv-typing")) await benchTyping(Number(values.drawings));
if (parts.has("cv") || parts.has("cv-browser")) await benchBrowserPdf();
if (parts.has("cv") || parts.has("cv-memory")) await benchServerMemory(Number(values.renders));
if (parts.has("cv-extraction")) await benchCvExtraction();
if (parts.has("cv-reading")) await benchCvReading(values.data, values.show);
if (parts.has("fuzz")) benchFuzz(Number(values.requests), Number(values.seed));
process.exit(0);
