import { expect, it } from "vitest";
import { createLog } from "../log/log.ts";
import { alwaysAvailable, watchAvailability } from "./availability.server.ts";

const log = createLog({ level: "silent" });
const answers = () => Promise.resolve();
const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

it("goes down at the first network error, and up at the next answer", async () => {
  let isUp = false;
  const probe = () => (isUp ? Promise.resolve() : Promise.reject(refused));
  const availability = watchAvailability({ probe, log, everyMs: 5 });
  const { signal } = availability;
  expect(availability.explain(refused)).toMatchObject({ name: "DatabaseUnavailable", cause: refused });
  expect(signal().aborted).toBe(true);
  isUp = true;
  await expect.poll(() => signal().aborted).toBe(false);
  availability.stop();
});

it("goes down when the database does not answer a probe in time", async () => {
  const availability = watchAvailability({ probe: () => new Promise(() => {}), log, everyMs: 5, limitMs: 5 });
  await expect.poll(() => availability.signal().aborted).toBe(true);
  availability.stop();
});

it.each([
  Object.assign(new Error("terminating connection"), { code: "57P01" }),
  Object.assign(new Error("too many connections"), { code: "53300" }),
  Object.assign(new Error("connect ENOENT /tmp/x"), { code: "ENOENT" }),
  new Error("Connection terminated unexpectedly"),
  new Error("query failed", { cause: Object.assign(new Error("write EPIPE"), { code: "EPIPE" }) }),
])("takes %s for an outage", (error) => {
  const availability = watchAvailability({ probe: answers, log });
  expect(availability.explain(error)).toMatchObject({ name: "DatabaseUnavailable" });
  availability.stop();
});

it.each([
  Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" }),
  Object.assign(new Error("out of memory"), { code: "53200" }),
  Object.assign(new Error("could not write block"), { code: "58030" }),
])("refuses only the statement at %s", (error) => {
  const availability = watchAvailability({ probe: answers, log });
  expect(availability.explain(error)).toMatchObject({ name: "DatabaseUnavailable", cause: error });
  expect(availability.signal().aborted).toBe(false);
  availability.stop();
  expect(alwaysAvailable.explain(error)).toMatchObject({ name: "DatabaseUnavailable", cause: error });
});

it("takes a crash of the embedded database for an outage, and a slow statement for what it is", () => {
  const crash = Object.assign(new Error("The embedded database failed"), { code: "57P02" });
  expect(alwaysAvailable.explain(crash)).toMatchObject({ name: "DatabaseUnavailable" });
  const slow = Object.assign(new Error("took too long"), { code: "57014" });
  expect(alwaysAvailable.explain(slow)).toBe(slow);
});

it.each([
  Object.assign(new Error("duplicate key"), { code: "23505" }),
  Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" }),
  new TypeError("a bug"),
])("takes %s for what it is", (error) => {
  const availability = watchAvailability({ probe: answers, log });
  expect(availability.explain(error)).toBe(error);
  expect(availability.signal().aborted).toBe(false);
  availability.stop();
});
