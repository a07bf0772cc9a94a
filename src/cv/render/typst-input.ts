import { signFamilies } from "../fonts/font-families.ts";
import { scriptFonts, scripts, type Script } from "../fonts/scripts.ts";
import type { CvPage, PageEntry, PageLine, Run } from "../view-model/cv-page.ts";
import { isLeftToRight } from "../view-model/is-left-to-right.ts";

/** Scales fonts so that lower-case letters are about equally tall in every family. */
const scales: Record<string, number> = { "EB Garamond": 1.12, Inter: 0.93, "Source Sans 3": 1.02 };

/** Font families in the order in which they are searched for a letter. */
function families(chosen: string, { font }: Script): string[] {
  const first = !font ? [chosen] : font.leadingScale === null ? [chosen, font.family] : [font.family, chosen];
  return [...new Set([...first, ...scriptFonts.map(({ family }) => family), ...signFamilies])];
}

export type TypstInputs = { data: string; preview?: "1"; resume?: string };

/**
 * The input of a template: the page as JSON, with the fonts of every script, and with line-break points in words that
 * are too long for a line. It is data, never markup, so nothing in it can be executed.
 *
 * @param preview whether every field becomes a link to its place in the document; see drawing-reader.ts
 */
export function typstInputs(page: CvPage, options: { preview: boolean; resume?: string }): TypstInputs {
  const { photo, script: scriptName, ...rest } = page;
  const script: Script = scripts[scriptName];
  const data = {
    ...mapRuns(rest, page.direction === "rtl" ? isolated : breakable),
    fonts: {
      heading: families(page.look.headingFont, script),
      text: families(page.look.textFont, script),
      scale: script.font?.leadingScale ?? scales[page.look.textFont] ?? 1,
      leading: script.leading,
      kerning: script.kerning,
    },
    photo: photo === null ? null : photoPath(photo.type),
  };
  return {
    data: JSON.stringify(data),
    ...(options.preview ? { preview: "1" } : {}),
    ...(options.resume === undefined ? {} : { resume: options.resume }),
  };
}

/** Path under which a template finds the photo. */
export function photoPath(type: "jpeg" | "png"): string {
  return `/photo.${type}`;
}

type TypstRun = Run & {
  pieces?: string[];
  /** Set on a right-to-left page for numbers and addresses, which keep their own direction. */
  ltr?: true;
};

type MapRun = (run: Run) => TypstRun;

function mapRuns(page: Omit<CvPage, "photo" | "script">, map: MapRun): Omit<CvPage, "photo" | "script"> {
  return {
    ...page,
    name: page.name && map(page.name),
    headline: page.headline && map(page.headline),
    contacts: page.contacts.map(map),
    sections: page.sections.map((section) => ({
      ...section,
      heading: map(section.heading),
      paragraphs: section.paragraphs.map(map),
      lines: section.lines.map((line) => mapLine(line, map)),
      entries: section.entries.map((entry) => mapEntry(entry, map)),
    })),
  };
}

function mapEntry(entry: PageEntry, map: MapRun): PageEntry {
  return {
    ...entry,
    title: entry.title.map(map),
    subtitle: entry.subtitle.map(map),
    dates: entry.dates.map(map),
    link: entry.link && map(entry.link),
    paragraphs: entry.paragraphs.map(map),
    bullets: entry.bullets.map(map),
    lines: entry.lines.map((line) => mapLine(line, map)),
  };
}

function mapLine(line: PageLine, map: MapRun): PageLine {
  return { label: line.label.map(map), items: line.items.map(map) };
}

// Scripts without spaces can break between any two letters.
const unbroken = String.raw`[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]`;
const longWord = new RegExp(`${unbroken}{30,}`, "gu");
/** Addresses break after their punctuation, other words after twelve letters. Marks stay with their letters. */
const bite = /(?:[^/?&=._-]\p{M}*){1,12}[/?&=._-]*|[/?&=._-]+/gu;

/** Splits text with a long word into pieces between which a line may break. */
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

/** Otherwise "+1 303 555 0142" would be shown as "0142 555 303 1+" in right-to-left text. */
function isolated(run: Run): TypstRun {
  const cut = breakable(run);
  return isLeftToRight(run.text) && !cut.pieces && run.text.length <= 60 ? { ...cut, ltr: true } : cut;
}
