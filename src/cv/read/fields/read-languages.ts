import { namesLanguage } from "../sections/language-names.ts";
import { cellText, type TextLine } from "../text-line.ts";
import { foundValue, type FoundValue, type FoundTree } from "./found-value.ts";
import { splitInlineItems } from "./split-inline-items.ts";

type Language = { language: FoundValue | undefined; fluency?: FoundValue | undefined };

/** Reads languages with their level: "English (native)", "Deutsch: C1", "Français – courant", a table or list. */
export function readLanguages(lines: readonly TextLine[]): FoundTree[] {
  const languages: Language[] = [];
  const isTable =
    lines.filter(isLanguageRow).length > 0 && lines.filter(({ cells }) => cells.length > 1).length > 1;
  for (const line of lines) {
    const row = isTable && line.cells.length > 1 ? readRow(line, lines) : undefined;
    if (row === null) continue;
    if (row) languages.push(row);
    else readItems(line, languages);
  }
  return languages;
}

/** Whether a line is a row of a table with a language and its levels. */
export const isLanguageRow = ({ cells: [first, second, ...others] }: TextLine): boolean =>
  first !== undefined &&
  second !== undefined &&
  [second, ...others].every((cell) => cellText(cell).length < 30 && !namesLanguage(cellText(cell))) &&
  namesLanguage(cellText(first));

/** A row of a table of languages, which may be one that we do not know. Null for the head of the table. */
function readRow(line: TextLine, lines: readonly TextLine[]): Language | null | undefined {
  const [name, ...levels] = line.cells.map(cellText);
  const [language = "", fluency] = [name, levels.join(" ")];
  const isLike = lines.some((one) => isLanguageRow(one) && one.cells.length === line.cells.length);
  if (!isLanguageRow(line) && !isLike) return line === lines[0] ? null : undefined;
  const found = { language: foundValue(language, line, isLanguageRow(line) ? 0.95 : 0.6) };
  return { ...found, fluency: foundValue(fluency, line, 0.85) };
}

const and = /\s+(?:and|und|et|y|e|i|en|och|og|ja|és|și|ve|и|та|і)\s+/u;

function readItems(line: TextLine, languages: Language[]): void {
  const items = line.cells.flatMap((cell) => splitInlineItems(cellText(cell)));
  for (const item of items.flatMap((one) => (one.split(and).every(namesLanguage) ? one.split(and) : [one]))) {
    const { language, fluency } = splitLanguage(item);
    const last = languages.at(-1);
    const isKnown = namesLanguage(language);
    // A level in a cell, line or item of its own.
    if (!isKnown && fluency === "" && last && !last.fluency)
      last.fluency = foundValue(item.replaceAll(/^[(（]|[)）]$/g, ""), line, 0.7);
    else if (isKnown || !cefr.test(item))
      languages.push({
        language: foundValue(language, line, isKnown ? 0.95 : 0.5),
        fluency: foundValue(fluency, line, 0.85),
      });
  }
}

/** A level of the Common European Framework. */
export const cefr = /^[ABC][12][+-]?$/;

/** Whether a text is a language with its level: "Englisch Grundkenntnisse". */
export function isLanguageItem(item: string): boolean {
  const { language, fluency } = splitLanguage(item);
  return fluency !== "" && namesLanguage(language);
}

function splitLanguage(item: string): { language: string; fluency: string } {
  const match =
    /^(.+?)\s*[(（]\s*(.+?)\s*[)）]$/u.exec(item) ??
    /^(.+?)\s*[:：]\s*(.+)$/u.exec(item) ??
    /^(.+?)\s+\p{Pd}\s*(.+)$/u.exec(item) ??
    /^(.+?)\s*[\u2012-\u2015]\s*(.+)$/u.exec(item);
  if (match) return { language: match[1] ?? "", fluency: match[2] ?? "" };
  // "English C1", "Deutsch Muttersprache": the level after a known name.
  const words = item.split(" ");
  for (let count = Math.min(words.length - 1, 3); count > 0; count -= 1) {
    const language = words.slice(0, count).join(" ");
    if (namesLanguage(language)) return { language, fluency: words.slice(count).join(" ") };
  }
  return { language: item, fluency: "" };
}
