import type { TaxTable } from "./take-home/tax-tables.ts";
import { workOutTakeHome } from "./take-home/work-out-take-home.ts";

/** The parts of an offer. Amounts are for a year; `leave` is days. */
export const offerParts = [
  { key: "base", label: "Base" },
  { key: "bonus", label: "Bonus, expected" },
  { key: "equity", label: "Equity that can be sold" },
  { key: "pension", label: "Employer pension" },
  { key: "commute", label: "Commute, cost" },
  { key: "leave", label: "Leave, days" },
] as const;
export type OfferPart = (typeof offerParts)[number]["key"];
export type OfferAmounts = Record<OfferPart, number>;

/** Returns the worth of an offer in a year before tax. Leave is compared by itself. */
export function offerWorth({ base, bonus, equity, pension, commute }: OfferAmounts): number {
  return base + bonus + equity + pension - commute;
}

/** Says which of two offers is worth more, and how the leave differs. */
export function compareTwoOffers(
  a: OfferAmounts,
  b: OfferAmounts,
  money: (amount: number) => string,
): string {
  const [ahead, days] = [offerWorth(a) - offerWorth(b), a.leave - b.leave];
  const more = (count: number) => `${Math.abs(count)} ${Math.abs(count) === 1 ? "day" : "days"} more leave`;
  if (ahead === 0)
    return days === 0
      ? "Both are worth the same."
      : `Both are worth the same, but ${days > 0 ? "A" : "B"} has ${more(days)}.`;
  const [first, second] = ahead > 0 ? ["A", "B"] : ["B", "A"];
  const claim = `${first} is ${money(Math.abs(ahead))} a year ahead`;
  if (days === 0) return `${claim}.`;
  return ahead > 0 === days > 0
    ? `${claim}, and has ${more(days)}.`
    : `${claim}, but ${second} has ${more(days)}.`;
}

/** Returns base and bonus after tax and the commute. Null when the table has no figure for one of the offers. */
export function offersAfterTax(
  table: TaxTable,
  { a, b }: { a: OfferAmounts; b: OfferAmounts },
): { a: number; b: number } | null {
  const left = ({ base, bonus, commute }: OfferAmounts) => {
    const found = workOutTakeHome(table, base + bonus);
    return found && found.net - commute;
  };
  const [ofA, ofB] = [left(a), left(b)];
  return ofA === null || ofB === null ? null : { a: ofA, b: ofB };
}

/** Says which offer leaves more in the bank. */
export function compareNets({ a, b }: { a: number; b: number }, money: (amount: number) => string): string {
  const ahead = Math.round(a - b);
  if (ahead === 0) return "In the bank both are the same.";
  return `In the bank ${ahead > 0 ? "A" : "B"} is ${money(Math.abs(ahead))} a year ahead.`;
}
