import { pageLimits } from "../view-model/page-limits.ts";

/** The limits of a file. Each is checked before the work that it limits. */
export const limits = {
  /** Bytes of a file. Large CVs with photos have about five million. */
  file: 10_000_000,
  pages: 60,
  /** Bytes of all parts of a document after unpacking. */
  unpacked: 40_000_000,
  zipFiles: 5_000,
  /** Elements inside each other, and elements and entities of a page in HTML or XML. */
  depth: 1_000,
  markup: 300_000,
  /** Bytes of one unpacked stream of a PDF for each packed byte. Drawings of CVs have about twenty. */
  ratio: 200,
  /** Pieces of text in a PDF. A dense page has about 1,500. */
  runs: 60_000,
  /** Lines and characters of the text, as of a page that is drawn: more than any CV has. */
  lines: pageLimits.lines,
  characters: pageLimits.characters,
} as const;
