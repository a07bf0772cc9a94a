import { findSource, listSourcesOfCountry } from "../../jobs/find-source.server.ts";
import { listSourceStates, type SourceState } from "../../jobs/freshness/list-source-states.server.ts";
import { switchSource, makeSourceDue } from "../../jobs/freshness/switch-source.server.ts";
import { listRejectedRecords } from "../../jobs/list-rejected-records.server.ts";
import type { SourceRecord } from "../../jobs/source-record.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { CommandGroup, CommandInput, CommandOutcome } from "../../platform/command-line/command.ts";
import { momentText } from "../../platform/terminal/moment-text.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/tables.ts";
import { printableLine } from "../../platform/terminal/printable.ts";
import { adapterNamed } from "../adapters.ts";
import { adapterForReading, dailyPortion, listMissingFirst } from "../catalogue.server.ts";
import type { PoliteFetch } from "../collect/polite-fetch.server.ts";
import { crawlSource, type CrawlContext, type CrawlReport } from "../collect/crawl-source.server.ts";
import { sourceStatus } from "../status/source-status.ts";
import {
  boardOptions,
  enableBoards,
  hasChoice,
  listBoards,
  pageOfList,
  pageOption,
} from "./board-commands.server.ts";
import { sourceSentences } from "./whereabouts.ts";
import { addSource } from "./add-source.server.ts";
import { liveServices, searchLive } from "../live/live-search.server.ts";
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
      options: {
        trouble: { description: "only those with problems" },
        search: { value: "words", description: "part of the name or of the employer" },
        kind: { value: "kind", description: "of one recruiting service, such as greenhouse" },
        country: { value: "code", description: "with postings in a country, such as DE" },
        page: pageOption,
      },
      examples: ["sources list", "sources list --trouble", "sources list --kind workday --country DE"],
      async run(input, { db, clock, config }) {
        const now = clock();
        const all = await listChosen(input, db);
        const rows = all
          .map((state) => ({
            ...sourceStatus(state, { collects: config.collect, now }),
            outcome: state.last_outcome,
          }))
          .filter(
            ({ verdict }) => !input.isOn("trouble") || verdict.tone === "bad" || verdict.tone === "warn",
          );
        const { rows: shown, foot } = pageOfList(rows, input.number("page", 1));
        const isAny = ["trouble", "search", "kind", "country"].some((name) => input.isOn(name));
        const missing = isAny ? [] : await listMissingFirst(db);
        return {
          ok: true,
          data: rows,
          show: [
            ...shownSources(shown, { now, withOutcome: input.isOn("trouble"), isChosen: isAny }),
            ...foot,
            ...missingFirstText(missing.length),
          ],
        };
      },
    },
    {
      name: "boards",
      summary: "Lists the boards of the catalogue that the site can read",
      options: { ...boardOptions, page: pageOption },
      examples: ["sources boards --trade health --country DE", "sources boards --search bakery"],
      run: listBoards,
    },
    {
      name: "why",
      summary: "Says why a source is not read, or when it is",
      operands: [sourceArgument],
      examples: ["sources why greenhouse:acme"],
      run: (input, services) =>
        withSource(input.operand("source"), services, async (source) => {
          const troubles = sourceSentences(source);
          const { name, last_outcome, last_read_at, next_read_at } = source;
          const last =
            last_read_at === null ? [] : [`Last read ${momentText(last_read_at)} UTC. ${last_outcome ?? ""}`];
          const next = source.enabled
            ? [
                services.config.collect
                  ? `Next crawl: ${next_read_at === null ? "now" : `${momentText(next_read_at)} UTC`}.`
                  : "This site does not crawl on schedule.",
              ]
            : [`To read it: npm run admin -- sources enable ${name}`];
          return done(
            { source: name, troubles },
            [...(troubles.length > 0 ? troubles : [`${name} is read.`, ...last]), ...next].join("\n"),
          );
        }),
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
        const service = input.operand("service");
        const found = await searchLive(service, search, {
          politeFetch,
          keys: config.sourceKeys,
        });
        if (!found.ok) return found;
        const lines = found.postings.map(({ title, company, locations, url }) =>
          printableLine([title, company, locations.join("; "), url].filter(Boolean).join("  ")),
        );
        const credit = adapterNamed(service)?.policy.attribution.text ?? "";
        return done({ ...found, credit }, [...lines, credit].join("\n"));
      },
    },
    {
      name: "enable",
      summary: "Reads a source, or the chosen boards of the catalogue, on schedule",
      details: `Of many boards, ${dailyPortion} begin on each day.`,
      operands: [{ ...sourceArgument, isOptional: true }],
      options: boardOptions,
      examples: ["sources enable greenhouse:acme", "sources enable --trade health --country DE"],
      run(input, services) {
        const typed = input.operand("source");
        if (typed === "" && hasChoice(input)) return enableBoards(input, services);
        if (typed === "" || hasChoice(input))
          return Promise.resolve({
            ok: false,
            isUsage: true,
            problem: "Name one source, or choose boards by --kind, --country, --trade, --search or --first.",
          });
        return withSource(typed, services, async ({ name, adapter, board, company_name }) => {
          const url = adapterNamed(adapter)?.pageUrl({ board, companyName: company_name }, 0) ?? null;
          if (url === null)
            return {
              ok: false,
              problem: `${name} was imported from a file: there is nothing to read again.`,
            };
          await switchSource(services.db, name, true);
          return done({ source: name, enabled: true }, `${name} is read on schedule.`);
        });
      },
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

function missingFirstText(count: number): string[] {
  if (count === 0) return [];
  const boards = count === 1 ? "1 board" : `${count} boards`;
  return [
    `${boards} that a new site reads ${count === 1 ? "is" : "are"} not among them. To read them, too: npm run admin -- sources enable --first`,
  ];
}

/** Lists the sources that fit the options. */
async function listChosen(input: CommandInput, db: Database): Promise<SourceState[]> {
  const [words, kind] = [input.option("search")?.toLowerCase() ?? "", input.option("kind")?.toLowerCase()];
  const country = input.option("country");
  const inCountry = country === undefined ? null : await listSourcesOfCountry(db, country);
  const all = await listSourceStates(db);
  return all.filter(
    ({ name, adapter, company_name }) =>
      (kind === undefined || adapter === kind) &&
      (inCountry === null || inCountry.has(name)) &&
      `${name}\n${company_name ?? ""}`.toLowerCase().includes(words),
  );
}

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
