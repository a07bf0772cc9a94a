import { join } from "node:path";
import type { BoundedWork } from "../../platform/concurrency/bounded-work.server.ts";
import { createFileReader, type FileReader } from "../../platform/concurrency/file-reader.server.ts";
import type { ImportFile } from "../../table-import/read-import-table.server.ts";

export type ExchangeReader = FileReader<ImportFile>;

/** Reads files of applications. */
export function createExchangeReader(work: BoundedWork): ExchangeReader {
  return createFileReader(join(import.meta.dirname, "exchange-thread.ts"), work);
}
