import { familyOf, type FontFamilyName } from "../../fonts/font-families.ts";
import { pageFonts } from "../../render/page-fonts.ts";
import { scripts } from "../../fonts/scripts.ts";
import type { CvPage } from "../../view-model/cv-page.ts";

type WordFonts = { ascii: string; hAnsi: string; cs: string; eastAsia: string };

/** Fonts of Office for scripts other than Latin, where a computer lacks ours. */
const ownFallbacks: Partial<Record<FontFamilyName, string>> = {
  Amiri: "Traditional Arabic",
  Vazirmatn: "Segoe UI",
  "Noto Sans Hebrew": "Arial",
  "Noto Sans JP": "Yu Gothic",
  "Noto Sans SC": "Microsoft YaHei",
  "STIX Two Text": "Times New Roman",
  "EB Garamond": "Garamond",
};

/** The fonts of headings or of text, for each kind of script that Word tells apart. */
export function wordFonts(page: CvPage, part: "heading" | "text"): WordFonts {
  const chain = pageFonts(page)[part];
  const first = chain[0] ?? "Source Sans 3";
  const { font } = scripts[page.script];
  const own = (script: "arabic" | "japanese" | "chinese") => {
    const { sans, serif } = scripts[script].font;
    return familyOf(page.look.textFont).serif ? serif : sans;
  };
  const isFromRight = page.direction === "rtl";
  return {
    ascii: first,
    hAnsi: first,
    cs: isFromRight ? first : own("arabic"),
    eastAsia:
      !isFromRight && font ? own(page.script === "chinese" ? "chinese" : "japanese") : own("japanese"),
  };
}

/**
 * The table of fonts. Word uses the alternative name, or else a font of the same kind, where a computer lacks the font.
 * docx writes only embedded fonts into it.
 */
export function fontTable(page: CvPage): string {
  const names = new Set([
    ...Object.values(wordFonts(page, "heading")),
    ...Object.values(wordFonts(page, "text")),
  ]);
  const fonts = [...names].map((name) => {
    const isSerif = familyOf(name as FontFamilyName).serif === true;
    const fallback = ownFallbacks[name as FontFamilyName] ?? (isSerif ? "Cambria" : "Calibri");
    return `<w:font w:name="${name}"><w:altName w:val="${fallback}"/><w:family w:val="${isSerif ? "roman" : "swiss"}"/><w:pitch w:val="variable"/></w:font>`;
  });
  const namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="${namespace}">${fonts.join("")}</w:fonts>`;
}
