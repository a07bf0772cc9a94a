import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { noWish, soldThing, workOfActs, workOfInterest, type Wish } from "./interests.ts";
import { namesWork } from "./named-work.ts";
import type { Interpretation } from "./search-query.ts";

/** Searches for people who sell something. One of them is enough. */
const sellers = ["sales", "salesperson", "shop assistant"];

/**
 * Matches the present occupation of a person: "I am a doctor looking for a job in a hospital". It does not match if the
 * person wants another one.
 */
const isAlready =
  /(?<!\p{L})(?:i am|i'm|i’m|im|as) an? (?!student)((?:\p{L}+ ){0,2}\p{L}+?)(?= (?:and|looking|searching|seeking|who|with|in|from)(?!\p{L})|,)(?!.*(?:become|move into|change|retrain|instead))/iu;

/** Matches clerical work: "any office job". */
const officeWork = /(?<!\p{L})office (?:jobs?|work)(?!\p{L})/iu;
const clerks = [
  "administrative assistant",
  "secretary",
  "office assistant",
  "receptionist",
  "data entry clerk",
  "office clerk",
];

/**
 * Finds the work that a wish means, unless its words name the work: then a field is what that work is to be about.
 *
 * @example findWishedWork("developer job against climate change", true, vocabulary, "usual").fields // ["climate change"]
 */
export function findWishedWork(
  words: string,
  isSentence: boolean,
  vocabulary: Vocabulary,
  interpretation: Interpretation,
): Wish {
  if (interpretation === "literal") return noWish;
  const sold = soldThing(words);
  if (sold) return { searches: sellers, fields: interpretation === "relaxed" ? [] : [sold] };
  if (officeWork.test(words) && !namesWork(vocabulary, words.replace(officeWork, " ")))
    return { searches: clerks, fields: [] };
  const { searches, fields } = workOfInterest(words);
  const trade = isAlready.exec(words)?.[1];
  if (trade !== undefined && namesWork(vocabulary, trade)) return { searches: [], fields };
  if (searches.length > 0 && fields.length === 0) return { searches, fields };
  // A few words may also say what is done at work: "fix computers".
  const mayBeActs = isSentence || interpretation === "described";
  if ((fields.length === 0 && !mayBeActs) || namesWork(vocabulary, words))
    return { searches: [], fields: interpretation === "relaxed" ? [] : fields };
  return { searches: fields.length > 0 ? searches : workOfActs(words, { hasAll: !isSentence }), fields: [] };
}
