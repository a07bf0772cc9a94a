import { templates, type CvLook } from "../document/cv-look.ts";
import { familyOf, fontFamilyNames, signFamilies, type FontFamilyName } from "../fonts/font-families.ts";
import { scriptFonts, scripts, type Script, type ScriptFont, type ScriptName } from "../fonts/scripts.ts";

/** How large a family is set so that lower-case letters are about equally tall in every family. */
const scales: Partial<Record<FontFamilyName, number>> = {
  "EB Garamond": 1.13,
  "STIX Two Text": 1.03,
  "Source Sans 3": 1.02,
  Lato: 0.97,
  Figtree: 0.97,
  "Instrument Sans": 0.97,
  "IBM Plex Sans": 0.95,
  "Fira Sans": 0.93,
  "Noto Sans": 0.91,
  Inter: 0.9,
};

/** Amiri is small for its size. */
const amiriScale = 1.14;

type PageFonts = {
  /** Families in the order in which they are searched for a letter. */
  heading: FontFamilyName[];
  text: FontFamilyName[];
  /** The size of the text, as a multiple of the size that the template gives its own family. */
  scale: number;
  extraLeading: number;
  kerning: boolean;
};

type Fonted = {
  script: ScriptName;
  look: Pick<CvLook, "template"> & { headingFont: FontFamilyName; textFont: FontFamilyName };
};

export function pageFonts({ look, script: name }: Fonted): PageFonts {
  const script: Script = scripts[name];
  const chain = (family: FontFamilyName): FontFamilyName[] => {
    const own = substitute(family, name);
    const lead = script.font ? familyNextTo(family, script.font) : null;
    const first = lead === null ? [own] : script.font?.leads ? [lead, own] : [own, lead];
    return [...new Set([...first, ...fallbacks(family)])];
  };
  const text = chain(look.textFont);
  const scaleOf = (family: FontFamilyName) => scales[family] ?? 1;
  return {
    heading: chain(look.headingFont),
    text,
    scale:
      text[0] === "Amiri"
        ? amiriScale
        : scaleOf(substitute(look.textFont, name)) / scaleOf(templates[look.template].text),
    extraLeading: script.extraLeading,
    kerning: script.kerning,
  };
}

/** The families that a page with a text needs, in a fixed order. */
export function familiesFor(page: Fonted, text: string): FontFamilyName[] {
  const chosen = [page.look.headingFont, page.look.textFont];
  const wanted = new Set<FontFamilyName>(chosen.map((family) => substitute(family, page.script)));
  for (const family of chosen) {
    for (const font of scriptFonts) if (font.letters.test(text)) wanted.add(familyNextTo(family, font));
    if (familyOf(family).latinOnly && wideLetters.test(text)) wanted.add(wide);
  }
  if (signs.test(text)) for (const family of signFamilies) wanted.add(family);
  return fontFamilyNames.filter((family) => wanted.has(family));
}

/** The families of a page that its browser loads, for headings and for text, in the order of search. */
export function loadedFonts(page: Fonted, text: string): Pick<PageFonts, "heading" | "text"> {
  const loaded = familiesFor(page, text);
  const { heading, text: ofText } = pageFonts(page);
  const isLoaded = (family: FontFamilyName) => loaded.includes(family);
  return { heading: heading.filter(isLoaded), text: ofText.filter(isLoaded) };
}

/** Matches signs that the chosen fonts may lack. Most pages have none. */
const signs = /[^\p{ASCII}\p{L}\p{N}\p{P}\p{Z}\s\p{Sc}\p{M}]/u;

/** Matches letters that a family for Latin text may lack. */
const wideLetters = /[\p{Script=Greek}\p{Script=Cyrillic}\u0180-\u024f\u1e00-\u1eff]/u;

/** Has the Greek and Cyrillic letters that some families lack. */
const wide: FontFamilyName = "Source Sans 3";

/** On a Greek or Cyrillic page every letter comes from one family. */
function substitute(family: FontFamilyName, script: ScriptName): FontFamilyName {
  return familyOf(family).latinOnly && (script === "greek" || script === "cyrillic") ? wide : family;
}

function familyNextTo(family: FontFamilyName, font: ScriptFont): FontFamilyName {
  return familyOf(family).serif ? font.serif : font.sans;
}

function fallbacks(family: FontFamilyName): FontFamilyName[] {
  return [...scriptFonts.map((font) => familyNextTo(family, font)), wide, ...signFamilies];
}
