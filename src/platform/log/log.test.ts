import { expect, it } from "vitest";
import { createLog } from "./log.ts";
import { readableLine } from "./readable-line.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ level: "info", destination: { write: (line) => lines.push(line) } }));
  return lines.join("");
}

it("writes one JSON object a line", () => {
  const line = JSON.parse(logged((log) => log.info({ jobs: 3 }, "read")));
  expect(line).toMatchObject({ level: 30, jobs: 3, msg: "read" });
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT/);
});

it("removes what is personal or secret", () => {
  const text = logged((log) => {
    log.info({ databaseUrl: "postgres://a:one@host", email: "two", user: { password: "three" } });
    log.info({ request: { headers: { cookie: "four", authorization: "five" } } });
    const error = new Error("cannot reach postgres://me:six@host/db");
    log.error({ err: Object.assign(error, { detail: "Key (email)=(seven) already exists", code: "23505" }) });
  });
  expect(text).not.toMatch(/one|two|three|four|five|six|seven/);
  expect(text).toContain("23505");
});

it("writes a line for people from it", () => {
  const json = logged((log) => log.warn({ path: "/jobs", status: 200 }, "request"));
  expect(readableLine(json)).toMatch(/^\d\d:\d\d:\d\d warning: request path=\/jobs status=200\n$/);
  expect(readableLine("no JSON")).toBe("no JSON");
});
