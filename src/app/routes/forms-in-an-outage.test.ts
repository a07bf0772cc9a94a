import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInAccount, testAccounts, type TestAccounts } from "../../../tests/support/test-accounts.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { readConfig } from "../../platform/config/config.ts";
import { createLog } from "../../platform/log/log.ts";
import { provideServices } from "../request/provide-services.server.ts";
import type { RequestServices } from "../request/services.ts";
import { action as answerDoor } from "../../account/routes/auth.tsx";
import { action as answerProfile } from "../../account/routes/profile.tsx";
import { action as answerSignOut } from "../../account/routes/sign-out.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let site: TestAccounts;
let cookie: string;
beforeAll(async () => {
  database = await testDatabase();
  site = testAccounts(database);
  ({ cookie } = await signedInAccount(site));
});
afterAll(() => database.close());

/** A database that is unavailable. */
const gone = new Proxy({} as RequestServices["db"], {
  get() {
    throw new Error("the database is gone");
  },
});

/** The arguments of an action, with an unavailable database. */
function outage(path: string, form: Record<string, string>) {
  const reading = readConfig({});
  if (!reading.ok) throw new Error(reading.problems.join());
  const request = new Request(`http://localhost:3000${path}`, {
    method: "POST",
    headers: { cookie },
    body: new URLSearchParams(form),
  });
  const services = {
    db: gone,
    accounts: { ...site.accounts, db: gone, auth: gone },
    config: reading.config,
    clock: () => new Date(),
    log: createLog({ level: "silent" }),
    clientAddress: "203.0.113.9",
  } as unknown as RequestServices;
  const context = provideServices(services, request);
  return { request, url: new URL(request.url), context, params: {}, pattern: path } as never;
}

test("signing in shows an error in the page and keeps the address", async () => {
  const answer = await answerDoor(
    outage("/auth", { email: "ana@example.com", password: "seven quiet lighthouses" }),
  );
  expect(answer).toMatchObject({
    init: { status: 500 },
    data: {
      typed: { email: "ana@example.com" },
      toast: { title: "Login failed", message: "Unable to sign in. Please check your credentials." },
    },
  });
  expect(JSON.stringify(answer)).not.toContain("lighthouses");
});

test("registering shows an error in the page and keeps name and address", async () => {
  const password = "seven quiet lighthouses";
  const form = { name: "Ana", email: "ana@example.com", password, confirm: password };
  const answer = await answerDoor(outage("/auth?tab=register", form));
  expect(answer).toMatchObject({
    init: { status: 500 },
    data: {
      typed: { name: "Ana", email: "ana@example.com" },
      toast: { title: "Registration failed", message: "Unable to create your account. Please try again." },
    },
  });
});

test("signing out shows an error toast on the next page", async () => {
  const answer = await answerSignOut(outage("/sign-out", {}));
  expect(answer.headers.get("location")).toBe("/");
  const [, toast = ""] = /toast=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  expect(JSON.parse(Buffer.from(toast, "base64url").toString())).toEqual({
    title: "Sign out failed",
    message: "Unable to sign out. Please try again.",
    destructive: true,
    stays: false,
  });
});

test("updating a profile shows an error and keeps the typed name", async () => {
  const args = outage("/profile", { name: "Ana Maria" }) as {
    context: { get: (key: unknown) => RequestServices };
  };
  const { servicesContext } = await import("../request/services.ts");
  const viewer = { id: "ana", profile: { name: "Ana" } };
  Object.assign(args.context.get(servicesContext), { viewer: () => Promise.resolve(viewer) });
  expect(await answerProfile(args as never)).toMatchObject({
    init: { status: 500 },
    data: {
      typed: { name: "Ana Maria" },
      toast: { title: "Update failed", message: "Unable to update profile. Please try again." },
    },
  });
});
