import type { Vocabulary } from "../../../occupations/vocabulary/vocabulary.ts";
import {
  detailsBesideActivities,
  detailsIn,
  isActivityPhrase,
  searchesForActivities,
  soldProduct,
  taughtSubject,
} from "./activities.ts";
import { findInterests, noWish, type Wish } from "./interests.ts";
import { namesWork } from "./recognise-work.ts";
import type { Interpretation } from "./search-query.ts";

/** Searches for people who sell something. One of them is enough. */
const salesSearches = ["sales", "salesperson", "shop assistant"];
/** Searches for people who teach something. One of them is enough. */
const teachingSearches = ["teacher", "tutor", "instructor", "trainer", "lecturer"];

/**
 * Matches the present occupation of a person: "I am a doctor looking for a job in a hospital". It does not match if the
 * person wants another one.
 */
const currentOccupation =
  /(?<!\p{L})(?:i am|i'm|i’m|im|as) an? (?!student)((?:\p{L}+ ){0,2}\p{L}+?)(?= (?:and|looking|searching|seeking|who|with|in|from)(?!\p{L})|,)(?!.*(?:become|move into|change|retrain|instead))/iu;

/** Matches an occupation that is followed by a wish: "web developer who wants to work in tv". */
const occupationWithWish =
  /^(?:an? )?((?:\p{L}+ ){1,3}?)(?:who|that) (?:wants?|would like|likes?|loves?|hopes?) /iu;

/** Matches clerical work: "any office job". */
const officeWork = /(?<!\p{L})office (?:jobs?|work)(?!\p{L})/iu;
const officeSearches = [
  "administrative assistant",
  "secretary",
  "office assistant",
  "receptionist",
  "data entry clerk",
  "office clerk",
];

/**
 * Finds the work that a wish means. If the words name the work, only the topics of that work are returned.
 *
 * @example interpretWish("developer job against climate change", true, vocabulary, "usual").topics // ["climate change"]
 */
export function interpretWish(
  words: string,
  isSentence: boolean,
  vocabulary: Vocabulary,
  interpretation: Interpretation,
): Wish {
  const sold = soldProduct(words);
  if (sold) return { ...noWish, searches: salesSearches, topics: [sold] };
  const taught = taughtSubject(words);
  if (taught) return { ...noWish, searches: teachingSearches, topics: [taught] };
  if (officeWork.test(words) && !namesWork(vocabulary, words.replace(officeWork, " ")))
    return {
      ...noWish,
      searches: officeSearches,
      details: detailsBesideActivities(words.replace(officeWork, " ")),
    };
  const { searches, topics, things } = findInterests(words);
  const trade = (currentOccupation.exec(words) ?? occupationWithWish.exec(words))?.[1];
  if (trade !== undefined && namesWork(vocabulary, trade)) return { ...noWish, topics };
  if (searches.length > 0 && topics.length === 0) {
    const details = detailsIn(things.reduce((rest, thing) => rest.replace(thing, " "), words));
    if (isSentence || details.length === 0) return { searches, topics, details };
    // "Help cancer patients app" asks for few nurses. Its words are looked for first.
    return interpretation === "described" ? { searches, topics: details, details: [] } : noWish;
  }
  const details = detailsBesideActivities(words);
  // "Programming job against climate change" names an activity and a topic.
  const done = topics.reduce((rest, topic) => rest.replace(topic, " "), words);
  const work = topics.length > 0 && !namesWork(vocabulary, words) ? searchesForActivities(done) : [];
  if (work.length > 0) return { searches: work, topics, details };
  // A few words may also name an activity: "fix computers".
  const mayBeActs = isSentence || (interpretation === "described" && isActivityPhrase(words));
  if ((topics.length === 0 && !mayBeActs) || namesWork(vocabulary, words)) return { ...noWish, topics };
  return {
    searches: topics.length > 0 ? searches : searchesForActivities(words, { hasAll: !isSentence }),
    topics: [],
    details,
  };
}
