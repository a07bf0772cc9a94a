/** `npm run -s score-cv -- <file> [--posting <text file>]`: scores a CV and prints one line of JSON. */
import { scoreCvFile } from "./ats/command/score-cv-file.server.ts";
import { openScanThread } from "./ats/open-scan-thread.server.ts";
import { systemClock } from "./platform/clock/clock.ts";
import { whenReaderLeaves } from "./platform/command-line/when-reader-leaves.ts";

whenReaderLeaves(() => process.exit());

const scanner = openScanThread();
process.exitCode = await scoreCvFile(process.argv.slice(2), {
  scanner,
  now: systemClock(),
  write: (text) => process.stdout.write(text),
});
await scanner.close();
