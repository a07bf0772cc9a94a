import { printableJson, printableLine, printableText } from "../terminal/printable.ts";
import { textTable } from "../terminal/text-table.ts";
import { commandHelp, groupHelp, overviewHelp, type Program } from "./command-help.ts";
import { commandItself, type CommandOutcome } from "./command.ts";
import { parseCommandLine } from "./parse-command-line.ts";

/** 0: done. 1: it could not be done. 2: the words were wrong or `--yes` was missing, and nothing was done. */
export type ExitStatus = 0 | 1 | 2;

export type ProgramEnvironment<Services> = {
  /** Receives results, such as standard output. */
  output: { write: (text: string) => unknown; columns?: number };
  /** Receives error messages, such as standard error. */
  errors: { write: (text: string) => unknown };
  /** Opens the services of the commands. Called only after the words were found valid. */
  open: () => Promise<
    { ok: true; services: Services; close: () => Promise<void> } | { ok: false; problem: string }
  >;
};

const standardWidth = 80;

/**
 * Runs one command of a program. Prints help for no words at all, for a group alone, and for `--help` anywhere.
 *
 * @param words of the command line, without the program itself
 */
export async function runProgram<Services>(
  program: Program<Services>,
  words: readonly string[],
  environment: ProgramEnvironment<Services>,
): Promise<ExitStatus> {
  const say = (text: string) => void environment.output.write(`${text}\n`);
  const refuse = (problem: string, status: 1 | 2): ExitStatus => {
    if (isJson) say(printableJson({ ok: false, problem }));
    else environment.errors.write(`${printableText(problem)}\n`);
    return status;
  };
  const isJson = words.includes("--json");
  const wantsHelp = words.some((word) => word === "--help" || word === "-h");
  const { groupName, commandName, rest } = splitNames(words);

  if (groupName === undefined || groupName === "help") {
    const unknown = rest.find((word) => !/^(--help|-h|--json)$/.test(word));
    if (unknown !== undefined)
      return refuse(`There is no option ${printableLine(unknown)}. For help: ${program.call} --help`, 2);
    say(overviewHelp(program));
    return 0;
  }
  const group = program.groups.find(({ name }) => name === groupName);
  if (!group) {
    const known = program.groups.map(({ name }) => name).join(", ");
    return refuse(
      `There is no group "${printableLine(groupName)}". There are: ${known}. For help: ${program.call} --help`,
      2,
    );
  }
  const itself = commandItself(group);
  if (!itself && (commandName === undefined || commandName === "help")) {
    say(groupHelp(program, group));
    return 0;
  }
  const command = itself ?? group.commands.find(({ name }) => name === commandName);
  const ownHelp = `${[program.call, group.name, command?.name].filter(Boolean).join(" ")} --help`;
  if (!command) {
    const known = group.commands.map(({ name }) => name).join(", ");
    return refuse(
      `${group.name} has no command "${printableLine(commandName ?? "")}". It has: ${known}. For help: ${ownHelp}`,
      2,
    );
  }
  if (wantsHelp) {
    say(commandHelp(program, group, command));
    return 0;
  }
  const read = parseCommandLine(command, itself && commandName !== undefined ? [commandName, ...rest] : rest);
  if (!read.ok) return refuse(`${read.problem} For help: ${ownHelp}`, 2);
  if (command.destroys !== undefined && !read.isConfirmed) {
    return refuse(`${command.destroys} Repeat the command with --yes to do it. Nothing was done.`, 2);
  }
  const opening = await environment.open();
  if (!opening.ok) return refuse(opening.problem, 1);
  try {
    const outcome = await command.run(read.input, opening.services);
    if (!outcome.ok) return refuse(outcome.problem, 1);
    say(isJson ? printableJson(outcome.data) : shown(outcome, environment.output.columns ?? standardWidth));
    return 0;
  } finally {
    await opening.close();
  }
}

/** The first two words that are not options name the command. Options before them count as if they came after. */
function splitNames(words: readonly string[]) {
  const rest = [...words];
  const names: string[] = [];
  const options: string[] = [];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word.startsWith("-")) options.push(word);
    else names.push(word);
    if (names.length === 2) break;
  }
  const [groupName, commandName] = names;
  return { groupName, commandName, rest: [...options, ...rest] };
}

function shown({ show }: Extract<CommandOutcome, { ok: true }>, width: number): string {
  return show
    .map((part) => (typeof part === "string" ? printableText(part) : textTable(part, width)))
    .join("\n\n");
}
