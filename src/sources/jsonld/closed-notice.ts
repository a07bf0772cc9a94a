import { decodeHTML } from "entities";
import { foldText } from "../../text/fold-text.ts";
import { closedSentence, nothingOpen } from "./closed-phrases.ts";

/** A longer sentence is no notice. */
const longestNotice = 200;

/**
 * Finds the line by which a page says that its job is closed: "This position has been filled." Lines that are also in
 * the advert's own text do not count.
 *
 * @param advert the text of the advert, with or without markup; "" if the page has none
 */
export function closedNotice(blocks: readonly string[], advert: string): string | null {
  const own = advert === "" ? "" : wordsOf(decodeHTML(advert.replaceAll(/<[^<>]*>/g, " ")));
  return lineSaying(blocks, closedSentence, (sentence) => own !== "" && own.includes(wordsOf(sentence)));
}

/** Finds the line by which a list of jobs says that it has none: "No openings now". */
export function emptyNotice(blocks: readonly string[]): string | null {
  return lineSaying(blocks, nothingOpen, () => false);
}

function lineSaying(
  blocks: readonly string[],
  pattern: RegExp,
  isOwnText: (sentence: string) => boolean,
): string | null {
  for (const block of blocks) {
    for (const sentence of [block, ...sentencesOf(block)]) {
      if (sentence.length > longestNotice) continue;
      const plain = foldText(sentence)
        .replaceAll(/[’‘`´]/g, "'")
        .replaceAll(/\s+/g, " ")
        .trim();
      if (pattern.test(plain) && !isOwnText(sentence)) return sentence;
    }
  }
  return null;
}

function sentencesOf(block: string): string[] {
  return block.split(/(?<=[.!?…:])\s+|\s+[–—|•·-]\s+/);
}

function wordsOf(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
