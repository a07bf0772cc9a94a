import { markdownOf } from "./formatted-document.ts";
import { readJapaneseForm } from "./layout/japanese-form.ts";
import { joinParagraphs } from "./layout/join-paragraphs.ts";
import { isFound, type FoundValue, type FoundTree } from "./fields/found-value.ts";
import { readBasics } from "./fields/read-basics.ts";
import { readEducation } from "./fields/read-education.ts";
import { readLanguages } from "./fields/read-languages.ts";
import { readListed, readProjects } from "./fields/read-listed.ts";
import { readSkillSection, sortSkillLines } from "./fields/read-skill-section.ts";
import { readWork } from "./fields/read-work.ts";
import { splitSections, type CvSection } from "./sections/split-sections.ts";
import type { SectionName } from "./sections/section-of-heading.ts";
import { filePages, filePlaceOf, type FilePage, type FilePlace } from "./file-page.ts";
import { defaultShape, type FileShape } from "./file-shape.ts";
import type { TextLine, TextOfFile } from "./text-line.ts";
import { findUnplaced, type Unplaced } from "./unplaced.ts";

export type ParsedCv = {
  /** JSON Resume. Every text in it is in the file; dates are YYYY or YYYY-MM. */
  document: Record<string, unknown>;
  /** How sure each value is, 0 to 1, by JSON pointer. */
  confidence: Record<string, number>;
  places: Record<string, FilePlace>;
  /** Long texts as Markdown, by JSON pointer, where that differs from the text: see formatted-document.ts. */
  formatted: Record<string, string>;
  /** Text of the file that is in no field. */
  unplaced: Unplaced[];
  pages: FilePage[];
  shape: FileShape;
};

/** Reads a CV from the lines of a file. Pure: the same lines give the same reading. */
export function readLines({ lines: given, links, sizes, shape = defaultShape }: TextOfFile): ParsedCv {
  const lines = readJapaneseForm(joinParagraphs(given));
  const sections = splitSections(lines);
  const of = (name: SectionName): TextLine[] =>
    sections.filter((section) => section.name === name).flatMap((section) => section.lines);
  const { skills, languages } = sortSkillLines(of("skills"));
  const facts = [...of("contact"), ...of("other")].filter(({ cells }) => cells.length > 1);
  const tree: Record<string, FoundTree> = {
    basics: readBasics(sections, links),
    work: readWork(of("experience"), "name"),
    volunteer: readWork(of("volunteering"), "organization"),
    education: readEducation(of("education")),
    skills: readSkillSection(skills),
    languages: readLanguages([...of("languages"), ...languages, ...sortSkillLines(facts).languages]),
    projects: readProjects(of("projects")),
    certificates: readListed(of("certificates"), { name: "name", issuer: "issuer", date: "date" }),
    awards: readListed(of("awards"), { name: "title", issuer: "awarder", date: "date" }),
    publications: readListed(of("publications"), { name: "name", issuer: "publisher", date: "releaseDate" }),
    interests: readSkillSection(of("interests")),
  };
  const confidence: ParsedCv["confidence"] = {};
  const places: ParsedCv["places"] = {};
  const formatted: ParsedCv["formatted"] = {};
  const used: FoundValue[] = [];
  const document = write(tree, "", (pointer, one) => {
    confidence[pointer] = Math.round(one.confidence * 100) / 100;
    places[pointer] = filePlaceOf(one.line);
    const markdown = markdownOf(pointer, one);
    if (markdown !== null) formatted[pointer] = markdown;
    used.push(one);
  });
  return {
    document: (document ?? {}) as ParsedCv["document"],
    confidence,
    places,
    formatted,
    unplaced: findUnplaced(lines, headings(sections), used),
    pages: filePages(lines, sizes),
    shape,
  };
}

const headings = (sections: readonly CvSection[]): TextLine[] =>
  sections.flatMap(({ heading, name }) => (heading && name !== "other" ? [heading] : []));

/** Replaces found values by their text. Empty objects and lists are left out. */
function write(tree: FoundTree, pointer: string, visit: (pointer: string, one: FoundValue) => void): unknown {
  if (Array.isArray(tree)) {
    const items: unknown[] = [];
    for (const one of tree) {
      const item = write(one, `${pointer}/${items.length}`, visit);
      if (item !== undefined) items.push(item);
    }
    return items.length > 0 ? items : undefined;
  }
  if (isFound(tree)) {
    visit(pointer, tree);
    return tree.value;
  }
  const entries = Object.entries(tree).flatMap(([key, one]) => {
    const value = one === undefined ? undefined : write(one, `${pointer}/${key}`, visit);
    return value === undefined ? [] : [[key, value] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
