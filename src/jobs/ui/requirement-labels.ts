import type { Degree, Shift } from "../posting.ts";
import type { StatedFacts } from "../stated-facts.ts";

/** "3 years or more", "None needed". */
export function yearsText(years: number): string {
  if (years === 0) return "None needed";
  return `${years} ${years === 1 ? "year" : "years"} or more`;
}

export const degreeLabels: Readonly<Record<Degree, string>> = {
  none: "None needed",
  vocational: "Vocational training",
  bachelor: "Bachelor’s degree",
  master: "Master’s degree",
  doctorate: "Doctorate",
};

export const shiftLabels: Readonly<Record<Shift, string>> = {
  day: "Days",
  evening: "Evenings",
  night: "Nights",
  weekend: "Weekends",
  rotating: "Rotating shifts",
};

export function visaText(visa: NonNullable<StatedFacts["visa"]>): string {
  return visa ? "Sponsored" : "Not sponsored";
}
