import { splitExceptions } from "../../places/excluded-places.ts";
import type { WorkMode } from "../../places/work-mode.ts";
import { quoteLexeme } from "../../text/quote-lexeme.ts";
import { foreignLexeme, stemWord } from "../../text/stem-word.ts";
import { stopWords } from "../../text/stop-words.ts";
import { tokenise, type Token } from "../../text/tokenise.ts";
import type { PostingFacts } from "../jobs-tables.ts";
import { openingsTitle } from "../openings-title.ts";
import {
  everyJobLexeme,
  foreignOccupationLexeme,
  lexemesOfOccupation,
} from "../search/query/occupation-lexemes.ts";
import { isTitleIn, linkTitle } from "../extraction/link-title.server.ts";
import { conceptsIn } from "../search/query/concepts.ts";

/** The vectors of a job without its index terms, which depend on its number and on its other postings. */
export type JobVectors = {
  /**
   * Title A, skills B, company C, place D, and the occupation of the title. It is small, stored in the row and used for
   * ranking.
   */
  head: string;
  /** Every word of the job, including the description. It is large and read through the index only. */
  search: string;
  /** Number of significant words in the title, to compute the share that a query covers. */
  titleWordCount: number;
  /** Codes of the occupations that the title names. */
  occupations: string[];
  /** Distinct words of the description for the dictionary, and their lexemes in its language. */
  described: string[];
};

type IndexedText = Pick<PostingFacts, "skills" | "locationText" | "rawLocation" | "places" | "language"> & {
  title: string;
  company: string;
  descriptionText: string;
};

/** First position of each field. The gaps keep phrases from running from one field into the next. */
const fieldStart = { title: 1, skills: 200, company: 600, place: 700, description: 1000 };
/** Maximum number of indexed words of a description. Later words are not searchable. */
const maxDescriptionWords = 2_500;

/** Words that people type for a work mode. */
const modeTexts = { remote: "remote work from home", hybrid: "hybrid", "on-site": "onsite" };

/**
 * Builds the two vectors of a job here, not in the database: C++ stays C++, "IT" is a word, each language is stemmed by
 * its own rules, and every database gives the same result. The title is stemmed as English, too.
 *
 * @param workMode of the job, which may come from another of its postings.
 */
export function jobVectors(lead: IndexedText, workMode: WorkMode | null): JobVectors {
  const language = lead.language === "en" ? null : lead.language;
  const isNamed = lead.title !== openingsTitle(lead.company);
  const title = isNamed ? tokenise(lead.title, fieldStart.title, 80) : [];
  const company = tokenise(lead.company, fieldStart.company, 40);
  const place = tokenise(locationLexemeText(lead, workMode), fieldStart.place, 80);
  const description = tokenise(lead.descriptionText, fieldStart.description, maxDescriptionWords).filter(
    (token) => !stopWords.has(token.word) && (token.word !== "it" || token.wasUpper),
  );

  const skills = tokenise(
    lead.skills.filter((skill) => !isAside(skill, title, description)).join(", "),
    fieldStart.skills,
    150,
  );

  const head = vectorLiteral();
  head.addTokens(title, language, "A");
  head.addTokens(skills, null, "B");
  head.addTokens(company, null, "C");
  head.addTokens(place, null, "D");
  const occupations = isNamed ? linkTitle(lead.title, lead.language) : [];
  const isForeign = language !== null && isTitleIn(language, lead.title);
  for (const code of occupations) {
    const { own, wider } = lexemesOfOccupation(code);
    head.addLexeme(own, fieldStart.title, "A");
    if (isForeign) head.addLexeme(foreignOccupationLexeme(code), fieldStart.title, "A");
    for (const lexeme of wider) head.addLexeme(lexeme, fieldStart.title, "B");
  }

  const search = vectorLiteral();
  search.addTokens(title, language, null);
  search.addTokens(skills, null, null);
  search.addTokens(company, null, null);
  search.addTokens(place, null, null);
  search.addTokens(description, language, null);
  search.addLexeme(everyJobLexeme, fieldStart.title, null);

  const titleWordCount = new Set(
    title.filter((token) => !stopWords.has(token.word)).map((token) => token.position),
  ).size;
  const described = new Set(description.map((token) => token.word));
  if (language) {
    for (const { word } of [...title, ...description]) {
      const foreign = foreignLexeme(word, language);
      if (foreign) described.add(foreign);
    }
  }
  return {
    head: head.toString(),
    search: search.toString(),
    titleWordCount,
    occupations,
    described: [...described],
  };
}

/** Words of a long description. A skill that it names once is often one of many examples. */
const longDescription = 400;

/**
 * Checks for a skill that a long description names once and the title does not. On judged searches for skills, 37 % of such
 * adverts fit; 70 % fit if the description is shorter.
 */
function isAside(skill: string, title: readonly Token[], description: readonly Token[]): boolean {
  if (description.length < longDescription) return false;
  const words = new Set(tokenise(skill, 1, 10).map(({ word }) => word));
  const counts = [...words].map((word) => {
    const isIt = (token: Token) => token.word === word;
    return title.some(isIt) ? 2 : description.filter(isIt).length;
  });
  // A count of 0 means that the description uses a synonym.
  return Math.min(...counts) === 1;
}

/** Place, work mode and other words that people use to search for a place. Excluded places are left out: "not California". */
function locationLexemeText(lead: IndexedText, workMode: WorkMode | null): string {
  const placeNames = lead.places.map(
    ({ name, regionName, countryName }) => `${name} ${regionName ?? ""} ${countryName}`,
  );
  const stated = [lead.locationText, lead.rawLocation].map((text) => text && splitExceptions(text).wanted);
  return [...stated, ...placeNames, workMode ? modeTexts[workMode] : null].filter(Boolean).join(" / ");
}

/** Adds the index terms of the job to its head. */
export function headWithTerms({ head }: JobVectors, terms: readonly string[]): string {
  return [head, ...terms.map(quoteLexeme)].join(" ");
}

type LexemeWeight = "A" | "B" | "C" | "D";

/** Builds the literal of a tsvector. */
type VectorLiteral = {
  /** @param language for stemming in addition to English, or null. */
  addTokens(tokens: readonly Token[], language: string | null, label: LexemeWeight | null): void;
  addLexeme(lexeme: string, position: number, label: LexemeWeight | null): void;
  toString(): string;
};

/**
 * The positions of a lexeme in the syntax of the literal: ":7A,12". Appending text is cheaper than joining lists later.
 */
type LexemePlaces = { places: string; count: number };

/** Maximum number of stored positions of one word. More would add no information. */
const maxPositions = 40;

/** The highest position in a tsvector. */
const lastPosition = 16_383;

function vectorLiteral(): VectorLiteral {
  const entries = new Map<string, LexemePlaces>();

  function addAt(lexeme: string, position: number, mark: string): void {
    const entry = entries.get(lexeme);
    if (!entry) entries.set(lexeme, { places: `:${position}${mark}`, count: 1 });
    else if (entry.count < maxPositions) {
      entry.places += `,${position}${mark}`;
      entry.count += 1;
    }
  }

  return {
    addTokens(tokens, language, label) {
      const mark = label ?? "";
      for (const { word, position } of tokens) {
        const at = Math.min(position, lastPosition);
        addAt(stemWord(word, "en"), at, mark);
        const foreign = language === null ? null : foreignLexeme(word, language);
        if (foreign) addAt(foreign, at, mark);
      }
      for (const { concept, position } of conceptsIn(tokens))
        addAt(concept, Math.min(position, lastPosition), mark);
    },
    addLexeme: (lexeme, position, label) => addAt(lexeme, position, label ?? ""),
    toString() {
      let literal = "";
      for (const [lexeme, { places }] of entries)
        literal += `${literal && " "}${quoteLexeme(lexeme)}${places}`;
      return literal;
    },
  };
}
