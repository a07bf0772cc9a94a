import { relatedOccupations } from "../../occupations/related-occupations.ts";
import type { Vocabulary } from "../../occupations/vocabulary/vocabulary.ts";
import { distanceKm } from "../../places/distance.ts";
import type { Place } from "../../places/place.ts";
import type { LandingLink } from "../job-detail.ts";
import type { LandingContent } from "./landing.ts";
import type { NamedSubject } from "./name-subjects.ts";

/** A landing page that is to be linked. */
export type LinkedLanding = { subject: NamedSubject; openings: number };

const maxLinks = 8;
/** Kilometres to a place that is still nearby. */
const near = 80;

/**
 * Returns a function that gives the links of a page to others: related occupations in the same place, and the same
 * occupation in places nearby. A page of an occupation links all its places, a page of a place all its occupations.
 */
export function linkLandings(
  pages: readonly LinkedLanding[],
  vocabulary: Vocabulary,
): (page: LinkedLanding) => Pick<LandingContent, "above" | "related" | "nearby"> {
  const byCity = Map.groupBy(pages, ({ subject }) => subject.city);
  const byOccupation = Map.groupBy(pages, ({ subject }) => subject.occupation);
  const codes = new Map<string, ReadonlySet<string>>();
  const relatedTo = (code: string) => {
    const known = codes.get(code) ?? relatedCodes(vocabulary, code);
    codes.set(code, known);
    return known;
  };
  return (page) => {
    const { occupation, city, place } = page.subject;
    const sameCity = (byCity.get(city) ?? []).filter(({ subject }) => subject.occupation !== null);
    const related =
      occupation === null
        ? sameCity
        : sameCity.filter(({ subject }) => relatedTo(occupation).has(subject.occupation ?? ""));
    const elsewhere = (byOccupation.get(occupation) ?? []).filter(
      ({ subject }) => subject.city !== null && subject.city !== city,
    );
    const nearby = place ? elsewhere.filter(({ subject }) => isNear(place, subject.place)) : elsewhere;
    const everywhere = (byOccupation.get(occupation) ?? []).filter(
      ({ subject }) => occupation !== null && subject.city === null && city !== null,
    );
    return {
      above: links(everywhere, ({ subject }) => subject.title)[0] ?? null,
      related: links(related, ({ subject }) => subject.occupationName ?? ""),
      nearby: links(nearby, ({ subject }) => subject.place?.name ?? ""),
    };
  };
}

function links(pages: readonly LinkedLanding[], nameOf: (page: LinkedLanding) => string): LandingLink[] {
  return pages
    .toSorted((one, other) => other.openings - one.openings)
    .slice(0, maxLinks)
    .map((page) => ({ path: page.subject.path, name: nameOf(page), openings: page.openings }));
}

function isNear(place: Place, other: Place | null): boolean {
  if (place.latitude === null || place.longitude === null) return false;
  if (!other || other.latitude === null || other.longitude === null) return false;
  const [one, two] = [
    { latitude: place.latitude, longitude: place.longitude },
    { latitude: other.latitude, longitude: other.longitude },
  ];
  return distanceKm(one, two) <= near;
}

function relatedCodes(vocabulary: Vocabulary, code: string): Set<string> {
  const id = vocabulary.ids[vocabulary.codes.indexOf(code)];
  const found = id === undefined ? null : relatedOccupations(vocabulary, id);
  const ids = found ? [...found.equal, ...found.narrower, ...found.wider, ...found.siblings] : [];
  return new Set(ids.map((one) => vocabulary.codes[vocabulary.ids.indexOf(one)] ?? ""));
}
