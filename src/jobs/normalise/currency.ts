import { usdRate } from "./currency-rates.ts";

/** Symbols that several currencies share. The country decides which one is meant; without it only "$" has a default. */
// prettier-ignore
const sharedMarks: Readonly<Record<string, { byCountry: Record<string, string>; otherwise: string | null }>> = {
  "$": {
    byCountry: {
      CA: "CAD", AU: "AUD", NZ: "NZD", SG: "SGD", HK: "HKD", TW: "TWD", MX: "MXN", AR: "ARS", CL: "CLP", CO: "COP",
      UY: "UYU",
    },
    otherwise: "USD",
  },
  "kr": { byCountry: { SE: "SEK", NO: "NOK", DK: "DKK", IS: "ISK", GL: "DKK", FO: "DKK" }, otherwise: null },
  "rs": { byCountry: { IN: "INR", PK: "PKR", LK: "LKR", NP: "NPR" }, otherwise: null },
  "peso": {
    byCountry: { MX: "MXN", AR: "ARS", CL: "CLP", CO: "COP", PH: "PHP", UY: "UYU" },
    otherwise: null,
  },
  "¥": { byCountry: { CN: "CNY" }, otherwise: "JPY" },
};

/** Symbols and words in lower case. A value that is a key of `sharedMarks` still has to be resolved. */
// prettier-ignore
const marks: Readonly<Record<string, string>> = {
  "$": "$", "us$": "USD", "usd$": "USD", "us dollars": "USD", "dollars": "$", "dollar": "$",
  "ca$": "CAD", "c$": "CAD", "cad$": "CAD", "can$": "CAD", "cdn$": "CAD", "cdn": "CAD",
  "a$": "AUD", "au$": "AUD", "aud$": "AUD", "nz$": "NZD", "nzd$": "NZD", "s$": "SGD", "sg$": "SGD",
  "hk$": "HKD", "nt$": "TWD", "mx$": "MXN", "r$": "BRL", "reais": "BRL",
  "€": "EUR", "euro": "EUR", "euros": "EUR", "£": "GBP", "pounds": "GBP", "sterling": "GBP",
  "sfr": "CHF", "sfr.": "CHF", "fr.": "CHF", "franken": "CHF",
  "kr": "kr", "kr.": "kr", "kronor": "kr", "kroner": "kr", "krónur": "ISK",
  "zł": "PLN", "zl": "PLN", "złotych": "PLN", "kč": "CZK", "ft": "HUF", "lei": "RON", "лв": "BGN", "лв.": "BGN",
  "₴": "UAH", "грн": "UAH", "грн.": "UAH", "₽": "RUB", "руб": "RUB", "руб.": "RUB", "рублей": "RUB", "₸": "KZT",
  "₺": "TRY", "tl": "TRY", "₪": "ILS", "nis": "ILS",
  "dhs": "AED", "dirhams": "AED", "birr": "ETB", "ብር": "ETB", "ksh": "KES", "kshs": "KES", "₦": "NGN", "gh₵": "GHS", "₵": "GHS",
  "rand": "ZAR", "₹": "INR", "rs": "rs", "rs.": "rs", "rupees": "rs", "৳": "BDT",
  "¥": "¥", "￥": "¥", "円": "JPY", "yen": "JPY", "元": "CNY", "rmb": "CNY", "yuan": "CNY", "cn¥": "CNY",
  "₩": "KRW", "원": "KRW", "圓": "TWD", "đồng": "VND", "won": "KRW", "rm": "MYR", "฿": "THB", "baht": "THB", "rp": "IDR", "rp.": "IDR", "rupiah": "IDR",
  "₱": "PHP", "php": "PHP", "₫": "VND", "đ": "VND", "pesos": "peso", "soles": "PEN", "s/": "PEN",
};

/** ISO codes that are everyday words in lower case: "try 3 of them". They are read as currencies only in capitals. */
const codesThatAreWords = new Set(["TRY", "MAD", "COP", "PEN", "RON", "CAD", "ALL", "TOP"]);

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
  const known = marks[written.toLowerCase()];
  if (known === undefined) return null;
  const shared = sharedMarks[known];
  return shared ? (shared.byCountry[country?.toUpperCase() ?? ""] ?? shared.otherwise) : known;
}

// prettier-ignore
const majorCurrencyOf: Readonly<Record<string, string>> = {
  US: "USD", GB: "GBP", CA: "CAD", AU: "AUD", NZ: "NZD", CH: "CHF", SG: "SGD",
  AT: "EUR", BE: "EUR", DE: "EUR", ES: "EUR", FI: "EUR", FR: "EUR", IE: "EUR", IT: "EUR", LU: "EUR", NL: "EUR", PT: "EUR",
};

/** Returns the major currency that wages of a country are paid in; null for other countries. */
export function majorCurrency(country: string | null | undefined): string | null {
  return majorCurrencyOf[country?.toUpperCase() ?? ""] ?? null;
}

// prettier-ignore
const otherCurrencyOf: Readonly<Record<string, string>> = {
  PL: "PLN", CZ: "CZK", HU: "HUF", RO: "RON", BG: "BGN", SE: "SEK", NO: "NOK", DK: "DKK", IS: "ISK", UA: "UAH", TR: "TRY",
  IL: "ILS", AE: "AED", SA: "SAR", QA: "QAR", EG: "EGP", MA: "MAD", ZA: "ZAR", NG: "NGN", KE: "KES", GH: "GHS", ET: "ETB",
  UG: "UGX", TZ: "TZS", RW: "RWF", IN: "INR", PK: "PKR", BD: "BDT", LK: "LKR", NP: "NPR", CN: "CNY", HK: "HKD", TW: "TWD",
  JP: "JPY", KR: "KRW", MY: "MYR", TH: "THB", ID: "IDR", PH: "PHP", VN: "VND", MX: "MXN", BR: "BRL", AR: "ARS", CL: "CLP",
  CO: "COP", PE: "PEN", UY: "UYU", CR: "CRC",
  CY: "EUR", EE: "EUR", GR: "EUR", HR: "EUR", LT: "EUR", LV: "EUR", ME: "EUR", MT: "EUR", SI: "EUR", SK: "EUR", XK: "EUR",
  BH: "BHD", KW: "KWD", OM: "OMR", TN: "TND", FO: "DKK", GL: "DKK", LI: "CHF", KZ: "KZT", RS: "RSD", RU: "RUB",
};

/** Returns the currency of a country; null if we do not know the currency. */
export function currencyOfCountry(country: string | null): string | null {
  return majorCurrency(country) ?? otherCurrencyOf[country ?? ""] ?? null;
}

/** Returns the countries with a currency. */
export function countriesWithCurrency(currency: string): string[] {
  return Object.entries({ ...majorCurrencyOf, ...otherCurrencyOf })
    .filter(([, own]) => own === currency)
    .map(([country]) => country);
}

/** Currencies in which no wage of a month reaches 20,000. */
export const majorCurrencies: ReadonlySet<string> = new Set(Object.values(majorCurrencyOf));

/** Returns true for a mark that means one currency in every country: "EUR", "CA$", not "$" or "kr". */
export function isUnambiguousMark(mark: string): boolean {
  const known = marks[mark.trim().toLowerCase()];
  return known === undefined ? readCurrency(mark, null) !== null : !(known in sharedMarks);
}

/** Returns true for currencies in which a monthly wage has seven figures, so that "5M" may be pay. */
export function isSmallUnit(code: string | null): boolean {
  return code !== null && (usdRate(code) ?? 1) < 0.01;
}

const longestMark = Math.max(...Object.keys(marks).map((mark) => mark.length));

/** Accepts words in any case, and codes in capitals or, unless they are common words, in lower case. */
function isMark(written: string): boolean {
  if (written.length === 3 && usdRate(written) !== null) return true;
  const small = written.toLowerCase();
  if (marks[small] !== undefined) return true;
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
