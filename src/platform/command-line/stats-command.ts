import type { TextTable } from "../terminal/text-table.ts";
import type { CommandGroup } from "./command.ts";

export type Figure = { name: string; label: string; value: number };

/** The figures of one domain. `name` is its key in the JSON. */
export type FigureGroup<Services> = {
  name: string;
  read: (services: Services) => Promise<readonly Figure[]>;
};

/** The command that prints the figures of every domain. */
export function statsCommand<Services>(groups: readonly FigureGroup<Services>[]): CommandGroup<Services> {
  return {
    name: "stats",
    summary: "what the site holds: jobs, sources, accounts, CVs, messages, mail, pages",
    commands: [
      {
        name: "",
        summary: "Prints how much the site holds",
        examples: ["stats", "stats --json"],
        async run(_, services) {
          const counted: { name: string; figures: readonly Figure[] }[] = [];
          for (const { name, read } of groups) counted.push({ name, figures: await read(services) });
          const data = Object.fromEntries(
            counted.map(({ name, figures }) => [
              name,
              Object.fromEntries(figures.map((figure) => [figure.name, figure.value])),
            ]),
          );
          return { ok: true, data, show: [figureTable(counted.flatMap(({ figures }) => figures))] };
        },
      },
    ],
  };
}

function figureTable(figures: readonly Figure[]): TextTable {
  return {
    columns: [{ heading: "What" }, { heading: "Count", align: "right" }],
    rows: figures.map(({ label, value }) => [label, value.toLocaleString("en-GB")]),
  };
}
