import { resolve, basename, dirname, relative } from "node:path";
import type { Clock } from "../../platform/clock/clock.ts";
import type { CommandOutcome, CommandTerminal } from "../../platform/command-line/command.ts";
import type { RecordResult } from "../../jobs/posting.ts";
import type { ImportArguments } from "./import-arguments.server.ts";
import { importFiles } from "./import-files.server.ts";
import { columnsReport, rejectedReport, tallyReport, grouped } from "./import-report.ts";
import { countOnly, rejectedCount, type ImportTally, type StoredBatch } from "./import-tally.ts";
import { inputFiles } from "./input-files.server.ts";
import { sourceOfImport, type ImportSource } from "./source-of-import.ts";
import { recordedBy } from "./recorded-by.server.ts";

/** The destination of batches. */
export type ImportStore = {
  /** Maximum records per transaction. */
  batchSize: number;
  /** Number of batches that may be parsed while another is stored. */
  lookAhead: number;
  /**
   * Parses a batch. The returned function stores it. It is called for one batch at a time, in order, or never if the
   * import ends first.
   *
   * @param readAt when the file was recorded; null for now.
   */
  prepare(
    source: ImportSource,
    batch: RecordResult[],
    readAt: Date | null,
  ): Promise<() => Promise<StoredBatch>>;
  /** Called once after an import that added, updated or closed postings. */
  afterChange(): Promise<void>;
  close(): Promise<void>;
};

/** Everything an import takes from its environment. */
export type ImportEnvironment = CommandTerminal & {
  /** Opens the store for the postings. Not called in a dry run. */
  openStore(): Promise<{ ok: true; opened: ImportStore } | { ok: false; problem: string }>;
  clock: Clock;
};

const lineEveryMs = 5000;
const redrawEveryMs = 100;

/**
 * Reads recorded feeds and data sets into the index. Repeating it is harmless, because known postings are recognised by
 * their ids. The status is 1 when nothing could be read. When asked to stop, it finishes the current batch.
 */
export async function runImport(
  wanted: ImportArguments,
  environment: ImportEnvironment,
): Promise<CommandOutcome> {
  const say = (text: string) => environment.output.write(text === "" ? "" : `${text}\n`);
  const input = await inputFiles(wanted.path);
  if (!input.ok) return input;
  const opening = wanted.dryRun ? { ok: true as const, opened: dryStore } : await environment.openStore();
  if (!opening.ok) return opening;
  const { opened } = opening;
  try {
    const bytesTotal = input.files.reduce((sum, { size }) => sum + size, 0);
    const progress = progressTo(environment, bytesTotal);
    const nameOf = dataSetNames(wanted, input.files);
    const tally = await importFiles(input.files, {
      arguments: wanted,
      prepare: (path, batch) =>
        opened.prepare(
          sourceOf(wanted, nameOf(path), path),
          batch,
          wanted.readAt ?? recordedBy(path, environment.clock()),
        ),
      batchSize: opened.batchSize,
      lookAhead: opened.lookAhead,
      onProgress: progress.show,
      onColumns: (columns) => {
        progress.clear();
        say(columnsReport(columns));
      },
      signal: environment.signal,
    });
    progress.clear();
    if (tally.added + tally.updated + tally.gone > 0) await opened.afterChange();
    say(tallyReport(tally, wanted.dryRun));
    say(rejectedReport(tally));
    if (environment.signal.aborted)
      say("Stopped. To go on, run the same command again: what is stored is recognised.");
    const data = { ...tally, rejectedBy: Object.fromEntries(tally.rejectedBy) };
    return { ok: true, status: wasAnythingRead(tally) ? 0 : 1, data };
  } finally {
    await opened.close();
  }
}

const dryStore: ImportStore = {
  batchSize: 200,
  lookAhead: 0,
  prepare: (_source, batch) => Promise.resolve(() => Promise.resolve(countOnly(batch))),
  afterChange: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

function sourceOf({ source, name }: ImportArguments, label: string | null, path: string): ImportSource {
  return sourceOfImport(source, label, name === null ? resolve(path) : null);
}

function wasAnythingRead(tally: ImportTally): boolean {
  return tally.read > rejectedCount(tally);
}

/** On a terminal, redraws one line. Elsewhere, writes a line from time to time. */
function progressTo({ output, clock }: ImportEnvironment, bytesTotal: number) {
  const begun = clock().getTime();
  const every = output.isTTY === true ? redrawEveryMs : lineEveryMs;
  let shown = begun;
  let isDrawn = false;
  return {
    show: (bytesRead: number, { read }: ImportTally) => {
      const now = clock().getTime();
      if (now - shown < every) return;
      shown = now;
      const line = progressLine({ bytesRead, bytesTotal, records: read, elapsedMs: now - begun });
      output.write(output.isTTY === true ? `\r\u001b[2K${line}` : `${line}\n`);
      isDrawn = output.isTTY === true;
    },
    clear: () => {
      if (isDrawn) output.write("\r\u001b[2K");
      isDrawn = false;
    },
  };
}

/**
 * Returns the function that names the data set of each file. A single file is named by `--name`, else by its own name.
 * Each file in a folder is a data set of its own, because the ids of two files are unrelated; if two would have one
 * name, the folders they are in become part of it.
 */
function dataSetNames(
  { source, name, path: root }: Pick<ImportArguments, "source" | "name" | "path">,
  files: readonly { path: string }[],
): (path: string) => string | null {
  const isCorpus = source === "postings";
  if (!isCorpus || (name !== null && files.length === 1)) return () => name;
  const short = (path: string) =>
    name === null ? withoutEnding(basename(path)) : `${name} ${basename(path)}`;
  const long = (path: string) => {
    const folders = relative(root, dirname(path))
      .split(/[\\/]/)
      .filter((folder) => folder !== "" && folder !== "..");
    const own = name === null ? withoutEnding(basename(path)) : basename(path);
    return [name, ...folders, own].filter((part) => part !== null).join(" ");
  };
  const longest = (path: string) => [name, relative(root, path)].filter((part) => part !== null).join(" ");
  const slug = (label: string) => sourceOfImport(source, label, null).name;
  const isOnlyOne = (label: (path: string) => string) => {
    const counts = new Map<string, number>();
    for (const { path } of files) counts.set(slug(label(path)), (counts.get(slug(label(path))) ?? 0) + 1);
    return (path: string) => counts.get(slug(label(path))) === 1;
  };
  const ways = [short, long].map((label) => ({ label, isUnique: isOnlyOne(label) }));
  return (path) => (ways.find(({ isUnique }) => isUnique(path))?.label ?? longest)(path);
}

/** "uk_jobs" for "uk_jobs.jsonl.gz". */
function withoutEnding(fileName: string): string {
  const bare = fileName.replace(/(?:\.(?:jsonl|ndjson|json|csv|tsv|txt|gz))+$/i, "");
  return bare === "" ? fileName : bare;
}

const barWidth = 24;

type Progress = {
  bytesRead: number;
  bytesTotal: number;
  records: number;
  elapsedMs: number;
};

/** "[######------------------]  25%  1,200 records  300/s  1 min 20 s left" */
export function progressLine({ bytesRead, bytesTotal, records, elapsedMs }: Progress): string {
  const share = bytesTotal === 0 ? 1 : Math.min(1, bytesRead / bytesTotal);
  const done = Math.round(share * barWidth);
  const bar = `[${"#".repeat(done)}${"-".repeat(barWidth - done)}]`;
  const rate = elapsedMs === 0 ? 0 : Math.round((records * 1000) / elapsedMs);
  const parts = [
    bar,
    `${Math.floor(share * 100)}%`.padStart(4),
    `${grouped(records)} records`,
    `${grouped(rate)}/s`,
  ];
  // At the start the rate is not meaningful yet.
  if (elapsedMs >= 2000 && share > 0 && share < 1)
    parts.push(`${duration((elapsedMs / share) * (1 - share))} left`);
  return parts.join("  ");
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
