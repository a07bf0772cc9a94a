import type { CommandGroup } from "../../src/platform/command-line/command.ts";
import { runProgram, type ExitStatus } from "../../src/platform/command-line/run-program.ts";

export type CommandRun = { status: ExitStatus; said: string; complained: string };

/**
 * Runs a command of a group as `npm run admin -- <words>` does, with the test's own services.
 *
 * @example const { said } = await runCommand(contactCommands, { db, clock }, "contact", "list");
 */
export async function runCommand<Services>(
  group: CommandGroup<Services>,
  services: Services,
  ...words: string[]
): Promise<CommandRun> {
  const run = { said: "", complained: "" };
  const program = { call: "npm run admin --", purpose: "", groups: [group], examples: [], notes: [] };
  const status = await runProgram(program, words, {
    output: { write: (text) => (run.said += text) },
    errors: { write: (text) => (run.complained += text) },
    open: () => Promise.resolve({ ok: true, services, close: () => Promise.resolve() }),
  });
  return { status, ...run };
}
