/**
 * `npm run cv-fonts`: makes the font files in `files` from the published ones (see cut-font.server.ts). Run it after
 * adding a family or a style, or after updating a font package.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cutFont } from "./cut-font.server.ts";
import { cutFonts, familyOf, fontFamilyNames, fontFilesOf, publishedFilesOf } from "./font-families.ts";

const root = join(import.meta.dirname, "../../..");

rmSync(join(root, cutFonts), { recursive: true, force: true });
mkdirSync(join(root, cutFonts));
for (const name of fontFamilyNames.filter((family) => !familyOf(family).whole)) {
  const { package: folder, file } = familyOf(name);
  copyFileSync(
    join(root, "node_modules/@expo-google-fonts", folder, "LICENSE_FONT"),
    join(root, cutFonts, `${file}.OFL.txt`),
  );
  const published = publishedFilesOf(name);
  for (const [index, to] of fontFilesOf(name).entries())
    writeFileSync(join(root, to), cutFont(readFileSync(join(root, published[index] ?? ""))));
}
