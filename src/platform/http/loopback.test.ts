import { expect, test } from "vitest";
import { isLoopback } from "./loopback.ts";

test.each(["localhost", "LOCALHOST", "127.0.0.1", "127.8.9.10", "::1", "[::1]", "::ffff:127.0.0.1"])(
  "%s is this machine",
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each([
  "",
  "unknown",
  "jobs.example.org",
  "localhost.example.org",
  "127.0.0.1.example.org",
  "example.localhost",
  "192.168.1.5",
  "0.0.0.0",
  "::",
  "::ffff:192.168.1.5",
  "fe80::1",
])("%j is not", (host) => expect(isLoopback(host)).toBe(false));
