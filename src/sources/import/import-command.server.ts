import type { Clock } from "../../platform/clock/clock.ts";
import type { CommandGroup, CommandOutcome } from "../../platform/command-line/command.ts";
import type { Config } from "../../platform/config/config.ts";
import { isOutage } from "../../platform/database/availability.server.ts";
import { createLog } from "../../platform/log/log.ts";
import { adapters } from "../adapters.ts";
import { corpusFields } from "../corpus/column-names.ts";
import { readImportArguments } from "./import-arguments.server.ts";
import { runImport, type ImportEnvironment, type ImportStore } from "./run-import.server.ts";
import { availableParallelism } from "node:os";
import { askForCount, defineCountAfterImport } from "../../jobs/landing/count-after-import.ts";
import { openForCommand } from "../../platform/database/open-for-command.server.ts";
import { createTasks } from "../../platform/queue/tasks.server.ts";
import { openUnderstanding, type Understand } from "../understanding/understanding-threads.server.ts";
import { delistClosed } from "../../jobs/freshness/delist.server.ts";
import { findSource } from "../../jobs/find-source.server.ts";
import type { RecordResult } from "../../jobs/posting.ts";
import { ensureSource, type SourceRecord } from "../../jobs/source-record.server.ts";
import { findKnownIds } from "../../jobs/indexing/find-known-ids.server.ts";
import { storeUnderstood } from "../../jobs/store-understood.server.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { ImportSource } from "./source-of-import.ts";

/**
 * Storing keeps one processor busy, so this uses the remaining ones, but at most two: more threads would only wait for
 * the database. An extra thread would find no free processor and still build its own gazetteer, which takes a second.
 */
const understandingThreads = Math.max(1, Math.min(2, availableParallelism() - 1));

/** One batch for each thread plus one that is ready. More would only fill memory. */
const lookAhead = understandingThreads + 1;

/** `npm run import` */
export const importCommand: CommandGroup<{ config: Config; clock: Clock }> = {
  name: "import",
  script: "npm run import --",
  summary: "recorded feeds and data sets into the index",
  commands: [
    {
      name: "",
      summary: "Imports recorded feeds or data sets; the site may be running",
      details: "Repeating it is harmless: known postings are recognised.",
      operands: [
        {
          name: "source",
          description: `postings (a data set: JSON lines, JSON, CSV or TSV, plain or gzipped), or the kind of feed: ${adapters.map(({ name }) => name).join(", ")}`,
        },
        { name: "file or folder", description: "what to read; a folder with its subfolders" },
      ],
      options: {
        name: {
          value: "name",
          description: "how the data set is called, or which employer the board belongs to",
        },
        map: {
          value: "field=column",
          description: `columns that are not recognised by their name, separated by commas: --map title=Bezeichnung,company=Firma. Fields: ${corpusFields.join(", ")}`,
        },
        "read-at": {
          value: "date",
          description:
            'when the file was recorded: --read-at 2021-05-12. "3 days ago" and "10 May" in it count from then. Without it, they count from now, or from the end of the year in the name of the file',
        },
        pay: {
          value: "unit",
          description:
            'currency and period of amounts that state none: --pay "PLN month". What an advert states stays',
        },
        "dry-run": { description: "read and count, store nothing" },
      },
      examples: ["import postings jobs.csv --dry-run", "import greenhouse feeds --name Acme"],
      async run(input, { config, clock }, terminal) {
        const wanted = readImportArguments(input, clock());
        if (!wanted.ok) return { ...wanted, isUsage: true };
        const openStore = () => openImportStore(config, clock);
        // The JSON of the result comes at the end, without the report for people.
        const output = input.isOn("json") ? { write: () => {} } : terminal.output;
        return runImport(wanted.arguments, { ...terminal, output, clock, openStore }).catch(failure);
      },
    },
  ],
};

function failure(error: unknown): CommandOutcome {
  const isLost = isOutage(error);
  if (!isLost) createLog({ level: "error" }).error({ err: error }, "the import failed");
  const happened = isLost
    ? "The connection to the database was lost: the site or the server that holds it has stopped."
    : "The import failed; the line above says why.";
  return {
    ok: false,
    problem: `${happened} What is stored stays. To go on, run the same command again.`,
  };
}

/** Opens the index of the configuration to import postings into it. The site may be running. */
async function openImportStore(config: Config, clock: Clock): ReturnType<ImportEnvironment["openStore"]> {
  const log = createLog({ level: "error" });
  const threads = openUnderstanding(understandingThreads);
  const opening = await openForCommand(config, { log, clock });
  if (!opening.ok) {
    await threads.close();
    return opening;
  }
  const { opened } = opening;
  /** The site counts the pages of occupations and places, at its next start if it does not run. */
  async function afterChange(): Promise<void> {
    const tasks = createTasks({ opened, log, works: false });
    defineCountAfterImport(tasks);
    await tasks.start();
    await askForCount(tasks);
    await tasks.stop(0);
  }
  const close = async () => {
    await threads.close();
    await opened.close();
  };
  // A running site shares the database. Small batches and no look-ahead keep its pages fast.
  const pace = opened.joined
    ? { batchSize: 10, lookAhead: 0 }
    : { batchSize: opened.kind === "postgres" ? 400 : 200, lookAhead };
  const store = databaseStore(opened.background, { clock, understand: threads.understand });
  return { ok: true, opened: { ...store, ...pace, afterChange, close } };
}

/**
 * Stores imported postings in the index, each under its source, and delists those that the file says are closed. The
 * caller closes the database.
 */
export function databaseStore(
  db: Database,
  { clock, understand }: { clock: Clock; understand: Understand },
): Pick<ImportStore, "prepare"> {
  const rows = new Map<string, Promise<SourceRecord>>();
  const rowOf = (source: ImportSource): Promise<SourceRecord> => {
    const row = rows.get(source.name) ?? ensureImported(db, source, clock());
    rows.set(source.name, row);
    return row;
  };
  return {
    async prepare(source, records, readAt) {
      const row = await rowOf(source);
      const now = clock();
      const known = await findKnownIds(db, row.name, idsOf(records));
      const understood = await understand({ records, now: readAt ?? now, known });
      return async () => {
        const stored = await storeUnderstood(db, row, understood, now);
        const externalIds = closedIdsOf(records);
        return { ...stored, gone: await delistClosed(db, { source: row.name, externalIds }, now) };
      };
    },
  };
}

function idsOf(records: readonly RecordResult[]): string[] {
  return records.flatMap((result) => (result.ok ? result.raw.externalId : []));
}

/** The ids of records that are closed or hidden and are in no open record of the batch. */
function closedIdsOf(records: readonly RecordResult[]): string[] {
  const open = new Set(idsOf(records));
  return records.flatMap((result) => {
    const isClosed = !result.ok && (result.reason === "closed" || result.reason === "unlisted");
    return isClosed && result.externalId !== null && !open.has(result.externalId) ? result.externalId : [];
  });
}

/**
 * Stores the source of an import. A file that has the name of another file, imported from elsewhere, gets a number:
 * otherwise the records of one would replace those of the other that have the same ids.
 */
async function ensureImported(db: Database, source: ImportSource, now: Date): Promise<SourceRecord> {
  const number = source.file === "" ? 1 : await freeNumber(db, source);
  return ensureSource(db, {
    name: number === 1 ? source.name : `${source.name}-${number}`,
    adapter: source.adapter,
    label: number === 1 ? source.label : `${source.label} (${number})`,
    board: source.file,
    company_name: source.companyName,
    homepage: source.homepage,
    attribution_text: source.policy.attribution.text,
    attribution_url: source.policy.attribution.url,
    apply_policy: source.policy.applyPolicy,
    allows_json_ld: source.policy.allowsJsonLd,
    follow_links: source.policy.followLinks,
    min_interval: source.policy.minInterval,
    enabled: source.enabled,
    last_read_at: now,
  });
}

/** Returns the number under which this file is stored, or the next free one. */
async function freeNumber(db: Database, { name, file }: ImportSource): Promise<number> {
  for (let number = 1; ; number++) {
    const known = await findSource(db, { name: number === 1 ? name : `${name}-${number}` });
    if (!known || known.board === "" || known.board === file) return number;
  }
}
