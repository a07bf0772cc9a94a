import { browserCookie, readCookie, writeCookie } from "../account-cookies.ts";
import type { Accounts } from "../accounts.server.ts";
import { hashToken, newLinkToken } from "../links/link-token.server.ts";
import type { Visit } from "../visit.ts";

/** Seconds a browser is remembered, the longest a browser keeps a cookie. */
const lifetime = 400 * 86_400;
const shape = /^[\w-]{43}$/;

export type Remembered = {
  /** True when the person has used others before, and never this one. */
  isNew: boolean;
  /** With the cookie that names it. */
  headers: Headers;
};

/** Notes that a person uses this browser. */
export async function rememberBrowser(
  { db, clock, config, random }: Pick<Accounts, "db" | "clock" | "config" | "random">,
  personId: string,
  visit: Visit,
): Promise<Remembered> {
  const token = browserToken(config, visit.headers) ?? newLinkToken(random);
  const hash = hashToken(token);
  const now = clock();
  const known = await db
    .selectFrom("known_browsers")
    .where("user_id", "=", personId)
    .select((select) => [
      select.fn.countAll<number>().as("all"),
      select.fn.count<number>(select.lit(1)).filterWhere("browser_hash", "=", hash).as("this"),
    ])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("known_browsers")
    .values({ user_id: personId, browser_hash: hash, first_seen: now, last_seen: now })
    .onConflict((conflict) => conflict.columns(["user_id", "browser_hash"]).doUpdateSet({ last_seen: now }))
    .execute();
  const headers = new Headers({ "set-cookie": writeCookie(config, browserCookie(config), token, lifetime) });
  return { isNew: known.all > 0 && known.this === 0, headers };
}

/** Names a browser for the limits of sign-in, when the owner of an address has signed in from it; else null. */
export async function knownBrowser(
  { db, config }: Pick<Accounts, "db" | "config">,
  email: string,
  headers: Headers,
): Promise<string | null> {
  const token = browserToken(config, headers);
  if (token === null) return null;
  const hash = hashToken(token);
  const found = await db
    .selectFrom("known_browsers")
    .innerJoin("users", "users.id", "known_browsers.user_id")
    .where("users.email", "=", email)
    .where("browser_hash", "=", hash)
    .select("users.id")
    .executeTakeFirst();
  return found ? hash : null;
}

function browserToken(config: Accounts["config"], headers: Headers): string | null {
  const value = readCookie(headers, browserCookie(config));
  return value !== null && shape.test(value) ? value : null;
}
