import { labelBefore } from "./label-before.ts";
import type { PayMention } from "./pay-mentions.ts";

// Markup that was stripped may leave no space: "Cambridge, MASalary: Up to $160K".
const payPattern =
  /(?:(?<!\p{L})|(?-i:(?=\p{Lu}\p{Ll}{2})))(?:salar(?:y|ies)|salaray|pay|paid|paying|payscale|compensation|comp|wages?|remuneration|rate|base|ctc|earn(?:ings)?|gehalt\w*|\w*gehalt|vergütung|\p{L}*(?:lohn|löhne?|lön(?:en)?|lønn?(?:en)?)|\p{L}*loon|salaire|rémunération|salario|sueldo|retribución|stipendio|ral|retribuzione|salário|remuneração|wynagrodzenie|pensja|stawka|widełki|palkka|plat|mzda|salaris|brutto\w*|зарплата|оплата|ደ[መሞም]ወ?ዝ|lương|[\p{Script=Han}]*(?:年収|月給|月収|時給|日給|年俸|年薪|月薪|时薪|時薪|給与|薪资|薪資)|연봉|월급|시급|급여)(?![\p{L}])/giu;

/** Just before an amount, these words are enough: "starting salary is $300". */
const directLabel = /(?<![\p{L}])(?:salary|wages?|compensation)(?: is| of)?[\s:=–-]*$/iu;

/** Words for money that is not the wage, even in a range: what a company raised, sells, insures or adds to the wage. */
const otherMoney =
  /(?<![\p{L}])(?:rais(?:ed?|ing)|funding|funded|seed|series [a-e]|revenues?|arr|turnover|valuation|valued|worth|market|assets|investors?|invest(?:ed|ment)|budget|clients?|customers?|houses?|homes|price[ds]?|costs?|premiums?|deductible|allowance|stipend for|reimburse\w*|tuition|voucher|donat\w+|grants?|loans?|deals?|transactions?|spend\w*|gym|membership|lunch\w*|commut\w+|internet|vacations?|holidays?|training|learning|conferences?|equipment|certification\w*|quota|portfolio|insurance|hsa)(?![\p{L}])/giu;

/** Parts of pay that come on top of the wage, or include more than it. */
const onTop =
  /(?<![\p{L}])(?:commissions?|ote|on[- ]target(?: earnings)?|target(?:ed)? (?:total )?(?:cash|earnings)|referral|sign[- ]?on|bonus(?:es)?|incentives?|pension|401\s?\(?k\)?|superannuation|rsus?|equity|stock|differential|overtime)(?![\p{L}]| ?:)/giu;

/** "salary (excluding bonus)", "in addition to commission": the words name what the amount is without. */
const leftOut =
  /\([^()]*\)|(?:excluding|exclusive of|not including|(?:does|do) not include|without|before|in addition to)[^:,.]*/giu;

/** Characters. A label may list the regions that a range is for. */
const longestIntroduction = 240;

/** After these marks, words about other money no longer refer to this amount: "$70-100k + bonuses". */
const nextPart = /[,+|;()&•●]|\s(?:plus|and|with|w\/|[-–—])\s/iu;
/** The label of the next fact: "ETB 18,000 Commission: 4 %". */
const nextLabel = /\s\p{L}+:/u;
/** Before these, words belong to another amount: "25% equity + $10k a month". */
const lastPart = /^[\s\S]*(?:[+;|•●]|\bplus\b)/i;

/**
 * Rates how far an amount in a description can be trusted to be the pay: 0 is not pay, 5 is surely pay.
 *
 * @param header the length of the first line, where threads state the facts
 */
export function trustInPay(found: PayMention, text: string, header: number): number {
  if (isBelowTargetHeading(found, text)) return 0;
  const before = text.slice(Math.max(0, found.start - longestIntroduction), found.start);
  const context = /[^.;!?\n]*(?:\n{1,2}[^.;!?\n]*)?$/.exec(before)?.[0] ?? before;
  const label = labelBefore(text, found.start).slice(-90).replace(leftOut, " ").replace(lastPart, "");
  const after = /^[^.;!?\n]*/.exec(text.slice(found.end, found.end + 40))?.[0] ?? "";
  const [tail = ""] = after.split(nextPart);
  const isNamed = [context, label, after].some((words) => lastEnd(words, payPattern) >= 0);
  if (lastEnd(tail.split(nextLabel)[0] ?? "", onTop) >= 0) return 0;
  const wage = lastEnd(label, payPattern);
  const extra = lastEnd(label, onTop);
  const isWageNearer = lastEnd(tail, payPattern) >= 0 || extra < 0 || wage > extra;
  if (!isWageNearer) return 0;
  const isOther = lastEnd(label.slice(-50), otherMoney) >= 0 || lastEnd(tail, otherMoney) >= 0;
  if (!isPlausibleRange(found, isNamed && !isOther)) return 0;
  if (isNamed && found.isRange) return isOther ? 2 : 5;
  if (found.currency !== null && directLabel.test(label)) return 3;
  if (isOther) return 0;
  const isInHeader = found.start <= header || (found.isRange && isInBars(found, text));
  if (isInHeader && (found.isRange || isFieldOfItsOwn(found, text))) return 4;
  if (isNamed && (found.isScaled || found.period !== null || (found.min ?? found.max ?? 0) >= 1000)) return 3;
  return found.isRange && (found.isScaled || found.period !== null || (found.min ?? 0) >= 10_000) ? 1 : 0;
}

/** "… | Full-time | $140k/year | …": in a header line a single amount between bars is pay. */
function isFieldOfItsOwn(found: PayMention, text: string): boolean {
  const isLarge = (found.min ?? found.max ?? 0) >= 10_000 || found.period !== null;
  return (
    isLarge &&
    /(?:^|[|•–—]|\s-|,)\s*(?:(?:up )?to|from|ab|bis(?: zu)?|mindestens|min\.?)?\s*$/i.test(
      text.slice(Math.max(0, found.start - 12), found.start),
    )
  );
}

/**
 * "Pastry chef | Leeds | £30k-£35k": a post for several jobs has a header for each. After two bars, words may follow the
 * range: "Pastry chef | Leeds | £30k-£35k apply at …".
 */
function isInBars({ start, end }: PayMention, text: string): boolean {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(lineStart, start);
  return (
    line.length < 160 &&
    /\|\s*$/.test(line) &&
    (line.split("|").length > 2 || /^\s*(?:[|+]|\n|$)/.test(text.slice(end, end + 40)))
  );
}

/** Headings of amounts that include more than the wage: "Compensation ranges (TTC / OTE)". */
const targetHeading = /\bOTE\b|\bTTC\b|\bon[- ]target\b|\btotal target\b/i;

/** True for an amount in a list, such as one for each region, whose heading says that it includes more than the wage. */
function isBelowTargetHeading({ start }: PayMention, text: string): boolean {
  const lines = text.slice(Math.max(0, start - 1000), start).split("\n");
  const own = lines.pop() ?? "";
  if (/\p{L}{4}/u.test(own)) return false;
  const filled = lines.filter((line) => /\S/.test(line));
  const list = filled.slice(filled.findLastIndex((line) => /[.!?]\s*$/.test(line)) + 1);
  return list.some((line) => line.length < 120 && targetHeading.test(line));
}

/**
 * The upper end of a range is rarely more than five times the lower. Where the words name pay, wider ranges are stated
 * as they are, but "$5 - $100,000" is not pay.
 */
function isPlausibleRange({ min, max, period }: PayMention, isNamed: boolean): boolean {
  if (min === null || max === null) return true;
  return max / Math.max(min, 0.01) <= (isNamed ? 20 : 8) && (period !== null || max >= 10);
}

/** Returns the end of the last match; -1 when there is none. */
function lastEnd(text: string, pattern: RegExp): number {
  const match = [...text.matchAll(pattern)].at(-1);
  return match ? match.index + match[0].length : -1;
}
