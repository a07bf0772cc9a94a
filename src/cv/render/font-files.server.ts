import { fileURLToPath } from "node:url";

/** Weights and styles that the templates use; scripts other than Latin, Greek and Cyrillic have no italic. */
const files = {
  "source-serif-4": ["400Regular", "400Regular_Italic", "600SemiBold", "600SemiBold_Italic"],
  "source-sans-3": ["400Regular", "400Regular_Italic", "600SemiBold", "600SemiBold_Italic"],
  inter: ["400Regular", "400Regular_Italic", "600SemiBold", "600SemiBold_Italic"],
  "eb-garamond": ["400Regular", "400Regular_Italic", "600SemiBold", "600SemiBold_Italic"],
  amiri: ["400Regular", "700Bold"],
  "noto-sans-hebrew": ["400Regular", "600SemiBold"],
  "noto-sans-jp": ["400Regular", "600SemiBold"],
  "noto-sans-sc": ["400Regular", "600SemiBold"],
} as const;

const family: Record<keyof typeof files, string> = {
  "source-serif-4": "SourceSerif4",
  "source-sans-3": "SourceSans3",
  inter: "Inter",
  "eb-garamond": "EBGaramond",
  amiri: "Amiri",
  "noto-sans-hebrew": "NotoSansHebrew",
  "noto-sans-jp": "NotoSansJP",
  "noto-sans-sc": "NotoSansSC",
};

/** Paths of the font files that pages are set in. */
export function fontFiles(): string[] {
  return (Object.keys(files) as (keyof typeof files)[]).flatMap((name) =>
    files[name].map((style) =>
      fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/${style}/${family[name]}_${style}.ttf`)),
    ),
  );
}
