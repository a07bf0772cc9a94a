import { findSource } from "../../jobs/find-source.server.ts";
import { listSourceStates } from "../../jobs/freshness/list-source-states.server.ts";
import { switchSource, makeSourceDue } from "../../jobs/freshness/switch-source.server.ts";
import { listRejectedRecords } from "../../jobs/list-rejected-records.server.ts";
import type { SourceRecord } from "../../jobs/source-record.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { CommandGroup, CommandOutcome } from "../../platform/command-line/command.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/tables.ts";
import { printableLine } from "../../platform/terminal/printable.ts";
import { adapterNamed } from "../adapters.ts";
import { adapterForReading } from "../catalogue.server.ts";
import type { PoliteFetch } from "../collect/polite-fetch.server.ts";
import { crawlSource, type CrawlContext, type CrawlReport } from "../collect/crawl-source.server.ts";
import { sourceStatus } from "../status/source-status.ts";
import { addSource } from "./add-source.server.ts";
import { liveServices, searchLive } from "./live-search.server.ts";
import { recogniseAddress, understoodAddresses } from "./recognise-address.ts";
import { shownRejects, shownSources } from "./shown-sources.ts";
import { claimSource } from "../../jobs/freshness/source-crawls.server.ts";
import { claimMs } from "../collect/collect-due-sources.server.ts";

type CrawlNow = { ok: true; report: CrawlReport } | { ok: false; problem: string };

export type SourceCommandServices = {
  db: Database;
  clock: Clock;
  config: Pick<Config, "collect" | "sourceKeys">;
  politeFetch: PoliteFetch;
  /** Opens the services that a crawl needs. Called when a command crawls a source. */
  crawlContext: () => Promise<CrawlContext>;
};

const usualLimit = 50;
const sourceArgument = { name: "source", description: "its name in the list, or its address" };

/** `npm run admin -- sources …`: boards and feeds that jobs come from. */
export const sourceCommands: CommandGroup<SourceCommandServices> = {
  name: "sources",
  summary: "boards and feeds that jobs come from",
  commands: [
    {
      name: "list",
      summary: "Lists sources with their state, number of jobs and crawl times",
      options: { trouble: { description: "only those with problems" } },
      examples: ["sources list", "sources list --trouble"],
      async run(input, { db, clock, config }) {
        const now = clock();
        const all = await listSourceStates(db);
        const rows = all
          .map((state) => ({
            ...sourceStatus(state, { collects: config.collect, now }),
            outcome: state.last_outcome,
          }))
          .filter(
            ({ verdict }) => !input.isOn("trouble") || verdict.tone === "bad" || verdict.tone === "warn",
          );
        return {
          ok: true,
          data: rows,
          show: shownSources(rows, { now, withOutcome: input.isOn("trouble") }),
        };
      },
    },
    {
      name: "add",
      summary: "Adds the board or feed at an address, and reads it on schedule",
      details: understoodAddresses(),
      operands: [
        {
          name: "address",
          description: "of the board, of a job on it, of its API, or of a page that leads to it",
        },
      ],
      options: {
        name: { value: "company", description: "the employer, if the board does not name it correctly" },
        read: { description: "read it at once" },
      },
      examples: [
        "sources add https://boards.greenhouse.io/acme --read",
        'sources add https://jobs.lever.co/acme --name "Acme Ltd"',
      ],
      async run(input, services) {
        const wish = { address: input.operand("address"), companyName: input.option("name") ?? null };
        const added = await addSource(services.db, wish, services);
        if (!added.ok) return added;
        const { name } = added.source;
        if (!added.source.enabled)
          return done(
            { source: name, added: true },
            `Added ${name}, switched off: nobody has read a board of ${added.source.label} with this version yet. To try it: npm run admin -- sources enable ${name}, then sources read ${name}. Compare some of its jobs with the employer's page.`,
          );
        const what = added.onPage === null ? name : `${name}, the board that ${added.onPage} leads to`;
        if (input.isOn("read")) return read(name, services, [`Added ${what}.`]);
        return done(
          { source: name, added: true },
          `Added ${what}. A running site reads it within five minutes; to read it now: npm run admin -- sources read ${name}`,
        );
      },
    },
    {
      name: "search",
      summary: "Asks a service that allows live searches only, and stores nothing",
      details: "The service needs a key: docs/sources.md names its variables.",
      operands: [
        { name: "service", description: liveServices.join(" or ") },
        { name: "words", description: "to search for" },
      ],
      options: {
        place: { value: "place", description: "where" },
        country: { value: "code", description: "the country, GB without it" },
      },
      examples: ['sources search adzuna "night baker" --place Leeds'],
      async run(input, { politeFetch, config }) {
        const search = {
          words: input.operand("words"),
          place: input.option("place") ?? "",
          countryCode: (input.option("country") ?? "GB").toUpperCase(),
        };
        const found = await searchLive(input.operand("service"), search, {
          politeFetch,
          keys: config.sourceKeys,
        });
        if (!found.ok) return found;
        const lines = found.postings.map(({ title, company, locations, url }) =>
          printableLine([title, company, locations.join("; "), url].filter(Boolean).join("  ")),
        );
        return done(found, [...lines, found.credit].join("\n"));
      },
    },
    {
      name: "enable",
      summary: "Reads a source on schedule, starting now",
      operands: [sourceArgument],
      examples: ["sources enable greenhouse:acme"],
      run: (input, services) =>
        withSource(input.operand("source"), services, async ({ name, adapter, board, company_name }) => {
          const url = adapterNamed(adapter)?.pageUrl({ board, companyName: company_name }, 0) ?? null;
          if (url === null)
            return {
              ok: false,
              problem: `${name} was imported from a file: there is nothing to read again.`,
            };
          await switchSource(services.db, name, true);
          return done({ source: name, enabled: true }, `${name} is read on schedule.`);
        }),
    },
    {
      name: "disable",
      summary: "Stops reading a source; its jobs stay",
      operands: [sourceArgument],
      examples: ["sources disable greenhouse:acme"],
      run: (input, services) =>
        withSource(input.operand("source"), services, async ({ name }) => {
          await switchSource(services.db, name, false);
          return done({ source: name, enabled: false }, `${name} is no longer read. Its jobs stay.`);
        }),
    },
    {
      name: "read",
      summary: "Reads a source now and reports the result",
      operands: [sourceArgument],
      examples: ["sources read greenhouse:acme"],
      run: (input, services) =>
        withSource(input.operand("source"), services, async ({ name, enabled }) =>
          enabled
            ? read(name, services, [])
            : {
                ok: false,
                problem: `${name} is switched off. First: npm run admin -- sources enable ${name}`,
              },
        ),
    },
    {
      name: "rejects",
      summary: "Shows the rejected records of a source, with the reasons",
      operands: [sourceArgument],
      options: {
        limit: { value: "count", isNumber: true, description: `show at most this many (${usualLimit})` },
      },
      examples: ["sources rejects greenhouse:acme --limit 10"],
      run: (input, { db }) =>
        withSource(input.operand("source"), { db }, async ({ name }) => {
          const rejected = await listRejectedRecords(db, name, input.number("limit", usualLimit));
          return { ok: true, data: { source: name, ...rejected }, show: shownRejects(name, rejected) };
        }),
    },
  ],
};

/** Runs an action on a source, given by its name in the list or by its address. */
async function withSource(
  typed: string,
  { db }: Pick<SourceCommandServices, "db">,
  act: (source: SourceRecord) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  const recognised = recogniseAddress(typed);
  const where = recognised ? { adapter: recognised.adapter.name, board: recognised.board } : {};
  const found = await findSource(db, { name: typed, ...where });
  if (found) return act(found);
  return { ok: false, problem: `There is no source ${typed}. See: npm run admin -- sources list` };
}

async function read(
  name: string,
  { db, crawlContext }: SourceCommandServices,
  before: readonly string[],
): Promise<CommandOutcome> {
  const outcome = await crawlSourceNow(db, name, await crawlContext());
  if (!outcome.ok) return outcome;
  const { report } = outcome;
  const said = [...before, `${name}: ${report.words}`].join("\n");
  const wasRead = ["read", "not-modified", "empty", "partial"].includes(report.outcome);
  return wasRead ? done({ source: name, ...report }, said) : { ok: false, problem: said };
}

function done(data: object, words: string): CommandOutcome {
  return { ok: true, data, show: [words] };
}

/** Crawls an enabled source immediately in this process, regardless of its schedule. */
async function crawlSourceNow(db: Database, name: string, context: CrawlContext): Promise<CrawlNow> {
  const now = context.clock();
  await makeSourceDue(db, name, now);
  const source = await claimSource(db, { name, now, until: new Date(now.getTime() + claimMs) });
  if (source === null)
    return { ok: false, problem: `${name} is switched off, or the site is crawling it now.` };
  const adapter = adapterForReading(source.adapter);
  if (adapter === undefined) return { ok: false, problem: `There is no adapter for ${source.adapter}.` };
  return { ok: true, report: await crawlSource(db, { source, adapter }, context) };
}
