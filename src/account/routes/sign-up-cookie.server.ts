import { readCookie, writeCookie } from "../../platform/http/cookies.ts";
import { readEmail } from "../email-address.ts";
import type { Config } from "../../platform/config/config.ts";

type Site = Pick<Config, "publicUrl">;

/**
 * Builds the `Set-Cookie` that tells the following pages with which address this browser has just signed up. It is the
 * same whether or not the address has an account, and keeps the address out of page addresses and the log.
 */
export function writeSignUpCookie(site: Site, email: string): string {
  return writeCookie(site, "signUp", Buffer.from(email).toString("base64url"));
}

/** Reads the address with which this browser has just signed up. Returns null if there is none. */
export function readSignUpCookie(site: Site, headers: Headers): string | null {
  const value = readCookie(site, "signUp", headers);
  if (value === null) return null;
  const email = readEmail(Buffer.from(value, "base64url").toString());
  return email.ok ? email.value : null;
}
