import { expect, test } from "vitest";
import type { DrawnPage, Outline } from "./svg-frame.ts";
import { writeSvg } from "./svg-frame-writer.ts";

const outline: Outline = { d: "M 0 -2 L 4 9 Z", least: -2, most: 9 };
const matrix = { a: 2, b: 0, c: 0, d: -2, e: 10, f: 20 };
const page: DrawnPage = {
  width: 596,
  height: 842,
  marks: [
    {
      matrix,
      fill: "#112233",
      clips: [],
      shape: {
        kind: "letters",
        letters: [
          { x: 3, y: 0, outline },
          { x: 9, y: 0, outline },
        ],
      },
    },
    {
      matrix,
      fill: "none",
      clips: [{ outline, matrix }],
      shape: { kind: "path", outline, evenOdd: true, stroke: "#000000", strokeWidth: 2 },
    },
    {
      matrix,
      fill: "#000000",
      clips: [],
      shape: { kind: "picture", address: "data:image/png;base64,AA==", width: 5, height: 6 },
    },
  ],
};

test("writes letters, lines, clips and pictures, and each outline once", () => {
  const [svg = ""] = writeSvg([page], "p");
  expect(svg).toMatch(/^<svg xmlns="[^"]+" width="596" height="842" viewBox="0 0 596 842">/);
  expect(svg.match(/<path id="p0-0" d="M 0 -2 L 4 9 Z"\/>/g)).toHaveLength(1);
  expect(svg).toContain(
    '<g transform="matrix(2 0 0 -2 10 20)" fill="#112233"><use href="#p0-0" x="3" y="0"/><use href="#p0-0" x="9" y="0"/></g>',
  );
  expect(svg).toContain(
    '<g clip-path="url(#p0-1)"><path transform="matrix(2 0 0 -2 10 20)" fill="none" d="M 0 -2 L 4 9 Z" fill-rule="evenodd" stroke="#000000" stroke-width="2"/></g>',
  );
  expect(svg).toContain('href="data:image/png;base64,AA==" width="5" height="6"');
});

test("two pages have different ids", () => {
  const [first = "", second = ""] = writeSvg([page, page], "p");
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids(first)).toHaveLength(2);
  expect(ids(second).filter((id) => ids(first).includes(id))).toEqual([]);
});
