import type { CommandGroup } from "../../../platform/command-line/command.ts";
import { openCvFileReader } from "../cv-file-reader.server.ts";
import { refusals } from "../refusals.ts";

/** `npm run -s read-cv` */
export const readCvCommand: CommandGroup<unknown> = {
  name: "read-cv",
  script: "npm run -s read-cv --",
  summary: "CVs from files",
  commands: [
    {
      name: "",
      summary: "Reads CVs from files and prints a line of JSON for each",
      operands: [
        {
          name: "file",
          description: "a CV: PDF, Word, OpenDocument, RTF, text, Markdown or HTML",
          isRepeated: true,
        },
      ],
      examples: ["read-cv cv.pdf", "read-cv cvs/*.docx"],
      async run(input, _services, { output, signal }) {
        const print = (value: unknown) => output.write(`${JSON.stringify(value)}\n`);
        const reader = openCvFileReader();
        try {
          for (const file of input.operands("file")) {
            if (signal.aborted) break;
            const reading = await reader.readFile(file);
            if (reading.ok) {
              const { document, confidence, places, unplaced } = reading;
              print({ file, ok: true, document, confidence, places, unplaced });
            } else {
              const reason = refusals[reading.reason];
              print({ file, ok: false, reason, document: null, confidence: {}, unplaced: [] });
            }
          }
        } finally {
          await reader.close();
        }
        return { ok: true, status: 0 };
      },
    },
  ],
};
