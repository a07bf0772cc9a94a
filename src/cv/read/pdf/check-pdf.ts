import { Unzlib } from "fflate";
import { limits } from "../limits.ts";
import type { FileRefusal } from "../refusals.ts";

/** Looks for what makes a PDF dangerous or useless to read, before anything is unpacked into memory. */
export function checkPdf(bytes: Uint8Array): FileRefusal | null {
  // One character per byte, so that positions in the text are positions in the file.
  const text = new TextDecoder("latin1").decode(bytes);
  const pages = (text.match(/\/Type\s*\/Page(?![\p{L}])/gu) ?? []).length;
  if (pages > limits.pages) return "too-many-pages";
  // The end is missing if a download broke off. Some programs write a little after it.
  if (!/\bendobj\b/.test(text) || !text.slice(-8_192).includes("%%EOF")) return "broken";
  return measureStreams(bytes, text) > limits.unpacked ? "too-large-unpacked" : null;
}

/** Adds up the sizes of the packed parts. Each is unpacked in small pieces that are not kept. */
function measureStreams(bytes: Uint8Array, text: string): number {
  let total = 0;
  for (const { index, 0: word } of text.matchAll(/\bstream\r?\n/g)) {
    const dictionary = text.slice(Math.max(text.lastIndexOf(" obj", index), index - 2_000), index);
    // Pictures are never unpacked.
    if (!dictionary.includes("/FlateDecode") || /\/Subtype\s*\/Image/.test(dictionary)) continue;
    const from = index + word.length;
    const to = text.indexOf("endstream", from);
    const packed = bytes.subarray(from, to < 0 ? bytes.length : to);
    const size = unpackedSize(packed, limits.unpacked - total);
    total += size;
    // One drawing command, millions of times.
    if (size > 1_000_000 && size > limits.ratio * packed.length) total += limits.unpacked;
    // A packed stream that is packed again.
    if (/FlateDecode[\s/]+FlateDecode/.test(dictionary)) total += limits.unpacked;
    if (total > limits.unpacked) return total;
  }
  return total;
}

function unpackedSize(packed: Uint8Array, most: number): number {
  const counter = { size: 0 };
  const unzlib = new Unzlib((chunk) => {
    counter.size += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += 16_384) {
      unzlib.push(packed.subarray(at, at + 16_384), false);
      if (counter.size > most) break;
    }
  } catch {
    // Only the part before the fault of a broken stream can be unpacked.
  }
  return counter.size;
}
