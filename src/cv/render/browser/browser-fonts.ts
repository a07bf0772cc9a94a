import type { CvPage } from "../../page/cv-page.ts";

/** Every font file that a page may need, by the address it is served at. None is loaded before a page needs it. */
const addresses = import.meta.glob<string>(
  [
    "/node_modules/@expo-google-fonts/{source-serif-4,source-sans-3,inter,eb-garamond}/{400Regular,400Regular_Italic,600SemiBold,600SemiBold_Italic}/*.ttf",
    "/node_modules/@expo-google-fonts/{noto-sans-hebrew,noto-sans-jp,noto-sans-sc}/{400Regular,600SemiBold}/*.ttf",
    "/node_modules/@expo-google-fonts/amiri/{400Regular,700Bold}/*.ttf",
  ],
  { query: "?url", import: "default", eager: true },
);

const packages: Record<string, string> = {
  "Source Serif 4": "source-serif-4",
  "Source Sans 3": "source-sans-3",
  Inter: "inter",
  "EB Garamond": "eb-garamond",
};

const scripts: readonly (readonly [name: string, letters: RegExp])[] = [
  ["amiri", /\p{Script=Arabic}/u],
  ["noto-sans-hebrew", /\p{Script=Hebrew}/u],
  ["noto-sans-jp", /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u],
  ["noto-sans-sc", /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u],
];

/** What the pair has no sign for is looked for in these; most pages do without. */
const signs = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}\s\p{Sc}\p{M}]/u;

/** Addresses of the fonts that a page is set in: those of its pair, and of the scripts that stand on it. */
export function fontAddresses(page: CvPage): string[] {
  const text = JSON.stringify(page);
  const wanted = new Set([packages[page.look.headingFont] ?? "", packages[page.look.textFont] ?? ""]);
  for (const [name, letters] of scripts) if (letters.test(text)) wanted.add(name);
  if (signs.test(text)) for (const name of ["source-serif-4", "inter"]) wanted.add(name);
  return Object.entries(addresses)
    .filter(([path]) => wanted.has(path.split("/")[3] ?? ""))
    .map(([, address]) => address);
}
