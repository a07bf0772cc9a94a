import { expect, test } from "vitest";
import { warnOfIgnoredProxy } from "./app.server.ts";

function warned(trustedProxies: number, headers: (string | undefined)[]): string[] {
  const lines: string[] = [];
  const log = { warn: (line: string) => void lines.push(line) };
  const note = warnOfIgnoredProxy({ trustedProxies, log });
  for (const header of headers) note(header);
  return lines;
}

test("warns once of an ignored forwarded address, without logging the address", () => {
  const lines = warned(0, [undefined, "203.0.113.7", "203.0.113.8"]);
  expect(lines).toEqual([expect.stringContaining("TRUSTED_PROXIES")]);
  expect(lines.join()).not.toContain("203.0.113");
});

test("does not warn without the header, or when a proxy is trusted", () => {
  expect(warned(0, [undefined, undefined])).toEqual([]);
  expect(warned(1, ["203.0.113.7"])).toEqual([]);
});
