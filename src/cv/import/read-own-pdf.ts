import { Unzlib } from "fflate";

/** Unpacked; a CV of 200 jobs has less than one megabyte. */
const largestAttachment = 5_000_000;

/**
 * The JSON that our PDFs carry as an attachment, or null. It reads the plain objects that our engine writes and nothing
 * more of PDF, so that it needs no PDF library in the browser; a PDF that another program saved anew may hide them.
 */
export function readOwnPdf(bytes: Uint8Array): unknown {
  // One character a byte, so that places in the text are places in the file.
  const text = new TextDecoder("latin1").decode(bytes);
  for (const { index } of text.matchAll(/\/Type\s*\/EmbeddedFile\b/g)) {
    const start = /stream\r?\n/g;
    start.lastIndex = index;
    const stream = start.exec(text);
    if (!stream) return null;
    const dictionary = text.slice(text.lastIndexOf(" obj", index), stream.index);
    const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1]);
    const from = stream.index + stream[0].length;
    const content = Number.isInteger(length) ? bytes.subarray(from, from + length) : null;
    const json = content && (dictionary.includes("/FlateDecode") ? inflate(content) : content);
    const value = json && parseJson(json);
    if (value) return value;
  }
  return null;
}

/** Stops at the limit, so that a small file cannot become a large one in memory. */
function inflate(packed: Uint8Array): Uint8Array | null {
  const unpacked = new Uint8Array(largestAttachment);
  let length = 0;
  const unzlib = new Unzlib((chunk) => {
    unpacked.set(chunk, length);
    length += chunk.length;
  });
  try {
    // A chunk that goes beyond the limit throws, as a broken one does.
    for (let at = 0; at < packed.length; at += 4_096)
      unzlib.push(packed.subarray(at, at + 4_096), at + 4_096 >= packed.length);
  } catch {
    return null;
  }
  return unpacked.subarray(0, length);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
