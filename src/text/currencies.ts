import { currencyRows, sharedWords, type SharedWords } from "./currency-table.ts";
import { usdRate } from "./currency-rates.ts";

const sharedOf: ReadonlyMap<string, SharedWords> = new Map(
  sharedWords.flatMap((shared) => shared.words.map((word) => [word, shared])),
);

const codeOf: ReadonlyMap<string, string> = new Map(
  currencyRows.flatMap(({ code, words }) => words.map((word) => [word, code])),
);

/** Codes that are everyday words in lower case: "try 3 of them". They are read as currencies only in capitals. */
const codesThatAreWords = new Set(currencyRows.flatMap(({ code, isWord }) => (isWord ? [code] : [])));

const isoCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/**
 * Returns the ISO 4217 code of a symbol, word or code; null for any other text, or if the mark is shared and the
 * country does not decide.
 *
 * @param country ISO 3166-1 alpha-2 of the work place, where known
 * @example readCurrency("$", "CA") // "CAD"
 * @example readCurrency("kr", null) // null: Swedish, Norwegian, Danish or Icelandic
 */
export function readCurrency(mark: string, country: string | null | undefined): string | null {
  const written = mark.trim();
  const code = written.toUpperCase();
  if (code.length === 3 && isoCodes.has(code)) return code;
  if (written === "R") return "ZAR";
  const small = written.toLowerCase();
  const shared = sharedOf.get(small);
  if (!shared) return codeOf.get(small) ?? null;
  const local = currencyOfCountry(country);
  return local !== null && shared.currencies.includes(local) ? local : (shared.otherwise ?? null);
}

/** Returns the currency that a shared mark most often means, such as Swedish kronor for "kr". Null for any other mark. */
export function likelyCurrency(mark: string): string | null {
  return sharedOf.get(mark.trim().toLowerCase())?.currencies[0] ?? null;
}

const majorRows = currencyRows.filter(({ isMajor }) => isMajor);

const majorCurrencyOf: ReadonlyMap<string, string> = new Map(
  majorRows.flatMap(({ code, countries }) => countries.map((country) => [country, code])),
);

/** Returns the major currency that wages of a country are paid in; null for other countries. */
export function majorCurrency(country: string | null | undefined): string | null {
  return majorCurrencyOf.get(country?.toUpperCase() ?? "") ?? null;
}

/** Returns the countries with a currency. */
export function countriesWithCurrency(currency: string): string[] {
  const row = currencyRows.find(({ code }) => code === currency);
  return row ? [...row.countries, ...(row.alsoIn ?? [])] : [];
}

const countryCurrencies: ReadonlyMap<string, string> = new Map(
  currencyRows.flatMap(({ code }) => countriesWithCurrency(code).map((country) => [country, code])),
);

/** Returns the currency of a country; null if we do not know the currency. */
export function currencyOfCountry(country: string | null | undefined): string | null {
  return countryCurrencies.get(country?.toUpperCase() ?? "") ?? null;
}

/** Currencies whose monthly wages stay below 20,000. */
export const majorCurrencies: ReadonlySet<string> = new Set(majorRows.map(({ code }) => code));

/** Returns true for a mark that means one currency in every country: "EUR", "CA$", not "$" or "kr". */
export function isUnambiguousMark(mark: string): boolean {
  return !sharedOf.has(mark.trim().toLowerCase()) && readCurrency(mark, null) !== null;
}

/** Returns true for currencies in which a monthly wage has seven figures, so that "5M" may be pay. */
export function isSmallUnit(code: string | null): boolean {
  return code !== null && (usdRate(code) ?? 1) < 0.01;
}

const longestMark = Math.max(...[...codeOf.keys(), ...sharedOf.keys()].map((mark) => mark.length));

/** Accepts words in any case, and codes in capitals or, unless they are common words, in lower case. */
function isMark(written: string): boolean {
  if (written.length === 3 && usdRate(written) !== null) return true;
  const small = written.toLowerCase();
  if (codeOf.has(small) || sharedOf.has(small)) return true;
  const code = written.toUpperCase();
  return written.length === 3 && usdRate(code) !== null && !codesThatAreWords.has(code);
}

/** Characters of scripts without spaces between words: "年収500万円以上". */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const isLetter = (character: string) =>
  (character >= "a" && character <= "z") ||
  (character >= "A" && character <= "Z") ||
  (character > "\u007f" && /\p{L}/u.test(character) && !unspaced.test(character));

/**
 * Finds the longest currency mark that ends exactly at `end` and is not the end of a longer word; null when there is
 * none.
 */
export function markEndingAt(text: string, end: number): string | null {
  // A bare "R" means rand only if it touches the number: "Python, R 3.5" is not pay.
  if (text.charAt(end - 1) === "R" && !isLetter(text.charAt(end - 2))) return "R";
  for (let length = Math.min(longestMark, end); length > 0; length--) {
    const start = end - length;
    if (isLetter(text.charAt(start)) && isLetter(text.charAt(start - 1))) continue;
    const mark = text.slice(start, end);
    if (isMark(mark)) return mark;
  }
  return null;
}

/**
 * Finds the longest currency mark that begins exactly at `start` and does not begin a longer word; null when there is
 * none.
 */
export function markStartingAt(text: string, start: number): string | null {
  for (let length = Math.min(longestMark, text.length - start); length > 0; length--) {
    const end = start + length;
    if (isLetter(text.charAt(end - 1)) && isLetter(text.charAt(end))) continue;
    const mark = text.slice(start, end);
    if (isMark(mark)) return mark;
  }
  return null;
}
