import { HeadingLevel, TabStopType, type Paragraph } from "docx";
import { translations } from "../../translations/translations.ts";
import type { Contact, CvPage, Run } from "../../view-model/cv-page.ts";
import { contactLines } from "./contact-lines.ts";
import type { WordMeasures } from "./word-measures.ts";
import { photoSize, wordPhoto } from "./word-photo.ts";
import { wordParagraph, type Part } from "./word-runs.ts";

/** The space between the photo and the text. */
const gutter = 340;

/** The name, the headline and the contacts, with the photo next to them. */
export function wordHead(page: CvPage, measures: WordMeasures): Paragraph[] {
  const { name, headline } = page;
  const photo = wordPhoto(page, measures);
  const head = [
    ...(name ? [{ runs: [name], options: { heading: HeadingLevel.TITLE } }] : []),
    ...(headline ? [{ runs: [headline], options: { style: "Subtitle" } }] : []),
  ].map(({ runs, options }) => wordParagraph(page, [{ runs }], options));
  const isTabular = measures.look.head.labels === "lines";
  return [
    ...(photo ? [photo] : []),
    ...head,
    ...(isTabular ? tabularContacts(page, measures) : inlineContacts(page, measures)),
  ];
}

/** Space above the first section where it differs: below the ground of the head, and so that it is below the photo. */
export function spaceBelowHead(page: CvPage, measures: WordMeasures): number | null {
  const { look, size, space } = measures;
  const photo = photoSize(page, measures);
  const first = space(look.gaps.section + (look.head.ground ? 0.8 : 0));
  if (!photo || look.photo.side === "center") return look.head.ground ? first : null;
  const { name, headline, contacts, labels } = look.head;
  const lines = labels === "lines" ? page.contacts.length + 2.5 : inLines(page, measures).length;
  const em =
    (page.name ? name.size * 1.3 : 0) +
    (page.headline ? headline.size * look.pitch + 0.3 : 0) +
    lines * contacts.size * look.pitch +
    (page.contacts.length > 0 ? 0.3 : 0);
  return first + Math.max(0, Math.round(photo.height - em * size * 20));
}

function inLines(page: CvPage, measures: WordMeasures): Contact[][] {
  const { look, size, textWidth } = measures;
  const photo = photoSize(page, measures);
  const beside = photo && look.photo.side !== "center" ? photo.width + gutter : 0;
  return contactLines(page, (textWidth - beside) / 20 / (size * look.head.contacts.size));
}

/** The contacts in one paragraph, divided by the template's sign, with or without labels. */
function inlineContacts(page: CvPage, measures: WordMeasures): Paragraph[] {
  const { separator, labels } = measures.look.head;
  const lines = inLines(page, measures);
  if (lines.length === 0) return [];
  const parts = lines.flatMap((line, number) =>
    line.flatMap((run, index): Part[] => {
      const before = index === 0 ? (number === 0 ? "" : "\n") : separator;
      if (labels === undefined) return [{ runs: [{ ...run, before: before + run.before }] }];
      const label = { ...labelOf(run), before, after: page.words.colon };
      return [{ runs: [label], look: { bold: true } }, { runs: [{ ...run, before: "" }] }];
    }),
  );
  return [wordParagraph(page, parts, { style: "Contact" })];
}

/** The contacts as a section of labelled lines, as in Germany. */
function tabularContacts(page: CvPage, measures: WordMeasures): Paragraph[] {
  const [first] = page.contacts;
  if (!first) return [];
  const width = measures.column || 2_600;
  // The rule of the heading ends before the photo.
  const end = measures.look.photo.side === "end" ? (photoSize(page, measures)?.width ?? -gutter) + gutter : 0;
  const rows = page.contacts.map((run) =>
    wordParagraph(page, [{ runs: [labelOf(run)] }, "tab", { runs: [{ ...run, before: "" }] }], {
      style: "Contact",
      tabStops: [{ type: TabStopType.LEFT, position: width }],
      indent: { start: width, hanging: width, end },
    }),
  );
  const heading = { ...labelOf(first), text: translations[page.language].labels.personal };
  const options = { heading: HeadingLevel.HEADING_1, indent: { end } };
  return [wordParagraph(page, [{ runs: [heading] }], options), ...rows];
}

function labelOf({ label, at }: Contact): Run {
  return { text: label, at, before: "", after: "", href: null };
}
