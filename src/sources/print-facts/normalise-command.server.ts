import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { applyTarget } from "../../jobs/apply-target.ts";
import { normalisePosting } from "../../jobs/extraction/normalise-posting.ts";
import type { PayUnit, RecordResult } from "../../jobs/posting.ts";
import type { Gazetteer } from "../../places/gazetteer.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { CommandGroup, CommandInput } from "../../platform/command-line/command.ts";
import { adapterNamed, adapters } from "../adapters.ts";
import { inputFiles } from "../import/input-files.server.ts";
import { parsePayUnit, payUnitProblem } from "../import/parse-pay-unit.ts";
import { recordedBy } from "../import/recorded-by.server.ts";
import { readInput } from "../import/read-input.server.ts";
import { sourceOfImport } from "../import/source-of-import.ts";

/** `npm run -s normalise`. It stores nothing and needs no database. */
export const normaliseCommand: CommandGroup<{ clock: Clock }> = {
  name: "normalise",
  script: "npm run -s normalise --",
  summary: "the facts of postings in files",
  commands: [
    {
      name: "",
      summary: "Prints the facts that the site reads from each posting in a file",
      details:
        "Prints one JSON object a line for each posting: its place in the file, its facts and the words each fact came from. It stores nothing.",
      operands: [
        {
          name: "source",
          description: `postings (a data set: JSON lines, JSON, CSV or TSV, plain or gzipped), or the kind of feed: ${adapters.map(({ name }) => name).join(", ")}`,
        },
        { name: "file or folder", description: "what to read; a folder with its subfolders" },
      ],
      options: {
        name: { value: "name", description: "which employer the board belongs to" },
        pay: {
          value: "unit",
          description:
            'currency and period of amounts that state none: --pay "PLN month". What an advert states stays',
        },
      },
      examples: ["normalise postings jobs.csv", "normalise greenhouse feeds"],
      async run(input, { clock }, { output, signal }) {
        const wanted = argumentsOf(input);
        if (!wanted.ok) return { ...wanted, isUsage: true };
        const files = await inputFiles(input.operand("file or folder"));
        if (!files.ok) return files;
        const started = clock();
        const gazetteer = loadGazetteer();
        for (const { path } of files.files) {
          let index = 0;
          const now = recordedBy(path, started) ?? started;
          for await (const result of readFile(path, wanted)) {
            if (signal.aborted) return { ok: true, status: 0 };
            const facts = factsOf(result, wanted.source, basename(path), { now, gazetteer });
            output.write(`${JSON.stringify({ file: basename(path), index, ...facts })}\n`);
            index += 1;
          }
        }
        return { ok: true, status: 0 };
      },
    },
  ],
};

type Wanted = { source: string; name: string | null; payUnit: PayUnit | null };

function argumentsOf(input: CommandInput): ({ ok: true } & Wanted) | { ok: false; problem: string } {
  const source = input.operand("source");
  if (source !== "postings" && adapterNamed(source) === undefined)
    return { ok: false, problem: `There is no source "${source}".` };
  const pay = input.option("pay");
  const payUnit = pay === undefined ? null : parsePayUnit(pay);
  if (pay !== undefined && payUnit === null) return { ok: false, problem: payUnitProblem };
  return { ok: true, source, name: input.option("name") ?? null, payUnit };
}

/** Reads the records of one file in order, good or bad. */
export function readFile(
  path: string,
  { source, name, payUnit = null }: Pick<Wanted, "source" | "name"> & Partial<Wanted>,
): AsyncGenerator<RecordResult> {
  const wanted = { source, name, payUnit, map: {} };
  return readInput(createReadStream(path), basename(path), wanted, () => {});
}

function factsOf(
  result: RecordResult,
  source: string,
  fileName: string,
  context: { now: Date; gazetteer: Gazetteer },
): object {
  if (!result.ok) return { rejected: result.reason, detail: result.detail };
  const read = normalisePosting(result.raw, context);
  if (!read.ok) return { rejected: read.reason, detail: read.detail };
  const { descriptionHtml: _html, ...facts } = read.posting;
  const { policy } = sourceOfImport(source, null, fileName);
  const { url, applyUrl, company } = facts;
  const link = {
    company,
    url,
    apply_url: applyUrl,
    apply_policy: policy.applyPolicy,
    follow_links: policy.followLinks,
  };
  return { ...facts, apply: applyTarget([link]) };
}
