import namesOfWords from "../../data/places/cities-that-are-words.json" with { type: "json" };
import rows from "../../data/places/location-words.json" with { type: "json" };
import { type WorkMode, workModes } from "./work-mode.ts";

export type LocationWord =
  | { kind: "mode"; mode: WorkMode }
  | { kind: "anywhere" }
  | { kind: "empty" }
  | { kind: "street" }
  | { kind: "joining" };

const phrasesMeaning = (meaning: string): string[] =>
  rows.flatMap(({ phrase, means }) => (means === meaning ? [phrase] : []));

/** Time zones: "Remote (ET)" is not Ethiopia, and "Remote, CT" is ambiguous. */
export const timeZones: ReadonlySet<string> = new Set(phrasesMeaning("time zone"));

/** The meanings of folded phrases in a location field, other than places. Of several meanings the last counts. */
export const locationWords: ReadonlyMap<string, LocationWord> = new Map<string, LocationWord>([
  ...phrasesMeaning("nothing").map((word) => [word, { kind: "empty" }] as const),
  ...[...timeZones].map((word) => [word, { kind: "empty" }] as const),
  ...phrasesMeaning("street").map((word) => [word, { kind: "street" }] as const),
  ...phrasesMeaning("joining").map((word) => [word, { kind: "joining" }] as const),
  ...phrasesMeaning("anywhere").map((word) => [word, { kind: "anywhere" }] as const),
  ...workModes.flatMap((mode) => phrasesMeaning(mode).map((word) => [word, { kind: "mode", mode }] as const)),
]);

/** Cities whose name is a common word. Alone it is read as the word; next to its state or country, as the city. */
export const citiesThatAreWords: ReadonlySet<string> = new Set(namesOfWords);

/** Words that after a number from 1 to 4 mean days in the office. The job is then hybrid, regardless of other words. */
export const dayWords: ReadonlySet<string> = new Set(
  "days day tage tag jours jour dni dias giorni dagen dagar dage x".split(" "),
);

/** Words for a time zone that only the United States and Canada share. */
export const americanZone =
  /(?<![\p{L}\p{N}])(?:[ECMP][SD]T|(?:Eastern|Central|Mountain|Pacific)(?: (?:Standard|Daylight))? Time)(?: (?:time ?)?zones?| time)?(?![\p{L}\p{N}]| (?:hours|overlap|working))/u;
