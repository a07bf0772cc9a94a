import type { CvPage, PageEntry, PageLine, Run } from "../page/cv-page.ts";

/** Families that stand in where a font pair has no letter, by the names within the files. */
const otherScripts = ["Vazirmatn", "Noto Sans Hebrew", "Noto Sans JP", "Noto Sans SC"];
/** Chinese first, so that Han characters have the shapes that a Chinese reader expects. */
const otherScriptsForChinese = ["Vazirmatn", "Noto Sans Hebrew", "Noto Sans SC", "Noto Sans JP"];
/** Arrows and signs that a book face leaves out. */
const signs = ["Source Serif 4", "Inter"];

export type TypstInputs = { data: string; preview?: "1"; resume?: string };

/**
 * What a template gets: the page as JSON, with families for every script and places to break words that no line
 * holds. It is data, never markup, so nothing in it can be run.
 *
 * @param preview whether every field becomes a link to its place in the document; see svg-pages.ts
 */
export function typstInputs(page: CvPage, options: { preview: boolean; resume?: string }): TypstInputs {
  const { photo, ...rest } = page;
  const scripts = page.language === "zh" ? otherScriptsForChinese : otherScripts;
  const families = (first: string) => [...new Set([first, ...scripts, ...signs])];
  const data = {
    ...mapRuns(rest),
    fonts: { heading: families(page.look.headingFont), text: families(page.look.textFont) },
    photo: photo === null ? null : photoPath(photo.type),
  };
  return {
    data: JSON.stringify(data),
    ...(options.preview ? { preview: "1" } : {}),
    ...(options.resume === undefined ? {} : { resume: options.resume }),
  };
}

/** Where a template finds the photo. */
export function photoPath(type: "jpeg" | "png"): string {
  return `/photo.${type}`;
}

type TypstRun = Run & { pieces?: string[] };

function mapRuns(page: Omit<CvPage, "photo">): Omit<CvPage, "photo"> {
  return {
    ...page,
    name: page.name && breakable(page.name),
    headline: page.headline && breakable(page.headline),
    contacts: page.contacts.map(breakable),
    sections: page.sections.map((section) => ({
      ...section,
      heading: breakable(section.heading),
      paragraphs: section.paragraphs.map(breakable),
      lines: section.lines.map(mapLine),
      entries: section.entries.map(mapEntry),
    })),
  };
}

function mapEntry(entry: PageEntry): PageEntry {
  return {
    ...entry,
    title: entry.title.map(breakable),
    subtitle: entry.subtitle.map(breakable),
    dates: entry.dates.map(breakable),
    link: entry.link && breakable(entry.link),
    paragraphs: entry.paragraphs.map(breakable),
    bullets: entry.bullets.map(breakable),
    lines: entry.lines.map(mapLine),
  };
}

function mapLine(line: PageLine): PageLine {
  return { label: line.label.map(breakable), items: line.items.map(breakable) };
}

// Scripts without spaces break between letters anyway.
const unbroken = String.raw`[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]`;
const longWord = new RegExp(`${unbroken}{30,}`, "gu");
/** Addresses break behind their own marks, all else behind a dozen letters; marks stay on their letters. */
const bite = /(?:[^/?&=._-]\p{M}*){1,12}[/?&=._-]*|[/?&=._-]+/gu;

/** Cuts what has a long word into pieces between which a line may break. */
function breakable(run: Run): TypstRun {
  if (run.text.search(longWord) === -1) return run;
  const pieces: string[] = [];
  let end = 0;
  for (const match of run.text.matchAll(longWord)) {
    const bites = match[0].match(bite) ?? [match[0]];
    pieces.push(run.text.slice(end, match.index) + (bites[0] ?? ""), ...bites.slice(1));
    end = match.index + match[0].length;
  }
  pieces.push(run.text.slice(end));
  return { ...run, pieces: pieces.filter((piece) => piece !== "") };
}
