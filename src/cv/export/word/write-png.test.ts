import * as mupdf from "mupdf";
import { expect, test } from "vitest";
import { drawIcon } from "./draw-icon.ts";
import { pictureSize } from "./word-photo.ts";
import { writePng } from "./write-png.ts";

test("another program reads the pixels of a written PNG", () => {
  const pixels = new Uint8Array([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 10, 20, 30, 255]);
  const png = writePng({ width: 2, height: 2, pixels });
  const pixmap = new mupdf.Image(png).toPixmap();
  const read = [...pixmap.getPixels()];
  expect([pixmap.getWidth(), pixmap.getHeight()]).toEqual([2, 2]);
  expect(read.slice(0, 3)).toEqual([255, 0, 0]);
  expect(read.slice(-4).slice(0, 3)).toEqual([10, 20, 30]);
});

const icons = ["email", "phone", "place", "person", "link"] as const;
test.each(icons)("the icon %s has lines in its colour on a transparent ground", (icon) => {
  const png = drawIcon(icon, "1d3b5c");
  expect(pictureSize(png)).toEqual({ width: 53, height: 43 });
  const bytes = [...new mupdf.Image(png).toPixmap().getPixels()];
  const alphas = bytes.filter((_, index) => index % 4 === 3);
  expect(alphas[0]).toBe(0);
  const opaque = alphas.indexOf(255);
  expect(bytes.slice(opaque * 4, opaque * 4 + 3)).toEqual([0x1d, 0x3b, 0x5c]);
});
