import * as fc from "fast-check";
import { expect, test } from "vitest";
import { numberOfRuns } from "../../../tests/support/full-run.ts";
import { anyRichText } from "./any-rich-text.ts";
import { readRichText } from "./read-rich-text.ts";
import { blockText, type RichSpan, type RichText } from "./rich-text.ts";
import { normaliseRichText } from "./normalise-rich-text.ts";
import { writeRichText } from "./write-rich-text.ts";

const span = (text: string, style: Partial<RichSpan> = {}): RichSpan => ({
  text,
  bold: false,
  italic: false,
  href: null,
  ...style,
});
const words = (text: RichText | string): string =>
  (typeof text === "string" ? text : text.map(blockText).join(" ")).replaceAll(/\s+/g, "");

test("reads paragraphs, bullets of two levels and formatting", () => {
  const markdown =
    "Clinical lead of **24 beds**,\n_day_ team.\n\n- Cut ulcers by **41%**:\n  - a skin bundle\n    - and more\n- See the [poster](https://poster.example)";
  expect(readRichText(markdown)).toEqual([
    {
      level: 0,
      spans: [
        span("Clinical lead of "),
        span("24 beds", { bold: true }),
        span(",\n"),
        span("day", { italic: true }),
        span(" team."),
      ],
    },
    { level: 1, spans: [span("Cut ulcers by "), span("41%", { bold: true }), span(":")] },
    { level: 2, spans: [span("a skin bundle")] },
    { level: 2, spans: [span("and more")] },
    { level: 1, spans: [span("See the "), span("poster", { href: "https://poster.example/" })] },
  ]);
});

test.each([
  ["***both***", [span("both", { bold: true, italic: true })]],
  [
    "***both** italic*",
    [span("both", { bold: true, italic: true }), span(" "), span("italic", { italic: true })],
  ],
  ["**bold *both***", [span("bold ", { bold: true }), span("both", { bold: true, italic: true })]],
  [
    "__bold__ and <em>italic</em>",
    [span("bold", { bold: true }), span(" and "), span("italic", { italic: true })],
  ],
  ["un**believ**able", [span("un"), span("believ", { bold: true }), span("able")]],
  ["**太字**です", [span("太字", { bold: true }), span("です")]],
  [
    '[**Post** er](<https://a.example/(b)> "title")',
    [
      span("Post", { bold: true, href: "https://a.example/(b)" }),
      span(" er", { href: "https://a.example/(b)" }),
    ],
  ],
  ["<https://a.example>", [span("https://a.example", { href: "https://a.example/" })]],
  ["\\*not\\* \\[a](https://b.example)", [span("*not* [a](https://b.example)")]],
])("reads %s", (markdown, spans) => {
  expect(readRichText(markdown)).toEqual([{ level: 0, spans }]);
});

test.each([
  "5 * 3 = 15, 2*3*4 and 2**3**4",
  "snake_case, a_b_c and node_modules",
  "C:\\Users\\anna and R&D <b",
  "a * alone, ** alone, _ alone, **open and [brackets] (here)",
  "[click](javascript:alert(1)) [file](file:///etc/passwd)",
  "– 12 °C, — a quote, 1. first, # heading",
  "3-4 years; e-mail: a_b@c.example, https://a.example/x_y_z",
])("plain text stays as it is: %s", (text) => {
  const read = readRichText(text);
  expect(read).toEqual([{ level: 0, spans: [span(text)] }]);
  expect(readRichText(writeRichText(read))).toEqual(read);
});

test("common plain text is written without a backslash", () => {
  for (const text of ["5 * 3", "snake_case", "Grade A*", "[1] and (2)", "C:\\Users", "R&D <b", "a - b"])
    expect(writeRichText([{ level: 0, spans: [span(text)] }])).toBe(text);
});

test("every text survives being written and read", () => {
  fc.assert(
    fc.property(anyRichText, (text) => {
      expect(readRichText(writeRichText(text))).toEqual(text);
    }),
    { numRuns: numberOfRuns(3_000) },
  );
});

test("tidying loses no word and changes nothing the second time", () => {
  fc.assert(
    fc.property(anyRichText, (text) => {
      expect(normaliseRichText(text)).toEqual(text);
    }),
  );
});

test("reading loses no letter of any text", () => {
  const anyMarkdown = fc.array(
    fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("**", "_", "\n", "- ", "  - ", "[a](https://b.example)"),
    ),
  );
  fc.assert(
    fc.property(anyMarkdown, (parts) => {
      const letters = (text: string) => words(text).replaceAll(/[^\p{L}\p{N}]/gu, "");
      const markdown = parts.join("");
      const shown = readRichText(markdown);
      const addresses = markdown.replaceAll("](https://b.example)", "]");
      expect(letters(words(shown))).toBe(letters(addresses));
    }),
  );
});

test("hostile text is read in reasonable work", () => {
  const hostile = ["*a ", "**a _b ", "[", "](", "[a](", "_a* ", "\\", "<b>", "- ", "](<", "***"];
  for (const part of hostile) {
    const text = part.repeat(20_000 / part.length);
    const read = readRichText(text);
    expect(readRichText(writeRichText(read))).toEqual(read);
  }
});
