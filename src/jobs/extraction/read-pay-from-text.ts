import type { Pay, Stated, PayRange } from "../posting.ts";
import { quote } from "./evidence.ts";
import { labelBefore } from "./label-before.ts";
import { findPayMentions, type PayMention } from "./pay-mentions.ts";
import { trustInPay } from "./pay-trust.ts";
import { payAtEnd } from "./title-noise.ts";
import { completePay, type PayHint } from "./pay.ts";
import { widestRange } from "./wide-range.ts";

/** In threads such as "Company | City | Full-time | $100k-$130k", the first lines have the facts. */
const headerLength = 300;
/** Maximum number of characters between two ranges that belong to the same list. */
const closeBy = 200;
/** The same for ranges on lines of their own, whose labels may list the regions that a range is for. */
const closeByLines = 500;

type Statement = {
  score: number;
  start: number;
  end: number;
  /** True if the line has only the amount. */
  isLine: boolean;
  pay: Pay;
};

/**
 * Finds the pay in a description. It is conservative: it requires a currency or a label such as "Salary:", and a range or a
 * word for pay next to the amount. Several ranges for regions or levels become one from the lowest to the highest, with each in `ranges`. `raw`
 * is the text of the first statement.
 *
 * @example readPayFromText("… The base salary range is $101,000 to $155,000 a year. …", {})?.value.max // 155000
 * @example readPayFromText("We raised $5M and serve 100+ clients.", {}) // null
 */
export function readPayFromText(
  text: string,
  hint: PayHint,
  from: "title" | "description" = "description",
): Stated<Pay> | null {
  const statements = findStatements(text, hint, from === "title");
  const best = statements.reduce<Statement | null>(
    (first, each) => (each.score > (first?.score ?? 0) ? each : first),
    null,
  );
  if (!best) return null;
  const value = isRange(best.pay) ? joinRanges(best.pay, rangesLike(best, statements), hint) : best.pay;
  const evidence = quote(from, text, best.start, best.end);
  return { value: { ...value, raw: evidence.text.replace(/\s+/g, " ").trim() }, evidence };
}

/** Returns the ranges that are surely pay, and those that closely follow another one. */
function rangesLike(best: Statement, statements: readonly Statement[]): Pay[] {
  const ranges: Pay[] = [];
  let last: Statement | null = null;
  for (const each of statements) {
    const isSure = each === best || each.score >= 3;
    const areLines = each.isLine && last?.isLine === true;
    const isNext = last !== null && each.start - last.end < (areLines ? closeByLines : closeBy);
    if (!isRange(each.pay) || (!isSure && !isNext)) continue;
    ranges.push(each.pay);
    last = each;
  }
  return ranges;
}

/** An amount at the end of a title needs no word for pay from this size on. */
const minInTitle = 1_000;

function findStatements(text: string, hint: PayHint, isTitle: boolean): Statement[] {
  const header = Math.min(headerLength, text.search(/\n|$/));
  const ending = isTitle ? (payAtEnd.exec(text)?.index ?? text.length) : text.length;
  return findPayMentions(text, hint.country, true).flatMap((found) => {
    const isWage = found.period !== null || (found.max ?? found.min ?? 0) >= minInTitle;
    const isAtEnd = found.start >= ending && found.currency !== null && isWage;
    const score = Math.max(trustInPay(found, text, header), isAtEnd ? 3 : 0);
    if (score === 0) return [];
    const isMonthly = found.period === null && isMonthlyByCustom(found, text);
    const stated = isMonthly ? { ...found, period: "month" as const, isPeriodAssumed: true } : found;
    const statement = { ...stated, predicted: false, raw: "" };
    const completed = completePay(statement, hint);
    // In "$43,888 - $102,081. This represents the base hourly or annual rate", "hourly" does not apply to the amount.
    const { pay, problem } =
      completed.problem === "absurd"
        ? completePay({ ...statement, period: null, isPeriodAssumed: false }, hint)
        : completed;
    if (pay === null || problem !== null) return [];
    return [{ score, start: found.start, end: found.end, isLine: isLineOf(found, text), pay }];
  });
}

/** Ethiopian adverts name a salary for a month, unless they say otherwise. */
const salaryInBirr = /(?:salar(?:y|ies)|compensation|stipend|ደ[መሞም]ወ?ዝ)/iu;
/** "Salary: 5,000 ETB Fixed (One-time)" is a single payment. */
const singlePayment = /^[^.;\n]{0,12}(?:fixed|one[- ]time)/i;

function isMonthlyByCustom({ currency, start, end }: PayMention, text: string): boolean {
  return (
    currency === "ETB" &&
    salaryInBirr.test(labelBefore(text, start).slice(-60)) &&
    !singlePayment.test(text.slice(end, end + 24))
  );
}

function isLineOf({ start, end }: { start: number; end: number }, text: string): boolean {
  return (
    /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(text.slice(Math.max(0, start - 12), start)) &&
    /^[^\p{L}\n]*(?:[A-Z]{3})?[^\p{L}\n]*(?:\n|$)/u.test(text.slice(end, end + 12))
  );
}

const isRange = ({ min, max }: Pay) => min !== null && max !== null && min < max;

/** More ranges than this are a table of grades. */
const maxRanges = 12;

/**
 * Joins the ranges that an advert states for regions, levels or kinds of contract. `min` and `max` span those in the
 * currency and period of the first, because others cannot be compared.
 *
 * @param all all ranges, including the first
 */
function joinRanges(first: Pay, all: readonly Pay[], hint: PayHint): Pay {
  const ranges = withoutWhole(distinct(all)).slice(0, maxRanges);
  const alike = ranges.filter((range) => isAlike(range, first));
  const stated = alike.find(({ isStated }) => isStated);
  const { pay } = completePay(
    {
      ...first,
      period: stated?.period ?? first.period,
      isPeriodAssumed: stated ? false : first.isPeriodAssumed,
      min: Math.min(...alike.flatMap(({ min }) => min ?? [])),
      max: Math.max(...alike.flatMap(({ max }) => max ?? [])),
    },
    hint,
  );
  if (!pay || ranges.length < 2) return pay ?? first;
  return { ...pay, ranges: ranges.map(({ min, max, currency, period }) => ({ min, max, currency, period })) };
}

type StatedRange = PayRange & { isStated: boolean };

/** The same amounts with and without a period are one range. */
function distinct(stated: readonly Pay[]): StatedRange[] {
  const found = new Map<string, StatedRange>();
  for (const { min, max, currency, period, isPeriodAssumed } of stated) {
    const key = [min, max, currency].join(" ");
    const isStated = period !== null && isPeriodAssumed !== true;
    if (isStated || !found.has(key)) found.set(key, { min, max, currency, period, isStated });
  }
  return [...found.values()];
}

/** Leaves out a range that is stated as a whole and again in parts. */
function withoutWhole(ranges: readonly StatedRange[]): StatedRange[] {
  return ranges.filter((range) => {
    const parts = ranges.filter((other) => other !== range && isAlike(other, range));
    const isWhole =
      parts.length > 1 &&
      range.min === Math.min(...parts.flatMap(({ min }) => min ?? [])) &&
      range.max === Math.max(...parts.flatMap(({ max }) => max ?? []));
    return !isWhole;
  });
}

function isAlike(range: PayRange, first: PayRange): boolean {
  return (
    range.currency === first.currency &&
    (range.period === first.period || range.period === null || first.period === null) &&
    (range.max ?? 0) <= (first.max ?? 0) * widestRange &&
    (range.max ?? 0) * widestRange >= (first.max ?? 0)
  );
}
