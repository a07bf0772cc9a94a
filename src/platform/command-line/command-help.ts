import { commandItself, type Command, type CommandGroup } from "./command.ts";

/** A line for a terminal of 80 columns. */
const width = 80;

/** How a program is called, its purpose, and its groups of commands. */
export type Program<Services> = {
  /** "npm run admin --" */
  call: string;
  /** One or two sentences. */
  purpose: string;
  groups: readonly CommandGroup<Services>[];
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
export function overviewHelp<Services>(program: Program<Services>): string {
  const { call, purpose, groups, examples, notes } = program;
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

export function groupHelp<Services>(
  { call }: Pick<Program<Services>, "call">,
  group: CommandGroup<Services>,
): string {
  return paragraphs([
    [`${group.name}: ${group.summary}`],
    commandLines(group),
    [
      "Examples:",
      ...group.commands.flatMap(({ examples }) => examples.map((example) => `  ${call} ${example}`)),
    ],
  ]);
}

/** One command: its words, its options, examples. */
export function commandHelp<Services>(
  { call }: Pick<Program<Services>, "call">,
  group: CommandGroup<Services>,
  command: Command<Services>,
): string {
  const { operands = [], options = {}, destroys, details, summary, examples } = command;
  const own = Object.entries(options).map(([name, { value, description }]): [string, string] => [
    value === undefined ? `--${name}` : `--${name} <${value}>`,
    description,
  ]);
  const confirm: [string, string][] =
    destroys === undefined ? [] : [["--yes", "really do it; without it nothing is done"]];
  return paragraphs([
    [`  ${[call, group.name, usageOf(command)].join(" ").trimEnd()}`],
    wrapped(`${summary}.${details === undefined ? "" : ` ${details}`}`),
    operands.length === 0
      ? []
      : definitions(operands.map(({ name, description }) => [`<${name}>`, description])),
    ["Options:", ...definitions([...own, ...confirm, ...everyOption])],
    ["Examples:", ...examples.map((example) => `  ${call} ${example}`)],
  ]);
}

/** "delete <address> --yes" */
function usageOf<Services>({ name, operands = [], destroys }: Command<Services>): string {
  const words = [name, ...operands.map((operand) => `<${operand.name}>`)];
  return [...words, ...(destroys === undefined ? [] : ["--yes"])].filter((word) => word !== "").join(" ");
}

function commandLines<Services>(group: CommandGroup<Services>): string[] {
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
