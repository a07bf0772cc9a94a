import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fontFamilyNames, fontFilesOf, typesetterName, type FontFamilyName } from "../fonts/font-families.ts";
import { renameFont } from "../../platform/typesetting/rename-font.ts";

const root = join(import.meta.dirname, "../../..");

const pathsOf = (family: FontFamilyName): string[] => fontFilesOf(family).map((file) => join(root, file));

/** Paths of all font files of CVs. */
export function fontFiles(): string[] {
  return fontFamilyNames.flatMap(pathsOf);
}

/** All fonts of CVs by the names that templates use, for the engine. */
export function typesetterFonts(): Buffer[] {
  return fontFamilyNames.flatMap((family) =>
    pathsOf(family).map((file) => Buffer.from(renameFont(readFileSync(file), typesetterName(family)).buffer)),
  );
}

/** Path of the regular font of a family. Its other styles have the same characters. */
export function fontFileOf(family: FontFamilyName): string {
  const [regular = ""] = pathsOf(family);
  return regular;
}
