import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import { noWish, soldThing, workOfActs, workOfInterest, type Wish } from "./interests.ts";
import { namesWork } from "./named-work.ts";
import type { Interpretation } from "./search-query.ts";

/** Searches for people who sell something. One of them is enough. */
const sellers = ["sales", "salesperson", "shop assistant"];

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
  if (searches.length > 0 && fields.length === 0) return { searches, fields };
  // A few words may also say what is done at work: "fix computers".
  const mayBeActs = isSentence || interpretation === "described";
  if ((fields.length === 0 && !mayBeActs) || namesWork(vocabulary, words))
    return { searches: [], fields: interpretation === "relaxed" ? [] : fields };
  return { searches: fields.length > 0 ? searches : workOfActs(words, { hasAll: !isSentence }), fields: [] };
}
