import type { TextTable } from "../terminal/text-table.ts";

/** A positional argument, such as the address of an account or the name of a source. */
export type Operand = {
  name: string;
  description: string;
  isOptional?: true;
  /** Takes all words from here on. */
  isRepeated?: true;
};

/** `--name`, or `--name <value>` where it takes one. */
export type Option = {
  description: string;
  /** Names the value in the help; undefined for a switch. */
  value?: string;
  /** The value is a whole number from 1. */
  isNumber?: boolean;
};

export type CommandInput = {
  /** The value of an operand of the command; empty where it was not given. */
  operand: (name: string) => string;
  /** The values of a repeated operand. */
  operands: (name: string) => string[];
  /** The last value of an option; undefined where it was not given. */
  option: (name: string) => string | undefined;
  /** All values of an option, in order. */
  options: (name: string) => readonly string[];
  /** The value of a number option, else the default. */
  number: (name: string, otherwise: number) => number;
  isOn: (name: string) => boolean;
};

/** 0: done. 1: it could not be done. 2: the words were wrong or `--yes` was missing, and nothing was done. */
export type ExitStatus = 0 | 1 | 2;

export type CommandOutcome =
  /** `data` is what `--json` prints, `show` the same for people: sentences and tables. */
  | { ok: true; data: unknown; show: readonly (string | TextTable)[] }
  /** The command has written its output itself, such as one line of JSON for each record. `--json` adds `data`. */
  | { ok: true; status: ExitStatus; data?: unknown }
  /** One sentence for the operator: it could not be done, and what to do. `isUsage`: the words were wrong. */
  | { ok: false; problem: string; isUsage?: boolean };

export type CommandTerminal = {
  /** Receives results, such as standard output. */
  output: { write: (text: string) => unknown; columns?: number; isTTY?: boolean };
  /** Asks to stop: by an interrupt, or because nothing reads the output any more. */
  signal: AbortSignal;
};

export type Command<Services> = {
  name: string;
  /** One line, without a full stop. */
  summary: string;
  /** More about it, for its own help. */
  details?: string;
  operands?: readonly Operand[];
  options?: Readonly<Record<string, Option>>;
  /** The words after `npm run admin --`. */
  examples: readonly string[];
  /** The command cannot be undone and is refused without `--yes`. The sentence says what it would do. */
  destroys?: string;
  run: (input: CommandInput, services: Services, terminal: CommandTerminal) => Promise<CommandOutcome>;
};

/** The commands of one domain: `npm run admin -- <group> <command>`. */
export type CommandGroup<Services> = {
  name: string;
  summary: string;
  /** The npm script that calls this group: "npm run import --". Undefined: the script of all groups. */
  script?: string;
  /** A single command without a name is the group itself: `npm run admin -- stats`. */
  commands: readonly Command<Services>[];
};

/** Returns the group's own command, or undefined when the commands of the group have names. */
export function commandItself<Services>({ commands }: CommandGroup<Services>): Command<Services> | undefined {
  return commands.find(({ name }) => name === "");
}

export type OpenServices<Services> = () => Promise<
  { ok: true; services: Services; close: () => Promise<void> } | { ok: false; problem: string }
>;

/** Gives a group its services. They are opened for each command once its words are found valid, and closed after it. */
export function withServices<Services>(
  group: CommandGroup<Services>,
  open: OpenServices<Services>,
): CommandGroup<null> {
  const commands = group.commands.map((command): Command<null> => ({
    ...command,
    async run(input, _none, terminal) {
      const opening = await open();
      if (!opening.ok) return opening;
      try {
        return await command.run(input, opening.services, terminal);
      } finally {
        await opening.close();
      }
    },
  }));
  return { ...group, commands };
}
