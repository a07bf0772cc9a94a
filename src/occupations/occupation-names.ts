import { foldText } from "../text/fold-text.ts";
import { languages } from "./words/language.ts";
import { labelText, sources, type Vocabulary } from "./vocabulary/vocabulary.ts";

/** The maximum number of names. O*NET has hundreds for some occupations. */
const maxNames = 150;

/**
 * Lists the names of occupations in English and in another language. They are folded and distinct, the preferred ones first.
 *
 * @param codes codes of ESCO.
 * @param language ISO 639-1 code; null for English alone.
 */
export function occupationNames(
  vocabulary: Vocabulary,
  codes: readonly string[],
  language: string | null,
): string[] {
  const wanted = new Set(
    codes.map((code) => vocabulary.codes.indexOf(code)).filter((concept) => concept >= 0),
  );
  const preferred = [...wanted].map((concept) => vocabulary.names[concept] ?? "");
  const labels = ["en", language].flatMap((one) => {
    const at = languages.findIndex((known) => known === one);
    return at < 0 ? [] : labelsOf(vocabulary, wanted, at);
  });
  return [...new Set([...preferred, ...labels].map(foldText))].slice(0, maxNames);
}

/** ISCO's unit group. It puts those who write software into three, which are one trade to people. */
const groupOf = (code: string): string => code.slice(0, 4).replace(/^251[234]/, "2512");

/** Lists the names of the other occupations of the same unit groups, in the same way and without the names of O*NET. */
export function groupNames(
  vocabulary: Vocabulary,
  codes: readonly string[],
  language: string | null,
): string[] {
  const groups = new Set(codes.map(groupOf));
  const wanted = new Set(
    [...vocabulary.codes.entries()].flatMap(([concept, code]) =>
      groups.has(groupOf(code)) && !codes.includes(code) ? [concept] : [],
    ),
  );
  const isPublished = (label: number) => vocabulary.sources[label] !== sources.onet;
  const labels = ["en", language].flatMap((one) => {
    const at = languages.findIndex((known) => known === one);
    return at < 0 ? [] : labelsOf(vocabulary, wanted, at, isPublished);
  });
  return [...new Set(labels.map(foldText))].slice(0, maxNames);
}

function labelsOf(
  vocabulary: Vocabulary,
  wanted: ReadonlySet<number>,
  language: number,
  isWanted: (label: number) => boolean = () => true,
): string[] {
  const { concepts, languageStarts } = vocabulary;
  const found: string[] = [];
  for (let label = languageStarts[language] ?? 0; label < (languageStarts[language + 1] ?? 0); label++)
    if (wanted.has(concepts[label] ?? -1) && isWanted(label)) found.push(labelText(vocabulary, label));
  return found;
}

/**
 * Writes the names of all occupations in English and in another language: a line for each code, "2411.1\taccountant|cost accountant".
 * The names are folded.
 */
export function namesByCode(vocabulary: Vocabulary, language: string | null): string {
  const { codes, concepts, languageStarts } = vocabulary;
  const names = new Map<string, Set<string>>();
  for (const at of [...languages.keys()].filter((one) => ["en", language].includes(languages[one] ?? ""))) {
    for (let label = languageStarts[at] ?? 0; label < (languageStarts[at + 1] ?? 0); label++) {
      const code = codes[concepts[label] ?? -1] ?? "";
      const known = names.get(code) ?? new Set();
      names.set(code, known.add(foldText(labelText(vocabulary, label)).replaceAll("|", " ")));
    }
  }
  return [...names].map(([code, all]) => `${code}\t${[...all].join("|")}`).join("\n");
}
