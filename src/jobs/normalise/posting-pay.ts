import type { Pay, RawPosting, Stated } from "../posting.ts";
import { fieldEvidence } from "./evidence.ts";
import { readPay } from "./pay.ts";
import { readPayFromText } from "./read-pay-from-text.ts";

/**
 * Reads pay from the source's fields, or else from the description or the title.
 *
 * @param country the country of the work, for currency symbols that several countries share
 */
export function readPostingPay(
  raw: Pick<RawPosting, "pay" | "payText">,
  title: string,
  text: string,
  country: string | null,
): Stated<Pay> | null {
  const stated = readPay(raw.pay, raw.payText, { country }).pay;
  if (stated?.currency && isPeriodStated(stated)) return fromField(stated, raw);
  const told = readPayFromText(text, { country }) ?? readPayFromText(title, { country }, "title");
  // The words of a thread's header may be only a part: "EUR 60" of "EUR 60 - 70k".
  if (!stated || (!raw.pay && told && isPartOf(stated, told))) return told;
  return told && completes(told.value, stated)
    ? { value: { ...told.value, raw: stated.raw, predicted: stated.predicted }, evidence: told.evidence }
    : fromField(stated, raw);
}

function isPartOf(stated: Pay, { value, evidence }: Stated<Pay>): boolean {
  return evidence.text.includes(stated.raw) && value.currency !== null;
}

function fromField(pay: Pay, raw: Pick<RawPosting, "pay">): Stated<Pay> {
  return { value: pay, evidence: fieldEvidence(raw.pay ? "pay" : "payText", pay.raw) };
}

const isPeriodStated = (pay: Pay) => pay.period !== null && pay.isPeriodAssumed !== true;

/** True if the text repeats the figures, so that it may add currency and period: Greenhouse states no period. */
function completes(told: Pay, stated: Pay): boolean {
  const isSame = stated.min === told.min && stated.max === told.max;
  const agrees = stated.currency === null || told.currency === stated.currency;
  return isSame && agrees && (!isPeriodStated(stated) || told.period === stated.period);
}
