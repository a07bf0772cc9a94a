import { expect, test } from "vitest";
import { isConnectionLost } from "./is-connection-lost.ts";

const failed = (message: string, code?: string, cause?: Error) =>
  Object.assign(new Error(message, { cause }), code === undefined ? {} : { code });

test.each([
  ["a reset", failed("read ECONNRESET", "ECONNRESET"), true],
  ["a socket that is gone", failed("connect ENOENT /tmp/x", "ENOENT"), true],
  ["a server that shuts down", failed("terminating connection due to administrator command", "57P01"), true],
  ["the driver's own words", failed("Connection terminated unexpectedly"), true],
  ["a cause within", failed("query failed", undefined, failed("write EPIPE", "EPIPE")), true],
  ["a row that is there already", failed("duplicate key", "23505"), false],
  ["something else", "no error", false],
])("of %s it says so", (_, error, lost) => expect(isConnectionLost(error)).toBe(lost));
