import { printableJson, printableLine, printableText } from "../terminal/printable.ts";
import { textTable } from "../terminal/text-table.ts";
import { commandHelp, groupHelp, lineOf, overviewHelp, type Program } from "./command-help.ts";
import { commandItself, type CommandOutcome, type CommandTerminal, type ExitStatus } from "./command.ts";
import { parseCommandLine } from "./parse-command-line.server.ts";

export type ProgramEnvironment = CommandTerminal & {
  /** Receives error messages, such as standard error. */
  errors: { write: (text: string) => unknown };
};

const standardWidth = 80;

/**
 * Runs one command of a program. Prints help for no words at all, for a group alone, and for `--help` anywhere.
 *
 * @param words of the command line, without the program itself
 */
export async function runProgram(
  program: Program,
  words: readonly string[],
  environment: ProgramEnvironment,
): Promise<ExitStatus> {
  const say = (text: string) => void environment.output.write(`${text}\n`);
  const refuse = (problem: string, status: 1 | 2): ExitStatus => {
    if (isJson) say(printableJson({ ok: false, problem }));
    else environment.errors.write(`${printableText(problem)}\n`);
    return status;
  };
  const isJson = words.includes("--json");
  const wantsHelp = words.some((word) => word === "--help" || word === "-h");
  const { word: groupName, rest: afterGroup } = takeWord(words);

  if (groupName === undefined || groupName === "help") {
    const unknown = afterGroup.find((word) => !/^(--help|-h|--json)$/.test(word));
    if (unknown !== undefined)
      return refuse(`There is no option ${printableLine(unknown)}. For help: ${program.call} --help`, 2);
    say(overviewHelp(program, await Promise.all(program.groups.map(({ load }) => load()))));
    return 0;
  }
  const found = program.groups.find(({ name }) => name === groupName);
  if (!found) {
    const known = program.groups.map(({ name }) => name).join(", ");
    return refuse(
      `There is no group "${printableLine(groupName)}". There are: ${known}. For help: ${program.call} --help`,
      2,
    );
  }
  const group = await found.load();
  const itself = commandItself(group);
  const { word: commandName, rest } = itself ? { word: "", rest: afterGroup } : takeWord(afterGroup);
  if (commandName === undefined || commandName === "help") {
    say(groupHelp(program, group));
    return 0;
  }
  const command = group.commands.find(({ name }) => name === commandName);
  const ownHelp = lineOf(program.call, group, `${command?.name ?? ""} --help`.trimStart());
  if (!command) {
    const known = group.commands.map(({ name }) => name).join(", ");
    return refuse(
      `${group.name} has no command "${printableLine(commandName)}". It has: ${known}. For help: ${ownHelp}`,
      2,
    );
  }
  if (wantsHelp) {
    say(commandHelp(program, group, command));
    return 0;
  }
  const read = parseCommandLine(command, rest);
  if (!read.ok) return refuse(`${read.problem} For help: ${ownHelp}`, 2);
  if (command.destroys !== undefined && !read.isConfirmed) {
    return refuse(`${command.destroys} Repeat the command with --yes to do it. Nothing was done.`, 2);
  }
  const outcome = await command.run(read.input, null, environment);
  if (!outcome.ok) {
    return outcome.isUsage === true
      ? refuse(`${outcome.problem} For help: ${ownHelp}`, 2)
      : refuse(outcome.problem, 1);
  }
  if ("status" in outcome) {
    if (isJson && outcome.data !== undefined) say(printableJson(outcome.data));
    return outcome.status;
  }
  say(isJson ? printableJson(outcome.data) : shown(outcome, environment.output.columns ?? standardWidth));
  return 0;
}

/** Takes the first word that is no option. The options before it count as if they came after. */
function takeWord(words: readonly string[]): { word: string | undefined; rest: readonly string[] } {
  const at = words.findIndex((word) => !word.startsWith("-"));
  return at === -1 ? { word: undefined, rest: words } : { word: words[at], rest: words.toSpliced(at, 1) };
}

function shown({ show }: Extract<CommandOutcome, { show: unknown }>, width: number): string {
  return show
    .map((part) => (typeof part === "string" ? printableText(part) : textTable(part, width)))
    .join("\n\n");
}
