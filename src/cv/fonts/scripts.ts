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
