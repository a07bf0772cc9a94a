import {
  fontFamilyNames,
  fontFilesOf,
  typesetterName,
  type FontFamilyName,
} from "../../fonts/font-families.ts";
import { familiesFor, loadedFonts } from "../page-fonts.ts";
import type { CvPage } from "../../view-model/cv-page.ts";

/** The URLs of font files by their path. The patterns must match every file of fonts/font-families.ts. */
const urls = {
  ...import.meta.glob<string>("/src/cv/fonts/files/*.ttf", { query: "?url", import: "default", eager: true }),
  // Vite looks into node_modules only if all patterns begin with it.
  ...import.meta.glob<string>(
    [
      "/node_modules/@expo-google-fonts/{source-serif-4,source-sans-3,ibm-plex-sans}/{400Regular,400Regular_Italic,600SemiBold,600SemiBold_Italic}/*.ttf",
      "/node_modules/@expo-google-fonts/lato/{400Regular,400Regular_Italic,700Bold,700Bold_Italic}/*.ttf",
      "/node_modules/@expo-google-fonts/noto-sans-*/{400Regular,600SemiBold}/*.ttf",
      // Its files are the smaller ones above.
      "!/node_modules/@expo-google-fonts/noto-sans-hebrew/**",
    ],
    { query: "?url", import: "default", eager: true },
  ),
};

/** URLs of the fonts that a page needs: its chosen fonts, and those of the scripts and signs in its text. */
export function fontAddresses(page: CvPage): string[] {
  return familiesFor(page, JSON.stringify(page)).flatMap(fontFilesOf).map(addressOf);
}

/** URLs of the regular fonts that the characters of a page need. */
export function regularFonts(page: CvPage): Record<"heading" | "text", string[]> {
  const { heading, text } = loadedFonts(page, JSON.stringify(page));
  const regular = (family: FontFamilyName) => fontFilesOf(family).slice(0, 1).map(addressOf);
  return { heading: heading.flatMap(regular), text: text.flatMap(regular) };
}

/** The name that templates use for the family of a font file. */
export function typesetterNameAt(address: string): string {
  const family = fontFamilyNames.find((name) => fontFilesOf(name).map(addressOf).includes(address));
  if (family === undefined) throw new Error(`No family has the file ${address}.`);
  return typesetterName(family);
}

function addressOf(file: string): string {
  const url = urls[`/${file}`];
  if (url === undefined) throw new Error(`The patterns in browser-fonts.ts do not match ${file}.`);
  return url;
}
