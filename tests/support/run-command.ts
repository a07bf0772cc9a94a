import { withServices, type CommandGroup, type ExitStatus } from "../../src/platform/command-line/command.ts";
import { runProgram } from "../../src/platform/command-line/run-program.server.ts";

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
  const close = () => Promise.resolve();
  const withTheirs = withServices(group, () => Promise.resolve({ ok: true, services, close }));
  const groups = [{ name: group.name, load: () => Promise.resolve(withTheirs) }];
  const program = { call: "npm run admin --", purpose: "", groups, examples: [], notes: [] };
  const status = await runProgram(program, words, {
    output: { write: (text) => (run.said += text) },
    errors: { write: (text) => (run.complained += text) },
    signal: new AbortController().signal,
  });
  return { status, ...run };
}
