import { escapeText } from "entities";
import type { Line } from "./blocks.ts";
import { linkAddresses } from "./link-addresses.ts";

/** An inline element around text. Elements are compared by identity, so that two adjacent links stay two. */
export type Wrap = { tag: string; open: string };

/** A label that touches the words before it, because their break was lost: "Boston, MA<b>Duration:</b>". */
const label = /^\p{Lu}\p{Ll}+(?: \p{L}+){0,2}:/u;
const beforeLabel = /(?:\p{Ll}{2}|\p{N}|\)|, \p{Lu}{2})$/u;

/**
 * Collects running text into lines. White space collapses. Inline elements open only before text and always close at
 * the end of a line, so that no empty or overlapping elements can occur.
 */
export function createInlineRun() {
  const lines: Array<Line | null> = [];
  let html = "";
  let text = "";
  let open: readonly Wrap[] = [];
  let spaceDue = false;

  const closeDownTo = (count: number) => {
    for (const wrap of open.slice(count).toReversed()) html += `</${wrap.tag}>`;
    open = open.slice(0, count);
  };

  return {
    add(written: string, wraps: readonly Wrap[]) {
      // most text needs no rewriting
      const core = (/[^\S ]| {2}/.test(written) ? written.replace(/\s+/g, " ") : written).trim();
      if (/^\s/.test(written)) spaceDue = true;
      if (core === "") return;
      if (open !== wraps && label.test(core) && beforeLabel.test(text)) spaceDue = true;
      let shared = 0;
      while (shared < open.length && open[shared] === wraps[shared]) shared++;
      closeDownTo(shared);
      if (spaceDue && text !== "") {
        html += " ";
        text += " ";
      }
      for (const wrap of wraps.slice(shared)) html += wrap.open;
      open = wraps;
      html += wraps.some(({ tag }) => tag === "a" || tag === "code") ? escapeText(core) : linkAddresses(core);
      text += core;
      spaceDue = /\s$/.test(written);
    },
    /** Ends the line. Two calls in a row add a null, which ends the paragraph. */
    endLine() {
      closeDownTo(0);
      lines.push(text === "" ? null : { html, text });
      html = "";
      text = "";
      spaceDue = false;
    },
    /** Returns the paragraphs so far and empties the run. */
    takeParagraphs(): Line[][] {
      this.endLine();
      const paragraphs: Line[][] = [[]];
      for (const line of lines) {
        if (line) paragraphs.at(-1)?.push(line);
        else if ((paragraphs.at(-1)?.length ?? 0) > 0) paragraphs.push([]);
      }
      lines.length = 0;
      return paragraphs.filter((paragraph) => paragraph.length > 0);
    },
  };
}
