import type { TextOfFile } from "../text-line.ts";
import { blockBuilder } from "./block-builder.ts";
import { blockLines } from "./file-blocks.ts";

const skippedGroups = new Set(
  "fonttbl colortbl stylesheet info pict object themedata datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl fldinst filetbl revtbl nonshppict bkmkstart bkmkend".split(
    " ",
  ),
);
const signs: Readonly<Record<string, string>> = {
  emdash: "—",
  endash: "–",
  bullet: "•",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  "~": " ",
  _: "-",
  emspace: " ",
  enspace: " ",
};
type State = {
  bold: boolean;
  italic: boolean;
  size: number;
  isSkipped: boolean;
  isSign: boolean;
  fallback: number;
};
/** Characters that replace one of Unicode in a program that does not know it. A code page needs at most four bytes. */
const maxFallback = 8;
const token = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+/gi;

/** Reads a file in Rich Text Format. Pictures and embedded objects are not read. */
export function readRtf(bytes: Uint8Array): TextOfFile {
  const source = new TextDecoder("latin1").decode(bytes);
  const page = /\\ansicpg(\d+)/.exec(source)?.[1] ?? "1252";
  const decoder = decoderOf(page);
  const builder = blockBuilder(12);
  let state: State = { bold: false, italic: false, size: 12, isSkipped: false, isSign: false, fallback: 1 };
  const outer: State[] = [];
  let toSkip = 0;
  let isRow = false;
  const write = (text: string): void => {
    if (state.isSkipped) return;
    if (state.isSign) builder.change({ bullet: true });
    else builder.text(text, state);
  };
  for (const [, word, number, hex, sign, brace, text] of source.matchAll(token)) {
    if (brace === "{") outer.push({ ...state });
    else if (brace === "}") state = outer.pop() ?? state;
    else if (hex !== undefined) {
      if (toSkip > 0) toSkip -= 1;
      else write(decoder.decode(new Uint8Array([Number.parseInt(hex, 16)])));
    } else if (text !== undefined) {
      write(text.slice(toSkip));
      toSkip = Math.max(0, toSkip - text.length);
    } else if (sign === "*") state.isSkipped = true;
    else if (sign !== undefined) write(signs[sign] ?? (/[\\{}]/.test(sign) ? sign : ""));
    else if (word !== undefined) control(word, number === undefined ? null : Number(number));
  }

  function control(word: string, value: number | null): void {
    if (skippedGroups.has(word)) state.isSkipped = true;
    else if (word === "listtext" || word === "pntext") state.isSign = true;
    else if (word === "b") state.bold = value !== 0;
    else if (word === "i") state.italic = value !== 0;
    else if (word === "fs" && value) state.size = value / 2;
    else if (word === "plain") Object.assign(state, { bold: false, italic: false, size: 12 });
    else if (word === "uc") state.fallback = Math.min(Math.max(value ?? 1, 0), maxFallback);
    else if (word === "u" && value !== null) {
      write(String.fromCharCode(value < 0 ? value + 65_536 : value));
      toSkip = state.fallback;
    } else if (word === "tab") write("\t");
    else if (word === "line") write("\n");
    else if (word === "cell") {
      write("\t");
      isRow = true;
    } else if (word === "row" || (word === "par" && !isRow)) {
      if (!state.isSkipped) builder.paragraph();
      isRow = false;
    } else if (word === "par") write("\n");
    else if (word === "outlinelevel" && value !== null) builder.change({ level: value + 1 });
    else if (signs[word] !== undefined) write(signs[word] ?? "");
  }
  return { lines: blockLines(builder.end()), links: [] };
}

function decoderOf(page: string): TextDecoder {
  try {
    return new TextDecoder(`windows-${page}`);
  } catch {
    return new TextDecoder("windows-1252");
  }
}
