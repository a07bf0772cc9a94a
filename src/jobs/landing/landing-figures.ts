import type { WorkMode } from "../../places/work-mode.ts";
import { mostFrequent } from "../companies/company-figures.ts";
import { payDistribution } from "../market-pay/pay-distribution.ts";
import { periodsPerYear } from "../extraction/pay-period.ts";
import { yearlyMidpoint } from "../market-pay/yearly-midpoint.ts";
import {
  companyNotStated,
  experienceLevels,
  type Degree,
  type ExperienceLevel,
  type JobType,
  type Pay,
  type Shift,
} from "../posting.ts";
import type { LandingFacts, LandingFigures, LandingPay } from "./landing.ts";

/** An opening with the facts that are counted. */
export type LandingOpening = {
  id: number;
  company: string;
  pay: Pay | null;
  level: ExperienceLevel | null;
  workMode: WorkMode | null;
  types: readonly JobType[];
  degree: Degree | null;
  visa: boolean | null;
  shift: Shift | null;
  firstSeenAt: Date;
};

const day = 86_400_000;
const maxEmployers = 6;
const maxLatest = 8;

/**
 * Counts what openings state.
 *
 * @param openings newest first
 */
export function landingFigures(openings: readonly LandingOpening[], now: Date): LandingFigures {
  const employers = mostFrequent(
    openings.map(({ company }) => company).filter((company) => company !== companyNotStated),
  );
  return {
    employers: employers.length,
    newest: openings.filter(({ firstSeenAt }) => now.getTime() - firstSeenAt.getTime() < day).length,
    newThisWeek: openings.filter(({ firstSeenAt }) => now.getTime() - firstSeenAt.getTime() < 7 * day).length,
    pay: payFigures(openings),
    facts: factCounts(openings),
    most: employers.slice(0, maxEmployers).map(([name, count]) => ({ name, openings: count })),
    latest: openings.slice(0, maxLatest).map(({ id }) => id),
  };
}

/** Counts pay in the most frequent currency only. Null when too few openings state it. */
function payFigures(openings: readonly LandingOpening[]): LandingFigures["pay"] {
  const paid = openings.flatMap((opening) => {
    const yearly = opening.pay && yearlyMidpoint(opening.pay);
    return yearly && opening.pay?.currency ? [{ ...opening, pay: opening.pay, yearly }] : [];
  });
  const currency = mostFrequent(paid.map(({ pay }) => pay.currency))[0]?.[0] ?? null;
  if (currency === null) return null;
  const same = paid.filter(({ pay }) => pay.currency === currency);
  const distribution = payDistribution(same.map(({ yearly }) => yearly));
  if (!distribution) return null;
  const hourly = same
    .filter(({ pay }) => pay.period === "hour")
    .map(({ yearly }) => yearly / periodsPerYear.hour);
  const groups = [
    group("all", same),
    ...experienceLevels.map((level) =>
      group(
        level,
        same.filter((opening) => opening.level === level),
      ),
    ),
    payGroup("hour", hourly),
  ];
  return {
    currency,
    stated: same.length,
    from: distribution.start,
    to: distribution.end,
    groups: groups.filter((one) => one !== null),
  };
}

function group(name: LandingPay["group"], openings: readonly { yearly: number }[]): LandingPay | null {
  return payGroup(
    name,
    openings.map(({ yearly }) => yearly),
  );
}

function payGroup(name: LandingPay["group"], amounts: readonly number[]): LandingPay | null {
  const found = payDistribution(amounts);
  if (!found) return null;
  const at = (percent: number) => found.percentiles.find((one) => one.percent === percent)?.pay ?? 0;
  return { group: name, adverts: amounts.length, low: at(25), middle: at(50), high: at(75) };
}

function factCounts(openings: readonly LandingOpening[]): LandingFacts {
  const count = (is: (opening: LandingOpening) => boolean) => openings.filter(is).length;
  return {
    modes: Object.fromEntries(mostFrequent(openings.flatMap(({ workMode }) => workMode ?? []))),
    types: Object.fromEntries(mostFrequent(openings.flatMap(({ types }) => types))),
    degreeAsked: count(({ degree }) => degree !== null && degree !== "none"),
    noDegree: count(({ degree }) => degree === "none"),
    visa: count(({ visa }) => visa === true),
    night: count(({ shift }) => shift === "night"),
    weekend: count(({ shift }) => shift === "weekend"),
  };
}
