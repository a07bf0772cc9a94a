type FontFamily = {
  /** Name of the package below @expo-google-fonts. */
  package: string;
  /** Beginning of the names of its files. */
  file: string;
  /** The styles that templates use. */
  styles: readonly string[];
};

const withItalic = ["400Regular", "400Regular_Italic", "600SemiBold", "600SemiBold_Italic"];
const upright = ["400Regular", "600SemiBold"];

/** Every font family of CVs, by the name in its files. The choice of the user is in document/cv-look.ts. */
export const fontFamilies = {
  "Source Serif 4": { package: "source-serif-4", file: "SourceSerif4", styles: withItalic },
  "Source Sans 3": { package: "source-sans-3", file: "SourceSans3", styles: withItalic },
  Inter: { package: "inter", file: "Inter", styles: withItalic },
  "EB Garamond": { package: "eb-garamond", file: "EBGaramond", styles: withItalic },
  Amiri: { package: "amiri", file: "Amiri", styles: ["400Regular", "700Bold"] },
  "Noto Sans Hebrew": { package: "noto-sans-hebrew", file: "NotoSansHebrew", styles: upright },
  "Noto Sans JP": { package: "noto-sans-jp", file: "NotoSansJP", styles: upright },
  "Noto Sans SC": { package: "noto-sans-sc", file: "NotoSansSC", styles: upright },
} as const satisfies Record<string, FontFamily>;

export type FontFamilyName = keyof typeof fontFamilies;

export const fontFamilyNames = Object.keys(fontFamilies) as FontFamilyName[];

/** Have the arrows and signs that other families lack. */
export const signFamilies: readonly FontFamilyName[] = ["Source Serif 4", "Inter"];

/** Font files as module specifiers: "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf" */
export function fontFilesOf(name: FontFamilyName): string[] {
  const family = fontFamilies[name];
  return family.styles.map(
    (style) => `@expo-google-fonts/${family.package}/${style}/${family.file}_${style}.ttf`,
  );
}
