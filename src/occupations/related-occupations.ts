import { labelText, sources, type Vocabulary } from "./vocabulary/vocabulary.ts";
import { languages } from "./words/language.ts";
import { wordsOf } from "./words/words.ts";

/** Occupations related to another one, by id. */
export type RelatedOccupations = {
  /**
   * Similar occupations with a common ESCO label: "software engineer" is a software developer and an ICT application
   * developer.
   */
  equal: string[];
  /** Kinds of the occupation. */
  narrower: string[];
  /** The occupations of which it is a kind, nearest first. */
  wider: string[];
  /** Other occupations of the same ISCO unit group that are none of these. */
  siblings: string[];
  /** The ISCO unit group. */
  group: { isco: string; label: string };
};

/** Returns the occupations that are equal to, narrower or wider than this one, or next to it; null for an unknown id. */
export function relatedOccupations(vocabulary: Vocabulary, concept: string): RelatedOccupations | null {
  const { ids, codes, groups } = vocabulary;
  const own = ids.indexOf(concept);
  const code = codes[own];
  if (code === undefined) return null;
  const isco = code.slice(0, 4);
  const equal = new Set(withSameLabel(vocabulary, own));
  const related: RelatedOccupations = {
    equal: [...equal].map((number) => ids[number] ?? ""),
    narrower: [],
    wider: [],
    siblings: [],
    group: { isco, label: groups.get(isco) ?? "" },
  };
  for (const [number, other] of codes.entries()) {
    if (number === own) continue;
    const id = ids[number] ?? "";
    if (other.startsWith(`${code}.`)) related.narrower.push(id);
    else if (code.startsWith(`${other}.`)) related.wider.unshift(id);
    else if (other.startsWith(isco) && !equal.has(number)) related.siblings.push(id);
  }
  return related;
}

/**
 * Digits of the sub-major group of ISCO. Occupations of different groups may share a word, but not the work: a
 * "custodian" cleans, or guards.
 */
const subMajorDigits = 2;

/** English labels of ESCO decide, because they are the most complete. Titles of O*NET and ours are too broad. */
function withSameLabel(vocabulary: Vocabulary, concept: number): number[] {
  const { concepts, codes } = vocabulary;
  const [start, end] = languageRange(vocabulary);
  const keyOf = (label: number) => wordsOf(labelText(vocabulary, label)).join(" ");
  const groupOf = (number: number) => codes[number]?.slice(0, subMajorDigits);
  const found = new Set<number>();
  for (let own = start; own < end; own++) {
    if (concepts[own] !== concept || !isFromEsco(vocabulary, own)) continue;
    const key = keyOf(own);
    for (const label of labelsWith(vocabulary, key)) {
      const other = concepts[label] ?? concept;
      if (other === concept || found.has(other) || groupOf(other) !== groupOf(concept)) continue;
      if (!isFromEsco(vocabulary, label) || lengthOf(vocabulary, label) !== lengthOf(vocabulary, own))
        continue;
      if (keyOf(label) === key) found.add(other);
    }
  }
  return [...found];
}

function isFromEsco({ sources: own }: Vocabulary, label: number): boolean {
  return own[label] === sources.esco || own[label] === sources.preferred;
}

const english = languages.indexOf("en");

function languageRange({ languageStarts }: Vocabulary): [number, number] {
  return [languageStarts[english] ?? 0, languageStarts[english + 1] ?? 0];
}

/** Equal labels differ at most in capitals and signs, so comparing lengths first saves most of the reading. */
const lengthOf = ({ textStarts }: Vocabulary, label: number) =>
  (textStarts[label + 1] ?? 0) - (textStarts[label] ?? 0);

/** Returns the labels that hold the rarest token of a text. */
function labelsWith({ lookUp, postings, postingStarts }: Vocabulary, text: string): Uint32Array {
  const tokens = text.split(" ").flatMap((word) => lookUp(word).tokens[english] ?? []);
  const lists = tokens
    .filter((token) => token >= 0)
    .map((token) => postings.subarray(postingStarts[token], postingStarts[token + 1]));
  return lists.sort((a, b) => a.length - b.length)[0] ?? new Uint32Array();
}
