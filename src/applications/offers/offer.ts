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

/** An offer with the opening that it is for. */
export type OfferOf = { id: string; title: string; company: string; place: string; offer: Offer };
