import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";

export type ZippedFile = {
  name: string;
  changed: Date;
  /** Read when its turn comes, and only as fast as the zip is. */
  text: AsyncIterable<string> | Iterable<string>;
};

/** Deflate, by the number that zip files have for it. */
const deflated = 8;
/** Characters that are compressed at once. */
const portion = 64 * 1024;

/**
 * Writes a zip piece by piece, as fast as it is read. Compression runs on threads of its own, so other work of this
 * process goes on meanwhile. Memory holds a portion of one file, not the files.
 */
export async function* writeZip(files: Iterable<ZippedFile>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for (const { name, changed, text } of files) {
    const file: ZipInputFile = { filename: name, mtime: changed, compression: deflated, size: 0, crc: 0 };
    zip.add(file);
    for await (const chunk of compress(text, file)) {
      file.ondata?.(null, chunk, false);
      yield* taken(written);
    }
    file.ondata?.(null, new Uint8Array(), true);
  }
  zip.end();
  yield* taken(written);
}

async function* compress(
  text: ZippedFile["text"],
  file: ZipInputFile,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const deflate = createDeflateRaw();
  // A failure of one ends both, and reaches the loop below.
  const source = Readable.from(measured(text, file), { objectMode: true, highWaterMark: 1 });
  pipeline(source, deflate, () => {});
  for await (const chunk of deflate) yield chunk as Uint8Array<ArrayBuffer>;
}

/** The text as bytes, in portions; the size and the checksum of the file grow with it. */
async function* measured(text: ZippedFile["text"], file: ZipInputFile): AsyncGenerator<Buffer> {
  let waiting = "";
  const take = (): Buffer => {
    const bytes = Buffer.from(waiting);
    waiting = "";
    file.size += bytes.length;
    file.crc = crc32(bytes, file.crc);
    return bytes;
  };
  for await (const piece of text) {
    waiting += piece;
    if (waiting.length >= portion) yield take();
  }
  if (waiting !== "") yield take();
}

function* taken(written: Uint8Array[]): Generator<Uint8Array<ArrayBuffer>> {
  // Copies, so that they are surely backed by memory of their own.
  for (const chunk of written.splice(0)) yield new Uint8Array(chunk);
}
