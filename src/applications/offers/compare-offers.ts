import type { Outcome } from "../application.ts";
import { money } from "../../tools/salary/currencies.ts";

/** An offer as its owner writes it. Amounts are for a year, in the offer's currency. Null means an empty field. */
export type Offer = {
  currency: string;
  base: number;
  /** Percent of the base. */
  bonusPercent: number | null;
  equity: number | null;
  /** Whether the equity can be sold. Otherwise it counts as 0. */
  equityCounts: boolean;
  /** The employer's contribution, in percent of the base. */
  pensionPercent: number | null;
  leaveDays: number | null;
  /** Days on site in a week. */
  siteDays: number | null;
  /** Minutes of travel to work, one way. */
  travelMinutes: number | null;
  commuteCost: number | null;
  answerBy: string | null;
};

export const newOffer = (currency: string): Offer => ({
  currency,
  base: 0,
  bonusPercent: null,
  equity: null,
  equityCounts: false,
  pensionPercent: null,
  leaveDays: null,
  siteDays: null,
  travelMinutes: null,
  commuteCost: null,
  answerBy: null,
});

/** An offer with the opening that it is for. `outcome` is how the application ended; null while it is open. */
export type OfferOf = {
  id: string;
  title: string;
  company: string;
  place: string;
  outcome: Outcome | null;
  offer: Offer;
};

/** Working days in a year before leave: 52 weeks of five days without ten public holidays. */
const workingDays = 250;
const hoursInDay = 8;

/** Weeks in which people go to work. */
const weeksOnSite = 46;

type OfferWorth = {
  /** Null if they are not entered. */
  bonus: number | null;
  /** 0 if it cannot be sold. */
  equity: number | null;
  pension: number | null;
  /** For a year before tax, less the cost of commuting. Parts that are not entered count as 0. */
  total: number;
  /** In a year. Null if the days on site or the minutes of travel are not entered. */
  travelHours: number | null;
  /** Hours of work and, if known, of travel in a year. Null if the days of leave are not entered. */
  hours: number | null;
  perHour: number | null;
};

/** Computes what an offer is worth for a year, and for each hour of work and travel. */
export function worthOf(offer: Offer): OfferWorth {
  const { base, leaveDays } = offer;
  const ofBase = (percent: number | null) => (percent === null ? null : (base * percent) / 100);
  const bonus = ofBase(offer.bonusPercent);
  const pension = ofBase(offer.pensionPercent);
  const equity = offer.equity === null || offer.equityCounts ? offer.equity : 0;
  const total = base + (bonus ?? 0) + (equity ?? 0) + (pension ?? 0) - (offer.commuteCost ?? 0);
  const travelHours = travelHoursOf(offer);
  const hours =
    leaveDays === null ? null : Math.max(0, workingDays - leaveDays) * hoursInDay + (travelHours ?? 0);
  const perHour = hours !== null && hours > 0 ? total / hours : null;
  return { bonus, equity, pension, total, travelHours, hours, perHour };
}

/** Hours of travel in a year: 0 without days on site, even if the minutes of travel are unknown. */
function travelHoursOf({ siteDays, travelMinutes }: Offer): number | null {
  if (siteDays === 0) return 0;
  if (siteDays === null || travelMinutes === null) return null;
  return (siteDays * weeksOnSite * travelMinutes * 2) / 60;
}

/** The offer on a card: "$91,000 and 24 days". */
export function offerSummary({
  currency,
  base,
  leave_days: days,
}: {
  currency: string;
  base: number;
  leave_days: number | null;
}): string {
  const pay = money(base, currency, { cents: false });
  return days !== null ? `${pay} and ${days} ${days === 1 ? "day" : "days"}` : pay;
}

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
