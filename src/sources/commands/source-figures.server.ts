import { countIndex } from "../../jobs/count-index.server.ts";
import { listSourceStates } from "../../jobs/freshness/list-source-states.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { FigureGroup } from "../../platform/command-line/stats-command.ts";
import type { Database } from "../../platform/database/tables.ts";

/** Jobs and their sources, for `npm run admin -- stats`. */
export const sourceFigures: FigureGroup<{ db: Database; clock: Clock }> = {
  name: "jobs",
  async read({ db, clock }) {
    const { jobs } = await countIndex(db, clock());
    const sources = await listSourceStates(db);
    const enabled = sources.filter((source) => source.enabled);
    return [
      { name: "jobs", label: "Jobs in the search", value: jobs },
      {
        name: "postings",
        label: "Postings of those jobs",
        value: sum(sources.map((one) => one.postings)),
      },
      { name: "sources", label: "Sources read on schedule", value: enabled.length },
      {
        name: "failingSources",
        label: "Sources whose last crawl failed",
        value: enabled.filter(({ failures }) => failures > 0).length,
      },
    ];
  },
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
