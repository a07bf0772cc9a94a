/**
 * `npm run occupations -- <folder>`: compiles `data/occupations/occupations.zst` from the files of ESCO and O*NET in the
 * folder: `esco_occupations_en.csv.gz`, `esco_isco_groups_en.csv.gz`,
 * `esco_occupation_labels.tsv.gz` (concept, language, label), `onet_occupation_data.tsv.gz`,
 * `onet_alternate_titles.tsv.gz` and `onet_reported_titles.tsv.gz`.
 *
 * Without a folder, it builds the index again from the labels in the file and our tables of everyday titles. Do this
 * after changing a table or the way words are cut.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { constants, zstdCompressSync } from "node:zlib";
import { compileVocabulary, recompileVocabulary } from "./compile/compile-vocabulary.server.ts";
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
process.stdout.write(
  `${columns.concepts.length} labels of ${columns.ids.length} occupations: ${compressed.length} bytes\n`,
);
