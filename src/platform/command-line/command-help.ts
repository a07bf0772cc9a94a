import { commandItself, type Command, type CommandGroup, type Operand } from "./command.ts";

/** A line for a terminal of 80 columns. */
const width = 80;

/** How a program is called, its purpose, and its groups of commands. */
export type Program = {
  /** "npm run admin --" */
  call: string;
  /** One or two sentences. */
  purpose: string;
  /** A group is loaded when it is called or explained, so that a command does not load the code of all. */
  groups: readonly { name: string; load: () => Promise<CommandGroup<null>> }[];
  /** Examples in the overview, without the `call` before them. */
  examples: readonly string[];
  /** Closing paragraphs of the overview. */
  notes: readonly string[];
};

const everyOption: [string, string][] = [
  ["--json", "print JSON for other programs in place of text"],
  ["--help", "explain a group or a command and do nothing"],
];

/** The overview: all groups of commands, with examples. */
export function overviewHelp(program: Program, groups: readonly CommandGroup<null>[]): string {
  const { call, purpose, examples, notes } = program;
  const sections = groups.map((group) => [
    `${group.name}: ${group.summary}`,
    ...(commandItself(group) ? [] : commandLines(group)),
  ]);
  return paragraphs([
    wrapped(purpose),
    [`  ${call} <group> <command> [options]`],
    ...sections,
    ["Options of every command:", ...definitions(everyOption)],
    ["Examples:", ...examples.map((example) => `  ${call} ${example}`)],
    ...notes.map((note) => wrapped(note)),
  ]);
}

export function groupHelp({ call }: Pick<Program, "call">, group: CommandGroup<null>): string {
  return paragraphs([
    [`${group.name}: ${group.summary}`],
    commandLines(group),
    ["Examples:", ...group.commands.flatMap(({ examples }) => exampleLines(call, group, examples))],
  ]);
}

/** One command: its words, its options, examples. */
export function commandHelp(
  { call }: Pick<Program, "call">,
  group: CommandGroup<null>,
  command: Command<null>,
): string {
  const { operands = [], options = {}, destroys, details, summary, examples } = command;
  const own = Object.entries(options).map(([name, { value, description }]): [string, string] => [
    value === undefined ? `--${name}` : `--${name} <${value}>`,
    description,
  ]);
  const confirm: [string, string][] =
    destroys === undefined ? [] : [["--yes", "really do it; without it nothing is done"]];
  return paragraphs([
    [`  ${lineOf(call, group, usageOf(command))}`],
    wrapped(`${summary}.${details === undefined ? "" : ` ${details}`}`),
    operands.length === 0
      ? []
      : definitions(operands.map(({ name, description }) => [`<${name}>`, description])),
    ["Options:", ...definitions([...own, ...confirm, ...everyOption])],
    ["Examples:", ...exampleLines(call, group, examples)],
  ]);
}

/** The line to type for the words of a group: "npm run admin -- stats --json" or "npm run import -- --help" */
export function lineOf(call: string, { name, script }: CommandGroup<null>, words: string): string {
  return `${script ?? `${call} ${name}`} ${words}`.trimEnd();
}

function exampleLines(call: string, group: CommandGroup<null>, examples: readonly string[]): string[] {
  return examples.map((example) => `  ${lineOf(call, group, example.slice(group.name.length + 1))}`);
}

/** "delete <address> --yes" */
function usageOf({ name, operands = [], destroys }: Command<null>): string {
  const words = [name, ...operands.map(operandUsage)];
  return [...words, ...(destroys === undefined ? [] : ["--yes"])].filter((word) => word !== "").join(" ");
}

/** "<file…>", "[<place>]" */
function operandUsage({ name, isOptional, isRepeated }: Operand): string {
  const word = `<${name}${isRepeated ? "…" : ""}>`;
  return isOptional ? `[${word}]` : word;
}

function commandLines(group: CommandGroup<null>): string[] {
  return definitions(group.commands.map((command) => [usageOf(command), command.summary]));
}

function definitions(entries: readonly (readonly [string, string])[]): string[] {
  const column = Math.max(...entries.map(([term]) => term.length)) + 4;
  return entries.flatMap(([term, meaning]) =>
    wrapped(meaning, width - column).map(
      (line, index) => `${index === 0 ? `  ${term}`.padEnd(column) : " ".repeat(column)}${line}`,
    ),
  );
}

function wrapped(text: string, most = width): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function paragraphs(parts: readonly (readonly string[])[]): string {
  const stated = parts.filter((lines) => lines.length > 0);
  return stated.map((lines) => lines.join("\n")).join("\n\n");
}
