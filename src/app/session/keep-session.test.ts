import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInAccount, testAccounts, type TestAccounts } from "../../../tests/support/test-accounts.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { readConfig } from "../../platform/config/config.ts";
import { provideServices } from "../request/provide-services.server.ts";
import type { RequestServices } from "../request/services.ts";
import { keepSession } from "./keep-session.server.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let site: TestAccounts;
let cookie: string;
beforeAll(async () => {
  database = await testDatabase();
  site = testAccounts(database);
  ({ cookie } = await signedInAccount(site));
});
afterAll(() => database.close());

const day = 86_400_000;

/** Sets the session to its state this many days after it was last extended. */
async function after(days: number): Promise<void> {
  await database.db
    .updateTable("sessions")
    .set({ expires_at: new Date(Date.now() + (30 - days) * day) })
    .execute();
}

async function visit(headers: Record<string, string> = { cookie }): Promise<string[]> {
  const request = new Request("http://localhost:3000/jobs", { headers });
  const result = readConfig({});
  if (!result.ok) throw new Error(result.problems.join());
  const { accounts } = site;
  const services = { ...accounts, accounts, config: result.config } as unknown as RequestServices;
  const args = { request, context: provideServices(services, request) };
  const response = await keepSession(
    args as unknown as Parameters<typeof keepSession>[0],
    async () => new Response(),
  );
  return response?.headers.getSetCookie() ?? [];
}

const daysLeft = async () => {
  const { expires_at } = await database.db
    .selectFrom("sessions")
    .select("expires_at")
    .executeTakeFirstOrThrow();
  return (expires_at.getTime() - Date.now()) / day;
};

test("a visit on another day restarts the thirty days; a visit on the same day does not", async () => {
  await after(0.9);
  expect(await visit()).toEqual([]);
  expect(await daysLeft()).toBeCloseTo(29.1, 1);
  await after(1.1);
  expect(await visit()).toEqual([expect.stringMatching(/^account\.session_token=.*Max-Age=2592000/)]);
  expect(await daysLeft()).toBeCloseTo(30, 1);
  await after(29.9);
  expect(await visit()).toHaveLength(1);
});

test("an ended session stays ended, and a visitor gets no cookie", async () => {
  await after(30.01);
  expect(await visit()).toEqual([]);
  expect(await visit({})).toEqual([]);
  expect(await visit({ cookie: "account.session_token=invented.signature" })).toEqual([]);
});
