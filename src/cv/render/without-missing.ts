import { covers, type Coverage } from "../fonts/read-coverage.ts";
import type { CvPage } from "../view-model/cv-page.ts";
import type { PageBlock, PageEntry, PageLine, Run } from "../sections/row-view.ts";

/** The characters that the fonts of a page have. */
type PageCoverage = { heading: readonly Coverage[]; text: readonly Coverage[] };

/** Characters of a field that no font of the page has. */
export type MissingCharacters = { at: string; characters: string };

/**
 * Leaves out the characters that no font of a page has, because they would be printed as boxes. A text of nothing else
 * becomes a dash.
 */
export function withoutMissing(
  page: CvPage,
  { heading, text }: PageCoverage,
): { page: CvPage; missing: MissingCharacters[] } {
  const found = new Map<string, Set<string>>();
  const drawn = (run: Run, fonts: readonly Coverage[]): Run => {
    if (isPlain.test(run.text)) return run;
    const characters = Array.from(run.text);
    const left = characters.filter((character) => {
      if (hasGlyph(character, fonts)) return true;
      found.set(run.at, (found.get(run.at) ?? new Set()).add(character));
      return false;
    });
    if (left.length === characters.length) return run;
    const words = left.join("").replaceAll(/ {2,}/g, " ");
    return { ...run, text: words.trim() === "" ? dash : words };
  };
  const run = (one: Run): Run => drawn(one, text);
  /** A piece of a sentence that is left out whole needs no dash. */
  const block = ({ level, runs }: PageBlock): PageBlock => {
    const left = runs
      .map(run)
      .filter(({ text: words }, index) => words !== dash || runs[index]?.text === dash);
    return { level, runs: left.length > 0 ? left : runs.slice(0, 1).map(run) };
  };
  const line = ({ label, items }: PageLine): PageLine => ({ label: label.map(run), items: items.map(run) });
  const entry = (one: PageEntry): PageEntry => ({
    ...one,
    title: one.title.map(run),
    subtitle: one.subtitle.map(run),
    dates: one.dates.map(run),
    link: one.link && run(one.link),
    body: one.body.map(block),
    lines: one.lines.map(line),
  });
  const clean: CvPage = {
    ...page,
    name: page.name && drawn(page.name, heading),
    headline: page.headline && run(page.headline),
    contacts: page.contacts.map((contact) => ({ ...contact, ...run(contact) })),
    sections: page.sections.map((section) => ({
      ...section,
      heading: drawn(section.heading, heading),
      body: section.body.map(block),
      lines: section.lines.map(line),
      entries: section.entries.map(entry),
    })),
  };
  const missing = [...found].map(([at, those]) => ({ at, characters: [...those].join("") }));
  return { page: missing.length === 0 ? page : clean, missing };
}

const dash = "–";

/** Matches text that every font has. */
const isPlain = /^[\u0020-\u007e\s]*$/;

/** Spaces, line ends and joiners need no glyph. */
function hasGlyph(character: string, fonts: readonly Coverage[]): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x7f || /^[\s\p{Cf}]$/u.test(character)) return true;
  return fonts.some((coverage) => covers(coverage, code));
}
