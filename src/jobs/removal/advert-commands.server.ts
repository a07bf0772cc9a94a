import type { Clock } from "../../platform/clock/clock.ts";
import type { CommandGroup, CommandOutcome } from "../../platform/command-line/command.ts";
import type { Database } from "../../platform/database/tables.ts";
import { explainGrouping } from "../indexing/job-adverts.server.ts";
import { splitPosting } from "../indexing/split-posting.server.ts";
import { jobIdOf } from "../job-path.ts";
import { findJobAt } from "../read-job.server.ts";
import { allowJobAgain, removeJob } from "./removed-adverts.server.ts";

const jobOperand = {
  name: "job",
  description: "the number or the address of the job here, or the address of the advert",
};

/** `npm run admin -- adverts …`: removes adverts on request, and takes apart what was grouped by mistake. */
export const advertCommands: CommandGroup<{ db: Database; clock: Clock }> = {
  name: "adverts",
  summary: "remove an advert on request, or take apart adverts that were grouped by mistake",
  commands: [
    {
      name: "show",
      summary: "Lists the adverts of a job with the reason why they are one job",
      operands: [jobOperand],
      examples: ["adverts show 7261"],
      async run(input, { db }) {
        const id = await jobNamed(db, input.operand("job"));
        if (id === null) return missing(input.operand("job"));
        const adverts = await explainGrouping(db, id);
        const columns = [
          { heading: "Advert", whole: true },
          { heading: "Source" },
          { heading: "Grouped by" },
        ];
        const rows = adverts.map((one) => [String(one.postingId), one.source, one.reason ?? "the first"]);
        return { ok: true, data: adverts, show: [{ columns, rows }] };
      },
    },
    {
      name: "split",
      summary: "Makes an advert a job of its own, which it stays",
      operands: [{ name: "advert", description: "its number, as adverts show lists it" }],
      examples: ["adverts split 90412"],
      async run(input, { db, clock }) {
        const postingId = numberIn(input.operand("advert"));
        const jobId = postingId === null ? null : await splitPosting(db, postingId, clock());
        return jobId === null
          ? { ok: false, problem: "There is no such advert, or it is the only one of its job." }
          : { ok: true, data: { job: jobId }, show: [`The advert is now the job ${jobId}: /jobs/${jobId}`] };
      },
    },
    {
      name: "remove",
      summary: "Removes a job because the employer or the source asked for it; it is not stored again",
      operands: [jobOperand, { name: "reason", description: "who asked for it, for you" }],
      examples: ['adverts remove 7261 "Northbeck, by mail of 3 March"'],
      async run(input, { db, clock }) {
        const id = await jobNamed(db, input.operand("job"));
        const reason = input.operand("reason");
        const removed = id === null ? 0 : await removeJob(db, { jobId: id, reason, now: clock() });
        if (id === null || removed === 0) return missing(input.operand("job"));
        const what = removed === 1 ? "1 advert" : `${removed} adverts`;
        return {
          ok: true,
          data: { job: id, removed },
          show: [`Removed ${what} of the job ${id}. Undo: adverts allow ${id}`],
        };
      },
    },
    {
      name: "allow",
      summary: "Lets a removed job be stored again by the next read of its sources",
      operands: [jobOperand],
      examples: ["adverts allow 7261"],
      async run(input, { db }) {
        const id = await jobNamed(db, input.operand("job"));
        const allowed = id === null ? 0 : await allowJobAgain(db, id);
        return allowed === 0
          ? missing(input.operand("job"))
          : { ok: true, data: { job: id }, show: ["It comes back with the next read of its sources."] };
      },
    },
  ],
};

async function jobNamed(db: Database, text: string): Promise<number | null> {
  const slug = /\/jobs\/([^/?#]+)/.exec(text)?.[1];
  return numberIn(text) ?? (await findJobAt(db, text)) ?? (slug === undefined ? null : jobIdOf(slug));
}

function numberIn(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

function missing(job: string): CommandOutcome {
  return { ok: false, problem: `There is no such job: ${job}` };
}
