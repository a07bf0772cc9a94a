/**
 * `npm run -s normalise`: prints the facts that the site reads from each posting in a file, as one JSON object a line.
 */
import { systemClock } from "./platform/clock/clock.ts";
import { whenReaderLeaves } from "./platform/command-line/when-reader-leaves.ts";
import { loadGazetteer } from "./places/gazetteer.server.ts";
import { printFacts } from "./sources/print-facts/print-facts.server.ts";

whenReaderLeaves(() => process.exit());

process.exitCode = await printFacts(process.argv.slice(2), {
  now: systemClock(),
  gazetteer: loadGazetteer,
  output: process.stdout,
});
