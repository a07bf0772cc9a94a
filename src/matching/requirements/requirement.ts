import type { Degree } from "../../jobs/posting.ts";

/** A quotation of an advert. `marked` are the offsets of the words in `text` that it is about. */
export type AdvertLine = {
  from: "title" | "description" | "field";
  text: string;
  marked: readonly [start: number, end: number] | null;
};

/** How an advert asks: as a condition, as a wish, or as a part of the work. */
export const importances = ["required", "preferred", "mentioned"] as const;
export type Importance = (typeof importances)[number];

/** The work itself: the names that people give it, and those of work of the same group. */
type AskedOccupation = {
  kind: "occupation";
  title: string;
  names: readonly string[];
  /** Letters stored by earlier versions have none; the same for `of` and `fields` below. */
  related?: readonly string[];
};
/** Skills and licences by their canonical names. Any one of them is enough. `times`: how often the advert names it. */
type AskedSkill = { kind: "skill"; skills: readonly string[]; times?: number };
/** `of`: the words that say what the years are of: "of monthly reporting". */
type AskedYears = { kind: "years"; years: number; of?: string };
/** `fields`: any one of them is enough; none if every field is. `orExperience`: the advert takes experience instead. */
type AskedDegree = {
  kind: "degree";
  degree: Exclude<Degree, "none">;
  fields?: readonly string[];
  orExperience: boolean;
};
/** Languages by their English names. Any one of them is enough. `level`: "B2". */
type AskedLanguage = { kind: "language"; languages: readonly string[]; level?: string };

/** A level of the European framework: A1 to C2. */
export const languageLevel = /(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/iu;
/** Where the work is. `cities` is empty for remote work, and `countries` are those that a worker may live in. */
type AskedPlace = {
  kind: "place";
  label: string;
  cities: readonly string[];
  countries: readonly string[];
  isRemote: boolean;
};
/** The right to work in these countries. */
type AskedPermit = { kind: "permit"; countries: readonly string[] };

/**
 * A line that says more than the name of a skill: "Keep immunisation records up to date". `isCondition`: the advert says
 * that nobody is considered without it.
 */
type AskedLine = { kind: "line"; text: string; isCondition?: boolean };

export type Asked =
  | AskedOccupation
  | AskedSkill
  | AskedYears
  | AskedDegree
  | AskedLanguage
  | AskedPlace
  | AskedPermit
  | AskedLine;

/** One thing that an advert asks for, with the line that says so. */
export type Requirement = Asked & { importance: Importance; line: AdvertLine };

/** An advert, of the index or pasted, with everything that its requirements are read from. */
export type Advert = {
  /** Empty if it is not known. */
  title: string;
  text: string;
  /** Names of the occupation that the title means, and of occupations of the same group. Empty if they are not known. */
  names: readonly string[];
  related: readonly string[];
  /** Skills that the source states apart from the text. */
  tags: readonly string[];
  place: AskedPlace | null;
};
