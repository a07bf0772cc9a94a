import { openVocabulary } from "../vocabulary/open-vocabulary.ts";
import type { VocabularyColumns } from "../vocabulary/vocabulary.ts";
import { buildIndex } from "./build-index.ts";
import { linkOnet } from "./link-onet.ts";
import { readEsco, withoutRepeats } from "./read-esco.server.ts";
import { readOnet } from "./read-onet.server.ts";

/** Compiles the vocabulary from the files of ESCO and O*NET in a folder. */
export function compileVocabulary(folder: string): VocabularyColumns {
  const { concepts, groups, labels } = readEsco(folder);
  const esco = openVocabulary(buildIndex(concepts, labels, groups));
  const more = linkOnet(esco, readOnet(folder));
  return buildIndex(concepts, withoutRepeats([...labels, ...more]), groups);
}
