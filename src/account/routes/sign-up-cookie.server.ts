import { readCookie, signUpCookie, writeCookie } from "../account-cookies.ts";
import { readEmail } from "../email-address.ts";
import type { Config } from "../../platform/config/config.ts";

type Site = Pick<Config, "publicUrl">;

/** Lifetime of the cookie in seconds. Somebody else may use the computer after that. */
const lifetime = 3_600;

/**
 * Builds the `Set-Cookie` that tells the following pages with which address this browser has just signed up. It is the
 * same whether or not the address has an account, and keeps the address out of page addresses and the log.
 */
export function writeSignUpCookie(site: Site, email: string): string {
  return writeCookie(site, signUpCookie(site), Buffer.from(email).toString("base64url"), lifetime);
}

/** Builds the `Set-Cookie` that forgets the sign-up, once somebody has signed in. */
export function clearSignUpCookie(site: Site): string {
  return writeCookie(site, signUpCookie(site), "", 0);
}

/** Reads the address with which this browser has just signed up. Returns null if there is none. */
export function readSignUpCookie(site: Site, headers: Headers): string | null {
  const value = readCookie(headers, signUpCookie(site));
  if (value === null) return null;
  const email = readEmail(Buffer.from(value, "base64url").toString());
  return email.ok ? email.value : null;
}
