import type { Clock } from "../../platform/clock/clock.ts";
import type { CommandGroup, CommandOutcome } from "../../platform/command-line/command.ts";
import type { Config } from "../../platform/config/config.ts";
import { isConnectionLost } from "../../platform/database/is-connection-lost.ts";
import { createLog } from "../../platform/log/log.ts";
import { adapters } from "../adapters.ts";
import { corpusFields } from "../corpus/column-names.ts";
import { readImportArguments } from "./import-arguments.server.ts";
import { openImportStore } from "./open-import-store.server.ts";
import { runImport } from "./run-import.server.ts";

/** `npm run import` */
export const importCommand: CommandGroup<{ config: Config; clock: Clock }> = {
  name: "import",
  script: "npm run import --",
  summary: "recorded feeds and data sets into the index",
  commands: [
    {
      name: "",
      summary: "Imports recorded feeds or data sets; the site may be running",
      details: "Repeating it is harmless: known postings are recognised.",
      operands: [
        {
          name: "source",
          description: `postings (a data set: JSON lines, JSON, CSV or TSV, plain or gzipped), or the kind of feed: ${adapters.map(({ name }) => name).join(", ")}`,
        },
        { name: "file or folder", description: "what to read; a folder with its subfolders" },
      ],
      options: {
        name: {
          value: "name",
          description: "how the data set is called, or which employer the board belongs to",
        },
        map: {
          value: "field=column",
          description: `columns that are not recognised by their name, separated by commas: --map title=Bezeichnung,company=Firma. Fields: ${corpusFields.join(", ")}`,
        },
        "read-at": {
          value: "date",
          description:
            'when the file was recorded: --read-at 2021-05-12. "3 days ago" and "10 May" in it count from then. Without it, they count from now, or from the end of the year in the name of the file',
        },
        pay: {
          value: "unit",
          description:
            'currency and period of amounts that state none: --pay "PLN month". What an advert states stays',
        },
        "dry-run": { description: "read and count, store nothing" },
      },
      examples: ["import postings jobs.csv --dry-run", "import greenhouse feeds --name Acme"],
      async run(input, { config, clock }, terminal) {
        const wanted = readImportArguments(input, clock());
        if (!wanted.ok) return { ...wanted, isUsage: true };
        const openStore = () => openImportStore(config, clock);
        // The JSON of the result comes at the end, without the report for people.
        const output = input.isOn("json") ? { write: () => {} } : terminal.output;
        return runImport(wanted.arguments, { ...terminal, output, clock, openStore }).catch(failure);
      },
    },
  ],
};

function failure(error: unknown): CommandOutcome {
  const isLost = isConnectionLost(error);
  if (!isLost) createLog({ level: "error" }).error({ err: error }, "the import failed");
  const happened = isLost
    ? "The connection to the database was lost: the site or the server that holds it has stopped."
    : "The import failed; the line above says why.";
  return {
    ok: false,
    problem: `${happened} What is stored stays. To go on, run the same command again.`,
  };
}
