import type { TextTable } from "../terminal/text-table.ts";

/** A required positional argument, such as the address of an account or the name of a source. */
export type Operand = { name: string; description: string };

/** `--name`, or `--name <value>` where it takes one. */
export type Option = {
  description: string;
  /** Names the value in the help; undefined for a switch. */
  value?: string;
  /** The value is a whole number from 1. */
  isNumber?: boolean;
};

export type CommandInput = {
  /** The value of an operand of the command. */
  operand: (name: string) => string;
  /** The value of an option; undefined where it was not given. */
  option: (name: string) => string | undefined;
  /** The value of a number option, else the default. */
  number: (name: string, otherwise: number) => number;
  isOn: (name: string) => boolean;
};

export type CommandOutcome =
  /** `data` is what `--json` prints, `show` the same for people: sentences and tables. */
  | { ok: true; data: unknown; show: readonly (string | TextTable)[] }
  /** One sentence for the operator: it could not be done, and what to do. */
  | { ok: false; problem: string };

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
  run: (input: CommandInput, services: Services) => Promise<CommandOutcome>;
};

/** The commands of one domain: `npm run admin -- <group> <command>`. */
export type CommandGroup<Services> = {
  name: string;
  summary: string;
  /** A single command without a name is the group itself: `npm run admin -- stats`. */
  commands: readonly Command<Services>[];
};

/** Returns the group's own command, or undefined when the commands of the group have names. */
export function commandItself<Services>({ commands }: CommandGroup<Services>): Command<Services> | undefined {
  return commands.find(({ name }) => name === "");
}
