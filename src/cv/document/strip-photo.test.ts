import * as fc from "fast-check";
import * as mupdf from "mupdf";
import { expect, test } from "vitest";
import { newCvDocument } from "./new-cv-document.ts";
import { readCvDocument } from "./read-cv-document.ts";
import { stripMetadata } from "./strip-photo.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

const secret = "N 52.5200 E 13.4050";
const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const says = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text, 0, "latin1");

const pixmap = new mupdf.Pixmap(mupdf.ColorSpace.DeviceRGB, [0, 0, 24, 16], false);
pixmap.getPixels().forEach((_, at, pixels) => (pixels[at] = (at * 37) % 256));
const jpeg = stripMetadata(new Uint8Array(pixmap.asJPEG(90, false)));
const png = stripMetadata(new Uint8Array(pixmap.asPNG()));
const webp = webpOf([
  ["VP8X", Uint8Array.from([0, 0, 0, 0, 23, 0, 0, 15, 0, 0])],
  ["VP8 ", latin("odd")],
]);

const pixelsOf = (bytes: Uint8Array) => Buffer.from(new mupdf.Image(bytes).toPixmap().getPixels());

function segment(marker: number, body: Uint8Array): Uint8Array {
  const length = body.length + 2;
  return joined(Uint8Array.from([0xff, marker, length >> 8, length & 255]), body);
}

function pngChunk(type: string, body: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return joined(length, latin(type), body, new Uint8Array(4));
}

function webpOf(chunks: [type: string, body: Uint8Array][]): Uint8Array {
  const body = joined(
    latin("WEBP"),
    ...chunks.map(([type, data]) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(data.length);
      return joined(latin(type), length, data, new Uint8Array(data.length % 2));
    }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return joined(latin("RIFF"), length, body);
}

const words = fc.string({ maxLength: 300 }).map((text) => latin(text + secret));
const dropped = fc.oneof(
  fc.tuple(fc.constantFrom(0xe1, 0xe2, 0xe3, 0xed, 0xef, 0xfe), words),
  fc.tuple(
    fc.constant(0xe1),
    words.map((body) => joined(latin("Exif\0\0"), body)),
  ),
);

test("a JPEG loses all metadata and no pixel", () => {
  fc.assert(
    fc.property(fc.array(dropped, { minLength: 1, maxLength: 5 }), words, (segments, behind) => {
      const told = joined(
        jpeg.subarray(0, 2),
        ...segments.map(([marker, body]) => segment(marker, body)),
        jpeg.subarray(2),
        behind,
      );
      expect(says(told, secret)).toBe(true);
      expect(stripMetadata(told)).toEqual(jpeg);
    }),
  );
  expect(pixelsOf(jpeg)).toEqual(pixelsOf(new Uint8Array(pixmap.asJPEG(90, false))));
});

test("a JPEG keeps its orientation and nothing else of its Exif", () => {
  for (const [order, mark] of [
    ["MM", [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]],
    ["II", [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]],
  ] as const) {
    const head = order === "MM" ? [0, 42, 0, 0, 0, 8, 0, 1] : [42, 0, 8, 0, 0, 0, 1, 0];
    const exif = joined(latin(`Exif\0\0${order}`), Uint8Array.from([...head, ...mark]), latin(secret));
    const stripped = stripMetadata(joined(jpeg.subarray(0, 2), segment(0xe1, exif), jpeg.subarray(2)));
    expect(says(stripped, secret)).toBe(false);
    expect(stripped.length).toBe(jpeg.length + 36);
    expect(stripMetadata(stripped)).toEqual(stripped);
    expect(Buffer.from(stripped).includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBe(true);
  }
});

test("a PNG and a WebP lose their metadata", () => {
  fc.assert(
    fc.property(words, fc.constantFrom("tEXt", "zTXt", "iTXt", "eXIf", "tIME", "prVt"), (body, type) => {
      const told = joined(png.subarray(0, 33), pngChunk(type, body), png.subarray(33), body);
      expect(stripMetadata(told)).toEqual(png);
      const flags = Uint8Array.from([0x0c, 0, 0, 0, 23, 0, 0, 15, 0, 0]);
      const spoken = webpOf([
        ["VP8X", flags],
        ["VP8 ", latin("odd")],
        ["EXIF", body],
        ["XMP ", body],
      ]);
      expect(stripMetadata(joined(spoken, body))).toEqual(webp);
    }),
  );
  expect(pixelsOf(png)).toEqual(pixelsOf(new Uint8Array(pixmap.asPNG())));
});

test("anything else is returned unchanged, including truncated or broken pictures", () => {
  const begins = fc.constantFrom(latin(""), latin("RIFF"), jpeg, png, webp);
  fc.assert(
    fc.property(begins, fc.uint8Array({ maxLength: 60 }), fc.nat(400), (begin, rest, cut) => {
      const bytes = joined(begin.subarray(0, cut), rest);
      const stripped = stripMetadata(bytes);
      expect(stripped.length).toBeLessThanOrEqual(bytes.length);
      expect(stripMetadata(stripped)).toEqual(stripped);
    }),
    { numRuns: numberOfRuns(500) },
  );
  expect(stripMetadata(latin("GIF89a"))).toEqual(latin("GIF89a"));
});

test("reading a document removes the location from its photo", () => {
  const told = joined(jpeg.subarray(0, 2), segment(0xe1, latin(`Exif\0\0${secret}`)), jpeg.subarray(2));
  const document = newCvDocument(() => "id");
  const photo = `data:image/jpeg;base64,${Buffer.from(told).toString("base64")}`;
  const reading = readCvDocument({ ...document, personal: { ...document.personal, photo } });
  expect(reading.ok && reading.document.personal.photo).toBe(
    `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`,
  );
});
