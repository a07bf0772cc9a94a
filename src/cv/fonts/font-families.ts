type FontFamily = {
  /** Name of the package below @expo-google-fonts. All are under the SIL Open Font License. */
  package: string;
  /** Beginning of the names of its files. */
  file: string;
  /** The styles that templates use. */
  styles: readonly string[];
  /** Whether its strokes end in serifs, which decides the Arabic family next to it. */
  serif?: true;
  /** Whether it lacks Greek and Cyrillic letters. */
  latinOnly?: true;
};

const upright = ["400Regular", "600SemiBold"];
const withItalic = [...upright, "400Regular_Italic", "600SemiBold_Italic"];
const withBold = ["400Regular", "700Bold", "400Regular_Italic", "700Bold_Italic"];

/** Every font family of CVs, by the name in its files. The choice of the user is in document/cv-look.ts. */
export const fontFamilies = {
  "Source Serif 4": { package: "source-serif-4", file: "SourceSerif4", styles: withItalic, serif: true },
  "Source Sans 3": { package: "source-sans-3", file: "SourceSans3", styles: withItalic },
  "STIX Two Text": { package: "stix-two-text", file: "STIXTwoText", styles: withBold, serif: true },
  "IBM Plex Sans": { package: "ibm-plex-sans", file: "IBMPlexSans", styles: withItalic },
  "EB Garamond": { package: "eb-garamond", file: "EBGaramond", styles: withItalic, serif: true },
  Inter: { package: "inter", file: "Inter", styles: [...withItalic, "700Bold"] },
  "Instrument Sans": {
    package: "instrument-sans",
    file: "InstrumentSans",
    styles: [...withItalic, "500Medium"],
    latinOnly: true,
  },
  Lato: { package: "lato", file: "Lato", styles: withBold, latinOnly: true },
  "Fira Sans": { package: "fira-sans", file: "FiraSans", styles: [...withItalic, "500Medium"] },
  "Noto Sans": { package: "noto-sans", file: "NotoSans", styles: withItalic },
  Figtree: {
    package: "figtree",
    file: "Figtree",
    styles: [...withItalic, "500Medium", "700Bold"],
    latinOnly: true,
  },
  Amiri: { package: "amiri", file: "Amiri", styles: ["400Regular", "700Bold"] },
  Vazirmatn: { package: "vazirmatn", file: "Vazirmatn", styles: [...upright, "700Bold"] },
  "Noto Sans Hebrew": { package: "noto-sans-hebrew", file: "NotoSansHebrew", styles: upright },
  "Noto Sans JP": { package: "noto-sans-jp", file: "NotoSansJP", styles: upright },
  "Noto Sans SC": { package: "noto-sans-sc", file: "NotoSansSC", styles: upright },
} as const satisfies Record<string, FontFamily>;

export type FontFamilyName = keyof typeof fontFamilies;

export const fontFamilyNames = Object.keys(fontFamilies) as FontFamilyName[];

/** Have the arrows and signs that other families lack. */
export const signFamilies: readonly FontFamilyName[] = ["Source Serif 4", "Inter"];

export function familyOf(name: FontFamilyName): FontFamily {
  return fontFamilies[name];
}

/** Font files as module specifiers: "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf" */
export function fontFilesOf(name: FontFamilyName): string[] {
  const family = fontFamilies[name];
  return family.styles.map(
    (style) => `@expo-google-fonts/${family.package}/${style}/${family.file}_${style}.ttf`,
  );
}
