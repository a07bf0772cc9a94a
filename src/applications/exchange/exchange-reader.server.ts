import { join } from "node:path";
import type { BoundedWork } from "../../platform/load/bounded-work.server.ts";
import { createFileReader, type FileReader } from "../../platform/load/file-reader.server.ts";
import type { ExchangeFile } from "./read-exchange-file.server.ts";

export type ExchangeReader = FileReader<ExchangeFile>;

/** Reads files of applications. */
export function createExchangeReader(work: BoundedWork): ExchangeReader {
  return createFileReader(join(import.meta.dirname, "exchange-thread.ts"), work);
}
