import { escapeText } from "entities";
import type { Line } from "./blocks.ts";

/** An inline element around text. Elements are compared by identity, so that two adjacent links stay two. */
export type Wrap = { tag: string; open: string };

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
      let shared = 0;
      while (shared < open.length && open[shared] === wraps[shared]) shared++;
      closeDownTo(shared);
      if (spaceDue && text !== "") {
        html += " ";
        text += " ";
      }
      for (const wrap of wraps.slice(shared)) html += wrap.open;
      open = wraps;
      html += escapeText(core);
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
