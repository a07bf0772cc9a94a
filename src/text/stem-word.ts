import snowball from "snowball-stemmers";

/**
 * English words that share their usual stem with a word for other work: a product manager is not a production manager,
 * an intern is not an international accountant, and marketing is not about markets. Each line begins with the stem.
 */
const exceptionLines = `
production: production productions
programme: programme programmes
marketing: marketing marketer marketers
accountant: accounting accountant accountants accountancy
internal: internal internally
international: international internationally
engine: engine engines
animal: animal animals
customs: customs
hospitality: hospitality
securities: securities
governance: governance
excellent: excellent excellence excellently
`;

/** Stems by word. */
const stemExceptions: ReadonlyMap<string, string> = new Map(
  exceptionLines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [stem = "", words = ""] = line.split(": ");
      return words.split(" ").map((word): [string, string] => [word, stem]);
    }),
);

/** Snowball algorithms by ISO 639-1 language. A language without one keeps its words whole. */
const algorithms: Record<string, string> = {
  en: "english",
  de: "german",
  fr: "french",
  es: "spanish",
  it: "italian",
  pt: "portuguese",
  nl: "dutch",
  sv: "swedish",
  da: "danish",
  no: "norwegian",
  fi: "finnish",
  ru: "russian",
};

type OfWord = (word: string) => string;
const cacheLimit = 50_000;

function cached(find: OfWord): OfWord {
  const cache = new Map<string, string>();
  return (word) => {
    let found = cache.get(word);
    if (found === undefined) {
      found = find(word);
      // Most lookups are for a few frequent words, so a full cache is emptied and fills again soon.
      if (cache.size >= cacheLimit) cache.clear();
      cache.set(word, found);
    }
    return found;
  };
}

const stemmers = new Map<string, OfWord>();

function stemmerFor(language: string): OfWord | null {
  const known = stemmers.get(language);
  if (known) return known;
  const algorithm = algorithms[language];
  if (!algorithm) return null;
  const stemmer = snowball.newStemmer(algorithm);
  const stem = cached((word) => (/\d/.test(word) ? word : stemmer.stem(word)));
  stemmers.set(language, stem);
  return stem;
}

/**
 * The stem under which a folded word is indexed. Words with a digit ("k8s", "web3") and words of one or two
 * letters stay whole.
 *
 * @param language ISO 639-1; unknown languages are not stemmed.
 */
export function stemWord(word: string, language: string): string {
  if (word.length < 3) return word;
  const kept = language === "en" ? stemExceptions.get(word) : undefined;
  if (kept) return kept;
  const stem = stemmerFor(language)?.(word) ?? word;
  return (language === "en" ? wholeEnding(word, stem) : null) ?? stem;
}

/**
 * Endings that change what an English word means: "-er", "-or" and "-ical". Cutting them off would make "reporter" match
 * "reporting", and "clinical" match "clinic". "-eer" is cut off, because "engineer" and "engineering" are the same work.
 */
const meaningful = /^(?<whole>\p{L}+(?:[^e][eo]r|ical))(?:s|ly)?$/u;

/** Returns the word with its ending if the stemmer has cut off one that changes the meaning; otherwise null. */
function wholeEnding(word: string, stem: string): string | null {
  const whole = meaningful.exec(word)?.groups?.["whole"];
  return whole !== undefined && stem.length < whole.length ? whole : null;
}

/** Languages other than English whose words are stemmed as their own. */
const otherLanguages = Object.keys(algorithms).filter((language) => language !== "en");

/** Caches the lexemes of each other language whole, because a text needs each several times. */
const lexemes = new Map(
  otherLanguages.map((language) => [language, cached((word) => `${language}:${stemWord(word, language)}`)]),
);

/**
 * The lexeme of a word in a text of another language; null when it has none of its own. It carries its language,
 * so that the French stem of "care" is not taken for a "car".
 */
export function foreignLexeme(word: string, language: string): string | null {
  return lexemes.get(language)?.(word) ?? null;
}

/** Returns the lexemes under which a word is indexed in texts of other languages. */
export function foreignLexemes(word: string): string[] {
  return otherLanguages.map((language) => `${language}:${stemWord(word, language)}`);
}
