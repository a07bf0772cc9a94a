const hour = 3_600;
const day = 24 * hour;
const year = 365 * day;

/**
 * @property seconds until the browser forgets it; 0 where another program decides that, which also signs it
 * @property isOpen scripts can read it, because the page writes it too. It has nothing secret
 */
type CookieRule = { name: string; seconds: number; isOpen?: true };

/** Every cookie of the site. */
export const cookieRules = {
  /** The session. The auth library writes it. */
  session: { name: "account.session_token", seconds: 30 * day },
  /** A sign-in that waits for its second step. The auth library writes it. */
  secondStep: { name: "account.two_factor", seconds: 0 },
  /** A browser from which somebody has registered or signed in. The lifetime is the longest that browsers allow. */
  browser: { name: "account.browser", seconds: 400 * day },
  /** The address of a sign-up until it is confirmed. Somebody else may use the computer after an hour. */
  signUp: { name: "account.sign_up", seconds: hour },
  /** A link, for the page that shows it on a site without a mail server. The terminal shows it too. */
  link: { name: "account.link", seconds: hour },
  /** A toast for the next page, which must be requested within a minute. */
  toast: { name: "toast", seconds: 60 },
  /** Companies that a visitor has hidden. */
  hidden: { name: "hidden", seconds: year },
  theme: { name: "theme", seconds: year, isOpen: true },
  density: { name: "density", seconds: year, isOpen: true },
  currency: { name: "currency", seconds: year, isOpen: true },
} as const satisfies Record<string, CookieRule>;

export type Cookie = keyof typeof cookieRules;
type Site = { publicUrl: string };

/**
 * The prefix of the names of all account cookies. On https the browser refuses a cookie with this prefix from a
 * neighbouring host or without https.
 */
export function accountCookiePrefix(site: Site): string {
  return isSecure(site) ? "__Host-account" : "account";
}

/** The name of a cookie on this site. A cookie that scripts cannot read has the prefix on https. */
function cookieName(site: Site, cookie: Cookie): string {
  const rule: CookieRule = cookieRules[cookie];
  return isSecure(site) && !rule.isOpen ? `__Host-${rule.name}` : rule.name;
}

/** Reads the raw value of a cookie of a request. Returns null for an empty one, too. */
export function readCookie(site: Site, cookie: Cookie, headers: Headers): string | null {
  const start = `${cookieName(site, cookie)}=`;
  const found = pairsOf(headers).find((pair) => pair.startsWith(start));
  return found?.slice(start.length) || null;
}

/** Builds a `Set-Cookie` value. Requests that other sites send do not carry the cookie. */
export function writeCookie(site: Site, cookie: Cookie, value: string): string {
  return setCookie(site, cookie, value, cookieRules[cookie].seconds);
}

/** Builds the `Set-Cookie` value that removes a cookie. */
export function clearCookie(site: Site, cookie: Cookie): string {
  return setCookie(site, cookie, "", 0);
}

/** Copies the headers of a request without one of its cookies. */
export function withoutCookie(site: Site, cookie: Cookie, headers: Headers): Headers {
  const start = `${cookieName(site, cookie)}=`;
  const rest = new Headers(headers);
  rest.set(
    "cookie",
    pairsOf(headers)
      .filter((pair) => !pair.startsWith(start))
      .join("; "),
  );
  return rest;
}

/** Copies the cookies of one answer to the headers of another, and returns those headers. */
export function copyCookies(from: Headers, to: Headers): Headers {
  for (const cookie of from.getSetCookie()) to.append("set-cookie", cookie);
  return to;
}

/** Whether a request has a session cookie, valid or not. Without one no lookup is needed. */
export function hasSessionCookie(headers: Headers): boolean {
  return headers.get("cookie")?.includes(`${cookieRules.session.name}=`) ?? false;
}

function setCookie(site: Site, cookie: Cookie, value: string, seconds: number): string {
  const rule: CookieRule = cookieRules[cookie];
  const hidden = rule.isOpen ? "" : "; HttpOnly";
  const secure = isSecure(site) ? "; Secure" : "";
  return `${cookieName(site, cookie)}=${value}; Path=/; Max-Age=${seconds}${hidden}; SameSite=Lax${secure}`;
}

function pairsOf(headers: Headers): string[] {
  return (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
}

function isSecure({ publicUrl }: Site): boolean {
  return publicUrl.startsWith("https:");
}
