import type { Config } from "../config/config.ts";

/**
 * Chooses the format of log lines for a stream: readable on a terminal and JSON everywhere else, unless LOG_FORMAT says
 * otherwise. Colour is for terminals only, and not when NO_COLOR is set (https://no-color.org).
 */
export function logLines(
  { logFormat, noColour }: Pick<Config, "logFormat" | "noColour">,
  stream: { isTTY?: boolean },
): { readable: boolean; colour: boolean } {
  const isTerminal = stream.isTTY === true;
  const readable = logFormat === "auto" ? isTerminal : logFormat === "text";
  return { readable, colour: readable && isTerminal && !noColour };
}
