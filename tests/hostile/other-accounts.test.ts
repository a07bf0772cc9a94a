import { readFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../src/account/sign-in.server.ts";
import routes from "../../src/routes.ts";
import { fillPersonalTables } from "../support/fill-personal-tables.ts";
import {
  goodPassword,
  signedInAccount,
  type SignedInAccount,
  testAccounts,
  visitFrom,
  type TestAccounts,
} from "../support/test-accounts.ts";
import { testDatabase } from "../support/test-database.ts";
import { callRoute, routeServices, type RouteRequest } from "./call-route.ts";
import { ownedRows, type Attempt, type Owner } from "./owned-rows.ts";
import { readAllRows, rowsNaming, type Rows } from "./rows-naming.ts";

const readsPerson = /\b(viewer|requireViewer(ForAction)?|requireOwner)\b/;
const takesRequests = /export (async )?function action|export const (action|middleware)/;

/** Whether requests to a route may name rows of a person. */
function needsEntry({ path = "", file }: RouteConfigEntry): boolean {
  const source = readFileSync(`src/${file}`, "utf8");
  return /[:*]/.test(path) || readsPerson.test(source) || takesRequests.test(source);
}

test("the table has every route that may name rows of a person", () => {
  const missing = routes.filter((route) => needsEntry(route) && !ownedRows[route.path ?? ""]);
  const words = missing.map(({ path = "" }) => `Add "${path}" to tests/hostile/owned-rows.ts.`);
  expect(words).toEqual([]);
});

test("the table has only routes of the site map", () => {
  const paths = new Set(routes.map(({ path = "" }) => path));
  expect(Object.keys(ownedRows).filter((path) => !paths.has(path))).toEqual([]);
});

let database: Awaited<ReturnType<typeof testDatabase>>;
let site: TestAccounts;
let services: ReturnType<typeof routeServices>;
let stranger: SignedInAccount;
/** Another person with rows of their own. */
let neighbour: Owner;
beforeAll(async () => {
  database = await testDatabase();
  site = testAccounts(database);
  services = routeServices(site);
  stranger = await signedInAccount(site, { name: "Ben Stranger" });
  neighbour = await newOwner();
});
afterAll(() => database.close());

async function newOwner(): Promise<Owner> {
  const account = await signedInAccount(site, { name: `Vera ${randomBytes(5).toString("hex")}` });
  await signIn(site.accounts, { email: account.email, password: goodPassword }, visitFrom());
  await fillPersonalTables(database, account);
  const { id: otherSession } = await database.db
    .selectFrom("sessions")
    .where("user_id", "=", account.id)
    .where("id", "!=", account.session.id)
    .select("id")
    .executeTakeFirstOrThrow();
  return { ...account, db: database.db, otherSession };
}

/** The rows that name the owner, and those that refer to one of them by its id. */
async function rowsOf({ db, id, name, email }: Owner): Promise<Rows> {
  const all = await readAllRows(db);
  const own = rowsNaming(all, [id, name, email]);
  const ids = own.flatMap((row) => /"id":"([\da-f-]{36})"/.exec(row)?.[1] ?? []);
  return rowsNaming(all, [id, name, email, ...ids]);
}

/**
 * Puts the owner's ids into a form on the neighbour's own page. Returns null if the form has no ids, or the neighbour has
 * no such page.
 */
async function onOwnPage(attempt: Attempt, request: RouteRequest): Promise<RouteRequest | null> {
  const own = await Promise.resolve(neighbour)
    .then(attempt.request)
    .catch(() => null);
  if (!own || own.path === request.path) return null;
  return JSON.stringify(own.form) === JSON.stringify(request.form) ? null : { ...request, path: own.path };
}
const triedOnOwnPage: string[] = [];

const tried = routes.flatMap((route) => {
  const entry = ownedRows[route.path ?? ""];
  return Array.isArray(entry) ? [{ path: `/${route.path ?? ""}`, route, attempts: entry }] : [];
});

describe.each(tried)("$path", ({ route, attempts }) => {
  test("shows and changes rows of their owner only", async () => {
    const owner = await newOwner();
    const { id, name, email } = owner;
    const ownRows = () => rowsOf(owner);
    for (const attempt of attempts) {
      const request = await attempt.request(owner);
      const named = `${request.method ?? "GET"} ${request.path} ${JSON.stringify(request.form ?? {})}`;
      const before = await ownRows();
      for (const cookie of [null, stranger.cookie]) {
        const answer = await callRoute(route, request, { services, cookie });
        for (const own of [name, email]) expect(answer, named).not.toContain(own);
        expect(await ownRows(), named).toEqual(before);
      }
      const mixed = await onOwnPage(attempt, request);
      if (mixed) {
        await callRoute(route, mixed, { services, cookie: neighbour.cookie });
        expect(await ownRows(), `${named} on the neighbour's own page`).toEqual(before);
        triedOnOwnPage.push(named);
      }
      const answer = await callRoute(route, request, { services, cookie: owner.cookie });
      if (attempt.owner === "reads") {
        const says = [id, name, email].some((own) => answer.includes(own));
        expect(says, `${named} shows the owner nothing, so it proves nothing:\n${answer}`).toBe(true);
      } else {
        expect(await ownRows(), `${named} changes nothing, so it proves nothing:\n${answer}`).not.toEqual(
          before,
        );
      }
    }
  });
});

test("ids of the owner were also tried in forms on the neighbour's own pages", () => {
  const ofPage = (path: string) => triedOnOwnPage.filter((named) => named.startsWith(`POST ${path}`)).length;
  expect(ofPage("/applications/")).toBeGreaterThanOrEqual(6);
  expect(ofPage("/contacts/")).toBeGreaterThanOrEqual(3);
});
