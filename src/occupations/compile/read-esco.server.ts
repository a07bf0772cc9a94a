import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { sources } from "../vocabulary/vocabulary.ts";
import { isLanguage } from "../words/language.ts";
import { normaliseTitle, wordsOf } from "../words/words.ts";
import type { Concept, Label } from "./label.ts";

const occupation = "occupation/";

/** Reads occupations, ISCO groups and all labels of ESCO from the files of a folder. */
export function readEsco(folder: string): {
  concepts: Concept[];
  groups: Map<string, string>;
  labels: Label[];
} {
  const table = (name: string) =>
    parse<Record<string, string>>(gunzipSync(readFileSync(join(folder, name))), { columns: true });
  const concepts = new Map<string, Concept>();
  for (const { conceptUri = "", preferredLabel = "", code = "" } of table("esco_occupations_en.csv.gz")) {
    const id = conceptUri.slice(conceptUri.indexOf(occupation));
    concepts.set(id, { id, name: preferredLabel.trim(), code });
  }
  const groups = new Map<string, string>();
  for (const { code = "", preferredLabel = "" } of table("esco_isco_groups_en.csv.gz")) {
    groups.set(code, preferredLabel);
  }
  const rows = gunzipSync(readFileSync(join(folder, "esco_occupation_labels.tsv.gz")))
    .toString()
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
  const sorted = [...concepts.values()].sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  const numbers = new Map(sorted.map(({ id }, number) => [id, number]));
  const labels: Label[] = sorted.map(({ name }, concept) => ({
    concept,
    language: "en",
    text: name,
    source: sources.preferred,
  }));
  for (const [id = "", language = "", text = ""] of rows) {
    const concept = numbers.get(id);
    if (concept !== undefined && isLanguage(language))
      labels.push({ concept, language, text, source: sources.esco });
  }
  return { concepts: sorted, groups, labels: withoutRepeats(labels) };
}

/**
 * Drops labels of an occupation that fold to the same words. The first one is kept. Drops "Lehrer/Lehrerin" if both words are
 * labels. Our own labels are compared only with each other, so that a published label is still there if ours is removed.
 */
export function withoutRepeats(labels: readonly Label[]): Label[] {
  const keyOf = (label: Label, text: string) =>
    [label.concept, label.language, label.source === sources.ours, ...wordsOf(normaliseTitle(text))].join(
      " ",
    );
  const seen = new Set<string>();
  const single = labels.filter((label) => {
    const key = keyOf(label, label.text);
    return !seen.has(key) && seen.add(key);
  });
  return single.filter((label) => {
    if (label.source === sources.preferred) return true;
    const halves = label.text.split("/");
    return halves.length !== 2 || !halves.every((half) => seen.has(keyOf(label, half)));
  });
}
