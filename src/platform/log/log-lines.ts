import type { Config } from "../config/config.ts";

/**
 * How log lines are written to a stream: for people on a terminal, as JSON everywhere else, unless LOG_FORMAT says
 * otherwise. Colour is for terminals only, and not where NO_COLOR is set (https://no-color.org).
 */
export function logLines(
  { logFormat, noColour }: Pick<Config, "logFormat" | "noColour">,
  stream: { isTTY?: boolean },
): { readable: boolean; colour: boolean } {
  const isTerminal = stream.isTTY === true;
  const readable = logFormat === "auto" ? isTerminal : logFormat === "text";
  return { readable, colour: readable && isTerminal && !noColour };
}
