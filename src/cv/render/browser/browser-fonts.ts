import { fontFamilyNames, fontFilesOf, signFamilies } from "../../fonts/font-families.ts";
import { scriptFonts } from "../../fonts/scripts.ts";
import type { CvPage } from "../../view-model/cv-page.ts";

/** The URLs of font files by their path. The patterns must match every file of fonts/font-families.ts. */
const urls = import.meta.glob<string>(
  [
    "/node_modules/@expo-google-fonts/*/{400Regular,400Regular_Italic,600SemiBold,600SemiBold_Italic}/*.ttf",
    "/node_modules/@expo-google-fonts/amiri/700Bold/*.ttf",
    "!/node_modules/@expo-google-fonts/amiri/*_Italic/*.ttf",
  ],
  { query: "?url", import: "default", eager: true },
);

/** Matches signs that the chosen fonts may lack. Most pages have none. */
const signs = /[^\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}\s\p{Sc}\p{M}]/u;

/** URLs of the fonts that a page needs: its chosen fonts, and those of the scripts and signs in its text. */
export function fontAddresses(page: CvPage): string[] {
  const text = JSON.stringify(page);
  const wanted = new Set<string>([page.look.headingFont, page.look.textFont]);
  for (const { family, letters } of scriptFonts) if (letters.test(text)) wanted.add(family);
  if (signs.test(text)) for (const family of signFamilies) wanted.add(family);
  return fontFamilyNames
    .filter((family) => wanted.has(family))
    .flatMap(fontFilesOf)
    .map((file) => {
      const url = urls[`/node_modules/${file}`];
      if (url === undefined) throw new Error(`The patterns in browser-fonts.ts do not match ${file}.`);
      return url;
    });
}
