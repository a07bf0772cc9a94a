import { openVocabulary } from "../vocabulary/open-vocabulary.ts";
import { labelText, sources, type VocabularyColumns } from "../vocabulary/vocabulary.ts";
import { languages } from "../words/language.ts";
import { buildIndex } from "./build-index.ts";
import type { Label } from "./label.ts";
import { linkOnet } from "./link-onet.ts";
import { readEsco, withoutRepeats } from "./read-esco.server.ts";
import { readEveryday } from "./read-everyday.server.ts";
import { readOnet } from "./read-onet.server.ts";

/** Compiles the vocabulary from the files of ESCO and O*NET in a folder, and from our tables of everyday titles. */
export function compileVocabulary(folder: string): VocabularyColumns {
  const { concepts, groups, labels } = readEsco(folder);
  const esco = openVocabulary(buildIndex(concepts, labels, groups));
  const published = [...labels, ...linkOnet(esco, readOnet(folder))];
  return addEverydayTitles({ concepts, groups, published });
}

/** Builds the index of a compiled vocabulary again, with the present tables of everyday titles. */
export function recompileVocabulary(compiled: VocabularyColumns): VocabularyColumns {
  const concepts = compiled.ids.map((id, number) => ({
    id,
    name: compiled.names[number] ?? "",
    code: compiled.codes[number] ?? "",
  }));
  return addEverydayTitles({ concepts, groups: compiled.groups, published: publishedLabels(compiled) });
}

function publishedLabels(compiled: VocabularyColumns): Label[] {
  return languages.flatMap((language, number) => {
    const labels: Label[] = [];
    const end = compiled.languageStarts[number + 1] ?? 0;
    for (let label = compiled.languageStarts[number] ?? 0; label < end; label++) {
      const [concept = 0, source = 0] = [compiled.concepts[label], compiled.sources[label]];
      if (source === sources.ours) continue;
      labels.push({ concept, language, text: labelText(compiled, label), source });
    }
    return labels;
  });
}

function addEverydayTitles({
  concepts,
  groups,
  published,
}: {
  concepts: Parameters<typeof buildIndex>[0];
  groups: ReadonlyMap<string, string>;
  published: readonly Label[];
}): VocabularyColumns {
  const { labels } = readEveryday(concepts);
  return buildIndex(concepts, withoutRepeats([...published, ...labels]), groups);
}
