import { readCurrency } from "../../text/currencies.ts";
import { readPeriodLabel } from "../../jobs/extraction/pay-period.ts";
import type { PayUnit } from "../../jobs/posting.ts";

export const payUnitProblem = '--pay takes a currency, a period or both: --pay "PLN month".';

/** Parses the unit of pay that an operator names: a currency, a period or both. Null if it is neither. */
export function parsePayUnit(text: string): PayUnit | null {
  const words = text.split(/\s+/).filter(Boolean);
  const unit: PayUnit = { currency: null, period: null };
  for (const word of words) {
    const period = readPeriodLabel(word);
    const currency = period === null ? readCurrency(word, null) : null;
    if (period !== null && unit.period === null) unit.period = period;
    else if (currency !== null && unit.currency === null) unit.currency = currency;
    else return null;
  }
  return words.length === 0 ? null : unit;
}
