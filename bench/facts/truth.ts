import type { ExperienceLevel, PayPeriod } from "../../src/jobs/posting.ts";
import type { WorkMode } from "../../src/places/work-mode.ts";

/** The facts of one advert as a person wrote them down. */
export type TruthEntry = {
  /** The name of the file in the postings folder. */
  file: string;
  /** The position of the record in the file, from 0. */
  index: number;
  title: string;
  /** Empty when the advert states no pay. Only base pay counts. */
  pay: TruthPay[];
  /** Every type that the advert states: our own, and "temporary", "permanent", "volunteer". */
  type: string[];
  /** True if the advert says "permanent" or "regular", which we count as full-time. */
  permanent: boolean | null;
  level: ExperienceLevel | null;
  mode: WorkMode | null;
  /** Every mode that the advert offers. */
  modes: WorkMode[];
  /** Where the work is. `region` is the postal code in the US and Canada. Without a city, only the region or country is stated. */
  places?: { city: string | null; region: string | null; country: string | null }[];
  /** The country in which a remote worker may live; null if none or several are stated. */
  remoteWithin?: string | null;
  /** The address to apply at; null when the advert has none. */
  apply: string | null;
  /** Other addresses that are equally right. */
  applyAny: string[];
  visa: boolean | null;
  years: number | null;
  degree: string | null;
  /** The names of facts that the person could not decide. They count neither as missed nor as wrong. */
  unsure: string[];
};

export type TruthPay = {
  min: number | null;
  max: number | null;
  currency: string | null;
  period: PayPeriod | null;
  /** False if the person could not decide. Such pay counts neither as missed nor as wrong. */
  sure?: boolean;
};
