import * as fc from "fast-check";
import type { RichText } from "./rich-text.ts";
import { normaliseRichText } from "./normalise-rich-text.ts";

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        "a",
        "b",
        "word",
        "太字",
        " ",
        "  ",
        "\n",
        "*",
        "**",
        "_",
        "__",
        "\\",
        "[",
        "](",
        ")",
        "](https://a.example)",
        "- ",
        "• ",
        "<b>",
        "</b>",
        "<br>",
        "<https://b.example>",
        "1",
        "2*3",
        "snake_case",
        ".",
        "(",
        "-",
        "+ ",
        "`",
        "\u00a0",
        "\u3000",
        "مرحبا",
        "🚀",
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join("")),
);

/** Generates any text that the editor could hold, for property tests. */
export const anyRichText: fc.Arbitrary<RichText> = fc
  .array(
    fc.record({
      level: fc.constantFrom(0 as const, 1 as const, 2 as const),
      spans: fc.array(
        fc.record({
          text: anyText,
          bold: fc.boolean(),
          italic: fc.boolean(),
          href: fc.constantFrom(
            null,
            null,
            "https://a.example/",
            "https://b.example/x_(y)?z=*a*",
            "mailto:a%2Bb@c.example",
          ),
        }),
        { maxLength: 5 },
      ),
    }),
    { maxLength: 6 },
  )
  .map(normaliseRichText);
