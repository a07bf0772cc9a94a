import { readDataFile } from "../../platform/data-file/read-data-file.server.ts";
import { sources } from "../vocabulary/vocabulary.ts";
import { languages } from "../words/language.ts";
import type { Concept, Label } from "./label.ts";

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
