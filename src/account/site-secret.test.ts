import { randomBytes } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/test-database.ts";
import { readSiteSecret } from "./site-secret.server.ts";

const database = await testDatabase();
afterAll(() => database.close());

test("a secret is created once, even by simultaneous calls, and does not change", async () => {
  const ask = () => readSiteSecret(database.db, { now: new Date(), random: (bytes) => randomBytes(bytes) });
  const secrets = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(64);
  expect(await ask()).toBe(secrets[0]);
});
