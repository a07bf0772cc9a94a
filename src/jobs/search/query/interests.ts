import interestRows from "../../../../data/jobs/interests.json" with { type: "json" };

/** Verbs and other words before the thing. */
const wanting =
  "work(?:ing)?|jobs?|career|something|help(?:ing|s)?|fight(?:ing|s)?|catch(?:ing|es)?|stop(?:ping|s)?|sav(?:e|ing|es)|lov(?:e|ing|es)|enjoy(?:ing)?|protect(?:ing|s)?|car(?:e|ing) for|look(?:ing)? after|(?:good|great) with|be|being|program|make|making|develop|build|sell|selling|about|against";
const wishVerbs = new RegExp(`(?<!\\p{L})(?:${wanting})(?!\\p{L})`, "giu");

/** Removes the verbs of a wish, such as "looking after" in "looking after children". */
export const withoutWishVerbs = (text: string): string => text.replace(wishVerbs, " ");

/** Up to three words between the verb and the thing: "work in a big laboratory". */
const between = "(?:[\\p{L}'’-]+\\s+){0,3}?";

/** Things that people want to work with. If two rows match the same thing, the first one counts. */
const interests = interestRows.map(({ things, searches, topic, verbs }) => ({
  pattern: new RegExp(
    `(?<!\\p{L})(?:${verbs ? oneOf(verbs) : wanting})\\s+${between}(${oneOf(things)})(?!\\p{L})`,
    "iu",
  ),
  searches: searches.split("; "),
  isTopic: topic === true,
}));

function oneOf(phrases: string): string {
  return phrases.replaceAll("; ", "|");
}

/** What a sentence that names no occupation asks for. */
export type Wish = {
  /** Searches for the work. One of them is enough. Empty if the sentence means no certain work. */
  searches: readonly string[];
  /** Topics that the work is about, as typed: "climate change". */
  topics: readonly string[];
  /** Other words that say more about the work, folded: "fraud". Jobs that have them are listed first. */
  details: readonly string[];
};

export const noWish: Wish = { searches: [], topics: [], details: [] };

/**
 * Finds the work that people mean by the things that they want to work with.
 *
 * @example findInterests("i want to work with children").searches // ["nanny", "kindergarten teacher", …]
 */
export function findInterests(
  sentence: string,
): Pick<Wish, "searches" | "topics"> & { things: readonly string[] } {
  const found = new Map<string, (typeof interests)[number]>();
  for (const interest of interests) {
    const thing = interest.pattern.exec(sentence)?.[1];
    if (thing !== undefined && !found.has(thing)) found.set(thing, interest);
  }
  const lines = [...found.values()];
  const things = [...found.keys()];
  return {
    searches: [...new Set(lines.flatMap(({ searches }) => searches))],
    topics: lines.every(({ isTopic }) => isTopic) ? things : [],
    things,
  };
}
