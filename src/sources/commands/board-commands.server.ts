import { listSourceNames } from "../../jobs/find-source.server.ts";
import { enableSources } from "../../jobs/freshness/switch-source.server.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { CommandInput, CommandOutcome, Option } from "../../platform/command-line/command.ts";
import type { Database } from "../../platform/database/tables.ts";
import type { TextTable } from "../../platform/terminal/text-table.ts";
import { adapterNamed } from "../adapters.ts";
import {
  chooseBoards,
  dailyPortion,
  knownBoards,
  seedSources,
  sourceNameOf,
  type KnownBoard,
} from "../catalogue.server.ts";

/** The options that choose boards of the catalogue. Each may be given several times. */
export const boardOptions: Readonly<Record<string, Option>> = {
  search: { value: "words", description: "part of the employer's name or of the board's" },
  kind: { value: "kind", description: "the recruiting service, such as greenhouse" },
  country: { value: "code", description: "country of the employer's web address, such as DE" },
  trade: { value: "trade", description: "such as health; for all of them: sources boards --trade list" },
  first: { description: "those alone that a new site reads" },
};

const pageSize = 50;
export const pageOption: Option = {
  value: "number",
  isNumber: true,
  description: "another page of the list",
};

/** Returns one page of a list for a terminal, and the line below it. */
export function pageOfList<Row>(rows: readonly Row[], page: number): { rows: Row[]; foot: string[] } {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const at = Math.min(page, pages);
  const foot = `Page ${at} of ${pages}, ${rows.length.toLocaleString("en-GB")} in all. Others: --page <number>`;
  return { rows: rows.slice((at - 1) * pageSize, at * pageSize), foot: pages === 1 ? [] : [foot] };
}

export function hasChoice(input: CommandInput): boolean {
  return Object.keys(boardOptions).some((name) => input.isOn(name));
}

function chosenBoards(input: CommandInput): KnownBoard[] {
  return chooseBoards({
    words: input.option("search") ?? "",
    kinds: input.options("kind"),
    countries: input.options("country"),
    trades: input.options("trade"),
    isFirst: input.isOn("first"),
  });
}

/** `sources boards`: lists the boards of the catalogue, with those that the site reads or knows. */
export async function listBoards(input: CommandInput, { db }: { db: Database }): Promise<CommandOutcome> {
  if (input.option("trade") === "list") return listTrades();
  const boards = chosenBoards(input).flatMap((board) => {
    const name = sourceNameOf(board);
    return name === null ? [] : [{ ...board, name }];
  });
  const { rows, foot } = pageOfList(boards, input.number("page", 1));
  const sources = await listSourceNames(
    db,
    rows.map(({ name }) => name.toLowerCase()),
  );
  const shown = rows.map((board) => ({ ...board, isSource: sources.has(board.name.toLowerCase()) }));
  if (shown.length === 0) return { ok: true, data: [], show: ["The catalogue has no such board."] };
  const table: TextTable = {
    columns: [
      { heading: "Board", whole: true },
      { heading: "Employer" },
      { heading: "Country" },
      { heading: "Trade" },
      { heading: "Source" },
    ],
    rows: shown.map(({ name, companyName, country, trade, isSource }) => [
      name,
      companyName,
      country || "–",
      trade || "–",
      isSource ? "yes" : "no",
    ]),
  };
  return { ok: true, data: shown, show: [table, ...foot] };
}

function listTrades(): CommandOutcome {
  const counts = new Map<string, number>();
  for (const { trade } of knownBoards()) if (trade !== "") counts.set(trade, (counts.get(trade) ?? 0) + 1);
  const rows = [...counts].toSorted(([, one], [, other]) => other - one);
  const columns = [{ heading: "Trade" }, { heading: "Boards", align: "right" as const }];
  return {
    ok: true,
    data: Object.fromEntries(rows),
    show: [{ columns, rows: rows.map(([trade, count]) => [trade, String(count)]) }],
  };
}

/** `sources enable` with a choice: adds the boards of the catalogue that fit it, and enables those that are off. */
export async function enableBoards(
  input: CommandInput,
  { db, clock }: { db: Database; clock: Clock },
): Promise<CommandOutcome> {
  const boards = chosenBoards(input);
  if (boards.length === 0)
    return { ok: false, problem: "The catalogue has no such board. See: npm run admin -- sources boards" };
  const named = boards.flatMap((board) => {
    const name = sourceNameOf(board);
    return name === null ? [] : [{ board, name }];
  });
  const known = await listSourceNames(
    db,
    named.map(({ name }) => name.toLowerCase()),
  );
  const entries = named.flatMap(({ board, name }) => (known.has(name.toLowerCase()) ? [] : [board]));
  await seedSources(db, { now: clock(), entries });
  // A kind of which no answer was seen stays off, until the operator enables a board of it by its name.
  const verified = named.filter(({ board }) => adapterNamed(board.adapter)?.policy.isUnverified !== true);
  const enabled = await enableSources(
    db,
    verified.map(({ name }) => name),
  );
  const days = Math.ceil(entries.length / dailyPortion);
  const words = [
    `${counted(boards.length)} of the catalogue: ${entries.length} added, ${enabled} switched on, the others were read before.`,
    ...(days > 1
      ? [`${dailyPortion} of them begin today, and as many on each of the next ${days - 1} days.`]
      : []),
    ...(verified.length < named.length
      ? [
          `${counted(named.length - verified.length)} of kinds that nobody has read with this version yet stay off.`,
        ]
      : []),
  ];
  return {
    ok: true,
    data: { boards: boards.length, added: entries.length, enabled },
    show: [words.join(" ")],
  };
}

function counted(count: number): string {
  return count === 1 ? "1 board" : `${count.toLocaleString("en-GB")} boards`;
}
