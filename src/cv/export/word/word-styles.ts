import { AlignmentType, BorderStyle, LineRuleType, ShadingType, type IStylesOptions } from "docx";
import type { CvPage } from "../../view-model/cv-page.ts";
import { wordFonts } from "./word-fonts.ts";
import type { WordLook } from "./word-looks.ts";
import type { WordMeasures } from "./word-measures.ts";

/**
 * The styles of the Word file, so that a person can change all headings in one place. They have the names of Word's own
 * styles, which people and programs know.
 */
export function wordStyles(page: CvPage, measures: WordMeasures): IStylesOptions {
  const { look, halfPoints, space, color, size, isCased } = measures;
  const { head, heading, gaps, entry } = look;
  const headingFont = wordFonts(page, "heading");
  const locale = page.region === null ? page.language : `${page.language}-${page.region}`;
  const run = ({ size: multiple, color: ink, bold, italic }: WordLook["head"]["headline"]) => ({
    size: halfPoints(multiple),
    color: color(ink),
    ...(bold ? { bold } : {}),
    ...(italic && isCased ? { italics: true } : {}),
  });
  const centred = (isCentred: boolean | undefined) => (isCentred ? { alignment: AlignmentType.CENTER } : {});
  const headLook = {
    ...centred(head.centered && (page.photo === null || look.photo.side === "center")),
    ...groundOf(measures),
  };
  // Greek capitals lose their accents, which Word keeps.
  const capitals = heading.caps && isCased && page.language !== "el" ? { allCaps: true } : {};
  const uncased =
    heading.caps && !isCased ? { size: halfPoints(Math.max(1.1, heading.size)), bold: true } : {};
  return {
    default: {
      document: {
        run: {
          font: wordFonts(page, "text"),
          size: halfPoints(1),
          color: color("ink"),
          language: { value: locale, eastAsia: locale, bidirectional: locale },
        },
        paragraph: {
          spacing: {
            before: space(gaps.item),
            after: 0,
            line: Math.round(look.pitch * size * 20),
            lineRule: LineRuleType.AT_LEAST,
          },
        },
      },
      title: {
        run: { ...run(head.name), font: headingFont },
        paragraph: {
          ...headLook,
          keepNext: true,
          spacing: { before: 0, line: 240, lineRule: LineRuleType.AUTO },
        },
      },
      heading1: {
        run: { ...run(heading), font: headingFont, ...capitals, ...uncased },
        paragraph: {
          ...centred(heading.centered),
          ...headingGround(measures),
          keepNext: true,
          spacing: { before: space(gaps.section), after: space(gaps.heading) },
        },
      },
      heading2: {
        run: { size: halfPoints(1), bold: true, color: color("ink") },
        paragraph: { keepNext: true, spacing: { before: space(gaps.entry) } },
      },
      listParagraph: { paragraph: { keepLines: false } },
      hyperlink: { run: { underline: { color: "808080" } } },
    },
    paragraphStyles: [
      {
        id: "Subtitle",
        name: "Subtitle",
        basedOn: "Normal",
        next: "Normal",
        run: run(head.headline),
        paragraph: { ...headLook, spacing: { before: space(0.3) } },
      },
      {
        id: "Contact",
        name: "Contact",
        basedOn: "Normal",
        run: run(head.contacts),
        paragraph: { ...headLook, spacing: { before: space(0.3) } },
      },
      {
        id: "Employer",
        name: "Employer",
        basedOn: "Normal",
        run: {
          color: color(entry.where),
          ...(entry.whereItalic && isCased ? { italics: true } : {}),
        },
        paragraph: { keepNext: true, spacing: { before: 0 } },
      },
      { id: "ListBullet", name: "List Bullet", basedOn: "Normal", quickFormat: true },
      { id: "ListBullet2", name: "List Bullet 2", basedOn: "Normal", quickFormat: true },
    ],
  };
}

/** The background of the head. Equal borders join the paragraphs to one block. */
function groundOf({ look, color, tint }: WordMeasures) {
  const { ground } = look.head;
  if (!ground) return {};
  const fill = ground === "full" ? color("accent") : tint(0.1);
  const side = { style: BorderStyle.SINGLE, size: 24, space: 8, color: fill };
  return {
    shading: { type: ShadingType.CLEAR, fill, color: "auto" },
    border: { top: side, bottom: side, left: side, right: side },
  };
}

function headingGround({ look, color, tint }: WordMeasures) {
  const { rule, ground } = look.heading;
  const fill = ground ? { shading: { type: ShadingType.CLEAR, fill: tint(0.13), color: "auto" } } : {};
  if (!rule) return fill;
  const line = {
    style: BorderStyle.SINGLE,
    // Eighths of a point.
    size: Math.max(4, Math.round(rule.points * 8)),
    space: rule.side === "top" ? 4 : 2,
    color: rule.color === "pale" ? tint(0.4) : color(rule.color),
  };
  return { ...fill, border: { [rule.side]: line } };
}
