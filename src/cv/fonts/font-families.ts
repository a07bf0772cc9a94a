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
  /** Whether its files are used as published: the licence reserves the name for unchanged files. */
  whole?: true;
};

const upright = ["400Regular", "600SemiBold"];
const withItalic = [...upright, "400Regular_Italic", "600SemiBold_Italic"];
const withBold = ["400Regular", "700Bold", "400Regular_Italic", "700Bold_Italic"];

/** A family for letters of one script, with the styles of headings and text. */
function lettersOf<Package extends string, File extends string>(name: Package, file: File) {
  return { package: `noto-sans-${name}`, file: `NotoSans${file}`, styles: upright, whole: true } as const;
}

/** Every font family of CVs, by the name in its files. The choice of the user is in document/cv-look.ts. */
export const fontFamilies = {
  "Source Serif 4": {
    package: "source-serif-4",
    file: "SourceSerif4",
    styles: withItalic,
    serif: true,
    whole: true,
  },
  "Source Sans 3": { package: "source-sans-3", file: "SourceSans3", styles: withItalic, whole: true },
  "STIX Two Text": { package: "stix-two-text", file: "STIXTwoText", styles: withBold, serif: true },
  "IBM Plex Sans": { package: "ibm-plex-sans", file: "IBMPlexSans", styles: withItalic, whole: true },
  "EB Garamond": { package: "eb-garamond", file: "EBGaramond", styles: withItalic, serif: true },
  Inter: { package: "inter", file: "Inter", styles: [...withItalic, "700Bold"] },
  "Instrument Sans": {
    package: "instrument-sans",
    file: "InstrumentSans",
    styles: [...withItalic, "500Medium"],
    latinOnly: true,
  },
  Lato: { package: "lato", file: "Lato", styles: withBold, latinOnly: true, whole: true },
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
  "Noto Sans JP": lettersOf("jp", "JP"),
  "Noto Sans SC": lettersOf("sc", "SC"),
  "Noto Sans KR": lettersOf("kr", "KR"),
  "Noto Sans Devanagari": lettersOf("devanagari", "Devanagari"),
  "Noto Sans Bengali": lettersOf("bengali", "Bengali"),
  "Noto Sans Gurmukhi": lettersOf("gurmukhi", "Gurmukhi"),
  "Noto Sans Gujarati": lettersOf("gujarati", "Gujarati"),
  "Noto Sans Oriya": lettersOf("oriya", "Oriya"),
  "Noto Sans Tamil": lettersOf("tamil", "Tamil"),
  "Noto Sans Telugu": lettersOf("telugu", "Telugu"),
  "Noto Sans Kannada": lettersOf("kannada", "Kannada"),
  "Noto Sans Malayalam": lettersOf("malayalam", "Malayalam"),
  "Noto Sans Sinhala": lettersOf("sinhala", "Sinhala"),
  "Noto Sans Thai": lettersOf("thai", "Thai"),
  "Noto Sans Lao": lettersOf("lao", "Lao"),
  "Noto Sans Khmer": lettersOf("khmer", "Khmer"),
  "Noto Sans Myanmar": lettersOf("myanmar", "Myanmar"),
  "Noto Sans Georgian": lettersOf("georgian", "Georgian"),
  "Noto Sans Armenian": lettersOf("armenian", "Armenian"),
  "Noto Sans Ethiopic": lettersOf("ethiopic", "Ethiopic"),
} as const satisfies Record<string, FontFamily>;

export type FontFamilyName = keyof typeof fontFamilies;

export const fontFamilyNames = Object.keys(fontFamilies) as FontFamilyName[];

/**
 * The name that a family has in the typesetter, which would otherwise also find a family of that name on the machine
 * (docs/decisions/0044). Reserved names of the licences are not in it.
 */
export function typesetterName(name: FontFamilyName): string {
  return `Foothold CV ${fontFamilyNames.indexOf(name) + 1}`;
}

/** Have the arrows and signs that other families lack. */
export const signFamilies: readonly FontFamilyName[] = ["Source Serif 4", "Inter"];

export function familyOf(name: FontFamilyName): FontFamily {
  return fontFamilies[name];
}

/** Font files as paths from the root of the repository, the regular one first. */
export function fontFilesOf(name: FontFamilyName): string[] {
  const { file, styles, whole } = familyOf(name);
  return whole ? publishedFilesOf(name) : styles.map((style) => `${cutFonts}/${file}_${style}.ttf`);
}

/** Where `npm run cv-fonts` stores the smaller files that it makes. */
export const cutFonts = "src/cv/fonts/files";

/** The files of a family as its package has them. */
export function publishedFilesOf(name: FontFamilyName): string[] {
  const family = familyOf(name);
  return family.styles.map(
    (style) => `node_modules/@expo-google-fonts/${family.package}/${style}/${family.file}_${style}.ttf`,
  );
}
