import { readFile } from "node:fs/promises";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { CommandGroup } from "../../../platform/command-line/command.ts";
import type { Config } from "../../../platform/config/config.ts";
import { openForCommand } from "../../../platform/database/open-for-command.server.ts";
import { createLog } from "../../../platform/log/log.ts";
import { describeSearch } from "./describe-search.server.ts";

/** `npm run -s understand` */
export const understandCommand: CommandGroup<{ config: Config; clock: Clock }> = {
  name: "understand",
  script: "npm run -s understand --",
  summary: "how the site understands a search",
  commands: [
    {
      name: "",
      summary: "Prints how the site understands searches, as one JSON object a line",
      operands: [
        { name: "words", description: "the words of one search", isOptional: true },
        { name: "place", description: "its place", isOptional: true },
      ],
      options: {
        file: { value: "file", description: "reads one search a line, with a tab before the place" },
      },
      examples: ['understand "data engineer 50k" berlin', "understand --file searches.tsv"],
      async run(input, { config, clock }, { output, signal }) {
        const file = input.option("file");
        const lines =
          file === undefined
            ? [`${input.operand("words")}\t${input.operand("place")}`]
            : await readFile(file, "utf8").then(
                (text) => text.split(/\r?\n/).filter(Boolean),
                () => null,
              );
        if (lines === null) return { ok: false, problem: `${file} does not exist or cannot be opened.` };
        if (lines.join("").trim() === "")
          return { ok: false, isUsage: true, problem: "Name the words of a search, or --file <file>." };
        const opening = await openForCommand(config, { log: createLog({ level: "error" }), clock });
        if (!opening.ok) return opening;
        try {
          const gazetteer = loadGazetteer();
          for (const line of lines) {
            if (signal.aborted) break;
            const [keywords = "", location = ""] = line.split("\t");
            const described = await describeSearch(
              opening.opened.background,
              { keywords, location },
              { now: clock(), gazetteer },
            );
            output.write(`${JSON.stringify(described)}\n`);
          }
        } finally {
          await opening.opened.close();
        }
        return { ok: true, status: 0 };
      },
    },
  ],
};
