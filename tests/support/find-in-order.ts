import type { CvPage, PageSection } from "../../src/cv/view-model/cv-page.ts";
import type { PageEntry, PageLine, Run } from "../../src/cv/sections/row-view.ts";

/** A text, or several texts that are next to each other in any order: the parts of the head of an entry. */
export type Wanted = string | string[];

const withCapitals = ["harvard", "engineer", "editorial", "europass"];

/**
 * The texts of a page in the order of its template. The sidebar template has several possible orders: it moves sections
 * to the side column as long as they have room.
 */
export function textOrders(page: CvPage): Wanted[][] {
  const { template } = page.look;
  const head = [page.name, page.headline, ...page.contacts].flatMap((run) => run?.text ?? []);
  const all = (sections: PageSection[], isAside = false) =>
    sections.flatMap((section) => textsOfSection(page, section, isAside || withCapitals.includes(template)));
  if (template !== "sidebar") return [[...head, ...all(page.sections)]];
  const candidates = page.sections.filter(({ column }) => column === "side");
  const others = page.sections.filter(({ column }) => column !== "side");
  const education = others.filter(({ column }) => column === "either");
  const withoutEducation = others.filter(({ column }) => column !== "either");
  const orders = Array.from({ length: candidates.length + 1 }, (_, count) => [
    ...all(candidates.slice(0, count), true),
    ...all([...others, ...candidates.slice(count)]),
  ]);
  const withEducation = [...all([...candidates, ...education], true), ...all(withoutEducation)];
  return [...orders, withEducation].map((order) => [...head, ...order]);
}

function textsOfSection({ language }: CvPage, section: PageSection, hasCapitals: boolean): Wanted[] {
  const heading = section.heading.text;
  return [
    hasCapitals && language !== "el" ? heading.toLocaleUpperCase(language) : heading,
    ...texts(section.body.flatMap(({ runs }) => runs)),
    ...lines(section.lines),
    ...section.entries.flatMap((entry) => textsOfEntry(entry, section.key === "publications")),
  ];
}

/** The address of a publication is in its line. */
function textsOfEntry(entry: PageEntry, isPaper: boolean): Wanted[] {
  const { title, subtitle, dates, link, ...rest } = entry;
  const address = link ? [link.text] : [];
  return [
    [...texts([...title, ...subtitle, ...dates]), ...(isPaper ? address : [])],
    ...(isPaper ? [] : address),
    ...texts(rest.body.flatMap(({ runs }) => runs)),
    ...lines(rest.lines),
  ];
}

const texts = (runs: Run[]) => runs.map(({ text }) => text);
const lines = (all: PageLine[]) => all.flatMap((line) => texts([...line.label, ...line.items]));

/** `anySpaces` ignores white space everywhere. */
type Options = { anySpaces?: boolean };

export type NotFound = { missing: string[]; misplaced: string[] };

/** Compares an extracted text with each possible order of a page and returns the best result. */
export function notFoundOnPage(page: CvPage, extracted: string, options: Options = {}): NotFound {
  const text = withoutRunningHeads(page, extracted);
  const results = textOrders(page).map((order) => notFoundInOrder(order, text, options));
  const count = ({ missing, misplaced }: NotFound) => missing.length + misplaced.length;
  return results.toSorted((a, b) => count(a) - count(b))[0] ?? { missing: [], misplaced: [] };
}

/** Removes the name and the number at the top of later pages, which may interrupt a paragraph. */
function withoutRunningHeads({ name, words }: CvPage, extracted: string): string {
  const escaped = (text: string) =>
    text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(" ", String.raw`\s+`);
  const number = escaped(words.pageOf).replaceAll(/\\\{pages?\\\}/g, String.raw`\d+`);
  const both = `(?:${escaped(name?.text ?? "")})?[\\s·]*${number}`;
  return extracted.normalize("NFKC").replaceAll(new RegExp(both, "gu"), " ");
}

/**
 * Returns the texts that cannot be found in order in an extracted text.
 *
 * Both are compared after NFKC (ligatures and presentation forms become plain letters), without direction marks, and
 * with each run of white space as one space. Where a line may end within a word, white space is ignored.
 */
export function notFoundInOrder(
  wanted: Wanted[],
  extracted: string,
  { anySpaces = false }: Options = {},
): NotFound {
  const whole = plain(extracted);
  const dense = whole.replaceAll(" ", "");
  const result: NotFound = { missing: [], misplaced: [] };
  let from = 0;
  let fromDense = 0;
  for (const one of wanted) {
    const group = (Array.isArray(one) ? one : [one]).map(plain);
    // The parts of a head are next to each other, with no more than separators and labels between them.
    const reach = group.length === 1 ? Infinity : group.join("").length + nearby;
    const ends = group.flatMap((text) => {
      const end = endOf(text, { whole, dense, from, fromDense, anySpaces });
      if (end && end.dense - fromDense <= reach) return [end];
      const isSomewhere =
        anySpaces || isSpaceless(text) ? dense.includes(text.replaceAll(" ", "")) : whole.includes(text);
      (isSomewhere ? result.misplaced : result.missing).push(text);
      return [];
    });
    from = Math.max(from, ...ends.map((end) => end.whole));
    fromDense = Math.max(fromDense, ...ends.map((end) => end.dense));
  }
  return result;
}

/** Letters that may be between the parts of a head. */
const nearby = 60;

type Search = { whole: string; dense: string; from: number; fromDense: number; anySpaces: boolean };

function endOf(text: string, search: Search): { whole: number; dense: number } | null {
  const { whole, dense, from, fromDense } = search;
  const spaceless = search.anySpaces || isSpaceless(text);
  const tight = text.replaceAll(" ", "");
  const at = dense.indexOf(tight, fromDense);
  const exact = spaceless ? from : whole.indexOf(text, from);
  if (at === -1 || exact === -1) return null;
  return { whole: spaceless ? from : exact + text.length, dense: at + tight.length };
}

/** Whether a line may end within a word: in scripts without spaces, and in an address too long for its column. */
function isSpaceless(text: string): boolean {
  return /^\S{25,}$|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text);
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .replaceAll(/\s+/g, " ");
}
