import { companySlug } from "../jobs/extraction/company.ts";
import { clearCookie, readCookie, writeCookie } from "../platform/http/cookies.ts";
import { parseJson } from "../platform/json/parse-json.ts";

type Site = { publicUrl: string };

/** Maximum number of companies in the cookie, and its length in characters. Browsers keep 4,096 bytes. */
const [maxCompanies, longestValue] = [40, 3_000];

/** Reads the names of the companies that were hidden in this browser without an account, the latest first. */
export function readHiddenInBrowser(site: Site, headers: Headers): string[] {
  const value = readCookie(site, "hidden", headers);
  if (value === null || value.length > longestValue) return [];
  const names = parseJson(Buffer.from(value, "base64url").toString());
  if (!Array.isArray(names)) return [];
  return names
    .filter((name) => typeof name === "string")
    .filter((name) => companySlug(name) !== "")
    .slice(0, maxCompanies);
}

/** Adds a company. Returns the `Set-Cookie` value. The oldest names make room for it. */
export function hideInBrowser(site: Site, headers: Headers, company: string): string {
  const names = [company, ...others(site, headers, companySlug(company))].slice(0, maxCompanies);
  while (encoded(names).length > longestValue) names.pop();
  return writeCookie(site, "hidden", encoded(names));
}

/** Shows the jobs of a company again. Returns the `Set-Cookie` value. */
export function showInBrowser(site: Site, headers: Headers, slug: string): string {
  const names = others(site, headers, slug);
  return names.length === 0 ? forgetHiddenInBrowser(site) : writeCookie(site, "hidden", encoded(names));
}

/** Forgets the companies of this browser. Returns the `Set-Cookie` value. */
export function forgetHiddenInBrowser(site: Site): string {
  return clearCookie(site, "hidden");
}

function others(site: Site, headers: Headers, slug: string): string[] {
  return readHiddenInBrowser(site, headers).filter((name) => companySlug(name) !== slug);
}

function encoded(names: readonly string[]): string {
  return Buffer.from(JSON.stringify(names)).toString("base64url");
}
