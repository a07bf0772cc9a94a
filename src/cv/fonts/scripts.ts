import type { FontFamilyName } from "./font-families.ts";

/** How text in a script is set. */
export type Script = {
  /** Null where every font that a user can choose has the letters, or has a substitute: see render/page-fonts.ts. */
  font: ScriptFont | null;
  /** Extra space between lines in em. */
  extraLeading: number;
  kerning: boolean;
};

export type ScriptFont = {
  /** The family next to a sans and next to a serif. */
  sans: FontFamilyName;
  serif: FontFamilyName;
  /** Matches text that needs the family. */
  letters: RegExp;
  /**
   * Whether the family comes before the chosen one. Scripts from right to left need this: a line in two fonts is
   * written word by word, and programs then read its words from the wrong end.
   */
  leads: boolean;
};

const chosen: Script = { font: null, extraLeading: 0, kerning: true };

/** Every script that headings are in. */
export const scripts = {
  latin: chosen,
  greek: chosen,
  cyrillic: chosen,
  arabic: {
    font: { sans: "Vazirmatn", serif: "Amiri", letters: /\p{Script=Arabic}/u, leads: true },
    // Letters reach far below the line.
    extraLeading: 0.22,
    // Some programs read a moved letter as a word of its own.
    kerning: false,
  },
  hebrew: {
    font: {
      sans: "Noto Sans Hebrew",
      serif: "Noto Sans Hebrew",
      letters: /\p{Script=Hebrew}/u,
      leads: true,
    },
    extraLeading: 0,
    kerning: true,
  },
  japanese: {
    font: {
      sans: "Noto Sans JP",
      serif: "Noto Sans JP",
      letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u,
      leads: false,
    },
    extraLeading: 0.12,
    kerning: true,
  },
  // Han characters have other shapes than in Japanese.
  chinese: {
    font: {
      sans: "Noto Sans SC",
      serif: "Noto Sans SC",
      letters: /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u,
      leads: false,
    },
    extraLeading: 0.12,
    kerning: true,
  },
} as const satisfies Record<string, Script>;

export type ScriptName = keyof typeof scripts;

/**
 * Fonts of scripts that no heading is in, but that people write names, employers and towns with. Some programs read a
 * letter and the marks around it twice or in another order where a font draws them together.
 */
const fontsOfLetters = [
  ofLetters("Noto Sans KR", /[\p{Script=Hangul}\u3130-\u318f]/u),
  ofLetters("Noto Sans Devanagari", /\p{Script=Devanagari}/u),
  ofLetters("Noto Sans Bengali", /\p{Script=Bengali}/u),
  ofLetters("Noto Sans Gurmukhi", /\p{Script=Gurmukhi}/u),
  ofLetters("Noto Sans Gujarati", /\p{Script=Gujarati}/u),
  ofLetters("Noto Sans Oriya", /\p{Script=Oriya}/u),
  ofLetters("Noto Sans Tamil", /\p{Script=Tamil}/u),
  ofLetters("Noto Sans Telugu", /\p{Script=Telugu}/u),
  ofLetters("Noto Sans Kannada", /\p{Script=Kannada}/u),
  ofLetters("Noto Sans Malayalam", /\p{Script=Malayalam}/u),
  ofLetters("Noto Sans Sinhala", /\p{Script=Sinhala}/u),
  ofLetters("Noto Sans Thai", /\p{Script=Thai}/u),
  ofLetters("Noto Sans Lao", /\p{Script=Lao}/u),
  ofLetters("Noto Sans Khmer", /\p{Script=Khmer}/u),
  ofLetters("Noto Sans Myanmar", /\p{Script=Myanmar}/u),
  ofLetters("Noto Sans Georgian", /\p{Script=Georgian}/u),
  ofLetters("Noto Sans Armenian", /\p{Script=Armenian}/u),
  ofLetters("Noto Sans Ethiopic", /\p{Script=Ethiopic}/u),
];

function ofLetters(family: FontFamilyName, letters: RegExp): ScriptFont {
  return { sans: family, serif: family, letters, leads: false };
}

/** The font of every script that not all families have. */
export const scriptFonts: readonly ScriptFont[] = [
  ...Object.values(scripts).flatMap(({ font }) => font ?? []),
  ...fontsOfLetters,
];

/** Scripts whose letters programs read whole from a PDF, although no heading is in them. */
const readWhole: readonly FontFamilyName[] = [
  "Noto Sans KR",
  "Noto Sans Georgian",
  "Noto Sans Armenian",
  "Noto Sans Ethiopic",
];

/** The scripts in a text that some programs misread in a PDF: see fontsOfLetters. */
export function misreadScripts(text: string): string[] {
  return fontsOfLetters
    .filter(({ sans, letters }) => !readWhole.includes(sans) && letters.test(text))
    .map(({ sans }) => sans.replace("Noto Sans ", ""));
}
