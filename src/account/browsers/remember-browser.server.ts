import { readCookie, writeCookie } from "../../platform/http/cookies.ts";
import type { Accounts } from "../accounts.server.ts";
import { hashToken, newLinkToken } from "../links/link-token.server.ts";
import type { RequestContext } from "../request-context.ts";

const shape = /^[\w-]{43}$/;

export type RememberBrowserResult = {
  /** True when the person has never used this browser before. */
  isNew: boolean;
  /** Headers that set the cookie that identifies the browser. */
  headers: Headers;
};

type Needs = Pick<Accounts, "db" | "clock" | "config" | "random">;

/** Finds or makes the id of the browser that signs up. `headers` sets its cookie if it has none. Nothing is stored. */
export function identifyBrowser(
  { config, random }: Pick<Needs, "config" | "random">,
  headers: Headers,
): { hash: string; headers: Headers } {
  const known = browserHash(config, headers);
  if (known !== null) return { hash: known, headers: new Headers() };
  const token = newLinkToken(random);
  return { hash: hashToken(token), headers: setCookie(config, token) };
}

/** The hash of the browser's cookie; null when it has none. */
export function browserHash(config: Accounts["config"], headers: Headers): string | null {
  const token = browserToken(config, headers);
  return token === null ? null : hashToken(token);
}

/** Records that a person uses this browser. */
export async function rememberBrowser(
  needs: Needs,
  personId: string,
  visit: RequestContext,
): Promise<RememberBrowserResult> {
  return remember(needs, personId, browserToken(needs.config, visit.headers) ?? newLinkToken(needs.random));
}

/** Records that a person uses this browser, under a new cookie, so that a copy of the old cookie is worthless. */
export async function rememberNewBrowser(needs: Needs, personId: string): Promise<RememberBrowserResult> {
  return remember(needs, personId, newLinkToken(needs.random));
}

async function remember(
  { db, clock, config }: Needs,
  personId: string,
  token: string,
): Promise<RememberBrowserResult> {
  const hash = hashToken(token);
  const now = clock();
  const known = await db
    .updateTable("known_browsers")
    .set({ last_seen: now })
    .where("user_id", "=", personId)
    .where("browser_hash", "=", hash)
    .returning("user_id")
    .executeTakeFirst();
  if (!known) {
    await db
      .insertInto("known_browsers")
      .values({ user_id: personId, browser_hash: hash, first_seen: now, last_seen: now })
      .onConflict((conflict) => conflict.columns(["user_id", "browser_hash"]).doNothing())
      .execute();
  }
  return { isNew: !known, headers: setCookie(config, token) };
}

/**
 * Identifies a browser for rate limits if the owner of the account has signed in from it. Returns null otherwise.
 *
 * @param person by e-mail address or by id
 */
export async function knownBrowser(
  { db, config }: Pick<Accounts, "db" | "config">,
  person: { email: string } | { id: string },
  headers: Headers,
): Promise<string | null> {
  const hash = browserHash(config, headers);
  if (hash === null) return null;
  const [column, value] =
    "id" in person ? (["users.id", person.id] as const) : (["users.email", person.email] as const);
  const found = await db
    .selectFrom("known_browsers")
    .innerJoin("users", "users.id", "known_browsers.user_id")
    .where(column, "=", value)
    .where("browser_hash", "=", hash)
    .select("users.id")
    .executeTakeFirst();
  return found ? hash : null;
}

function setCookie(config: Accounts["config"], token: string): Headers {
  return new Headers({ "set-cookie": writeCookie(config, "browser", token) });
}

function browserToken(config: Accounts["config"], headers: Headers): string | null {
  const value = readCookie(config, "browser", headers);
  return value !== null && shape.test(value) ? value : null;
}
