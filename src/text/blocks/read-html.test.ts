import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readHtml } from "./read-html.ts";
import { blockText } from "./rich-text.ts";
import { writeRichText } from "./write-rich-text.ts";

const folder = join(import.meta.dirname, "../../../tests/fixtures/clipboard");

test.each(["word.html", "google-docs.html", "web-page.html"])(
  "reads what %s brings to the clipboard",
  (file) => {
    const html = readFileSync(join(folder, file), "utf8");
    expect(writeRichText(readHtml(html)).split("\n")).toEqual([
      "Clinical lead of the **day team** on a 24-bed unit.",
      "",
      "- Lead **34 nurses** and _assistants_",
      "  - rostering and appraisal",
      "- Wrote a [poster](https://poster.example/2024)",
    ]);
  },
);

test.each([
  ["line breaks", "a<br>b", "a\nb"],
  ["paragraphs in a list item", "<ul><li><p>a</p><p>b</p></li></ul>", "- a b"],
  ["numbered lists", "<ol><li>a</li><li>b</li></ol>", "- a\n- b"],
  [
    "lists three levels deep",
    "<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>",
    "- a\n  - b\n  - c",
  ],
  ["headings", "<h2>Duties</h2><p>a</p>", "**Duties**\n\na"],
  ["tables", "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\n\nc"],
  ["signs of symbol fonts", "<p>\uf0b7&nbsp; a</p><p>➢ b</p>", "- a\n- b"],
  [
    "harmful links",
    '<a href="javascript:x">a</a> <a href="http://b.example">b</a>',
    "a [b](http://b.example/)",
  ],
  [
    "text that looks like Markdown",
    "<p>*a* and [b](https://c.example)</p>",
    "\\*a\\* and \\[b\\](https://c.example)",
  ],
  ["unclosed and stray tags", "<b>a</i><p>b</ul></b>c", "**a**\n\n**b**\n\nc"],
  ["plain text", "a & b", "a & b"],
])("%s", (_, html, markdown) => {
  expect(writeRichText(readHtml(html))).toBe(markdown);
});

test("loses no word of any nesting of tags", () => {
  const anyHtml = fc.array(
    fc.oneof(
      fc.stringMatching(/^[a-z]{1,6}$/),
      fc.constantFrom(
        "<p>",
        "</p>",
        "<ul>",
        "</ul>",
        "<li>",
        "</li>",
        "<b>",
        "</b>",
        "<td>",
        "<br>",
        "<span style='font-weight:bold'>",
        "</span>",
      ),
    ),
  );
  fc.assert(
    fc.property(anyHtml, (parts) => {
      const words = parts.filter((part) => !part.startsWith("<")).join("");
      expect(readHtml(parts.join("")).map(blockText).join("").replaceAll(/\s/g, "")).toBe(words);
    }),
  );
});
