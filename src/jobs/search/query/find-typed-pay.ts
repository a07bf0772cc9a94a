import type { PayPeriod } from "../../posting.ts";
import { currencyOfCountry, likelyCurrency } from "../../../text/currencies.ts";
import { usdRate } from "../../../text/currency-rates.ts";
import { boundAfter, boundBefore, withoutUnitWords } from "../../extraction/pay-bounds.ts";
import { isOtherMoney } from "../../extraction/other-money.ts";
import { findAmounts, type Amount } from "../../extraction/pay-mentions.ts";
import { findPeriod } from "../../extraction/pay-period.ts";
import type { TypedPay } from "../filters/typed-pay.ts";

/** Words at the end of the text before an amount that are about the amount. */
const payWords =
  /(?:^|(?<=\s))(?:(?:that |which )?(?:paying|pays?|paid|earning|earns?|salary|wages?)|of|around|about|circa|between|zwischen|entre|tra|tussen)[\s:]*$/iu;
const year = /^(?:19|20)\d\d$/;
/** Postcodes of these countries are no round thousands. In France, 69000 is Lyon. */
const withoutRoundPostcodes = "US GB IE CA AU NZ IN ZA ET DE AT CH NL BE PL".split(" ");
const standard = /(?:iso|iec|din|en|bs)[ -]*$/iu;
/** A yearly wage of less is unlikely, in dollars. An amount below the second is for an hour. */
const [minYearly, minMonthly] = [10_000, 300];
/** In dollars. A smaller amount for an hour is no pay: "40 ft". */
const minHourly = 0.3;
/** Smaller numbers after the letters of a currency are part of a name: "NIS2", "RS232", "PHP 8". */
const minAfterLetters = { touching: 1000, apart: 5 };
/** Joins two amounts: "over 50k but under 90k". */
const joint = /^[\s,]*(?:(?:and|but|und|aber|et|mais|y|pero)\s)?\s*$/iu;

/** An amount that may be pay, with all words that are about it. */
type Candidate = Amount & {
  start: number;
  side: "lower" | "upper" | null;
  period: PayPeriod | null;
  isAsked: boolean;
};

/**
 * Finds pay in the words of a search, and the words without it. Pay has a currency, a period, a "k" or a word such
 * as "over", or it is a round number of tens of thousands: "analyst 60000".
 *
 * @param country ISO 3166-1 alpha-2 of the place, whose currency is meant if none is typed.
 * @example findTypedPay("data engineer over £70,000")
 * // { rest: "data engineer", words: "over £70,000", pay: { amount: 70000, max: null, currency: "GBP", isCurrencySure: true, period: "year" } }
 */
export function findTypedPay(
  typed: string,
  country: string | null = null,
): { rest: string; words: string; pay: TypedPay } | null {
  const candidates = findAmounts(typed, country).map((amount) => withWords(typed, amount));
  const isPay = [isWrittenAsPay, isAskedFor, isRoundSalary].find((test) =>
    candidates.some((one) => test(one, typed, country)),
  );
  const index = isPay ? candidates.findIndex((one) => isPay(one, typed, country)) : -1;
  const found = candidates[index];
  if (!found) return null;
  const next = candidates[index + 1];
  const isJoined =
    next?.side === "upper" &&
    found.side !== "upper" &&
    !found.high &&
    joint.test(typed.slice(found.end, next.start));
  const [value, high] = found.values;
  const written = currencyOf(found) ?? (isJoined ? currencyOf(next) : null);
  const local = currencyOfCountry(country);
  const currency = written ?? likelyCurrency(found.low.marks[0] ?? "") ?? local ?? "USD";
  const rate = usdRate(currency);
  if (rate === null) return null;
  const isMaximum = found.side === "upper" && !found.high;
  const max = isJoined ? next.values[0] : isMaximum || found.high ? high : null;
  const end = isJoined ? next.end : found.end;
  const rest = `${typed.slice(0, found.start)} ${typed.slice(end)}`;
  return {
    rest: rest.replace(/\s+/g, " ").trim(),
    words: typed.slice(found.start, end).trim(),
    pay: {
      amount: isMaximum ? 0 : value,
      // "50-40k" is no range.
      max: max !== null && max >= value ? max : null,
      currency,
      isCurrencySure: written !== null || local !== null,
      period: found.period ?? (isJoined ? next.period : null) ?? likelyPeriod(value, rate),
    },
  };
}

/** Extends an amount by its period, its bound and the words for pay around it. */
function withWords(typed: string, amount: Amount): Candidate {
  let { start } = amount.low;
  let side: Candidate["side"] = null;
  let isAsked = false;
  for (;;) {
    const before = typed.slice(0, start);
    const bound = boundBefore(before);
    const index = bound?.index ?? before.search(payWords);
    if (index < 0) break;
    side ??= bound?.side ?? null;
    isAsked = true;
    start = index;
  }
  let end = amount.end + (/^\+/.exec(typed.slice(amount.end))?.[0].length ?? 0);
  // The last letter of the amount tells whether a period touches it: "£15ph".
  const tail = typed.slice(end - 1);
  const stated = findPeriod(tail);
  const isNext = stated !== null && withoutUnitWords(tail.slice(0, stated.end)).slice(1).trim() === "";
  const perAnnum = amount.low.perAnnum || amount.high?.perAnnum === true;
  if (isNext) end += stated.end - 1;
  end +=
    new RegExp(`^\\.(?!\\d)|^ \\(?${amount.currency}\\)?(?!\\p{L})`, "u").exec(typed.slice(end))?.[0]
      .length ?? 0;
  const after = boundAfter(typed.slice(end));
  return {
    ...amount,
    start,
    end: end + (after?.end ?? 0),
    side: side ?? after?.side ?? null,
    period: isNext ? stated.period : perAnnum ? "year" : null,
    isAsked,
  };
}

const currencyOf = ({ currency, low: { currencyOfScale } }: Amount) => currency ?? currencyOfScale;

/** True for an amount with a currency, a period or a "k". */
function isWrittenAsPay(
  { low, high, values: [value], currency, period, end, nextStart }: Candidate,
  typed: string,
): boolean {
  const marks = [...low.marks, ...(high?.marks ?? [])];
  const isScaled = [low, high].some((one) => one && (one.scale === 1000 || one.currencyOfScale !== null));
  if (value === 0 || (marks.length === 0 && !isScaled && period === null)) return false;
  if (period !== null || isScaled)
    return marks.length > 0 || isScaled || !isOtherMoney("", typed.slice(end, nextStart));
  if (value < minMonthly && value * (usdRate(currency ?? "USD") ?? 0) < minHourly) return false;
  const [before] = low.marks;
  const lead = typed.slice(low.start, low.end);
  if (before === undefined || !lead.startsWith(before) || /\p{Sc}/u.test(before)) return true;
  const isApart = /^\s/.test(lead.slice(before.length));
  return value >= (isApart ? minAfterLetters.apart : minAfterLetters.touching) && !year.test(String(value));
}

/** "Paying 30000", "over 2500" */
function isAskedFor({ isAsked, values: [value], end, nextStart }: Candidate, typed: string): boolean {
  return (
    isAsked && value >= 1000 && !year.test(String(value)) && !isOtherMoney("", typed.slice(end, nextStart))
  );
}

/** "analyst 60000" */
function isRoundSalary({ low, values: [value] }: Candidate, typed: string, country: string | null): boolean {
  return (
    low.scale === 1 &&
    value % 1000 === 0 &&
    value >= 10_000 &&
    value < 1_000_000 &&
    !standard.test(typed.slice(0, low.start)) &&
    (country === null || withoutRoundPostcodes.includes(country))
  );
}

function likelyPeriod(value: number, rate: number): PayPeriod {
  if (value * rate >= minYearly) return "year";
  return value >= minMonthly ? "month" : "hour";
}
