import { parseArgs } from "node:util";
import type { Command, CommandInput } from "./command.ts";

/** Options that every command knows. */
const everywhere = new Set(["json", "help", "yes"]);
const maxNumber = 100_000;

export type ParsedCommandLine =
  | { ok: true; input: CommandInput; isConfirmed: boolean }
  /** One sentence that names the wrong word. */
  | { ok: false; problem: string };

/**
 * Parses the words after the name of a command. Operands come in order, options anywhere, values after a space or "=".
 * A "--" comes before operands that begin with a dash.
 */
export function parseCommandLine<Services>(
  command: Pick<Command<Services>, "operands" | "options">,
  words: readonly string[],
): ParsedCommandLine {
  const { operands = [], options = {} } = command;
  const kinds = Object.entries(options).map(([name, { value }]) => {
    return [name, { type: value === undefined ? ("boolean" as const) : ("string" as const) }] as const;
  });
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(kinds),
    allowPositionals: true,
    // Our sentences say what is wrong in place of the parser's.
    strict: false,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  const plain: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") plain.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    const option = options[name];
    if (option === undefined && !everywhere.has(name)) return wrong(`There is no option ${rawName} here.`);
    const values = given.get(name) ?? [];
    given.set(name, values);
    if (option?.value === undefined) {
      if (value !== undefined) return wrong(`--${name} takes no value.`);
      continue;
    }
    if (value === undefined || value === "")
      return wrong(`--${name} needs a value: --${name} <${option.value}>.`);
    if (option.isNumber && !isCount(value))
      return wrong(`--${name} needs a whole number from 1 to ${maxNumber}.`);
    values.push(value);
  }

  const missing = operands[plain.length];
  if (missing !== undefined && !missing.isOptional)
    return wrong(`A word is missing: <${missing.name}>, ${missing.description}.`);
  const extra = operands.at(-1)?.isRepeated ? [] : plain.slice(operands.length);
  if (extra.length > 0) return wrong(`One word too many: ${extra.join(" ")}.`);

  const wordsOf = (name: string) => plain.slice(operands.findIndex((operand) => operand.name === name));
  const option = (name: string) => given.get(name)?.at(-1);
  const input: CommandInput = {
    operand: (name) => wordsOf(name)[0] ?? "",
    operands: wordsOf,
    option,
    options: (name) => given.get(name) ?? [],
    number: (name, otherwise) => Number(option(name) ?? otherwise),
    isOn: (name) => given.has(name),
  };
  return { ok: true, input, isConfirmed: given.has("yes") };
}

function isCount(text: string): boolean {
  return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= maxNumber;
}

function wrong(problem: string): ParsedCommandLine {
  return { ok: false, problem };
}
