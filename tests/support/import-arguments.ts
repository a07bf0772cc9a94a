import type { ParsedArguments } from "../../src/sources/import/import-arguments.server.ts";
import { readImportArguments } from "../../src/sources/import/import-arguments.server.ts";
import { importCommand } from "../../src/sources/import/import-command.server.ts";
import { parseCommandLine } from "../../src/platform/command-line/parse-command-line.server.ts";

/**
 * Reads the words of the import command as `npm run import -- <words>` does.
 *
 * @example importArguments(["postings", "jobs.csv", "--map", "title=Position", "--dry-run"], now)
 */
export function importArguments(words: readonly string[], now: Date): ParsedArguments {
  const [command = {}] = importCommand.commands;
  const read = parseCommandLine(command, words);
  return read.ok ? readImportArguments(read.input, now) : read;
}
