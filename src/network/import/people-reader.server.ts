import { join } from "node:path";
import type { BoundedWork } from "../../platform/load/bounded-work.server.ts";
import {
  createFileReader,
  type FileReader,
  type FileResult,
} from "../../platform/load/file-reader.server.ts";
import type { PeopleFile } from "./read-people-file.ts";

export type PeopleFileResult = FileResult<PeopleFile>;
export type PeopleReader = FileReader<PeopleFile>;

/** Reads files of people. */
export function createPeopleReader(work: BoundedWork): PeopleReader {
  return createFileReader(join(import.meta.dirname, "people-thread.ts"), work);
}
