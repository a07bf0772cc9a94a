import type { Database } from "../platform/database/tables.ts";
import { chosenFile } from "../platform/forms/chosen-file.ts";
import type { FileReader } from "../platform/concurrency/file-reader.server.ts";
import type { ImportList } from "./import-table.ts";
import type { ImportFile } from "./read-import-table.server.ts";
import { keepImport } from "./waiting-import.server.ts";

type Upload = { form: FormData; signal: AbortSignal; personId: string; now: Date };

/** Reads the file of a form and keeps it for its review. Returns what is wrong with it and what to do, or null. */
export async function receiveImport<Use extends string>(
  db: Database,
  list: ImportList<Use>,
  reader: FileReader<ImportFile>,
  { form, signal, personId, now }: Upload,
): Promise<string | null> {
  const file = chosenFile(form);
  if (!file) return "Choose a file first.";
  const read = await reader.read(new Uint8Array(await file.arrayBuffer()), { client: personId, signal });
  if (!read.ok) return "problem" in read ? read.problem : notRead[read.reason];
  await keepImport(db, list, { personId, fileName: file.name, table: read.table, now });
  return null;
}

const notRead = {
  slow: "Reading the file took too long, so it was stopped. Split it into parts.",
  crashed: "Reading the file needs too much memory. Split it into parts.",
  "too-often": "You have read a lot of files in the last minute. Wait a minute and choose it again.",
  busy: "Too many files are being read. Wait a few seconds and choose it again.",
} as const;
