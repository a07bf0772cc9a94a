/**
 * `npm run -s understand -- "<words>" ["<place>"]`, or `--file <file>` with one search a line, words and place
 * separated by a tab: prints how the site understands each search, as one JSON object a line. The site may be running.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { describeSearch } from "./jobs/search/match/describe-search.server.ts";
import { loadGazetteer } from "./places/gazetteer.server.ts";
import { systemClock } from "./platform/clock/clock.ts";
import { whenReaderLeaves } from "./platform/command-line/when-reader-leaves.ts";
import { readConfig } from "./platform/config/config.ts";
import { migrate, readMigrations } from "./platform/database/migrate.server.ts";
import { openDatabase } from "./platform/database/open-database.server.ts";
import { createLog } from "./platform/log/log.ts";

whenReaderLeaves(() => process.exit());

const { values, positionals } = parseArgs({ allowPositionals: true, options: { file: { type: "string" } } });
const lines =
  values.file === undefined
    ? [positionals.join("\t")]
    : readFileSync(values.file, "utf8").split(/\r?\n/).filter(Boolean);
if (lines.join("").trim() === "") fail('npm run -s understand -- "<words>" ["<place>"], or --file <file>');

const result = readConfig(process.env);
if (!result.ok) fail(result.problems.join("\n"));
const opening = await openDatabase({
  ...result.config,
  log: createLog({ level: "error" }),
  role: "tool",
  clock: systemClock,
});
if (!opening.ok) fail(opening.problem);
const { opened } = opening;
try {
  const migrated = await migrate(opened, await readMigrations(join(import.meta.dirname, "..", "migrations")));
  if (!migrated.ok) fail(migrated.problem);
  const gazetteer = loadGazetteer();
  for (const line of lines) {
    const [keywords = "", location = ""] = line.split("\t");
    const described = await describeSearch(
      opened.background,
      { keywords, location },
      { now: systemClock(), gazetteer },
    );
    process.stdout.write(`${JSON.stringify(described)}\n`);
  }
} finally {
  await opened.close();
}

function fail(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
