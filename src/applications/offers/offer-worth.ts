import { money } from "../../tools/salary/currencies.ts";
import type { Offer } from "./offer.ts";

/** Working days in a year before leave: 52 weeks of five days without ten public holidays. */
const workingDays = 250;
const hoursInDay = 8;

/** Weeks in which people go to work. */
const weeksOnSite = 46;

export type OfferWorth = {
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
