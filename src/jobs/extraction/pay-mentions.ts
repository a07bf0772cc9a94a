import type { PayPeriod } from "../posting.ts";
import {
  currencyOfCountry,
  isSmallUnit,
  isUnambiguousMark,
  majorCurrencies,
  readCurrency,
} from "../../text/currencies.ts";
import { usdRate } from "../../text/currency-rates.ts";
import { findFigures } from "../../text/money.ts";
import type { MoneyFigure } from "../../text/money.ts";
import { labelBefore } from "./label-before.ts";
import { isOtherMoney, isPerPiece } from "./other-money.ts";
import { boundOf, withoutUnitWords } from "./pay-bounds.ts";
import { findPeriod, periodInUnspacedText } from "./pay-period.ts";
import { isNetAround, paymentsIn, withoutPayments } from "./pay-terms.ts";

/** One amount or range found in text, with the words around it. */
export type PayMention = {
  start: number;
  end: number;
  min: number | null;
  max: number | null;
  currency: string | null;
  period: PayPeriod | null;
  /** True if no period is written, but the amount allows only one. */
  isPeriodAssumed: boolean;
  /** True for two figures, false for one. */
  isRange: boolean;
  /** True if written with "k". Employees, or bonuses of a few hundred, are never counted that way. */
  isScaled: boolean;
  payments?: number;
  isNet?: boolean;
};

const betweenPattern = /(?:between|zwischen|entre|tra|tussen|mellan|mellem|mellom|między|mezi)\s*:?\s*$/iu;
const periodInGap = "(?:\\s*(?:\\/|per|an?)\\s?[\\p{L}]{1,6})?";
const rangeGap = new RegExp(
  `^\\+?${periodInGap}\\s*(?:[-–—−~～〜]|\\.\\.\\.?|…|to|up to|bis(?: zu)?|à|jusqu['’]à|a|ao?|al|até|hasta|fino a|do|tot|till?|til|through|do|до|по|(?:-|–|to|and)?\\s*max(?:imum)?(?: salary| pay| base)?:?)\\s*(?:約|ca\\.?|circa|etwa|about|approx\\.?|approximately|environ|around)?\\s*$`,
  "iu",
);
const rangeGapAfterBetween = /^\s*(?:and|&|und|et|y|e|en|och|og|i|a)\s*$/iu;

/** One figure or a range of two. */
export type Amount = {
  low: MoneyFigure;
  high: MoneyFigure | null;
  end: number;
  /** The ends in full, the same if there is only one. */
  values: [number, number];
  /** Null if no currency is written, or if the country does not decide which one is meant. */
  currency: string | null;
  /** Where the next figure begins. */
  nextStart: number;
};

/** Joins the figures of a text into amounts and ranges, each with its currency. */
export function findAmounts(text: string, country: string | null | undefined): Amount[] {
  const figures = findFigures(text);
  const found: Amount[] = [];
  for (let index = 0; index < figures.length; index++) {
    const low = figures[index];
    if (!low) continue;
    const next = figures[index + 1];
    const high = next && isRange(text, low, next, country) ? next : null;
    if (high) index++;
    found.push({
      low,
      high,
      end: (high ?? low).end,
      values: amounts(low, high),
      currency: readAmountCurrency(text, low, high, country),
      nextStart: figures[index + 1]?.start ?? text.length,
    });
  }
  return found;
}

/**
 * Finds amounts and ranges of pay, each with its currency, period and bounds.
 *
 * @param needsCurrency leaves out amounts that have neither a currency nor a label such as "Salary:". In descriptions, most
 *   such numbers are no pay
 */
export function findPayMentions(
  text: string,
  country: string | null | undefined,
  needsCurrency = false,
): PayMention[] {
  return findAmounts(text, country).flatMap((amount) => {
    const isLeftOut =
      amount.currency === null && needsCurrency && !isLabelledPay(text, amount.low, amount.high);
    return (!isLeftOut && readAmount(text, amount, country)) || [];
  });
}

/** In US dollars. In the countries where more than twelve wages are paid in a year, those of a month are lower. */
const highestMonthly = 12_000;

/** "15-25K·14薪": wages in yuan. */
const chinesePayments = /^[^\p{L}\p{N}]{0,3}1[3-6]薪/u;

const payLabel =
  /(?:salary|salaries|pay|compensation|wages?|rate|gehalt|vergütung|salaire|salario|wynagrodzenie)(?: (?!is\b|of\b)\p{L}{2,12})?(?: (?:for|of) (?:this|the) (?:position|role|job))?(?: is| of| (?:would|will|may|can) be|: ?net|: ?gross|,? DOE,?)?\s?[:=–-]{0,2}(?:\s?(?:between|from|up to))?\s?$/iu;

/** "22.50/hour": the words of a period, straight after an amount. */
const hourAfter = /^\s?(?:\/|per|an?) ?(?:hour|hr|h)\b/i;

/** "Salary: 70-90k", "the salary would be up to 60k", "The hourly rate for this position is 22.50/hour" */
function isLabelledPay(text: string, low: MoneyFigure, high: MoneyFigure | null): boolean {
  const { end } = high ?? low;
  const isLarge = low.number * low.scale >= 1000 || (high !== null && high.number * high.scale >= 1000);
  const isHourly = hourAfter.test(text.slice(end, end + 12));
  return (isLarge || isHourly) && payLabel.test(text.slice(Math.max(0, low.start - 48), low.start));
}

function isRange(
  text: string,
  low: MoneyFigure,
  high: MoneyFigure,
  country: string | null | undefined,
): boolean {
  const gap = text.slice(low.end, high.start);
  if (gap.length > 48) return false;
  const plainGap = withoutUnitWords(gap);
  const joined =
    rangeGap.test(gap) ||
    rangeGap.test(plainGap) ||
    // "40k/45k"
    (/^\s?\/\s?$/.test(gap) && low.scale > 1 && high.scale > 1) ||
    (rangeGapAfterBetween.test(plainGap) &&
      betweenPattern.test(text.slice(Math.max(0, low.start - 24), low.start)));
  return joined && sameCurrency(low, high, country);
}

function sameCurrency(low: MoneyFigure, high: MoneyFigure, country: string | null | undefined): boolean {
  const first = currencyOfMarks(low.marks, country);
  const second = currencyOfMarks(high.marks, country);
  if (first === null || second === null || first === second) return true;
  // "$70 - 80K CAD": a shared symbol gives way to an exact code
  return ![...low.marks].some(isUnambiguousMark) || !high.marks.some(isUnambiguousMark);
}

function currencyOfMarks(marks: string[], country: string | null | undefined): string | null {
  const exact = marks.findLast(isUnambiguousMark);
  for (const mark of exact === undefined ? marks : [exact]) {
    const code = readCurrency(mark, country);
    if (code) return code;
  }
  return null;
}

function readAmountCurrency(
  text: string,
  low: MoneyFigure,
  high: MoneyFigure | null,
  country: string | null | undefined,
): string | null {
  const end = (high ?? low).end;
  const marks = [...low.marks, ...(high?.marks ?? []), ...codeSoonAfter(text.slice(end, end + 20))];
  const code = currencyOfMarks(marks, country);
  if (code === null) return currencyCountedIn(high?.currencyOfScale ?? low.currencyOfScale, country);
  // "$14k" in Colombia is an amount in US dollars: 14,000 pesos are a few of them, and wages there are not given in thousands.
  const isScaled = low.scale === 1000 || high?.scale === 1000;
  return isScaled && isSmallUnit(code) && marks.includes("$") ? "USD" : code;
}

/** Pakistan, Bangladesh and Nepal count their own currencies in lakhs. */
function currencyCountedIn(currency: string | null, country: string | null | undefined): string | null {
  const isOfNeighbour = currency === "INR" && ["PK", "BD", "NP", "LK"].includes(country ?? "");
  return isOfNeighbour ? currencyOfCountry(country ?? null) : currency;
}

function readAmount(
  text: string,
  { low, high, end, values: [first, second], currency: marked, nextStart }: Amount,
  country: string | null | undefined,
): PayMention | null {
  const before = text.slice(Math.max(0, low.start - 32), low.start);
  const after = text.slice(end, Math.min(end + 40, Math.max(nextStart, end)));
  if (isOtherMoney(before, after)) return null;
  const currency = marked ?? (chinesePayments.test(after) ? "CNY" : null);

  const biggest = Math.max(low.scale, high?.scale ?? 1);
  if (biggest >= 1e9 || (biggest === 1e6 && !isSmallUnit(currency))) return null;

  const bound = high ? null : boundOf(text.slice(Math.max(0, low.start - 72), low.start), after);
  const label = labelBefore(text, low.start).slice(-90);
  const payments = paymentsIn(`${label} | ${/^[^\n]*/.exec(text.slice(end, end + 140))?.[0] ?? ""}`);
  // "EUR 2.500 (14x)" can only be for a month.
  const isOfMonth =
    first * (usdRate(currency ?? currencyOfCountry(country ?? null) ?? "") ?? 1) < highestMonthly;
  const custom = payments !== undefined && isOfMonth ? "month" : null;
  const period =
    low.perAnnum || high?.perAnnum ? "year" : (periodAround(text, low, high, nextStart) ?? custom);
  if (period === null && isPerPiece(after)) return null;
  const assumed = period === null ? onlyPeriod(low, high, currency, country) : null;
  return {
    start: low.start,
    end,
    min: bound === "upper" ? null : first,
    max: high ? second : bound === "lower" || (bound === null && low.open) ? null : first,
    currency,
    period: period ?? assumed,
    isPeriodAssumed: assumed !== null,
    isRange: high !== null,
    isScaled: biggest > 1,
    ...(payments !== undefined && { payments }),
    ...(isNetAround(label.slice(-32), restOfSentence(after)) && { isNet: true }),
  };
}

/**
 * Returns the only period that the way of writing allows. Small amounts with cents in a major currency are for an hour:
 * "$22.00 - $27.75". Without cents they may be thousands. "60-80k" without any currency or country is for a year.
 */
function onlyPeriod(
  low: MoneyFigure,
  high: MoneyFigure | null,
  currency: string | null,
  country: string | null | undefined,
): PayPeriod | null {
  const both = [low, high ?? low];
  const isMajor = currency !== null && majorCurrencies.has(currency);
  if (isMajor && both.every(({ hasCents, number }) => hasCents && number >= 7 && number < 200)) return "hour";
  const isThousands = amounts(low, high).every((amount) => amount >= 40_000 && amount <= 500_000);
  const isScaled = both.some(({ scale }) => scale === 1000);
  return !currency && !country && isScaled && isThousands ? "year" : null;
}

/** "$100k - $140k (USD)", "$85,000/yr CAD" */
function codeSoonAfter(after: string): string[] {
  const code = /^[\s,]*(?:(?:\/|per |an? )\s?\p{L}{1,6}\s)?\(?([A-Z]{3})\)?(?!\p{L})/u.exec(after)?.[1];
  return code !== undefined && readCurrency(code, null) !== null ? [code] : [];
}

/**
 * Returns both ends in full. If only one has a "k", it applies to both ("90-120k", "$100k-130"), as do the thousands of
 * "45-55.000".
 */
function amounts(low: MoneyFigure, high: MoneyFigure | null): [number, number] {
  const first = low.number * low.scale;
  if (!high) return [first, first];
  const second = high.number * high.scale;
  if (low.scale === 1 && high.scale > 1 && low.number < 1000) return [low.number * high.scale, second];
  if (high.scale === 1 && low.scale > 1 && high.number < 1000) return [first, high.number * low.scale];
  const isShortened = low.number < 1000 && low.number >= 10 && second >= 10_000 && second % 500 === 0;
  if (isShortened && Number.isInteger(low.number) && first * 1000 <= second && first * 4000 >= second)
    return [first * 1000, second];
  return [first, second];
}

/** Finds the period after the amount, between its two ends, or before it, in that order and within the sentence. */
function periodAround(
  text: string,
  low: MoneyFigure,
  high: MoneyFigure | null,
  nextStart: number,
): PayPeriod | null {
  const before = periodInUnspacedText(text.slice(Math.max(0, low.start - 6), low.start));
  if (before) return before;
  const end = (high ?? low).end;
  const rest = restOfSentence(text.slice(end - 1, end + 48));
  const own = withoutPayments(rest).slice(0, Math.max(nextStart - end, 0) + 1);
  const after = findPeriod(own);
  if (after) return after.period;
  const between = high ? findPeriod(text.slice(low.end - 1, high.start)) : null;
  if (between) return between.period;
  return findPeriod(withoutPayments(labelBefore(text, low.start)))?.period ?? null;
}

/** A period on a line of its own still belongs to the amount above: "$25 - $30\nper hour". */
function restOfSentence(after: string): string {
  const sentence = /^[\s\S]*?(?=[.;!?]\s+\p{Lu}|\n|$)/u.exec(after)?.[0] ?? after;
  const nextLine = /^[ \t]*\n[ \t]*(?=(?:(?:per|an?|\/)\s?)?\p{L}+[ \t.]*(?:\n|$))/iu.exec(
    after.slice(sentence.length),
  );
  return nextLine ? `${sentence} ${after.slice(sentence.length + nextLine[0].length)}` : sentence;
}
