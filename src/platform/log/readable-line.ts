const levels: Record<number, string> = {
  10: "trace ",
  20: "debug ",
  40: "warning: ",
  50: "error: ",
  60: "fatal: ",
};
const hidden = new Set(["level", "time", "msg", "requestId", "err"]);

/**
 * A line of the log for people at a terminal: the time, what happened, and its details.
 *
 * @example
 * readableLine('{"level":30,"time":"2026-01-31T10:00:00.000Z","path":"/jobs","status":200,"msg":"request"}')
 * // "10:00:00 request path=/jobs status=200\n"
 */
export function readableLine(json: string): string {
  let line: Record<string, unknown>;
  try {
    line = JSON.parse(json) as Record<string, unknown>;
  } catch {
    return json;
  }
  const details = Object.entries(line)
    .filter(([name]) => !hidden.has(name))
    .map(([name, value]) => ` ${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  const error = line["err"] as { stack?: string; message?: string } | undefined;
  const trouble = error ? `\n${error.stack ?? error.message}` : "";
  const words = typeof line["msg"] === "string" ? line["msg"] : "";
  const level = levels[Number(line["level"])] ?? "";
  return `${String(line["time"]).slice(11, 19)} ${level}${words}${details.join("")}${trouble}\n`;
}
