import { openVocabulary } from "../vocabulary/open-vocabulary.ts";
import { labelText, sources, type VocabularyColumns, type Vocabulary } from "../vocabulary/vocabulary.ts";
import { languages, isLanguage } from "../words/language.ts";
import { buildIndex } from "./build-index.ts";
import type { Label, Concept } from "./label.ts";
import { linkOccupations } from "../link-occupations.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readDataFile } from "../../platform/data-file/read-data-file.server.ts";
import { parse } from "csv-parse/sync";
import { normaliseTitle, wordsOf } from "../words/words.ts";

/** Compiles the vocabulary from the files of ESCO and O*NET in a folder, and from our tables of everyday titles. */
export function compileVocabulary(folder: string): VocabularyColumns {
  const { concepts, groups, labels } = readEsco(folder);
  const esco = openVocabulary(buildIndex(concepts, labels, groups));
  const published = [...labels, ...linkOnet(esco, readOnet(folder))];
  return addEverydayTitles({ concepts, groups, published });
}

/** Builds the index of a compiled vocabulary again, with the present tables of everyday titles. */
export function recompileVocabulary(compiled: VocabularyColumns): VocabularyColumns {
  const concepts = compiled.ids.map((id, number) => ({
    id,
    name: compiled.names[number] ?? "",
    code: compiled.codes[number] ?? "",
  }));
  return addEverydayTitles({ concepts, groups: compiled.groups, published: publishedLabels(compiled) });
}

function publishedLabels(compiled: VocabularyColumns): Label[] {
  return languages.flatMap((language, number) => {
    const labels: Label[] = [];
    const end = compiled.languageStarts[number + 1] ?? 0;
    for (let label = compiled.languageStarts[number] ?? 0; label < end; label++) {
      const [concept = 0, source = 0] = [compiled.concepts[label], compiled.sources[label]];
      if (source === sources.ours) continue;
      labels.push({ concept, language, text: labelText(compiled, label), source });
    }
    return labels;
  });
}

function addEverydayTitles({
  concepts,
  groups,
  published,
}: {
  concepts: Parameters<typeof buildIndex>[0];
  groups: ReadonlyMap<string, string>;
  published: readonly Label[];
}): VocabularyColumns {
  const { labels } = readEveryday(concepts);
  return buildIndex(concepts, withoutRepeats([...published, ...labels]), groups);
}

const minScore = 0.5;

const minFit = 0.3;

/** A link with this fit has the same title. */
const minEqualFit = 0.97;

const maxCandidates = 20;

/**
 * Links titles of O*NET to occupations of ESCO. Titles that are also a label of ESCO tell which occupations of ESCO an
 * occupation of O*NET covers. Each title is linked to the best of these, or to none if it fits none well.
 */
function linkOnet(esco: Vocabulary, titles: ReadonlyMap<string, readonly string[]>): Label[] {
  const numbers = new Map(esco.ids.map((id, number) => [id, number]));
  const labels: Label[] = [];
  for (const texts of titles.values()) {
    const candidates = texts.map((text) =>
      linkOccupations(esco, text, { language: "en", limit: maxCandidates }),
    );
    const votes = new Map<string, number>();
    for (const list of candidates) {
      const equal = list.filter(({ fit }) => fit >= minEqualFit);
      for (const { concept } of equal) votes.set(concept, (votes.get(concept) ?? 0) + 1 / equal.length);
    }
    const total = [...votes.values()].reduce((sum, vote) => sum + vote, 0);
    for (const [number, text] of texts.entries()) {
      const best = (candidates[number] ?? [])
        .map(({ concept, fit }) => ({ concept, fit, share: (votes.get(concept) ?? 0) / total }))
        .filter(({ fit, share }) => share > 0 && fit >= minFit)
        .map(({ concept, fit, share }) => ({ concept, fit, score: fit * 0.7 + share * 0.5 }))
        .sort((a, b) => b.score - a.score)[0];
      if (!best || best.score < minScore) continue;
      labels.push({ concept: numbers.get(best.concept) ?? 0, language: "en", text, source: sources.onet });
    }
  }
  return labels;
}

/** A title that belongs to more occupations than this is left out. */
const maxOccupations = 3;

/** Reads the titles of each O*NET occupation, by code. "Chief Executive Officer (CEO)" gives two titles. */
function readOnet(folder: string): Map<string, string[]> {
  const rows = (name: string) =>
    gunzipSync(readFileSync(join(folder, name)))
      .toString()
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t"));
  const titles = new Map<string, Set<string>>();
  const add = (code: string, written: string) => {
    const ofCode = titles.get(code) ?? new Set();
    titles.set(code, ofCode);
    const [, name = written, other] = /^(.*?)\s*\(([^()]+)\)\s*$/.exec(written) ?? [];
    ofCode.add(name);
    if (other && other.length > 2 && other !== name) ofCode.add(other);
  };
  for (const [code = "", title = ""] of rows("onet_occupation_data.tsv.gz")) add(code, title);
  for (const [code = "", title = "", short = ""] of rows("onet_alternate_titles.tsv.gz")) {
    add(code, title);
    if (short !== "n/a" && short.length > 2) add(code, short);
  }
  for (const [code = "", title = ""] of rows("onet_reported_titles.tsv.gz")) add(code, title);

  const uses = new Map<string, number>();
  for (const ofCode of titles.values())
    for (const title of ofCode) uses.set(title, (uses.get(title) ?? 0) + 1);
  return new Map(
    [...titles].map(([code, ofCode]) => [
      code,
      [...ofCode].filter((title) => (uses.get(title) ?? 0) <= maxOccupations),
    ]),
  );
}

/** Reads our everyday titles. `unknown` has the names that no occupation has; a test checks that it is empty. */
export function readEveryday(concepts: readonly Concept[]): { labels: Label[]; unknown: string[] } {
  const numbers = new Map(concepts.map(({ name }, number) => [name, number]));
  const labels: Label[] = [];
  const unknown: string[] = [];
  for (const row of readTitles()) {
    const concept = numbers.get(row.occupation);
    if (concept === undefined) {
      unknown.push(row.occupation);
      continue;
    }
    // Without its own name, a label in another language would fit better: "photographe" for "photographer".
    labels.push({ concept, language: "en", text: row.occupation, source: sources.ours });
    for (const language of languages) {
      for (const text of row[language]) labels.push({ concept, language, text, source: sources.ours });
    }
  }
  return { labels, unknown };
}

const occupation = "occupation/";

function readTitles() {
  return readDataFile("occupations/everyday-titles.csv", {
    field: "text",
    occupation: "text",
    en: "list",
    de: "list",
    fr: "list",
    es: "list",
    it: "list",
    nl: "list",
    pl: "list",
    pt: "list",
    sv: "list",
    cs: "list",
  });
}

/** Reads occupations, ISCO groups and all labels of ESCO from the files of a folder. */
function readEsco(folder: string): {
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
function withoutRepeats(labels: readonly Label[]): Label[] {
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
