/** `npm run -s read-cv -- <file…>`: reads CVs from files and prints one line of JSON for each. */
import { openCvFileReader } from "./cv/read/cv-file-reader.server.ts";
import { readCvFiles } from "./cv/read/command/read-cv-files.server.ts";
import { whenReaderLeaves } from "./platform/command-line/when-reader-leaves.ts";

whenReaderLeaves(() => process.exit());

const reader = openCvFileReader();
process.exitCode = await readCvFiles(process.argv.slice(2), {
  reader,
  write: (line) => process.stdout.write(`${line}\n`),
});
await reader.close();
