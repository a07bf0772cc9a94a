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
  const given = new Map<string, string | true>();
  const plain: string[] = [];
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--") {
      plain.push(...rest.splice(0));
      break;
    }
    if (!word.startsWith("-") || word === "-") {
      plain.push(word);
      continue;
    }
    const [name, inline] = splitOption(word);
    const option = options[name];
    if (option === undefined && !everywhere.has(name))
      return wrong(`There is no option ${word.split("=")[0]} here.`);
    if (option?.value === undefined) {
      if (inline !== undefined) return wrong(`--${name} takes no value.`);
      given.set(name, true);
      continue;
    }
    const value = inline ?? rest.shift();
    if (value === undefined || value === "")
      return wrong(`--${name} needs a value: --${name} <${option.value}>.`);
    if (option.isNumber && !isCount(value))
      return wrong(`--${name} needs a whole number from 1 to ${maxNumber}.`);
    given.set(name, value);
  }

  const missing = operands[plain.length];
  if (missing !== undefined) return wrong(`A word is missing: <${missing.name}>, ${missing.description}.`);
  const extra = plain.slice(operands.length);
  if (extra.length > 0) return wrong(`One word too many: ${extra.join(" ")}.`);

  const option = (name: string) => {
    const value = given.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const input: CommandInput = {
    operand: (name) => plain[operands.findIndex((operand) => operand.name === name)] ?? "",
    option,
    number: (name, otherwise) => Number(option(name) ?? otherwise),
    isOn: (name) => given.has(name),
  };
  return { ok: true, input, isConfirmed: given.has("yes") };
}

function splitOption(word: string): [string, string | undefined] {
  const bare = word === "-h" ? "help" : word.replace(/^--?/, "");
  const at = bare.indexOf("=");
  return at === -1 ? [bare, undefined] : [bare.slice(0, at), bare.slice(at + 1)];
}

function isCount(text: string): boolean {
  return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= maxNumber;
}

function wrong(problem: string): ParsedCommandLine {
  return { ok: false, problem };
}
