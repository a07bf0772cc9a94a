import { fontFilesOf, type FontFamilyName } from "../../fonts/font-families.ts";
import { familiesFor, loadedFonts } from "../../fonts/page-fonts.ts";
import type { CvPage } from "../../view-model/cv-page.ts";

/** The URLs of font files by their path. The patterns must match every file of fonts/font-families.ts. */
const urls = import.meta.glob<string>(
  [
    "/node_modules/@expo-google-fonts/*/{400Regular,400Regular_Italic,600SemiBold,600SemiBold_Italic}/*.ttf",
    "/node_modules/@expo-google-fonts/{amiri,figtree,inter,lato,stix-two-text,vazirmatn}/700Bold/*.ttf",
    "/node_modules/@expo-google-fonts/{lato,stix-two-text}/700Bold_Italic/*.ttf",
    "/node_modules/@expo-google-fonts/{figtree,fira-sans,instrument-sans}/500Medium/*.ttf",
    "!/node_modules/@expo-google-fonts/amiri/*_Italic/*.ttf",
    "!/node_modules/@expo-google-fonts/stix-two-text/600SemiBold*/*.ttf",
  ],
  { query: "?url", import: "default", eager: true },
);

/** URLs of the fonts that a page needs: its chosen fonts, and those of the scripts and signs in its text. */
export function fontAddresses(page: CvPage): string[] {
  return familiesFor(page, JSON.stringify(page)).flatMap(fontFilesOf).map(addressOf);
}

/** URLs of the regular fonts of a page. Their characters are those of the page. */
export function regularFonts(page: CvPage): Record<"heading" | "text", string[]> {
  const { heading, text } = loadedFonts(page, JSON.stringify(page));
  const regular = (family: FontFamilyName) => fontFilesOf(family).slice(0, 1).map(addressOf);
  return { heading: heading.flatMap(regular), text: text.flatMap(regular) };
}

function addressOf(file: string): string {
  const url = urls[`/node_modules/${file}`];
  if (url === undefined) throw new Error(`The patterns in browser-fonts.ts do not match ${file}.`);
  return url;
}
