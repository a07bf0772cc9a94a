import { adapterNamed } from "../adapters.ts";
import type { PayUnit } from "../../jobs/posting.ts";
import type { CommandInput } from "../../platform/command-line/command.ts";
import { type ColumnMap, corpusFields } from "../corpus/column-names.ts";
import { parsePayUnit, payUnitProblem } from "./parse-pay-unit.ts";

export type ImportArguments = {
  /** Name of an adapter, or "postings" for data sets of any columns. */
  source: string;
  /** File or folder. */
  path: string;
  map: ColumnMap;
  dryRun: boolean;
  /** Name to show: of the data set, or of the employer that owns the board. */
  name: string | null;
  /** When the file was recorded, which "3 days ago" in it refers to. Null: now. */
  readAt: Date | null;
  /** The unit of amounts that state none. Null: not known. */
  payUnit: PayUnit | null;
};

/** The parsed arguments, or a problem described for the person at the command line. */
export type ParsedArguments = { ok: true; arguments: ImportArguments } | { ok: false; problem: string };

/** Reads the words of the import command. */
export function readImportArguments(input: CommandInput, now: Date): ParsedArguments {
  const [source, path] = [input.operand("source"), input.operand("file or folder")];
  if (adapterNamed(source)?.policy.isLiveOnly)
    return {
      ok: false,
      problem: `Answers of "${source}" may be shown to the person who asked, and not stored.`,
    };
  if (source !== "postings" && adapterNamed(source) === undefined)
    return wrong(`There is no source "${source}".`);
  const map = parseMap(input.options("map"));
  if (!map.ok) return map;
  if (source !== "postings" && Object.keys(map.map).length > 0)
    return wrong("--map is for data sets (postings) only.");
  const readAt = parseReadAt(input.option("read-at"), now);
  if (readAt === "wrong") return wrong("--read-at takes a past date or moment: --read-at 2021-05-12.");
  const pay = input.option("pay");
  const payUnit = pay === undefined ? null : parsePayUnit(pay);
  if (pay !== undefined && payUnit === null) return wrong(payUnitProblem);
  return {
    ok: true,
    arguments: {
      source: source.toLowerCase(),
      path,
      map: map.map,
      dryRun: input.isOn("dry-run"),
      name: input.option("name")?.trim() || null,
      readAt,
      payUnit,
    },
  };
}

const isoMoment = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** A date without a time means its end, because adverts of that whole day may be in the file. */
function parseReadAt(text: string | undefined, now: Date): Date | null | "wrong" {
  if (text === undefined) return null;
  if (!isoMoment.test(text)) return "wrong";
  const moment = new Date(text.length === 10 ? `${text}T23:59:59Z` : text);
  const begin = new Date(text.length === 10 ? `${text}T00:00:00Z` : text);
  if (Number.isNaN(moment.getTime()) || begin > now) return "wrong";
  return moment > now ? now : moment;
}

function parseMap(texts: readonly string[]): { ok: true; map: ColumnMap } | { ok: false; problem: string } {
  const map: ColumnMap = {};
  for (const pair of texts.flatMap((text) => text.split(","))) {
    const [field = "", ...column] = pair.split("=");
    const known = corpusFields.find((name) => name.toLowerCase() === field.trim().toLowerCase());
    if (known === undefined) {
      return {
        ok: false,
        problem: `--map knows no field "${field.trim()}". Fields: ${corpusFields.join(", ")}.`,
      };
    }
    if (column.join("=").trim() === "") return { ok: false, problem: `--map ${known}=… lacks the column.` };
    map[known] = column.join("=").trim();
  }
  return { ok: true, map };
}

function wrong(problem: string): ParsedArguments {
  return { ok: false, problem };
}
