import type { CvPage, PageSection } from "../../src/cv/view-model/cv-page.ts";
import type { PageEntry } from "../../src/cv/sections/row-view.ts";
import type { CvPlace } from "../../src/cv/render/svg-frame.ts";
import { meet, type PlacedPage } from "./placed-text.ts";

/** The smallest margins of any template, in points: 12 and 13 mm. */
const margins = { side: 13 * 2.83, end: 12 * 2.83 };

/**
 * Returns everything that a typographer would reject: overlaps, text outside the margins, separators at the end of a
 * line, a name that breaks within a word, headings and heads apart from their text, and single bullets at a page
 * break.
 *
 * @param places the place of each field in the preview, from which the page of each is read
 */
export function layoutFaults(page: CvPage, pages: PlacedPage[], places: CvPlace[]): string[] {
  return [
    ...pages.flatMap(overlaps),
    ...pages.flatMap(outside),
    ...pages.flatMap((one) => danglingSeparators(one)),
    ...brokenName(page, pages),
    ...page.sections.flatMap((section) => strandedHeads(section, places)),
    ...page.sections.flatMap((section) => section.entries.flatMap((entry) => singleBullets(entry, pages))),
  ];
}

function overlaps({ lines, photos }: PlacedPage): string[] {
  const words = lines.flatMap((line) => line.words);
  return words.flatMap((word, index) => [
    ...photos.filter((photo) => meet(photo, word.box)).map(() => `"${word.text}" is on the photo`),
    ...words
      .slice(index + 1)
      .filter((other) => meet(other.box, word.box))
      .map((other) => `"${word.text}" is on "${other.text}"`),
  ]);
}

function outside({ page, lines }: PlacedPage): string[] {
  const [left, top, right, bottom] = page;
  return lines
    .filter(
      ({ box }) =>
        box[0] < left + margins.side - 1 ||
        box[2] > right - margins.side + 1 ||
        // A running head is above the text.
        box[1] < top + margins.end / 2 ||
        box[3] > bottom - margins.end + 1,
    )
    .map(({ text }) => `"${text}" is outside the margins`);
}

/** Finds lines that end or begin with a separator. In some templates "·" is also a bullet, which may begin a line. */
function danglingSeparators({ lines }: PlacedPage): string[] {
  return lines
    .filter(
      ({ words }) =>
        words.length > 1 &&
        (/^[·•|/–]$/.test(words.at(-1)?.text ?? "") || /^[|/]$/.test(words[0]?.text ?? "")),
    )
    .map(({ text }) => `"${text}" has a separator at its end`);
}

function brokenName({ name }: CvPage, [first]: PlacedPage[]): string[] {
  if (!name || !first) return [];
  const size = Math.max(...first.lines.map((line) => line.size));
  const lines = first.lines.filter((line) => Math.abs(line.size - size) < 0.1).map(({ text }) => text);
  const isWhole = lines.length <= 2 && lines.join(" ").normalize("NFKC") === name.text.normalize("NFKC");
  return isWhole ? [] : [`the name is in the lines ${JSON.stringify(lines)}`];
}

/** Finds headings on another page than the text that follows, and heads of entries apart from their text. */
function strandedHeads(section: PageSection, places: CvPlace[]): string[] {
  const pageOf = (pointers: string[], which: "first" | "last") => {
    const pages = places.filter(({ pointer }) => pointers.includes(pointer)).map(({ page }) => page);
    return pages.length === 0 ? null : which === "first" ? Math.min(...pages) : Math.max(...pages);
  };
  const pointers = (runs: { at: string }[]) => runs.map(({ at }) => at);
  const heads = (entry: PageEntry) => pointers([...entry.title, ...entry.subtitle, ...entry.dates]);
  const bodies = (entry: PageEntry) =>
    pointers([
      ...(entry.link ? [entry.link] : []),
      ...entry.body.flatMap(({ runs }) => runs),
      ...entry.lines.flatMap(({ label, items }) => [...label, ...items]),
    ]);
  const content = [
    ...pointers([
      ...section.body.flatMap(({ runs }) => runs),
      ...section.lines.flatMap(({ label, items }) => [...label, ...items]),
    ]),
    ...section.entries.flatMap((entry) => [...heads(entry), ...bodies(entry)]),
  ].filter((pointer) => pointer !== section.heading.at);
  const faults: string[] = [];
  const heading = pageOf([section.heading.at], "first");
  if (content.length > 0 && heading !== pageOf(content, "first"))
    faults.push(`the heading "${section.heading.text}" is alone`);
  for (const entry of section.entries) {
    const body = pageOf(bodies(entry), "first");
    if (body !== null && heads(entry).length > 0 && pageOf(heads(entry), "last") !== body)
      faults.push(`the head of ${entry.at} is alone`);
  }
  return faults;
}

/** Finds entries with several bullets of which one is alone on a page. */
function singleBullets({ at, body }: PageEntry, pages: PlacedPage[]): string[] {
  const bullets = body
    .filter(({ level }) => level > 0)
    .map(({ runs }) => ({ text: runs.map(({ text }) => text).join("") }));
  if (bullets.length < 2) return [];
  const dense = pages.map(({ lines }) => withoutSpaces(lines.map(({ text }) => text).join("")));
  const counts = dense.map(
    (text) => bullets.filter((bullet) => text.includes(withoutSpaces(bullet.text).slice(0, 24))).length,
  );
  const split = counts.filter((count) => count > 0);
  return split.length > 1 && split.includes(1)
    ? [`a bullet of ${at} is alone on a page: ${counts.join()}`]
    : [];
}

function withoutSpaces(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s/g, "");
}
