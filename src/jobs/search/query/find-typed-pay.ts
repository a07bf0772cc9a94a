import type { PayPeriod } from "../../posting.ts";
import { currencyOfCountry, readCurrency } from "../../normalise/currency.ts";
import { usdRate } from "../../normalise/currency-rates.ts";
import type { TypedPay } from "../filters/typed-pay.ts";

const marks = "[$£€₹]|(?:us|ca|au)\\$";
const names =
  "usd|eur|gbp|cad|aud|chf|pln|sek|nok|dkk|czk|inr|etb|zł|zl|zloty|birr|br|dollars?|bucks|pounds?|quid|euros?|rupees?";
const figure = "\\d{1,3}(?:[ ,.]\\d{3})+|\\d+(?:\\.\\d{1,2})?";
const period =
  "(?:\\s*(?:(?:per|an?|each|every)\\s+|/\\s*|p\\.?/?\\s*)(hour|hr|h|day|d|week|wk|month|mo|m|year|yr|y|annum|a)\\b|\\s*(hourly|daily|weekly|monthly|yearly|annually|ph|pd|pw|pcm|pa|p\\.a\\.))?";
const before =
  "(?:(?:that |which )?(?:paying|pays?|paid|earning|earn|salary|wage)\\s+)?(?:(?:of|from|over|above|at least|minimum|min|more than|around|about|starting at|between|up to|under|below|less than|at most|not more than|no more than|maximum|max|ab|mindestens|bis|unter|höchstens|à partir de|jusqu'à|moins de|desde|hasta|menos de|da|fino a|vanaf|tot|od|powyżej|do|poniżej|a partir de|até|från|upp till)\\s+)*";
/** The amount is the most that the job may pay. */
const upperEnd =
  /(?:up to|under|below|less than|at most|no[t]? more than|maximum|max|bis|unter|höchstens|jusqu'à|moins de|hasta|menos de|fino a|tot|poniżej|até|upp till)\s*$/iu;
/** Between two amounts: "over 50k but under 90k". */
const untilUpper = "(?:(?:and|but)\\s)?(?:up to|under|below|less than|at most|maximum|max)";
const year = /^(?:19|20)\d\d$/;
const roundThousands = /^[1-9]\d{1,2}000$/;
/** Postcodes of these countries are no round thousands. In France, 69000 is Lyon. */
const withoutRoundPostcodes = "US GB IE CA AU NZ IN ZA ET DE AT CH NL BE PL".split(" ");
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}])(${before})(${marks})?\\s?(${figure})(?:\\s?(k)?\\s?(?:[-–]|to|and|${untilUpper})\\s?(?:${marks})?\\s?(${figure}))?\\s?(k\\b)?\\+?\\s?(${marks}|(?:${names})(?!\\p{L}))?${period}(?![\\p{L}\\p{N}])`,
  "iu",
);

const currencies: Readonly<Record<string, string>> = {
  zł: "PLN",
  zl: "PLN",
  zloty: "PLN",
  birr: "ETB",
  br: "ETB",
  dollar: "USD",
  buck: "USD",
  pound: "GBP",
  quid: "GBP",
  euro: "EUR",
  rupee: "INR",
};
const periods: readonly [RegExp, PayPeriod][] = [
  [/^(?:hour|hr|h|hourly|ph)$/, "hour"],
  [/^(?:day|d|daily|pd)$/, "day"],
  [/^(?:week|wk|weekly|pw)$/, "week"],
  [/^(?:month|mo|m|monthly|pcm)$/, "month"],
];
/** A yearly wage of less is unlikely, in dollars. An amount below the second is for an hour. */
const [minYearly, minMonthly] = [10_000, 300];

/**
 * Finds pay in the words of a search, and the words without it. Pay has a currency, a period, a "k" or a word such
 * as "over", or it is a round number of tens of thousands: "analyst 60000".
 *
 * @param country ISO 3166-1 alpha-2 of the place, whose currency is meant if none is typed.
 * @example findTypedPay("data engineer over £70,000")
 * // { rest: "data engineer", pay: { amount: 70000, max: null, currency: "GBP", isCurrencySure: true, period: "year" } }
 */
export function findTypedPay(
  typed: string,
  country: string | null = null,
): { rest: string; pay: TypedPay } | null {
  const match = amount.exec(typed);
  if (!match) return null;
  const [whole, asked = "", mark, digits = "", firstK, second, k = firstK, name, unit, adverb] = match;
  const value = amountOf(digits, k);
  const isPay =
    Boolean(mark ?? name ?? unit ?? adverb ?? k) ||
    (roundThousands.test(digits) && (country === null || withoutRoundPostcodes.includes(country))) ||
    (asked.trim() !== "" && value >= 1000 && !year.test(digits));
  if (!isPay || value === 0) return null;
  const written = (mark ?? name)?.toLowerCase();
  const localCurrency = currencyOfCountry(country);
  const currency =
    written === undefined
      ? (localCurrency ?? "USD")
      : (currencies[written.replace(/s$/, "")] ?? currencies[written] ?? readCurrency(written, country));
  const rate = currency === null ? null : usdRate(currency);
  if (currency === null || rate === null) return null;
  const stated = (unit ?? adverb ?? "").toLowerCase();
  const known = stated === "" ? null : (periods.find(([pattern]) => pattern.test(stated))?.[1] ?? "year");
  const per = known ?? likelyPeriod(value, rate);
  const rest = `${typed.slice(0, match.index)} ${typed.slice(match.index + whole.length)}`;
  const isCurrencySure = written !== undefined || localCurrency !== null;
  const isMaximum = second === undefined && upperEnd.test(asked);
  const max = isMaximum ? value : second === undefined ? null : amountOf(second, k);
  return {
    rest: rest.replace(/\s+/g, " ").trim(),
    pay: {
      amount: isMaximum ? 0 : value,
      // "50-40k" is no range.
      max: max !== null && max >= value ? max : null,
      currency,
      isCurrencySure,
      period: per,
    },
  };
}

const amountOf = (digits: string, k: string | undefined) =>
  Number(digits.replace(/[ ,.](?=\d{3}(?!\d))/g, "")) * (k ? 1000 : 1);

function likelyPeriod(value: number, rate: number): PayPeriod {
  if (value * rate >= minYearly) return "year";
  return value >= minMonthly ? "month" : "hour";
}
