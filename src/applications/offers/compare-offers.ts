import { money } from "../../tools/salary/currencies.ts";
import type { OfferOf } from "./offer.ts";
import { worthOf, type OfferWorth } from "./offer-worth.ts";

export type ComparedOffer = OfferOf & { worth: OfferWorth };

export type Comparison = {
  currency: string;
  /** Offers in the currency that most of them have. */
  compared: ComparedOffer[];
  /** Offers in other currencies, which are not compared. */
  others: ComparedOffer[];
};

/** Computes the worth of each offer. Offers in another currency than most are listed separately. */
export function compareOffers(offers: readonly OfferOf[]): Comparison {
  const byCurrency = Map.groupBy(offers, ({ offer }) => offer.currency);
  const [currency = "USD"] = [...byCurrency].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const all = offers.map((one) => ({ ...one, worth: worthOf(one.offer) }));
  return {
    currency,
    compared: all.filter(({ offer }) => offer.currency === currency),
    others: all.filter(({ offer }) => offer.currency !== currency),
  };
}

/** Says which offer is ahead, in a year and, if the hours of all are known, for each hour. */
export function offerVerdict({ compared, currency }: Comparison): string {
  const [first, second] = compared.toSorted((a, b) => b.worth.total - a.worth.total);
  if (!first || !second) return "One offer so far. A second one shows how they compare.";
  const ahead = first.worth.total - second.worth.total;
  const rates = compared.flatMap(({ id, company, worth }) =>
    worth.perHour === null ? [] : [{ id, company, perHour: worth.perHour }],
  );
  const perHour = rates.toSorted((a, b) => b.perHour - a.perHour)[0];
  const inMoney =
    ahead < 1
      ? "In money, the best two are level."
      : `In money, ${first.company} is ahead by ${money(Math.round(ahead), currency)}.`;
  if (!perHour || rates.length < compared.length) return inMoney;
  if (perHour.id === first.id) return `${inMoney} It is also ahead for each hour it takes.`;
  return `${inMoney} For each hour it takes, ${perHour.company} is ahead.`;
}

/** Suggests in a sentence or two what would make an offer as good as the best; null for the best one itself. */
export function negotiationTip(one: ComparedOffer, { compared, currency }: Comparison): string | null {
  const best = compared.toSorted((a, b) => b.worth.total - a.worth.total)[0];
  if (!best || compared.length < 2) return null;
  const maxLeave = Math.max(...compared.map(({ offer }) => offer.leaveDays ?? 0));
  const lines: string[] = [];
  const { bonusPercent, pensionPercent, leaveDays } = one.offer;
  if (one.id !== best.id) {
    // Bonus and pension grow with the base.
    const base =
      (best.worth.total - one.worth.total) / (1 + ((bonusPercent ?? 0) + (pensionPercent ?? 0)) / 100);
    if (base >= 1) {
      const asked = money(Math.ceil(base / 10) * 10, currency, { cents: false });
      lines.push(`About ${asked} more base would bring it level with ${best.company}.`);
    }
  }
  if (!pensionPercent && compared.some(({ offer }) => (offer.pensionPercent ?? 0) > 0))
    lines.push(
      pensionPercent === null
        ? "No employer pension is entered, and another offer has one."
        : "Another offer has an employer pension.",
    );
  const days = leaveDays === null ? 0 : maxLeave - leaveDays;
  if (days > 0)
    lines.push(`${days} more ${days === 1 ? "day" : "days"} of leave would match the best offer.`);
  return lines.length > 0 ? lines.join(" ") : "Nothing here is behind the others.";
}
