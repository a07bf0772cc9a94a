import type { Degree } from "../posting.ts";

/** A quotation of an advert. `marked` are the offsets of the words in `text` that it is about. */
export type AdvertLine = {
  from: "title" | "description" | "field";
  text: string;
  marked: readonly [start: number, end: number] | null;
};

/** How an advert asks: as a condition, as a wish, or only by naming it. */
export const importances = ["required", "preferred", "mentioned"] as const;
export type Importance = (typeof importances)[number];

/** The work itself, with the names that people give it. */
type AskedOccupation = { kind: "occupation"; title: string; names: readonly string[] };
/** Skills and licences by their canonical names. Any one of them is enough. */
type AskedSkill = { kind: "skill"; skills: readonly string[] };
type AskedYears = { kind: "years"; years: number };
/** `orExperience`: the advert takes experience instead. */
type AskedDegree = { kind: "degree"; degree: Exclude<Degree, "none">; orExperience: boolean };
/** Languages by their English names. Any one of them is enough. */
type AskedLanguage = { kind: "language"; languages: readonly string[] };
/** Where the work is. `cities` is empty for remote work, and `countries` are those that a worker may live in. */
type AskedPlace = {
  kind: "place";
  label: string;
  cities: readonly string[];
  countries: readonly string[];
  isRemote: boolean;
};
/** The right to work in these countries. */
type AskedPermit = { kind: "permit"; countries: readonly string[]; isSponsored: boolean };

/** A line of a list of requirements that no rule understands. */
type AskedLine = { kind: "line"; text: string };

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
