import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { applyTarget } from "../../jobs/apply-target.ts";
import { normalisePosting } from "../../jobs/normalise/normalise-posting.ts";
import type { PayUnit, RecordResult } from "../../jobs/posting.ts";
import type { Gazetteer } from "../../places/gazetteer.ts";
import { adapterNamed, adapters } from "../adapters.ts";
import { inputFiles } from "../import/input-files.server.ts";
import { parsePayUnit } from "../import/parse-pay-unit.ts";
import { recordedBy } from "../import/recorded-by.server.ts";
import { readInput } from "../import/read-input.server.ts";
import { sourceOfImport } from "../import/source-of-import.ts";

/** Everything the command takes from its environment. */
export type PrintFactsEnvironment = {
  now: Date;
  gazetteer: () => Gazetteer;
  output: { write(text: string): unknown };
};

const usage = `npm run -s normalise -- <source> <file or folder> [--name <name>] [--pay <unit>]

  <source>  postings (a data set: JSON lines, JSON, CSV or TSV, plain or gzipped), or the kind of feed:
            ${adapters.map(({ name }) => name).join(", ")}
  --name    which employer the board belongs to
  --pay     currency and period of amounts that state none: --pay "PLN month". What an advert states stays

Prints one JSON object a line for each posting: its place in the file, its facts and the words each fact came from.`;

/**
 * Prints the facts that the site reads from each posting in a file. It stores nothing and needs no database.
 *
 * @returns The exit status: 0, or 1 when the arguments are wrong or the file cannot be read.
 */
export async function printFacts(
  argv: readonly string[],
  environment: PrintFactsEnvironment,
): Promise<number> {
  const wanted = argumentsOf(argv);
  const input = wanted && (await inputFiles(wanted.path));
  if (!wanted || !input?.ok) {
    environment.output.write(`${input?.ok === false ? input.problem : usage}\n`);
    return argv.includes("--help") ? 0 : 1;
  }
  const gazetteer = environment.gazetteer();
  for (const { path } of input.files) {
    let index = 0;
    const now = recordedBy(path, environment.now) ?? environment.now;
    for await (const result of readFile(path, wanted)) {
      const facts = factsOf(result, wanted.source, basename(path), { now, gazetteer });
      environment.output.write(`${JSON.stringify({ file: basename(path), index, ...facts })}\n`);
      index += 1;
    }
  }
  return 0;
}

type Wanted = { source: string; path: string; name: string | null; payUnit: PayUnit | null };

function argumentsOf(argv: readonly string[]): Wanted | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { name: { type: "string" }, pay: { type: "string" }, help: { type: "boolean" } },
    });
    const [source, path, ...more] = positionals;
    if (source === undefined || path === undefined || more.length > 0 || values.help === true) return null;
    const isKnown = source === "postings" || adapterNamed(source) !== undefined;
    const payUnit = values.pay === undefined ? null : parsePayUnit(values.pay);
    if (!isKnown || (values.pay !== undefined && payUnit === null)) return null;
    return { source, path, name: values.name ?? null, payUnit };
  } catch {
    return null;
  }
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
