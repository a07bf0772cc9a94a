/** A currency to choose from, with its name for people. */
export type CurrencyOption = { code: string; label: string };

/** The currencies that a visitor can compare pay in. */
export type PayCurrencies = {
  /** The currency chosen earlier on this device; US dollars until then. */
  preferred: string;
  /** US dollars, and the currencies of the languages that the browser asks for. */
  likely: readonly CurrencyOption[];
  others: readonly CurrencyOption[];
};

const cookieName = "currency";
const oneYear = 365 * 24 * 60 * 60;

/** Reads the chosen currency from a `Cookie` header; null when there is none. */
export function readCurrencyCookie(cookies: string | null): string | null {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([A-Z]{3})(?:;|$)`).exec(cookies ?? "")?.[1] ?? null;
}

/** Stores the chosen currency on this device for a year. */
export function rememberCurrency(code: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${cookieName}=${code}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`;
}
