import type { FileBlock, Look, Paragraph } from "./file-blocks.ts";

/** A text box is in the middle of a paragraph, which continues after it. */
export type Part = "box" | "table" | "row" | "cell";
export type ParagraphStyle = Partial<Pick<Paragraph, "size" | "level" | "bullet">>;

/** Collects the blocks of a document while its elements begin and end. */
export type BlockBuilder = {
  /** Adds text to the paragraph. */
  text: (text: string, look: Look) => void;
  /** Ends a paragraph and begins the next one. */
  paragraph: (style?: ParagraphStyle) => void;
  /** Changes the paragraph that has begun. */
  change: (style: ParagraphStyle) => void;
  open: (what: Part) => void;
  close: (what: Part) => void;
  end: () => FileBlock[];
};

type Frame = {
  what: Part | "root";
  blocks: FileBlock[];
  rows: FileBlock[][][];
  cells: FileBlock[][];
  begun: Paragraph;
};

const deepestNesting = 40;

export function blockBuilder(size = 11): BlockBuilder {
  const fresh = (): Paragraph => ({ kind: "paragraph", runs: [], size, level: 0, bullet: false, gap: 1 });
  const frame = (what: Frame["what"]): Frame => ({ what, blocks: [], rows: [], cells: [], begun: fresh() });
  const root = frame("root");
  const frames: Frame[] = [root];
  const top = (): Frame => frames.at(-1) ?? root;
  let emptyBefore = 0;
  const change = (style: ParagraphStyle): void => void Object.assign(top().begun, style);

  const flush = (): void => {
    const at = top();
    const hasText = at.begun.runs.some(({ text }) => text.trim() !== "");
    if (hasText) at.blocks.push({ ...at.begun, gap: 1.3 + Math.max(0, emptyBefore - 0.25) * 2 });
    emptyBefore = hasText ? 0 : emptyBefore + 0.25;
    at.begun = fresh();
  };

  return {
    text: (text, { bold, italic, size: own }) => {
      const { runs } = top().begun;
      const last = runs.at(-1);
      if (own !== null) change({ size: own });
      if (last && last.bold === bold && last.italic === italic) last.text += text;
      else runs.push({ text, bold, italic });
    },
    paragraph: (style = {}) => {
      flush();
      change(style);
    },
    change,
    open: (what) => {
      if (frames.length > deepestNesting) return;
      if (what !== "box") flush();
      frames.push(frame(what));
    },
    close: (what) => {
      if (top().what !== what) return;
      flush();
      const done = frames.pop();
      const parent = top();
      if (!done) return;
      if (what === "cell") parent.cells.push(done.blocks);
      else if (what === "row") parent.rows.push(done.cells);
      else if (what === "table") parent.blocks.push({ kind: "table", rows: done.rows });
      else if (done.blocks.length > 0) parent.blocks.push({ kind: "box", blocks: done.blocks });
    },
    end: () => {
      flush();
      while (frames.length > 1) {
        const done = frames.pop();
        if (done) top().blocks.push(...done.blocks, ...done.cells.flat(), ...done.rows.flat(2));
      }
      return root.blocks;
    },
  };
}
