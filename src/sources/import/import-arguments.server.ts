import { parseArgs } from "node:util";
import { adapterNamed, adapters } from "../adapters.ts";
import type { PayUnit } from "../../jobs/posting.ts";
import { type ColumnMap, type CorpusField, corpusFields } from "../corpus/column-names.ts";
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

const usage = `npm run import -- <source> <file or folder> [--name <name>] [--map <field>=<column>,…] [--read-at <date>]
               [--pay <unit>] [--dry-run]

  <source>     postings (a data set: JSON lines, JSON, CSV or TSV, plain or gzipped), or the kind of feed:
               ${adapters.map(({ name }) => name).join(", ")}
  --name       how the data set is called, or which employer the board belongs to
  --map        columns that are not recognised by their name: --map title=Bezeichnung,company=Firma
               Fields: ${fieldsInLines()}
  --read-at    when the file was recorded: --read-at 2021-05-12. "3 days ago" and "10 May" in it count from then.
               Without it, they count from now, or from the end of the year in the name of the file
  --pay        currency and period of amounts that state none: --pay "PLN month". What an advert states stays
  --dry-run    read and count, store nothing`;

/** @example parseImportArguments(["postings", "jobs.csv", "--map", "title=Position", "--dry-run"], now) */
export function parseImportArguments(argv: readonly string[], now: Date): ParsedArguments {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        map: { type: "string", multiple: true },
        name: { type: "string" },
        "read-at": { type: "string" },
        pay: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : "These arguments do not fit.");
  }
  const { values, positionals } = parsed;
  if (values.help) return { ok: false, problem: usage };
  const [source, path, ...more] = positionals;
  if (source === undefined || path === undefined) return wrong("Name a source and a file or folder.");
  if (more.length > 0) return wrong(`One file or folder at a time; also given: ${more.join(" ")}`);
  if (source !== "postings" && adapterNamed(source) === undefined)
    return wrong(`There is no source "${source}".`);
  const map = parseMap(values.map ?? []);
  if (!map.ok) return wrong(map.problem);
  if (source !== "postings" && Object.keys(map.map).length > 0)
    return wrong("--map is for data sets (postings) only.");
  const readAt = parseReadAt(values["read-at"], now);
  if (readAt === "wrong") return wrong("--read-at takes a past date or moment: --read-at 2021-05-12.");
  const payUnit = values.pay === undefined ? null : parsePayUnit(values.pay);
  if (values.pay !== undefined && payUnit === null) return wrong(payUnitProblem);
  const name = values.name?.trim() ?? "";
  return {
    ok: true,
    arguments: {
      source: source.toLowerCase(),
      path,
      map: map.map,
      dryRun: values["dry-run"],
      name: name === "" ? null : name,
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
        problem: `--map knows no field "${field.trim()}". Fields: ${corpusFields.join(", ")}`,
      };
    }
    if (column.join("=").trim() === "") return { ok: false, problem: `--map ${known}=… lacks the column.` };
    map[known] = column.join("=").trim();
  }
  return { ok: true, map };
}

function wrong(problem: string): ParsedArguments {
  return { ok: false, problem: `${problem}\n\n${usage}` };
}

function fieldsInLines(): string {
  const lines: CorpusField[][] = [[]];
  for (const field of corpusFields) {
    const line = lines.at(-1) ?? [];
    if ([...line, field].join(", ").length > 80) lines.push([field]);
    else line.push(field);
  }
  return lines.map((line) => line.join(", ")).join(`,\n${" ".repeat(23)}`);
}
