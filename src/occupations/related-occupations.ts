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
  /** Wider occupations that include this one, nearest first. */
  wider: string[];
  /** Other occupations of the same ISCO unit group that are none of these. */
  siblings: string[];
  /** The ISCO unit group. */
  group: { isco: string; label: string };
};

/** Returns the occupations related to one. Returns null if its id is unknown. */
export function relatedOccupations(vocabulary: Vocabulary, concept: string): RelatedOccupations | null {
  const { ids, codes, groups } = vocabulary;
  const given = ids.indexOf(concept);
  const code = codes[given];
  if (code === undefined) return null;
  const isco = code.slice(0, 4);
  const equal = new Set(withSameLabel(vocabulary, given));
  const related: RelatedOccupations = {
    equal: [...equal].map((number) => ids[number] ?? ""),
    narrower: [],
    wider: [],
    siblings: [],
    group: { isco, label: groups.get(isco) ?? "" },
  };
  for (const [number, other] of codes.entries()) {
    if (number === given) continue;
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

/**
 * Finds the occupations that have the same English label in ESCO. Labels of O*NET and our own are not compared, because
 * they are too broad.
 */
function withSameLabel(vocabulary: Vocabulary, concept: number): number[] {
  const { concepts, codes } = vocabulary;
  const [start, end] = languageRange(vocabulary);
  const keyOf = (label: number) => wordsOf(labelText(vocabulary, label)).join(" ");
  const groupOf = (number: number) => codes[number]?.slice(0, subMajorDigits);
  const found = new Set<number>();
  for (let label = start; label < end; label++) {
    if (concepts[label] !== concept || !isFromEsco(vocabulary, label)) continue;
    const key = keyOf(label);
    for (const otherLabel of labelsWith(vocabulary, key)) {
      const other = concepts[otherLabel] ?? concept;
      if (other === concept || found.has(other) || groupOf(other) !== groupOf(concept)) continue;
      if (
        !isFromEsco(vocabulary, otherLabel) ||
        lengthOf(vocabulary, otherLabel) !== lengthOf(vocabulary, label)
      )
        continue;
      if (keyOf(otherLabel) === key) found.add(other);
    }
  }
  return [...found];
}

function isFromEsco(vocabulary: Vocabulary, label: number): boolean {
  const source = vocabulary.sources[label];
  return source === sources.esco || source === sources.preferred;
}

const english = languages.indexOf("en");

function languageRange({ languageStarts }: Vocabulary): [number, number] {
  return [languageStarts[english] ?? 0, languageStarts[english + 1] ?? 0];
}

/** Returns the length of a label in bytes. Comparing lengths first is faster: equal labels differ only in capitals and signs. */
const lengthOf = ({ textStarts }: Vocabulary, label: number) =>
  (textStarts[label + 1] ?? 0) - (textStarts[label] ?? 0);

/** Returns the labels that have the rarest token of a text. */
function labelsWith({ lookUp, postings, postingStarts }: Vocabulary, text: string): Uint32Array {
  const tokens = text.split(" ").flatMap((word) => lookUp(word).tokens[english] ?? []);
  const lists = tokens
    .filter((token) => token >= 0)
    .map((token) => postings.subarray(postingStarts[token], postingStarts[token + 1]));
  return lists.sort((a, b) => a.length - b.length)[0] ?? new Uint32Array();
}
