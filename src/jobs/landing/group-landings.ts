import { foldText } from "../../text/fold-text.ts";
import type { ListedLanding } from "./landing.ts";

/** Pages under one heading of an index. */
export type LandingGroup = { label: string; links: ListedLanding[] };

/** Groups occupations by the first letter of their name, in the order of the alphabet. */
export function byLetter(links: readonly ListedLanding[]): LandingGroup[] {
  return grouped(links, ({ name }) => foldText(name).charAt(0).toUpperCase());
}

/** Groups places by country, both in the order of the alphabet. */
export function byCountry(links: readonly ListedLanding[]): LandingGroup[] {
  return grouped(links, ({ location }) => location.split(", ").at(-1) ?? location);
}

function grouped(links: readonly ListedLanding[], labelOf: (link: ListedLanding) => string): LandingGroup[] {
  const order = new Intl.Collator("en");
  return [...Map.groupBy(links, labelOf)]
    .map(([label, some]) => ({
      label,
      links: some.toSorted((one, other) => order.compare(one.name, other.name)),
    }))
    .toSorted((one, other) => order.compare(one.label, other.label));
}
