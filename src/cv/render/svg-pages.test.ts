import { expect, test } from "vitest";
import { readSvgPages } from "./svg-pages.ts";

const page = (content: string) =>
  `<svg><style>g{}</style><defs class="glyph"><path id="g1+/" class="outline_glyph" d="M 0 0 L 1 1 Z"/></defs>` +
  `<g class="typst-page" transform="translate(0, 842)" data-page-width="596" data-page-height="842">${content}</g></svg>`;

test("keeps shapes and glyphs under ids of the page", () => {
  const { pages } = readSvgPages(
    page(
      `<g fill="#1c2433" transform="scale(0.01,-0.01)"><use x="0" y="0" href="#g1+/"/></g><path d="M 0 0 Z" fill="#ffffff"/>`,
    ),
  );
  expect(pages).toEqual([
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 596 842"><defs><path id="cv1g0" d="M 0 0 L 1 1 Z"/></defs>` +
      `<g transform="scale(0.01,-0.01)" fill="#1c2433"><use x="0" y="0" href="#cv1g0"/></g><path d="M 0 0 Z" fill="#ffffff"/></svg>`,
  ]);
});

test("places of fields are counted from the corner of their page", () => {
  const { places } = readSvgPages(
    page(
      `<g transform="translate(10,20)"><g transform="translate(1.5,2)"><a xlink:href="cv:/sections/skills/0/name"><rect class="pseudo-link" width="30" height="12"></rect></a></g></g><g transform="translate(3,4)"><a xlink:href="cv:/personal/email"><rect width="5" height="6"></rect></a></g>`,
    ),
  );
  expect(places).toEqual([
    { pointer: "/sections/skills/0/name", page: 1, x: 11.5, y: 22, w: 30, h: 12 },
    { pointer: "/personal/email", page: 1, x: 3, y: 4, w: 5, h: 6 },
  ]);
});

test.each([
  `<script>alert(1)</script>`,
  `<foreignObject><div onclick="alert(1)">x</div></foreignObject>`,
  `<a xlink:href="javascript:alert(1)"><rect width="1" height="1"></rect></a>`,
  `<a xlink:href="https://evil.example"><rect width="1" height="1"></rect></a>`,
  `<image width="1" height="1" xlink:href="https://evil.example/x.png"/>`,
  `<image width="1" height="1" xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>`,
  `<path d="M 0 0" onload="alert(1)"/>`,
  `<path d="M 0 0 &quot;/><script>"/>`,
  `<g style="background:url(https://evil.example)" onclick="alert(1)"></g>`,
  `<g fill="url(https://evil.example)"></g>`,
  `<g transform="translate(1,2)&quot; onload=&quot;alert(1)"></g>`,
  `<use x="0" y="0" href="https://evil.example/x.svg#a"/>`,
  `<set attributeName="href" to="javascript:alert(1)"/><animate/><iframe src="https://evil.example"/>`,
])("passes nothing on of %s", (content) => {
  const { pages, places } = readSvgPages(page(content));
  expect(pages.join("")).not.toMatch(
    /evil|alert|script|style|on\w+=|foreignObject|<a|<set|<animate|svg\+xml|iframe/,
  );
  expect(places).toEqual([]);
});
