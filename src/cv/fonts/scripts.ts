import type { FontFamilyName } from "./font-families.ts";

/** How text in a script is set. */
export type Script = {
  /** Null where every font that a user can choose has the letters. */
  font: ScriptFont | null;
  /** Line spacing, as a multiple of the usual one. */
  leading: number;
  kerning: boolean;
};

export type ScriptFont = {
  family: FontFamilyName;
  /** Matches text that needs the family. */
  letters: RegExp;
  /**
   * Null where the family comes second, behind the chosen one. Otherwise the family comes first and this is its size,
   * as a multiple of the chosen one. Scripts from right to left need this: a line in two fonts is written word by
   * word, and programs then read its words from the wrong end.
   */
  leadingScale: number | null;
};

const chosen: Script = { font: null, leading: 1, kerning: true };

/** Every script that headings are in. */
export const scripts = {
  latin: chosen,
  greek: chosen,
  cyrillic: chosen,
  arabic: {
    // Amiri has two glyphs for lam and alef, which programs read in order. Most families have one for both.
    font: { family: "Amiri", letters: /\p{Script=Arabic}/u, leadingScale: 1.14 },
    // Letters reach far below the line.
    leading: 1.25,
    // Some programs read a moved letter as a word of its own.
    kerning: false,
  },
  hebrew: {
    font: { family: "Noto Sans Hebrew", letters: /\p{Script=Hebrew}/u, leadingScale: 1 },
    leading: 1,
    kerning: true,
  },
  japanese: {
    font: {
      family: "Noto Sans JP",
      letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u,
      leadingScale: null,
    },
    leading: 1,
    kerning: true,
  },
  // Han characters have other shapes than in Japanese.
  chinese: {
    font: {
      family: "Noto Sans SC",
      letters: /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u,
      leadingScale: null,
    },
    leading: 1,
    kerning: true,
  },
} as const satisfies Record<string, Script>;

export type ScriptName = keyof typeof scripts;

/** The fonts of all scripts, in the order in which a page looks for a letter. */
export const scriptFonts: readonly ScriptFont[] = Object.values(scripts).flatMap(({ font }) => font ?? []);
