import { genericWords, noiseWords } from "../words/title-words.ts";
import { compounding, languages, headFirst, type Language } from "../words/language.ts";
import { normaliseTitle, wordsOf } from "../words/words.ts";
import { roles as bits, type VocabularyColumns } from "../vocabulary/vocabulary.ts";
import { tokensOf as splitIntoTokens } from "../vocabulary/tokens.ts";
import { compoundParts } from "../vocabulary/compound-parts.ts";
import type { Concept, Label } from "./label.ts";
import { stem } from "../words/stem.ts";

const noiseWeight = 0.15;
const genericWeight = 0.5;

type Entry = { label: Label; tokens: string[]; head: string };

/** Builds the index of all labels. Those of a language are numbered in the given order. */
export function buildIndex(
  concepts: readonly Concept[],
  labels: readonly Label[],
  groups: ReadonlyMap<string, string>,
): VocabularyColumns {
  const weights: number[] = [];
  const roles: number[] = [];
  const postings: number[][] = [];
  const tokens = {} as Record<Language, Map<string, number>>;
  const entries: Entry[] = [];
  const languageStarts = new Uint32Array(languages.length + 1);
  const heads: number[] = [];

  for (const [number, language] of languages.entries()) {
    const known = new Map<string, number>();
    tokens[language] = known;
    const indexed = indexLanguage(language, labels);
    const add = (token: string, weight: number) => {
      known.set(token, weights.length);
      weights.push(weight);
      roles.push((indexed.words.has(token) ? bits.word : 0) | (indexed.endings.has(token) ? bits.ending : 0));
      postings.push([]);
    };
    for (const [token, weight] of indexed.weights) add(token, weight);
    for (const token of indexed.endings) if (!known.has(token)) add(token, 0);
    languageStarts[number] = entries.length;
    for (const entry of indexed.entries) {
      for (const token of entry.tokens) postings[known.get(token) ?? 0]?.push(entries.length);
      heads.push(known.get(entry.head) ?? 0);
      entries.push(entry);
    }
  }
  languageStarts[languages.length] = entries.length;
  const weightOf = ({ label, tokens: ofLabel }: Entry) =>
    ofLabel.reduce((sum, token) => sum + (weights[tokens[label.language].get(token) ?? -1] ?? 0), 0);
  return {
    ids: concepts.map(({ id }) => id),
    names: concepts.map(({ name }) => name),
    codes: concepts.map(({ code }) => code),
    groups,
    languageStarts,
    concepts: Uint16Array.from(entries, ({ label }) => label.concept),
    sources: Uint8Array.from(entries, ({ label }) => label.source),
    labelWeights: Float32Array.from(entries, weightOf),
    heads: Uint32Array.from(heads),
    ...joinTexts(entries.map(({ label }) => label.text)),
    tokens,
    weights: Float32Array.from(weights),
    roles: Uint8Array.from(roles),
    ...joinPostings(postings),
  };
}

/** Splits the labels of one language into tokens, and finds the weight of each token: its rarity. */
function indexLanguage(language: Language, all: readonly Label[]) {
  const labels = all.filter((label) => label.language === language);
  const written = labels.map((label) => ({ label, plain: normaliseTitle(label.text) }));
  const found = compounding.has(language)
    ? findCompoundParts(new Set(written.flatMap(({ plain }) => wordsOf(plain))), language)
    : { words: new Set<string>(), endings: new Set<string>() };
  const parts = compoundParts(language, found);
  const tokensByWord = new Map<string, readonly string[]>();
  const tokensOf = (word: string) => {
    const tokens = tokensByWord.get(word) ?? splitIntoTokens(word, language, parts);
    tokensByWord.set(word, tokens);
    return tokens;
  };
  const entries: Entry[] = [];
  const conceptsOf = new Map<string, Set<number>>();
  const factors = new Map<string, number>();
  for (const { label, plain } of written) {
    const distinct = new Set<string>();
    for (const word of wordsOf(plain)) {
      const tokens = tokensOf(word);
      for (const token of tokens) distinct.add(token);
      const factor = noiseWords.has(word) ? noiseWeight : genericWords.has(word) ? genericWeight : 1;
      const [only, second] = tokens;
      if (factor < 1 && only && !second) factors.set(only, factor);
    }
    if (distinct.size === 0) continue;
    for (const token of distinct) {
      const concepts = conceptsOf.get(token);
      if (concepts) concepts.add(label.concept);
      else conceptsOf.set(token, new Set([label.concept]));
    }
    entries.push({ label, tokens: [...distinct], head: findHead(plain, language, tokensOf) });
  }
  const size = new Set(labels.map(({ concept }) => concept)).size;
  const weights = new Map(
    [...conceptsOf].map(([token, concepts]) => [
      token,
      Math.log(1 + size / concepts.size) * (factors.get(token) ?? 1),
    ]),
  );
  return { entries, weights, ...found };
}

function joinTexts(texts: readonly string[]): Pick<VocabularyColumns, "text" | "textStarts"> {
  const encoded = texts.map((text) => new TextEncoder().encode(text));
  const textStarts = new Uint32Array(texts.length + 1);
  for (const [number, { length }] of encoded.entries())
    textStarts[number + 1] = (textStarts[number] ?? 0) + length;
  const text = new Uint8Array(textStarts[texts.length] ?? 0);
  for (const [number, letters] of encoded.entries()) text.set(letters, textStarts[number]);
  return { text, textStarts };
}

function joinPostings(lists: readonly number[][]): Pick<VocabularyColumns, "postings" | "postingStarts"> {
  const postingStarts = new Uint32Array(lists.length + 1);
  for (const [number, { length }] of lists.entries()) {
    postingStarts[number + 1] = (postingStarts[number] ?? 0) + length;
  }
  const postings = new Uint32Array(postingStarts[lists.length] ?? 0);
  for (const [number, list] of lists.entries()) postings.set(list, postingStarts[number]);
  return { postings, postingStarts };
}

/** Separates the noun from words that describe it: "head of", "Fachkraft für", "(" */
const afterNoun =
  /\s(?:of|for|in|to|at|with|on|fur|für|im|bei|von|der|des|van|voor|op|bij|och|för|i|på|av|med|inom|till)\s|\s[-–—|]\s|[,(|;:[]/i;

/**
 * Finds the token that names the kind of work: "driver" in "truck driver", "chauffeur" in "chauffeur de bus". Returns an
 * empty string if there is none.
 */
function findHead(plain: string, language: Language, tokensOf: (word: string) => readonly string[]): string {
  const phrase = headFirst.has(language)
    ? plain
    : (plain.split(afterNoun).find((part) => /\p{L}/u.test(part)) ?? plain);
  const words = wordsOf(phrase);
  if (!headFirst.has(language)) words.reverse();
  let fallback = "";
  for (const word of words) {
    const tokens = tokensOf(word);
    const token = tokens.at(-1);
    if (token === undefined) continue;
    if (!noiseWords.has(word)) return token;
    fallback ||= token;
  }
  return fallback;
}

/** An ending is known if this many compounds have it. Fewer may have it by chance. */
const minCompounds = 5;

const minLength = 4;

/** Endings that labels hardly have as separate words. Folded. */
const moreEndings: Partial<Record<Language, string>> = {
  de: "fahrer fuhrer pfleger pflege helfer macher kraft leiter lehrer kaufmann mann hilfe warter bauer schlosser leger",
  nl: "medewerker chauffeur verpleegkundige kracht man monteur leider bewerker",
  sv: "skotare arbetare forare ledare larare man bitrade vardare hjalpare montor",
};

/** Finds the words that compounds in the labels of one language consist of, and their endings. Both sets have stems. */
function findCompoundParts(
  words: ReadonlySet<string>,
  language: Language,
): { words: Set<string>; endings: Set<string> } {
  const standalone = new Set<string>();
  for (const word of words) if (word.length >= minLength) standalone.add(stem(word, language));
  for (const word of (moreEndings[language] ?? "").split(" ")) standalone.add(stem(word, language));
  const compounds = new Map<string, number>();
  for (const word of words) {
    for (let at = 3; at <= word.length - minLength; at++) {
      const end = stem(word.slice(at), language);
      if (standalone.has(end)) compounds.set(end, (compounds.get(end) ?? 0) + 1);
    }
  }
  const endings = new Set<string>();
  for (const [end, count] of compounds) if (count >= minCompounds && end.length >= 3) endings.add(end);
  return { words: standalone, endings };
}
