import { HeadingLevel, TabStopType, ImageRun, type Paragraph } from "docx";
import { translations } from "../../translations/translations.ts";
import type { PageContact, CvPage, ContactIcon } from "../../view-model/cv-page.ts";
import type { Run } from "../../sections/row-view.ts";
import type { WordMeasures } from "./word-measures.ts";
import { photoSize, wordPhoto } from "./word-photo.ts";
import { wordParagraph, type ParagraphPart } from "./word-runs.ts";
import { drawIcon, iconSize } from "./draw-icon.ts";
import { wordLooks } from "./word-looks.ts";

/** The mean width of a letter in em. */
const letterWidth = 0.5;

type Division = { cost: number; lines: PageContact[][] };

/** docx counts in pixels, at 96 to the inch. */
const pixelsPerPoint = 96 / 72;

/** Between two contacts with icons, which divide them. */
const iconGap = "\u2003";
/** The space between the photo and the text. */
const gutter = 340;

/** The name, the headline and the contacts, with the photo next to them. */
export function wordHead(page: CvPage, measures: WordMeasures): Paragraph[] {
  const { name, headline } = page;
  const photo = wordPhoto(page, measures);
  const head = [
    ...(name ? [wordName(page, name, measures)] : []),
    ...(headline ? [wordParagraph(page, [{ runs: [headline] }], { style: "Subtitle" })] : []),
  ];
  const isTabular = measures.look.head.labels === "lines";
  return [
    ...(photo ? [photo] : []),
    ...head,
    ...(isTabular ? tabularContacts(page, measures) : inlineContacts(page, measures)),
  ];
}

function wordName(page: CvPage, name: Run, measures: WordMeasures): Paragraph {
  const { look, halfPoints } = measures;
  const line = besidePhoto(page, measures);
  const { size, width } = fitName(name.text, line, measures);
  const own = size < look.head.name.size ? { size: halfPoints(size) } : {};
  const isCentred = look.head.centered === true && (page.photo === null || look.photo.side === "center");
  const left = measures.textWidth - width;
  const indent = isCentred ? { start: left / 2, end: left / 2 } : { end: left };
  return wordParagraph(page, [{ runs: [name], look: own }], {
    heading: HeadingLevel.TITLE,
    // On a coloured background an indent would be seen.
    ...(width < line && !look.head.ground ? { indent } : {}),
  });
}

/** Space above the first section where it differs: below the background of the head, and so that it is below the photo. */
export function spaceBelowHead(page: CvPage, measures: WordMeasures): number | null {
  const { look, size, space } = measures;
  const photo = photoSize(page, measures);
  const first = space(look.gaps.section + (look.head.ground ? 0.8 : 0));
  if (!photo || look.photo.side === "center") return look.head.ground ? first : null;
  const { headline, contacts, labels } = look.head;
  const name = fitName(page.name?.text ?? "", besidePhoto(page, measures), measures);
  const lines = labels === "lines" ? page.contacts.length + 2.5 : inLines(page, measures).length;
  const em =
    (page.name ? name.lines * name.size * 1.3 : 0) +
    (page.headline ? headline.size * look.pitch + 0.3 : 0) +
    lines * contacts.size * look.pitch +
    (page.contacts.length > 0 ? 0.3 : 0);
  return first + Math.max(0, Math.round(photo.height - em * size * 20));
}

function inLines(page: CvPage, measures: WordMeasures): PageContact[][] {
  const { look, size } = measures;
  return contactLines(page, besidePhoto(page, measures) / 20 / (size * look.head.contacts.size));
}

/** The contacts in one paragraph, divided by the template's sign, with or without labels. */
function inlineContacts(page: CvPage, measures: WordMeasures): Paragraph[] {
  const { labels } = measures.look.head;
  const hasIcons = page.look.contacts === "icons";
  const separator = hasIcons ? iconGap : measures.look.head.separator;
  const lines = inLines(page, measures);
  if (lines.length === 0) return [];
  const parts = lines.flatMap((line, number) =>
    line.flatMap((run, index): ParagraphPart[] => {
      const before = index === 0 ? (number === 0 ? "" : "\n") : separator;
      if (hasIcons) {
        const gap = { ...run, text: before, before: "", after: "", href: null };
        return [...(before === "" ? [] : [{ runs: [gap] }]), ...withIcon(run, measures)];
      }
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
  const valueOf = (run: PageContact): ParagraphPart[] =>
    page.look.contacts === "icons"
      ? withIcon({ ...run, before: "" }, measures)
      : [{ runs: [{ ...run, before: "" }] }];
  const rows = page.contacts.map((run) =>
    wordParagraph(page, [{ runs: [labelOf(run)] }, "tab", ...valueOf(run)], {
      style: "Contact",
      tabStops: [{ type: TabStopType.LEFT, position: width }],
      indent: { start: width, hanging: width, end },
    }),
  );
  const heading = { ...labelOf(first), text: translations[page.language].labels.personal };
  const options = { heading: HeadingLevel.HEADING_1, indent: { end } };
  return [wordParagraph(page, [{ runs: [heading] }], options), ...rows];
}

/** A contact after its icon. */
function withIcon(run: PageContact, measures: WordMeasures): ParagraphPart[] {
  return [wordIcon(run.icon, measures), { runs: [{ ...run, before: "\u00A0" + run.before }] }];
}

function labelOf({ label, at }: PageContact): Run {
  return { text: label, at, before: "", after: "", href: null };
}

/** The width of a line next to the photo. */
function besidePhoto(page: CvPage, measures: WordMeasures): number {
  const photo = photoSize(page, measures);
  return measures.textWidth - (photo && measures.look.photo.side !== "center" ? photo.width + gutter : 0);
}

/** An icon before a contact, in the colour of the contacts. It has no text, so that no program reads it. */
function wordIcon(icon: ContactIcon, { look, size, color }: WordMeasures): ImageRun {
  const { contacts } = look.head;
  const em = size * contacts.size * pixelsPerPoint;
  return new ImageRun({
    type: "png",
    data: drawIcon(icon, color(contacts.color)),
    transformation: { width: iconSize.width * em, height: iconSize.height * em },
    altText: { name: "Icon", title: "", description: "" },
  });
}

/**
 * Divides the contacts into as few lines as possible, of about equal length, so that no line ends or begins with a
 * separator. Widths are estimated, because Word sets the text only later.
 *
 * @param width of a line in em
 */
function contactLines({ contacts, look }: CvPage, width: number): PageContact[][] {
  const { separator, labels } = wordLooks[look.template].head;
  const extra = look.contacts === "icons" ? 3 : labels ? 10 : 0;
  const most = width / letterWidth;
  const lengths = contacts.map((run) => run.before.length + run.text.length + separator.length + extra);
  // The best divisions of no contact, the last one, the last two and so on, as in the templates (kit/lines.typ).
  const best: Division[] = [{ cost: 0, lines: [] }];
  for (let first = contacts.length - 1; first >= 0; first -= 1) {
    let choice: Division | null = null;
    let used = -separator.length;
    for (let last = first; last < contacts.length; last += 1) {
      used += lengths[last] ?? 0;
      if (last > first && used > most) break;
      const rest = best[contacts.length - 1 - last] ?? { cost: 0, lines: [] };
      const cost = rest.cost + 100 + Math.max(0, 1 - used / most) ** 2;
      if (!choice || cost < choice.cost)
        choice = { cost, lines: [contacts.slice(first, last + 1), ...rest.lines] };
    }
    if (choice) best.push(choice);
  }
  return best.at(-1)?.lines ?? [];
}

const otherWidths = { cased: 0.58, uncased: 0.45 };

/** Letters by their mean width in em. */
const letterWidths = [
  [/[ijlI .,'’-]/u, 0.32],
  [/[ftr]/u, 0.4],
  [/[mwMW]/u, 0.92],
  [/\p{Lu}/u, 0.7],
] as const;

/** The width of a name in em, estimated. */
export function nameWidth(name: string, { look, isCased }: Pick<WordMeasures, "look" | "isCased">): number {
  const letters = Array.from(name.normalize("NFC"));
  if (!isCased) return letters.length * otherWidths.uncased;
  const ofLetter = (letter: string) =>
    letterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? otherWidths.cased;
  return letters.reduce((sum, letter) => sum + ofLetter(letter), 0) * (look.head.name.width ?? 1);
}

/** How much smaller than usual a name may be where Word would break it at a hyphen otherwise. */
const smallerShare = 0.8;

/** How much wider the family may be, or the one that Word takes in its place. */
const widthAllowance = 1.12;

/**
 * Fits a name into one line by a smaller size, or else into two lines, divided between two of its words. Widths are
 * estimated, because Word sets the text only later.
 *
 * @param width of a line in twentieths of a point
 * @returns the number of lines, their size as a multiple of that of the text, and their width. The width makes Word
 *   begin the second line between two words and not at a hyphen. A line break would do so too, but programs then read
 *   only half of the name.
 */
export function fitName(
  name: string,
  width: number,
  measures: WordMeasures,
): { lines: number; size: number; width: number } {
  const { name: text, ground } = measures.look.head;
  const em = measures.size * 20;
  const wide = (words: string) => nameWidth(words, measures);
  const fitting = (words: string) => width / em / Math.max(1, wide(words) * widthAllowance);
  const division = divide(name, wide);
  const whole = fitting(name);
  const least =
    division && !ground && division.next > 1.1 * division.longest ? text.least : text.least * smallerShare;
  if (!division || whole >= least)
    return { lines: 1, size: Math.min(text.size, Math.max(division ? least : text.least, whole)), width };
  const size = Math.min(text.size, Math.max(text.least, width / em / (division.longest * widthAllowance)));
  const own = ((division.longest + Math.max(division.longest, division.next)) / 2) * em * size;
  return { lines: 2, size, width: Math.min(width, Math.round(own)) };
}

/**
 * Divides a name between two of its words. Returns the width of its longer line, and that of the first line with the part
 * of the second up to which Word could go on. Returns null for a single word.
 */
function divide(name: string, wide: (words: string) => number): { longest: number; next: number } | null {
  const words = name.split(" ");
  const divisions = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")];
    const next = wide(`${first} ${/^[^\s-]*-?/.exec(second)?.[0] ?? ""}`);
    return { longest: Math.max(wide(first), wide(second)), next };
  });
  return divisions.toSorted((one, other) => one.longest - other.longest)[0] ?? null;
}
