import { createReadStream } from "node:fs";
import { basename } from "node:path";
import type { RecordResult } from "../../jobs/posting.ts";
import type { ColumnUse } from "../corpus/record-columns.ts";
import type { ImportArguments } from "./import-arguments.server.ts";
import { addBatch, emptyTally, type ImportTally, type StoredBatch } from "./import-tally.ts";
import type { InputFile } from "./input-files.server.ts";
import { orderedPipeline } from "./ordered-pipeline.ts";
import { readInput } from "./read-input.server.ts";

/** Descriptions make up nearly all of a record. A batch of very long ones is closed early to bound memory. */
const longestBatch = 4_000_000;

export type ImportFilesOptions = {
  arguments: ImportArguments;
  /** Parses a batch. Returns a function that stores it. */
  prepare: (path: string, batch: RecordResult[]) => Promise<() => Promise<StoredBatch>>;
  /** Maximum records per transaction. */
  batchSize: number;
  /** Number of batches that may be parsed while another is stored. */
  lookAhead: number;
  /** Called after every stored batch, with the total number of bytes read so far. */
  onProgress: (bytesRead: number, tally: ImportTally) => void;
  /** Called for the first file whose columns are known. */
  onColumns: (columns: ColumnUse[]) => void;
  /** Ends the import after the batch currently being stored. */
  signal: AbortSignal;
};

/**
 * Reads the files one after the other and stores their records in batches, in order. Memory holds the batch being
 * stored and those parsed ahead.
 */
export async function importFiles(
  files: readonly InputFile[],
  { arguments: wanted, prepare, batchSize, lookAhead, onProgress, onColumns, signal }: ImportFilesOptions,
): Promise<ImportTally> {
  const tally = emptyTally();
  const done = new Set<string>();
  const turns = orderedPipeline(lookAhead + 1, signal);
  let bytesRead = 0;
  let areColumnsKnown = false;
  const tellColumns = (columns: ColumnUse[]) => {
    if (!areColumnsKnown) onColumns(columns);
    areColumnsKnown = true;
  };
  for (const { path } of files) {
    if (signal.aborted) break;
    const records = readInput(counted(path), basename(path), wanted, tellColumns);
    for await (const batch of inBatches(records, batchSize)) {
      const bytes = bytesRead;
      await turns.add(prepare(path, batch), async (store) => {
        addBatch(tally, path, batch.length, await store());
        tally.files = done.add(path).size;
        onProgress(bytes, tally);
      });
      if (signal.aborted) break;
    }
    await turns.add(Promise.resolve(), () => {
      tally.files = done.add(path).size;
    });
  }
  await turns.end();
  return tally;

  async function* counted(path: string): AsyncGenerator<Uint8Array> {
    for await (const piece of createReadStream(path)) {
      bytesRead += (piece as Uint8Array).length;
      yield piece as Uint8Array;
    }
  }
}

/** Groups records into batches of the given size, or of four million characters of descriptions. */
async function* inBatches(
  records: AsyncIterable<RecordResult>,
  batchSize: number,
): AsyncGenerator<RecordResult[]> {
  let batch: RecordResult[] = [];
  let length = 0;
  for await (const result of records) {
    batch.push(result);
    if (result.ok) {
      const { descriptionHtml, descriptionText } = result.raw;
      length += (descriptionHtml?.length ?? 0) + (descriptionText?.length ?? 0);
    }
    if (batch.length < batchSize && length < longestBatch) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}
