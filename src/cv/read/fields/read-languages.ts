import { foldForComparing } from "../normalise-text.ts";
import { translations } from "../../translations/translations.ts";
import { cellText, type TextLine } from "../text-line.ts";
import { foundValue, type FoundValue, type FoundTree } from "./found-value.ts";
import { splitInlineItems } from "./split-inline-items.ts";

const codes =
  "en de fr es it pt pl nl el uk ar he ja zh ru tr sv da nb fi cs sk hu ro bg hr sr sl lt lv et ga cy ca eu gl sq mk bs is mt ko hi bn ur fa ps ku ta te ml kn mr pa gu th vi id ms tl sw am ha yo ig zu xh af ak tw la eo yue cmn az ka hy kk uz mn ne si km lo my so rw".split(
    " ",
  );
const names = new Set<string>([
  "mandarin",
  "cantonese",
  "farsi",
  "twi",
  "flemish",
  "castellano",
  "hochdeutsch",
  "国語",
  "普通话",
  "粤语",
  "汉语",
  "英文",
  "中国語",
  "日语",
  "klingon",
]);
for (const language of Object.keys(translations)) {
  const display = new Intl.DisplayNames([language], { type: "language" });
  for (const code of codes) names.add(foldForComparing(display.of(code) ?? code));
}

const namesLanguage = (text: string): boolean =>
  names.has(foldForComparing(text)) || names.has(foldForComparing(text).replace(/^ال/, ""));

/** Reads languages with their level: "English (native)", "Deutsch: C1", "Français – courant", a table or list. */
export function readLanguages(lines: readonly TextLine[]): FoundTree[] {
  const languages: { language: FoundValue | undefined; fluency?: FoundValue | undefined }[] = [];
  for (const line of lines) {
    for (const item of line.cells.flatMap((cell) => splitInlineItems(cellText(cell)))) {
      const { language, fluency } = splitLanguage(item);
      const last = languages.at(-1);
      const isKnown = namesLanguage(language);
      // A level in a cell, line or item of its own.
      if (!isKnown && fluency === "" && last && !last.fluency)
        last.fluency = foundValue(item.replaceAll(/^[(（]|[)）]$/g, ""), line, 0.7);
      else
        languages.push({
          language: foundValue(language, line, isKnown ? 0.95 : 0.5),
          fluency: foundValue(fluency, line, 0.85),
        });
    }
  }
  return languages;
}

function splitLanguage(item: string): { language: string; fluency: string } {
  const match =
    /^(.+?)\s*[(（]\s*(.+?)\s*[)）]$/u.exec(item) ??
    /^(.+?)\s*[:：]\s*(.+)$/u.exec(item) ??
    /^(.+?)\s+[-–—]\s*(.+)$/u.exec(item) ??
    /^(.+?)\s*[–—]\s*(.+)$/u.exec(item);
  if (match) return { language: match[1] ?? "", fluency: match[2] ?? "" };
  // "English C1", "Deutsch Muttersprache": the level after a known name.
  const words = item.split(" ");
  for (let count = Math.min(words.length - 1, 3); count > 0; count -= 1) {
    const language = words.slice(0, count).join(" ");
    if (namesLanguage(language)) return { language, fluency: words.slice(count).join(" ") };
  }
  return { language: item, fluency: "" };
}
