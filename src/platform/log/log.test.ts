import { expect, it } from "vitest";
import { createLog } from "./log.ts";
import { readableLine } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ level: "info", destination: { write: (line) => lines.push(line) } }));
  return lines.join("");
}

it("writes one JSON object per line", () => {
  const line = JSON.parse(logged((log) => log.info({ jobs: 3 }, "read")));
  expect(line).toMatchObject({ level: 30, jobs: 3, msg: "read" });
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT/);
});

it("removes personal and secret data", () => {
  const text = logged((log) => {
    log.info({ databaseUrl: "postgres://a:one@host", email: "two", user: { password: "three" } });
    log.info({ request: { headers: { cookie: "four", authorization: "five" } } });
    const error = new Error("cannot reach postgres://me:six@host/db");
    log.error({ err: Object.assign(error, { detail: "Key (email)=(seven) already exists", code: "23505" }) });
  });
  expect(text).not.toMatch(/one|two|three|four|five|six|seven/);
  expect(text).toContain("23505");
});

it("writes lines for people with time, level, message and fields", () => {
  const lines: string[] = [];
  const log = createLog({
    level: "info",
    readable: true,
    destination: { write: (line) => lines.push(line) },
  });
  log.info({ path: "/jobs", status: 200, requestId: "x1" }, "request");
  log.warn({ query: "data engineer", list: ["a"] }, "slow");
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info {2}request {2}path=\/jobs status=200\n$/);
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d warn {2}slow {2}query="data engineer" list=\["a"\]\n$/);
});

it("prints the stack of an error, and only its message for a warning", () => {
  const trouble = new Error("broken");
  const error = readableLine(logged((log) => log.error({ err: trouble }, "request failed")));
  expect(error).toMatch(/error request failed\n {2}Error: broken\n {6}at /);
  const warning = readableLine(logged((log) => log.warn({ err: trouble }, "will be tried again")));
  expect(warning).toMatch(/warn {2}will be tried again\n {2}broken\n$/);
});

it("colours a line only when asked to, and never writes an escape sequence from a field", () => {
  const json = logged((log) => log.info({ path: "/\u001b[31m" }, "request"));
  expect(readableLine(json, { colour: true })).toContain("\u001b[32minfo \u001b[0m request");
  expect(readableLine(json)).not.toContain("\u001b");
  expect(readableLine("no JSON")).toBe("no JSON");
});
