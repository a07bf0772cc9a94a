import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { RawPosting } from "../../src/jobs/posting.ts";
import { readCorpus } from "../../src/sources/corpus/read-corpus.server.ts";

export type Advert = { file: string; raw: RawPosting; text: string };

/** Reads every posting of the data sets in `<folder>/postings` that has a title. */
export async function readAdverts(folder: string): Promise<Advert[]> {
  const adverts: Advert[] = [];
  for (const file of (await readdir(join(folder, "postings"))).sort()) {
    for await (const result of readCorpus(createReadStream(join(folder, "postings", file)), {
      fileName: file,
    })) {
      if (!result.ok) continue;
      const { raw } = result;
      adverts.push({ file, raw, text: plainText(raw.descriptionHtml ?? raw.descriptionText ?? "") });
    }
  }
  return adverts;
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, "\n")
    .replace(/&#x27;|&quot;|&amp;|&#x2F;/g, " ")
    .trim();
}
