import type { Pay } from "../posting.ts";
import { findPayInWords } from "./pay-in-words.ts";
import type { PayInWords } from "./pay-in-words.ts";
import { settlePay } from "./pay.ts";
import type { PayHint } from "./pay.ts";

const payWords =
  /(?<![\p{L}])(?:salar(?:y|ies)|salaray|pay|paid|paying|compensation|comp|wages?|remuneration|rate|ote|base|ctc|earn(?:ings)?|gehalt\w*|\w*gehalt|vergütung|lohn|stundenlohn|salaire|rémunération|salario|sueldo|retribución|stipendio|ral|retribuzione|salário|remuneração|wynagrodzenie|pensja|stawka|widełki|lön|løn|lønn|palkka|plat|mzda|salaris|brutto\w*|зарплата|оплата)(?![\p{L}])/iu;

/** Words for money that is not pay, even in a range: what a company raised, sells or insures. */
const otherMoney =
  /(?<![\p{L}])(?:rais(?:ed?|ing)|funding|funded|seed|series [a-e]|revenues?|arr|turnover|valuation|valued|worth|market|assets|investors?|invest(?:ed|ment)|budget|clients?|customers?|houses?|homes|price[ds]?|costs?|premiums?|deductible|bonus(?:es)?|referral|allowance|stipend for|reimburse\w*|tuition|voucher|donat\w+|grants?|loans?|deals?|transactions?|spend\w*|gym|membership|lunch\w*|commut\w+|internet|vacations?|holidays?|training|learning|conferences?|equipment|certification\w*|401\s?\(?k\)?)(?![\p{L}])/iu;

/** After these marks, words about other money no longer refer to this amount: "$70-100k + bonuses". */
const nextPart = /[,+|;(&]|\s(?:plus|and|with)\s/i;

/** In threads such as "Company | City | Full-time | $100k-$130k", the first lines have the facts. */
const headerLength = 300;

/**
 * Finds the pay in a description. It is conservative: it requires a currency, and a range or a word for pay next to the
 * amount. `raw` is the text of the statement.
 *
 * @example readPayFromText("… The base salary range is $101,000 to $155,000 a year. …", {})?.max // 155000
 * @example readPayFromText("We raised $5M and serve 100+ clients.", {}) // null
 */
export function readPayFromText(text: string, hint: PayHint): Pay | null {
  const header = Math.min(headerLength, text.search(/\n|$/));
  let best: { score: number; pay: Pay } | null = null;
  for (const found of findPayInWords(text, hint.country, true)) {
    const score = trust(found, text, header);
    if (score <= (best?.score ?? 0)) continue;
    const statement = { ...found, predicted: false, raw: sentenceAround(text, found) };
    const settled = settlePay(statement);
    // In "$43,888 - $102,081. This represents the base hourly or annual rate", "hourly" does not apply to the amount.
    const { pay, problem } =
      settled.problem === "absurd" ? settlePay({ ...statement, period: null }) : settled;
    if (pay && problem === null) best = { score, pay };
  }
  return best?.pay ?? null;
}

/** Rates how far a statement can be trusted; 0 means it is ignored. */
function trust(found: PayInWords, text: string, header: number): number {
  if (found.currency === null || !isPlausibleRange(found)) return 0;
  const before = text.slice(Math.max(0, found.start - 110), found.start);
  const lead = /[^.;!?\n]*(?:\n{1,2}[^.;!?\n]*)?$/.exec(before)?.[0] ?? before;
  const after = /^[^.;!?\n]*/.exec(text.slice(found.end, found.end + 40))?.[0] ?? "";
  const isNamed = payWords.test(lead) || payWords.test(after);
  const isOther = otherMoney.test(lead.slice(-50)) || otherMoney.test(after.split(nextPart)[0] ?? "");
  if (isNamed && found.isRange) return isOther ? 2 : 5;
  if (isOther) return 0;
  if (found.start <= header && (found.isRange || isFieldOfItsOwn(found, text))) return 4;
  if (isNamed && (found.isScaled || found.period !== null || (found.min ?? found.max ?? 0) >= 1000)) return 3;
  return found.isRange && (found.isScaled || found.period !== null || (found.min ?? 0) >= 10_000) ? 1 : 0;
}

/** "… | Full-time | $140k/year | …": in a header line a single amount between bars is pay. */
function isFieldOfItsOwn(found: PayInWords, text: string): boolean {
  const isLarge = (found.min ?? found.max ?? 0) >= 10_000 || found.period !== null;
  return (
    isLarge &&
    /(?:^|[|•–—]|\s-|,)\s*(?:(?:up )?to|from|ab|bis(?: zu)?|mindestens|min\.?)?\s*$/i.test(
      text.slice(Math.max(0, found.start - 12), found.start),
    )
  );
}

/** The upper end of a range is rarely more than five times the lower; "$5 - $100,000" is not pay. */
function isPlausibleRange({ min, max, period }: PayInWords): boolean {
  if (min === null || max === null) return true;
  return max / Math.max(min, 0.01) <= 8 && (period !== null || max >= 10);
}

function sentenceAround(text: string, { start, end }: PayInWords): string {
  const before = /[^.;!?\n|]{0,60}$/.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? "";
  const after = /^[^;!?\n|]{0,40}/.exec(text.slice(end, end + 40))?.[0] ?? "";
  return `${before}${text.slice(start, end)}${after}`.replace(/\s+/g, " ").trim();
}
