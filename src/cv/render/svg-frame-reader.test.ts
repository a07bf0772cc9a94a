import { expect, test } from "vitest";
import type { DrawnPages } from "./svg-frame.ts";
import { createDrawingReader } from "./svg-frame-reader.ts";

const glyph = `<defs class="glyph"><path id="g1+/" class="outline_glyph" d="M 0 -2 Q 4 9 1 7 Z"/></defs>`;
const sheet = (content: string, name = "p0") =>
  `<g class="typst-page" transform="translate(0, 842)" data-tid="${name}" data-page-width="596" data-page-height="842">${content}</g>`;
const svg = (...parts: string[]) => `<svg><style>g{}</style>${parts.join("")}</svg>`;

function read(text: string, reader = createDrawingReader()): DrawnPages {
  const drawn = reader.read(text);
  if (!drawn) throw new Error("it leans on what was never seen");
  return drawn;
}

test("letters, paths and pictures keep their places and inherit the paint of their groups", () => {
  const { pages } = read(
    svg(
      sheet(
        `<g transform="translate(10,20)"><g transform="scale(2,-2)" fill="#fff000"><use x="3" y="0" href="#g1+/"/><use x="9" y="0" href="#g1+/"/></g>` +
          `<g transform="rotate(90)"><path d="M 1 1" stroke="#000000" stroke-width="2" fill="none"/></g>` +
          `<g clip-path="url(#c1)"><image width="5" height="6" xlink:href="data:image/png;base64,AA=="/></g></g>`,
      ),
      // A definition may follow its use.
      glyph,
      `<defs><clipPath id="c1"><path d="M 9 9 L 8 8"/></clipPath></defs>`,
    ),
  );
  expect(pages).toMatchObject([{ width: 596, height: 842 }]);
  const [letters, path, picture] = pages[0]?.marks ?? [];
  const outline = { d: "M 0 -2 Q 4 9 1 7 Z", least: -2, most: 9 };
  expect(letters).toMatchObject({ fill: "#fff000", matrix: { a: 2, d: -2, e: 10, f: 20 } });
  expect(letters?.shape).toEqual({
    kind: "letters",
    letters: [
      { x: 3, y: 0, outline },
      { x: 9, y: 0, outline },
    ],
  });
  expect(path?.matrix.b).toBeCloseTo(1);
  expect(path).toMatchObject({ fill: "none", shape: { stroke: "#000000", strokeWidth: 2 } });
  expect(picture?.clips).toMatchObject([{ outline: { d: "M 9 9 L 8 8" }, matrix: { e: 10, f: 20 } }]);
  expect(picture?.shape).toMatchObject({ kind: "picture", width: 5, height: 6 });
});

test("short colours are colours too: white text on a coloured band stays white", () => {
  const { pages } = read(
    svg(
      sheet(
        `<g fill="#fff"><use x="3" y="0" href="#g1+/"/></g><g fill="#fff8"><use x="3" y="0" href="#g1+/"/></g>`,
      ),
      glyph,
    ),
  );
  expect(pages[0]?.marks.map(({ fill }) => fill)).toEqual(["#fff", "#fff8"]);
});

test("places of fields are measured from the corner of their page", () => {
  const { places } = read(
    svg(
      sheet(
        `<g transform="translate(10,20)"><g transform="translate(1.5,2)"><a xlink:href="cv:/sections/skills/0/name"><rect class="pseudo-link" width="30" height="12"></rect></a></g></g><g transform="translate(3,4)"><a xlink:href="cv:/personal/email"><rect width="5" height="6"></rect></a></g>`,
      ),
    ),
  );
  expect(places).toEqual([
    { pointer: "/sections/skills/0/name", page: 1, x: 11.5, y: 22, w: 30, h: 12 },
    { pointer: "/personal/email", page: 1, x: 3, y: 4, w: 5, h: 6 },
  ]);
});

const line = (name: string, letter: string) =>
  `<g transform="translate(0,9)" data-tid="p${name}"><g data-tid="g${name}"><use x="${letter}" y="0" href="#g1+/"/></g></g>`;
const kept = (name: string, y = 9) =>
  `<g transform="translate(0,${y})" data-tid="p${name}" data-reuse-from="p${name}"></g>`;

test("unchanged and moved parts need not be sent again", () => {
  const reader = createDrawingReader();
  const first = read(svg(glyph, sheet(line("one", "1") + line("two", "2"))), reader);
  const second = read(svg(sheet(line("new", "5") + kept("two", 30) + kept("one"))), reader);
  expect(second.pages[0]?.marks.map(({ matrix }) => matrix.f)).toEqual([9, 30, 9]);
  expect(second.pages[0]?.marks[1]?.shape).toBe(first.pages[0]?.marks[1]?.shape);
  expect(second.pages[0]?.marks[2]?.shape).toBe(first.pages[0]?.marks[0]?.shape);
  const page = `<g data-tid="p0" data-page-width="596" data-page-height="842" data-reuse-from="p0"></g>`;
  expect(read(svg(page), reader)).toEqual(second);
});

test("returns null when a drawing refers to parts that the reader does not know or no longer knows", () => {
  const reader = createDrawingReader();
  expect(reader.read(svg(sheet(kept("one"))))).toBeNull();
  read(svg(glyph, sheet(line("one", "1"))), reader);
  read(svg(sheet(line("two", "2"))), reader);
  expect(reader.read(svg(sheet(kept("one"))))).toBeNull();
});

test.each([
  `<script>alert(1)</script>`,
  `<script>"<g data-page-width='1'>"</script>`,
  `<foreignObject><div onclick="alert(1)">x</div></foreignObject>`,
  `<a xlink:href="javascript:alert(1)"><rect width="1" height="1"></rect></a>`,
  `<a xlink:href="https://evil.example"><rect width="1" height="1"></rect></a>`,
  `<image width="1" height="1" xlink:href="https://evil.example/x.png"/>`,
  `<image width="1" height="1" xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>`,
  `<path d="M 0 0 &quot;/><script>"/>`,
  `<path d="url(https://evil.example)"/>`,
  `<g style="background:url(https://evil.example)" onclick="alert(1)"></g>`,
  `<use x="0" y="0 https://evil.example" href="#g1+/"/>`,
  `<use x="0" y="0" href="https://evil.example/x.svg#a"/>`,
  `<set attributeName="href" to="javascript:alert(1)"/><animate/><iframe src="https://evil.example"/>`,
])("drops %s", (content) => {
  const { pages, places } = read(svg(glyph, sheet(content)));
  expect(pages).toEqual([{ width: 596, height: 842, marks: [] }]);
  expect(places).toEqual([]);
});

test("only colours are accepted as paint", () => {
  const text = sheet(
    `<g fill="url(https://evil.example)" transform="translate(1,2)&quot; x=&quot;"><path d="M 0 0" stroke="red;x"/></g>`,
  );
  const [mark] = read(svg(text)).pages[0]?.marks ?? [];
  expect(mark).toMatchObject({ fill: "#000", matrix: { e: 0, f: 0 }, shape: { stroke: "none" } });
});
