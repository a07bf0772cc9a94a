import type { Database } from "../../../platform/database/tables.ts";
import { findCompanies } from "./find-company.server.ts";
import { lookUpWords } from "./look-up-words.server.ts";
import { findSourcesInOneCountry } from "./sources-in-one-country.server.ts";

/** Looks up words, names of companies and sources, each list once. The interpretations of one search often ask for the same. */
export type LookUps = ReturnType<typeof createLookUps>;

export function createLookUps(db: Database) {
  let sources: ReturnType<typeof findSourcesInOneCountry> | undefined;
  return {
    sourcesInOneCountry: () => (sources ??= findSourcesInOneCountry(db)),
    words: memoise((words) => lookUpWords(db, words)),
    companies: memoise((words) => findCompanies(db, words)),
  };
}

function memoise<Result>(lookUp: (words: readonly string[]) => Promise<Result>) {
  const found = new Map<string, Promise<Result>>();
  return (words: readonly string[]): Promise<Result> => {
    const key = words.join(" ");
    const result = found.get(key) ?? lookUp(words);
    found.set(key, result);
    return result;
  };
}
