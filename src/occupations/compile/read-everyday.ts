import { everydayCare } from "../tables/everyday-care.ts";
import { everydayOffices } from "../tables/everyday-offices.ts";
import { everydayOthers } from "../tables/everyday-others.ts";
import { everydayServices } from "../tables/everyday-services.ts";
import { everydayTrades } from "../tables/everyday-trades.ts";
import { sources } from "../vocabulary/vocabulary.ts";
import { isLanguage } from "../words/language.ts";
import type { Concept, Label } from "./label.ts";

const tables = [everydayCare, everydayTrades, everydayServices, everydayOffices, everydayOthers];

/** Reads our tables of everyday titles. `unknown` has the names that no occupation has; a test checks that it is empty. */
export function readEveryday(concepts: readonly Concept[]): { labels: Label[]; unknown: string[] } {
  const numbers = new Map(concepts.map(({ name }, number) => [name, number]));
  const labels: Label[] = [];
  const unknown: string[] = [];
  for (const line of tables.flatMap((table) => table.trim().split("\n"))) {
    const [name = "", ...cells] = line.split(" | ");
    const concept = numbers.get(name);
    if (concept === undefined) {
      unknown.push(name);
      continue;
    }
    // Without its own name, a label in another language would fit better: "photographe" for "photographer".
    labels.push({ concept, language: "en", text: name, source: sources.ours });
    for (const cell of cells) {
      const language = cell.slice(0, 2);
      if (!isLanguage(language)) {
        unknown.push(cell);
        continue;
      }
      for (const text of cell.slice(3).split(", "))
        labels.push({ concept, language, text, source: sources.ours });
    }
  }
  return { labels, unknown };
}
