import type { CvDocument } from "../../document/cv-document.ts";
import { readCoverage, type Coverage } from "../../fonts/read-coverage.ts";
import { regularFonts } from "../../render/browser/browser-fonts.ts";
import { withoutMissing, type MissingCharacters } from "../../render/without-missing.ts";
import { toPage } from "../../view-model/to-page.ts";

/** Matches what a font may lack. Texts without it need no fonts to be fetched. */
const unusual = /[^\s\u0021-\u017f\u2010-\u2026\u20ac]/u;

const known = new Map<string, Promise<Coverage>>();

/** Finds the characters that no font of a CV has. Rejects without a connection. */
export async function findMissing(
  document: CvDocument,
  fetch: typeof globalThis.fetch,
): Promise<MissingCharacters[]> {
  const reading = toPage(document);
  if (
    !reading.ok ||
    !unusual.test(JSON.stringify(reading.page.sections) + JSON.stringify(reading.page.contacts))
  )
    return [];
  const coverageOf = (address: string): Promise<Coverage> => {
    const coverage = known.get(address) ?? loadCoverage(address, fetch);
    known.set(address, coverage);
    coverage.catch(() => known.delete(address));
    return coverage;
  };
  const { heading, text } = regularFonts(reading.page);
  const [ofHeading, ofText] = await Promise.all([
    Promise.all(heading.map(coverageOf)),
    Promise.all(text.map(coverageOf)),
  ]);
  return withoutMissing(reading.page, { heading: ofHeading, text: ofText }).missing;
}

async function loadCoverage(address: string, fetch: typeof globalThis.fetch): Promise<Coverage> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`A font could not be loaded: ${answer.status}`);
  return readCoverage(new Uint8Array(await answer.arrayBuffer()));
}
