import { createReadStream } from "node:fs";
import { basename } from "node:path";
import type { Reading } from "../../jobs/posting.ts";
import type { ColumnUse } from "../corpus/record-columns.ts";
import type { ImportArguments } from "./import-arguments.server.ts";
import { addBatch, emptyTally, type ImportTally, type StoredBatch } from "./import-tally.ts";
import type { InputFile } from "./input-files.server.ts";
import { readInput } from "./read-input.server.ts";

export type ImportFilesOptions = {
  arguments: ImportArguments;
  store: (path: string, batch: Reading[]) => Promise<StoredBatch>;
  /** Records a transaction. */
  batchSize: number;
  /** Called after every batch. */
  onProgress: (bytesRead: number, tally: ImportTally) => void;
  /** Called for the first file whose columns are known. */
  onColumns: (columns: ColumnUse[]) => void;
  /** Ends the import after the batch that is under way. */
  signal: AbortSignal;
};

/** Reads the files one after the other and stores what they hold in batches. Memory: one batch. */
export async function importFiles(
  files: readonly InputFile[],
  { arguments: wanted, store, batchSize, onProgress, onColumns, signal }: ImportFilesOptions,
): Promise<ImportTally> {
  const tally = emptyTally();
  let bytesRead = 0;
  let areColumnsKnown = false;
  const tellColumns = (columns: ColumnUse[]) => {
    if (!areColumnsKnown) onColumns(columns);
    areColumnsKnown = true;
  };
  for (const { path } of files) {
    if (signal.aborted) break;
    const readings = readInput(counted(path), basename(path), wanted, tellColumns);
    for await (const batch of inBatches(readings, batchSize)) {
      addBatch(tally, path, batch.length, await store(path, batch));
      onProgress(bytesRead, tally);
      if (signal.aborted) break;
    }
    tally.files++;
  }
  return tally;

  async function* counted(path: string): AsyncGenerator<Uint8Array> {
    for await (const piece of createReadStream(path)) {
      bytesRead += (piece as Uint8Array).length;
      yield piece as Uint8Array;
    }
  }
}

async function* inBatches(readings: AsyncIterable<Reading>, batchSize: number): AsyncGenerator<Reading[]> {
  let batch: Reading[] = [];
  for await (const reading of readings) {
    batch.push(reading);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
