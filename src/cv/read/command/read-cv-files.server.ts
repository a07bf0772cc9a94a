import type { CvFileReader } from "../cv-file-reader.server.ts";
import { refusals } from "../refusals.ts";

type World = { reader: CvFileReader; write: (line: string) => void };

/** Reads files and writes one line of JSON for each. Returns the exit code: 2 without a file. */
export async function readCvFiles(files: readonly string[], { reader, write }: World): Promise<number> {
  if (files.length === 0) {
    write(JSON.stringify({ ok: false, reason: "Name one or more files: npm run -s read-cv -- cv.pdf" }));
    return 2;
  }
  for (const file of files) {
    const reading = await reader.readFile(file);
    if (reading.ok) {
      const { document, confidence, places, unplaced } = reading;
      write(JSON.stringify({ file, ok: true, document, confidence, places, unplaced }));
    } else {
      write(
        JSON.stringify({
          file,
          ok: false,
          reason: refusals[reading.reason],
          document: null,
          confidence: {},
          unplaced: [],
        }),
      );
    }
  }
  return 0;
}
