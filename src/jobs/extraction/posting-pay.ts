import type { Pay, RawPosting, Stated, PayRange, PayUnit } from "../posting.ts";
import { fieldEvidence } from "./evidence.ts";
import { paymentsOfAdvert } from "./pay-terms.ts";
import { readPay, completePay } from "./pay.ts";
import { readPayFromText } from "./read-pay-from-text.ts";

/**
 * Reads pay from the source's fields, or else from the description or the title. Fills in the unit that the operator
 * knows.
 *
 * @param country the country of the work, for currency symbols that several countries share
 */
export function readPostingPay(
  raw: Pick<RawPosting, "pay" | "payText" | "payUnit">,
  title: string,
  text: string,
  country: string | null,
): Stated<Pay> | null {
  const read = readStatedPay(raw, title, text, country);
  const stated = read && withPayments(read, text, country);
  return stated && raw.payUnit ? assumePayUnit(stated, raw.payUnit, country) : stated;
}

/** Adds how often a monthly wage is paid in a year, if only another sentence says so. */
function withPayments(stated: Stated<Pay>, text: string, country: string | null): Stated<Pay> {
  const { value, evidence } = stated;
  if (value.period !== "month" || value.payments !== undefined) return stated;
  const payments = paymentsOfAdvert(text);
  const { pay } = payments === undefined ? { pay: null } : completePay({ ...value, payments }, { country });
  return pay ? { value: pay, evidence } : stated;
}

function readStatedPay(
  raw: Pick<RawPosting, "pay" | "payText">,
  title: string,
  text: string,
  country: string | null,
): Stated<Pay> | null {
  const stated = readPay(raw.pay, raw.payText, { country }).pay;
  const isComplete =
    stated?.currency && isPeriodStated(stated) && !stated.isDoubtful && stated.min !== stated.max;
  if (stated && isComplete) return fromField(stated, raw);
  const told = readPayFromText(text, { country }) ?? readPayFromText(title, { country }, "title");
  if (stated?.isDoubtful && told) return told;
  // The words of a thread's header may be only a part: "EUR 60" of "EUR 60 - 70k".
  if (!stated || (!raw.pay && told && isPartOf(stated, told))) return told;
  if (!told || !agrees(told.value, stated)) return fromField(stated, raw);
  const { predicted, raw: words } = stated;
  if (isLowerEnd(stated, told.value)) return { ...told, value: { ...told.value, raw: words, predicted } };
  if (!repeats(told.value, stated)) return saysMore(told.value, stated) ? told : fromField(stated, raw);
  const { min, max } = stated;
  const { pay } = completePay({ ...told.value, min, max, predicted, raw: words }, { country });
  return { value: pay ?? stated, evidence: told.evidence };
}

function isPartOf(stated: Pay, { value, evidence }: Stated<Pay>): boolean {
  return evidence.text.includes(stated.raw) && value.currency !== null;
}

function fromField(pay: Pay, raw: Pick<RawPosting, "pay">): Stated<Pay> {
  return { value: pay, evidence: fieldEvidence(raw.pay ? "pay" : "payText", pay.raw) };
}

const isPeriodStated = (pay: Pay) => pay.period !== null && pay.isPeriodAssumed !== true;

/** True if the text contradicts neither currency nor period, so that it may add them: Greenhouse states no period. */
function agrees(told: Pay, stated: Pay): boolean {
  return (
    (stated.currency === null || told.currency === stated.currency) &&
    (!isPeriodStated(stated) || told.period === stated.period)
  );
}

/** True if only the text has a currency and a period: "130 - 180 PLN / h". */
function saysMore(told: Pay, stated: Pay): boolean {
  return told.currency !== null && isPeriodStated(told) && !stated.currency && !isPeriodStated(stated);
}

/** True if the text repeats the figures, or one end of them: "up to 30,000 PLN a month" for 25,000 to 30,000. */
function repeats(told: Pay, stated: Pay): boolean {
  if (told.min === null) return told.max === stated.max;
  return told.min === stated.min && (told.max === null || told.max === stated.max);
}

/** Some data sets have a column for only the lower end. */
function isLowerEnd(stated: Pay, told: Pay): boolean {
  return stated.min === stated.max && told.min === stated.min && told.max !== null && stated.min !== told.max;
}

/**
 * Fills in the currency and the period that an operator knows for a whole file, where the posting states none. A period
 * is filled in only next to the operator's currency. The evidence names the parts that were filled in.
 *
 * @param country the country of the work, for `completePay`
 */
export function assumePayUnit(stated: Stated<Pay>, unit: PayUnit, country: string | null): Stated<Pay> {
  const { isPeriodAssumed, ...pay } = stated.value;
  const published = isPeriodAssumed ? { ...pay, period: null } : pay;
  const filled = fillIn(published, unit);
  const assumed = (["currency", "period"] as const).filter((part) => filled[part] !== published[part]);
  if (assumed.length === 0) return stated;
  const ranges = pay.ranges?.map((range) => fillIn(range, unit));
  const { pay: value } = completePay({ ...filled, ...(ranges && { ranges }) }, { country });
  return value ? { value, evidence: { ...stated.evidence, assumed } } : stated;
}

function fillIn<Range extends PayRange>(range: Range, { currency, period }: PayUnit): Range {
  const known = range.currency ?? currency;
  const isOfUnit = currency === null || known === currency;
  return { ...range, currency: known, period: range.period ?? (isOfUnit ? period : null) };
}
