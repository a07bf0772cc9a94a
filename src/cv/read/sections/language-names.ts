import { translations } from "../../translations/translations.ts";
import { foldForComparing } from "../normalise-text.ts";
import { cellText, type TextLine } from "../text-line.ts";

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
const readIn = "bg cs da et fi ga hr hu is lt lv mt no ro sk sl sr sv ru tr fa hi id vi th ko am".split(" ");
for (const language of [...Object.keys(translations), ...readIn]) {
  const display = new Intl.DisplayNames([language], { type: "language" });
  for (const code of codes) names.add(foldForComparing(display.of(code) ?? code));
}

/** Whether a text is the name of a language in one of the languages of CVs. */
export const namesLanguage = (text: string): boolean =>
  names.has(foldForComparing(text)) || names.has(foldForComparing(text).replace(/^ال/, ""));

/** Whether one of the items of a line is the name of a language, alone or with a level. */
export const namesLanguages = ({ cells }: TextLine): boolean =>
  cells.some((cell) =>
    cellText(cell)
      .split(/[,;•|·、،(（:–-]/u)
      .some((part) => namesLanguage(part.trim()) || namesLanguage(part.trim().split(" ")[0] ?? "")),
  );
