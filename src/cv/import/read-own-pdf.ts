import { Unzlib } from "fflate";

/** Bytes after unpacking. A CV of 200 jobs has less than one megabyte. */
const largestAttachment = 5_000_000;

/**
 * Returns the JSON that our PDFs have as an attachment, or null. Reads only the plain objects that our engine writes,
 * so that the browser needs no PDF library. It may not find the attachment in a PDF that another program has saved.
 */
export function readOwnPdf(bytes: Uint8Array): unknown {
  // Decodes one character per byte, so that positions in the text are positions in the file.
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

/** Stops at the limit, so that a small file cannot expand to a huge one in memory. */
function inflate(packed: Uint8Array): Uint8Array | null {
  const unpacked = new Uint8Array(largestAttachment);
  let length = 0;
  const unzlib = new Unzlib((chunk) => {
    unpacked.set(chunk, length);
    length += chunk.length;
  });
  try {
    // A chunk beyond the limit throws, as a broken one does.
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
