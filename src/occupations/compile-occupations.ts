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
import { constants, zstdCompressSync } from "node:zlib";
import { compileDescriptions } from "./compile/compile-descriptions.server.ts";
import { compileVocabulary, recompileVocabulary } from "./compile/compile-vocabulary.server.ts";
import { descriptionsFile } from "./load-descriptions.server.ts";
import { readVocabulary, vocabularyFile } from "./load-vocabulary.server.ts";
import { pack, unpack } from "./vocabulary/pack.ts";

const level = 19;
const [folder] = process.argv.slice(2);
const columns =
  folder === undefined
    ? recompileVocabulary(unpack(readVocabulary(readFileSync(vocabularyFile))))
    : compileVocabulary(folder);
const packed = pack(columns);
const compressed = zstdCompressSync(packed, { params: { [constants.ZSTD_c_compressionLevel]: level } });
writeFileSync(vocabularyFile, compressed);
if (folder !== undefined) {
  const lines = Buffer.from(compileDescriptions(folder, columns.ids));
  writeFileSync(
    descriptionsFile,
    zstdCompressSync(lines, { params: { [constants.ZSTD_c_compressionLevel]: level } }),
  );
}
process.stdout.write(
  `${columns.concepts.length} labels of ${columns.ids.length} occupations: ${compressed.length} bytes\n`,
);
