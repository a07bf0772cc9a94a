import { ratedCurrencies } from "../text/currency-rates.ts";

/** The name of the cookie and of the form field. */
const key = "currency";
const oneYear = 365 * 24 * 60 * 60;

/** Returns the code of a currency that pay can be compared in; null for any other value. */
export function asCurrency(value: unknown): string | null {
  return ratedCurrencies.find((code) => code === value) ?? null;
}

/** Reads the chosen currency from a `Cookie` header; null when there is none. */
export function readCurrencyCookie(cookies: string | null): string | null {
  return asCurrency(new RegExp(`(?:^|;\\s*)${key}=([A-Z]{3})(?:;|$)`).exec(cookies ?? "")?.[1]);
}

/** Reads a submitted form; null when it chooses no currency. */
export function readCurrencyForm(form: FormData): string | null {
  return asCurrency(form.get(key));
}

/** Returns the `Set-Cookie` value of a choice. */
export function currencyCookie(code: string, secure: boolean): string {
  return `${key}=${code}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
