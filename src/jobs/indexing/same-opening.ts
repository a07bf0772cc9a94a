import { companyKey } from "../extraction/company.ts";
import { companyNotStated } from "../posting.ts";
import { compareTexts, type Shingles } from "./compare-texts.ts";

/** The facts of an advert that show whether two adverts are one opening. */
export type ComparableAdvert = {
  source: string;
  company: string;
  /** See `titleKey`, `openingKey` and `urlKey`. */
  title: string;
  opening: string;
  url: string | null;
  textHash: string;
  /** Keys of the places, see `placesKey`. */
  places: readonly string[];
  shingles: () => Shingles;
};

/** Texts with fewer shingles are too short to prove anything. */
const minShingles = 30;
/** Minimum similarity of two texts with the same title and place. */
const minSimilarity = { oneSource: 0.62, twoSources: 0.5, withoutCompany: 0.9 };
/** The minimum share of an excerpt that is in the whole text. */
const minExcerptShare = { sameCompany: 0.85, withoutCompany: 0.92 };
/** Below this, two texts at one address are two adverts on a page that all openings share. */
const minSimilarityAtAddress = 0.3;
/** Shorter beginnings of a company's name are a coincidence. */
const minNamePrefix = 5;

/**
 * Rates from 0 to 1 how surely two adverts are the same opening; 0 if they are not. Two cities are two openings, and so
 * are two texts of one title: showing a likely repost twice is better than losing an opening.
 *
 * - The same address and title, unless the texts differ at one source.
 * - The same company, title and place: at one source only with nearly the same text, or the same if it is short. At two sources the texts may differ
 *   more, one may be an excerpt of the other, or there is none to compare.
 * - The same title and text with a place in common, if one company's name begins with the other's or is not stated. At
 *   another source, an excerpt is enough.
 */
export function sameOpening(one: ComparableAdvert, other: ComparableAdvert): number {
  if (one.title !== other.title) return 0;
  const isOneSource = one.source === other.source;
  const texts = isEqualText(one, other) ? { alike: 1, contained: 1 } : comparedTexts(one, other);
  if (one.url !== null && one.url === other.url) {
    return isOneSource && texts !== null && texts.alike < minSimilarityAtAddress ? 0 : 1;
  }
  if (one.opening === other.opening) {
    if (one.company === companyNotStated) return isSameText(texts, isOneSource) ? texts.alike : 0;
    if (texts === null) return isOneSource && !isShortRepost(one, other) ? 0 : minSimilarity.twoSources;
    if (texts.alike >= (isOneSource ? minSimilarity.oneSource : minSimilarity.twoSources)) return texts.alike;
    return !isOneSource && texts.contained >= minExcerptShare.sameCompany ? minSimilarity.twoSources : 0;
  }
  return isSameText(texts, isOneSource) &&
    shareAPlace(one, other) &&
    areOneCompany(one.company, other.company)
    ? texts.alike
    : 0;
}

/**
 * Says why two adverts are the same opening, as the end of a sentence: "the same address"; null if the rules no longer say so.
 */
export function groupingReason(one: ComparableAdvert, other: ComparableAdvert): string | null {
  if (sameOpening(one, other) === 0) return null;
  if (one.url !== null && one.url === other.url) return "the same address and title";
  const texts = isEqualText(one, other) ? { alike: 1, contained: 1 } : comparedTexts(one, other);
  const text =
    texts === null
      ? null
      : texts.alike >= minSimilarity.withoutCompany
        ? "nearly the same text"
        : "a similar text";
  const facts = one.opening === other.opening ? ["company", "title", "place"] : ["title", "place"];
  const same = `the same ${facts.slice(0, -1).join(", ")} and ${facts.at(-1)}`;
  return text === null ? same : `${same}, and ${text}`;
}

/** Texts with fewer shingles say nothing about the opening: "Apply now with your CV." */
const minShinglesOfRepost = 5;

/** A short text that is the same to the word, at one source. */
function isShortRepost(one: ComparableAdvert, other: ComparableAdvert): boolean {
  return one.textHash === other.textHash && one.shingles().size >= minShinglesOfRepost;
}

type Similarity = { alike: number; contained: number };

/**
 * Checks that texts are nearly equal. At different sources it is enough that one text contains nearly all of the other.
 */
function isSameText(texts: Similarity | null, isOneSource: boolean): texts is Similarity {
  if (texts === null) return false;
  return (
    texts.alike >= minSimilarity.withoutCompany ||
    (!isOneSource && texts.contained >= minExcerptShare.withoutCompany)
  );
}

function isEqualText(one: ComparableAdvert, other: ComparableAdvert): boolean {
  return one.textHash === other.textHash && one.shingles().size >= minShingles;
}

/** Null if one of the texts is too short to compare. */
function comparedTexts(one: ComparableAdvert, other: ComparableAdvert): Similarity | null {
  const [first, second] = [one.shingles(), other.shingles()];
  if (first.size < minShingles || second.size < minShingles) return null;
  return compareTexts(first, second);
}

function shareAPlace({ places }: ComparableAdvert, other: ComparableAdvert): boolean {
  return places.some((place) => other.places.includes(place));
}

/** "Northbeck" and "Northbeck Energy GmbH" may be one company, "Valley Power 1" and "Valley Power 10" are two. */
function areOneCompany(one: string, other: string): boolean {
  if (one === companyNotStated || other === companyNotStated) return true;
  const [short = "", long = ""] = [one, other].sort((a, b) => a.length - b.length);
  const key = companyKey(short);
  if (key === companyKey(long)) return true;
  const words = long.split(/\s+/);
  const beginning = words.findIndex((_, at) => companyKey(words.slice(0, at + 1).join(" ")) === key);
  return key.length >= minNamePrefix && beginning !== -1 && !/^\d/.test(words[beginning + 1] ?? "");
}
