import { foreignLexeme } from "../../text/stem-word.ts";
import { stopWords } from "../../text/stop-words.ts";
import { tokenise } from "../../text/tokenise.ts";
import { vectorLiteral } from "./vector-literal.ts";

export type SearchableText = {
  title: string;
  skills: string[];
  company: string;
  /** Place, work mode and other words that people use to search for a place. */
  locationWords: string;
  description: string;
  /** ISO 639-1 code of the description's language. The title is stemmed as English too. */
  language: string | null;
};

export type SearchVectors = {
  /** Title A, skills B, company C, place D, and the filters. It is small, stored in the row and used for ranking. */
  head: string;
  /** Every word of the job, including the description. It is large and read through the index only. */
  search: string;
  /** Number of significant words in the title, to compute the share that a query covers. */
  titleWords: number;
  /** Distinct words of the description for the dictionary, and their lexemes in its language. */
  described: string[];
};

/** First position of each field. The gaps keep phrases from running from one field into the next. */
const fieldStart = { title: 1, skills: 200, company: 600, place: 700, description: 1000 };
/** Maximum number of indexed words of a description. Later words are not searchable. */
const descriptionWords = 2_500;

/**
 * Builds the two vectors of a job here, not in the database: C++ stays C++, "IT" is a word, each language is stemmed by
 * its own rules, and every database gives the same result.
 */
export function searchVectors(text: SearchableText, filters: readonly string[]): SearchVectors {
  const language = text.language === "en" ? null : text.language;
  const title = tokenise(text.title, fieldStart.title, 80);
  const skills = tokenise(text.skills.join(", "), fieldStart.skills, 150);
  const company = tokenise(text.company, fieldStart.company, 40);
  const place = tokenise(text.locationWords, fieldStart.place, 80);
  const description = tokenise(text.description, fieldStart.description, descriptionWords).filter(
    (token) => !stopWords.has(token.word) && (token.word !== "it" || token.wasUpper),
  );

  const head = vectorLiteral();
  head.addTokens(title, language, "A");
  head.addTokens(skills, null, "B");
  head.addTokens(company, null, "C");
  head.addTokens(place, null, "D");
  for (const filter of filters) head.add(filter);

  const search = vectorLiteral();
  search.addTokens(title, language, null);
  search.addTokens(skills, null, null);
  search.addTokens(company, null, null);
  search.addTokens(place, null, null);
  search.addTokens(description, language, null);

  const titleWords = new Set(
    title.filter((token) => !stopWords.has(token.word)).map((token) => token.position),
  ).size;
  const described = new Set(description.map((token) => token.word));
  if (language) {
    for (const { word } of [...title, ...description]) {
      const foreign = foreignLexeme(word, language);
      if (foreign) described.add(foreign);
    }
  }
  return { head: head.toString(), search: search.toString(), titleWords, described: [...described] };
}
