import type { MarketPay } from "../../jobs/market-pay/read-market-pay.server.ts";
import { wholeDay } from "../../platform/clock/format-day.ts";
import { money } from "../../tools/salary/currencies.ts";
import { roundMarketPay } from "../../tools/salary/round-market-pay.ts";
import type { Offer, OfferOf } from "./compare-offers.ts";

/** What adverts for the same work pay. Amounts are for a year; `place` is empty for everywhere. */
export type OfferMarket = {
  adverts: number;
  place: string;
  median: number;
  upper: number;
  lower: number;
  /** Days on which the oldest and the middle advert were published. */
  oldest: string | null;
  middle: string | null;
};

/** Sums up market pay; null if too few adverts state theirs in the currency. */
export function offerMarketOf({ pays, place, distribution, published }: MarketPay): OfferMarket | null {
  if (!distribution) return null;
  const at = (percent: number) =>
    roundMarketPay(distribution.percentiles.find((one) => one.percent === percent)?.pay);
  const days = published.toSorted();
  return {
    adverts: pays.length,
    place,
    lower: at(25),
    median: at(50),
    upper: at(75),
    oldest: days[0] ?? null,
    middle: days[Math.floor(days.length / 2)] ?? null,
  };
}

/** Most that it is sensible to ask for above the base, as a factor. */
const mostAsked = 1.2;

/** Base pay to ask for and to settle for. Null without a market, or if the base is in its upper quarter already. */
export function payToAsk(base: number, market: OfferMarket | null): { ask: number; settle: number } | null {
  if (!market || base >= market.upper) return null;
  const ask = roundMarketPay(Math.min(market.upper, base * mostAsked));
  const settle = roundMarketPay(base < market.median ? Math.min(market.median, ask) : (base + ask) / 2);
  return ask > base ? { ask, settle } : null;
}

/** "£3,000 below the middle of 84 adverts" */
export function nextToMarket(base: number, currency: string, { median, adverts }: OfferMarket): string {
  const away = Math.abs(base - median);
  const where =
    away < median / 100
      ? "in the middle"
      : `${money(away, currency, { cents: false })} ${base < median ? "below" : "above"} the middle`;
  return `${money(base, currency, { cents: false })} is ${where} of ${adverts} adverts`;
}

const questions = {
  bonusPercent: { name: "Bonus", ask: "whether there is a bonus, and what was paid last year" },
  pensionPercent: { name: "Pension", ask: "what you pay into the pension" },
  leaveDays: {
    name: "Leave",
    ask: "how many days of leave there are, and whether public holidays are on top",
  },
  siteDays: { name: "Days on site", ask: "how many days a week are on site" },
} as const;
type Part = keyof typeof questions;

/** Lists what the offer does not say. */
export function missingFacts(offer: Offer): readonly { part: Part; name: string; ask: string }[] {
  return (Object.keys(questions) as Part[])
    .filter((part) => offer[part] === null)
    .map((part) => ({ part, ...questions[part] }));
}

/** What else to ask for if the pay is fixed, with its worth in a year. */
export function insteadOfPay(offer: Offer): string {
  const { base, currency, commuteCost, siteDays } = offer;
  const inMoney = (amount: number) => money(Math.round(amount), currency, { cents: false });
  const day =
    commuteCost && siteDays
      ? `One day less on site saves about ${inMoney(commuteCost / siteDays)} of travel a year. `
      : "";
  return `Five more days of leave are worth about ${inMoney((base / 260) * 5)}. ${day}Or ask for a review of the pay after six months, in writing.`;
}

/** Writes a letter that asks for more. The person changes it before it is sent. */
export function counterOffer(
  { title, company, offer }: OfferOf,
  market: OfferMarket | null,
  name: string,
): string {
  const { base, currency, answerBy } = offer;
  const inMoney = (amount: number) => money(amount, currency, { cents: false });
  const pay = payToAsk(base, market);
  const missing = missingFacts(offer).map(({ ask }) => ask);
  const asked = [missing.slice(0, -1).join("; "), missing.at(-1)].filter(Boolean).join("; and ");
  const near = market?.place ? ` in ${market.place.split(",")[0]}` : "";
  const ofPay = pay
    ? `Before I accept, may I come back to the base pay of ${inMoney(base)}? ${market?.adverts} adverts for this work${near} state their pay, and the middle of them is ${inMoney(market?.median ?? 0)}. Would ${inMoney(pay.ask)} be possible?`
    : "Before I accept, may I ask whether there is room in the offer? I think of more days of leave, or of a review of the pay after six months.";
  return [
    `Dear ${company || "hiring"} team,`,
    `Thank you for the offer${title ? ` of the post of ${title}` : ""}. [One sentence: what you look forward to in this work.]`,
    `${ofPay} [One sentence: what you bring that the advert asks for.]`,
    ...(asked ? [`Could you also tell me ${asked}?`] : []),
    ...(answerBy ? [`You will have my answer by ${wholeDay(answerBy)}.`] : []),
    `Kind regards,\n${name}`,
  ].join("\n\n");
}
