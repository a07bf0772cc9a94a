import { join } from "node:path";
import type { BoundedWork } from "../../platform/concurrency/bounded-work.server.ts";
import { createFileReader, type FileReader } from "../../platform/concurrency/file-reader.server.ts";
import type { ImportFile } from "../../table-import/read-import-table.server.ts";

export type PeopleReader = FileReader<ImportFile>;

/** Reads files of people. */
export function createPeopleReader(work: BoundedWork): PeopleReader {
  return createFileReader(join(import.meta.dirname, "people-thread.ts"), work);
}
