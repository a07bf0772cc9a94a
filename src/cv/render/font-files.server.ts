import { join } from "node:path";
import { fontFamilyNames, fontFilesOf, type FontFamilyName } from "../fonts/font-families.ts";

const root = join(import.meta.dirname, "../../..");

const pathsOf = (family: FontFamilyName): string[] => fontFilesOf(family).map((file) => join(root, file));

/** Paths of all font files of CVs. */
export function fontFiles(): string[] {
  return fontFamilyNames.flatMap(pathsOf);
}

/** Path of the regular font of a family. Its other styles have the same characters. */
export function fontFileOf(family: FontFamilyName): string {
  const [regular = ""] = pathsOf(family);
  return regular;
}
