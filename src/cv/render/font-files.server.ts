import { fileURLToPath } from "node:url";
import { fontFamilyNames, fontFilesOf } from "../fonts/font-families.ts";

/** Paths of all font files of CVs. */
export function fontFiles(): string[] {
  return fontFamilyNames.flatMap(fontFilesOf).map((file) => fileURLToPath(import.meta.resolve(file)));
}
