/**
 * `npm run occupations -- <folder>`: compiles `occupations.zst` and `descriptions.zst` of `data/occupations` from the
 * files of ESCO and O*NET in the folder: `esco_occupations_en.csv.gz`, `esco_isco_groups_en.csv.gz`,
 * `esco_occupation_labels.tsv.gz` (concept, language, label), `onet_occupation_data.tsv.gz`,
 * `onet_alternate_titles.tsv.gz` and `onet_reported_titles.tsv.gz`.
 *
 * Without a folder, it builds the index again from the labels in the file and our tables of everyday titles. Do this
 * after changing a table or the way words are cut.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gunzipSync, zstdCompressSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { compileVocabulary, recompileVocabulary } from "./compile/compile-vocabulary.server.ts";
import { stemsOf } from "./descriptions/stems.ts";
import { descriptionsFile } from "./load-descriptions.server.ts";
import { readVocabulary, vocabularyFile } from "./load-vocabulary.server.ts";
import { pack, unpack } from "./vocabulary/pack.ts";

const options = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };
const [folder] = process.argv.slice(2);
const columns =
  folder === undefined
    ? recompileVocabulary(unpack(readVocabulary(readFileSync(vocabularyFile))))
    : compileVocabulary(folder);
const packed = pack(columns);
const compressed = zstdCompressSync(packed, options);
writeFileSync(vocabularyFile, compressed);
if (folder !== undefined) {
  const lines = Buffer.from(compileDescriptions(folder, columns.ids));
  writeFileSync(descriptionsFile, zstdCompressSync(lines, options));
}
process.stdout.write(
  `${columns.concepts.length} labels of ${columns.ids.length} occupations: ${compressed.length} bytes\n`,
);

/**
 * Writes the stems of ESCO's English names and descriptions, a line for each occupation in the order of `ids`: "names |
 * description".
 */
function compileDescriptions(from: string, ids: readonly string[]): string {
  const rows = parse<Record<string, string>>(
    gunzipSync(readFileSync(join(from, "esco_occupations_en.csv.gz"))),
    { columns: true },
  );
  const texts = new Map(
    rows.map(({ conceptUri = "", preferredLabel = "", altLabels = "", description = "" }) => [
      conceptUri.slice(conceptUri.indexOf("occupation/")),
      [`${preferredLabel} ${altLabels}`, description],
    ]),
  );
  return ids.map((id) => (texts.get(id) ?? []).map(distinctStems).join(" | ")).join("\n");
}

function distinctStems(text: string): string {
  return [...new Set(stemsOf(text))].sort().join(" ");
}
