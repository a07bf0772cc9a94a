import type { MarketPay } from "../../jobs/market-pay/read-market-pay.server.ts";
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

/**
 * Base pay to ask for, half of the way from the middle of the market to its upper quarter, and to settle for. Null without
 * a market, or if the base is in its upper quarter already.
 */
export function payToAsk(base: number, market: OfferMarket | null): { ask: number; settle: number } | null {
  if (!market || base >= market.upper) return null;
  const [median, upper] = [Math.max(base, market.median), market.upper];
  const ask = roundMarketPay(Math.min((median + upper) / 2, base * mostAsked));
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

/** Writes a letter that asks for more, which can be sent as it is. */
export function counterOffer(
  { title, company, offer }: OfferOf,
  { market, name, today }: { market: OfferMarket | null; name: string; today: string },
): string {
  const { base, currency, answerBy } = offer;
  const inMoney = (amount: number) => money(amount, currency, { cents: false });
  const pay = payToAsk(base, market);
  const near = market?.place ? ` in ${market.place.split(",")[0]}` : "";
  const room =
    "Before I answer, may I ask whether there is room in it, for example for more days of leave or for a review of the pay after six months?";
  // The middle of the market is no argument for somebody who is offered more.
  const middle = market && base < market.median ? `half pay ${inMoney(market.median)} or more and ` : "";
  const ofPay =
    pay && market
      ? `You offer ${inMoney(base)} a year. Of the ${market.adverts} adverts for this work${near} that state their pay, ${middle}a quarter pay ${inMoney(market.upper)} or more. Would ${inMoney(pay.ask)} be possible?`
      : room;
  return [
    `Dear ${company || "hiring"} team,`,
    `Thank you for offering me the post${title ? ` of ${title}` : ""}. I am very pleased about it${pay ? ", and I would like to talk about the pay before I answer" : ""}.`,
    ofPay,
    ...questionsOf(missingFacts(offer).map(({ ask }) => ask)),
    ...(answerBy && answerBy >= today ? [`You will have my answer by ${dayInFull(answerBy)}.`] : []),
    `Kind regards,\n${name}`.trim(),
  ].join("\n\n");
}

/** One question is a sentence, and several are a list. */
function questionsOf(asks: readonly string[]): string[] {
  if (asks.length === 0) return [];
  if (asks.length === 1) return [`Could you also tell me ${asks[0]}?`];
  return [`Could you also tell me:\n${asks.map((ask) => `- ${ask}`).join("\n")}`];
}

/** "11 December 2026" */
const dayInFull = (day: string): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
