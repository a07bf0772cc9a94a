import * as fc from "fast-check";
import { expect, test } from "vitest";
import { samplePhoto } from "../../../../tests/support/sample-photo.ts";
import { pictureSize } from "./word-photo.ts";

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));

test("reads the size of a PNG", () => {
  const [, base64 = ""] = samplePhoto(30, 40).split(",");
  expect(pictureSize(bytesOf(base64))).toEqual({ width: 30, height: 40 });
});

test("reads the size of a JPEG after its metadata", () => {
  const metadata = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
  const frame = [0xff, 0xc2, 0, 17, 8, 0x01, 0x90, 0x01, 0x2c, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1];
  expect(pictureSize(Uint8Array.of(0xff, 0xd8, ...metadata, ...frame))).toEqual({ width: 300, height: 400 });
});

test("any bytes have a size or none", () => {
  const heads = fc.constantFrom([], [0xff, 0xd8], [0xff, 0xd8, 0xff, 0xe0, 0, 0], [0x89, 0x50, 0x4e, 0x47]);
  fc.assert(
    fc.property(heads, fc.uint8Array({ maxLength: 60 }), (head, bytes) => {
      const size = pictureSize(Uint8Array.of(...head, ...bytes));
      if (size) expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
    }),
  );
});
