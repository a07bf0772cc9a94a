import type { IStylesOptions } from "docx";
import type { CvPage } from "../view-model/cv-page.ts";

/** The styles of the Word file. They use Word's own style names, which parsers and people know. */
export function docxStyles({ look, language, region }: CvPage): IStylesOptions {
  // In half points, Word's unit for font sizes. Word's spacing is in twentieths of a point.
  const size = Math.max(18, Math.round((21 * look.size) / 100));
  const space = Math.round((60 * look.spacing) / 100);
  const accent = look.accent.replace("#", "");
  const locale = region === null ? language : `${language}-${region}`;
  const heading = { font: look.headingFont, color: accent, bold: true };
  return {
    default: {
      document: {
        run: {
          font: look.textFont,
          size,
          language: { value: locale, eastAsia: locale, bidirectional: locale },
        },
        paragraph: { spacing: { after: space, line: 264 } },
      },
      title: { run: { ...heading, size: size * 2 }, paragraph: { spacing: { after: space } } },
      heading1: {
        run: { ...heading, size: Math.round(size * 1.25) },
        paragraph: { keepNext: true, spacing: { before: space * 5, after: space * 2 } },
      },
      heading2: {
        run: { font: look.headingFont, size, bold: true, color: "1B1D22" },
        paragraph: { keepNext: true, spacing: { before: space * 2, after: space / 2 } },
      },
      heading3: {
        run: { font: look.headingFont, size, bold: true, color: "44474F" },
        paragraph: { keepNext: true, spacing: { before: space, after: space / 2 } },
      },
      listParagraph: { paragraph: { spacing: { after: space / 2 } } },
      hyperlink: { run: { color: accent, underline: {} } },
    },
    paragraphStyles: [
      { id: "Headline", name: "Headline", basedOn: "Normal", run: { size: size + 3, color: "44474F" } },
      { id: "Contact", name: "Contact", basedOn: "Normal", paragraph: { spacing: { after: 0 } } },
      {
        id: "Dates",
        name: "Dates",
        basedOn: "Normal",
        run: { color: "44474F" },
        paragraph: { keepNext: true, spacing: { after: space / 2 } },
      },
    ],
  };
}
