import type { CvDocument } from "../document/cv-document.ts";
import { splitList } from "../sections/split-list.ts";
import { withoutHidden } from "../document/without-hidden.ts";
import type { SectionKind } from "../sections/sections.ts";
import { readLanguage } from "../../text/language.ts";
import { readMonths, type Months } from "./read-months.ts";
import { toLines, toSentences, lowerCaseWords, unspaced } from "./text-lines.ts";
import { vaguePattern, cliches, emptyLine, templateLine, unspecificSkill } from "./words/cliches.ts";

/** A statement of a CV: a line of a list, or a sentence. */
export type CvStatement = {
  /** As it is written, without list signs and marks of rich text. */
  text: string;
  /** JSON pointer of the field. */
  pointer: string;
  /** In lower case. */
  words: string[];
  isSentence: boolean;
  /** Whether an earlier line has the same words. */
  isRepeated: boolean;
};

/** Work, voluntary work or a project. */
export type Post = {
  kind: "experience" | "volunteering" | "projects";
  /** JSON pointer of the row. */
  pointer: string;
  employer: string;
  role: string;
  /** Its dates as they are written. */
  period: string;
  months: Months;
  lines: CvStatement[];
};

/** A CV as the rules look at it. Hidden parts are left out. */
export type CvContents = {
  document: CvDocument;
  /** The language of its text, as far as rules know one. */
  language: "en" | "other";
  posts: Post[];
  /** The posts of the section Experience. */
  jobs: Post[];
  /** The sentences of the summary. */
  summary: CvStatement[];
  /** The statements in all posts. */
  statements: CvStatement[];
  /** Every line of every field. */
  lines: CvStatement[];
  skills: { name: string; pointer: string }[];
  /** The newest month of any date, since the year 0. The clock would give a CV another score each day. */
  newestMonth: number;
  words: number;
  /**
   * The number of letters, without worn phrases and what else may be deleted without loss. Other languages have longer
   * words, but not longer CVs.
   */
  letters: number;
};

export function readContents(whole: CvDocument): CvContents {
  const document = withoutHidden(whole);
  const { personal, sections } = document;
  const posts = [
    ...sections.experience.map((row, index) =>
      postOf("experience", index, { ...row, employer: row.company, role: row.position }),
    ),
    ...sections.volunteering.map((row, index) =>
      postOf("volunteering", index, { ...row, employer: row.organisation, role: row.position }),
    ),
    ...sections.projects.map((row, index) =>
      postOf("projects", index, { ...row, employer: row.organisation, role: row.name }),
    ),
  ].filter((post) => post.employer + post.role !== "" || post.lines.length > 0);
  markRepeated(posts.flatMap((post) => post.lines));
  const lines = allLines(document);
  markRepeated(lines);
  const skills = sections.skills.flatMap(({ name, keywords }, index) => {
    const at = `/sections/skills/${index}`;
    return keywords.trim() === ""
      ? splitList(name).map((one) => ({ name: one, pointer: `${at}/name` }))
      : splitList(keywords).map((one) => ({ name: one, pointer: `${at}/keywords` }));
  });
  const written = readLanguage(lines.map((line) => line.text).join("\n")) ?? document.language;
  const language = written === "en" ? "en" : "other";
  return {
    document,
    language,
    posts,
    jobs: posts.filter(({ kind }) => kind === "experience"),
    summary: toSentences(personal.summary).map((text) => lineOf(text, "/personal/summary", true)),
    statements: posts.flatMap((post) => post.lines),
    lines,
    skills,
    newestMonth: newestMonth(document),
    words: lines.reduce((sum, line) => sum + line.words.length, 0),
    letters: lines.reduce((sum, line) => sum + meaningfulLetters(line, language), 0),
  };
}

type PostTexts = Record<"employer" | "role" | "startDate" | "endDate" | "description" | "summary", string>;

function postOf(kind: Post["kind"], index: number, row: PostTexts): Post {
  const pointer = `/sections/${kind}/${index}`;
  return {
    kind,
    pointer,
    employer: row.employer.trim(),
    role: row.role.trim(),
    period: [row.startDate, row.endDate]
      .map((date) => date.trim())
      .filter((date) => date !== "")
      .join(" – "),
    months: readMonths(row.startDate, row.endDate, kind === "experience" && index === 0),
    lines: [
      ...toSentences(row.summary).map((text) => lineOf(text, `${pointer}/summary`, true)),
      ...toLines(row.description).map((text) => lineOf(text, `${pointer}/description`, false)),
    ],
  };
}

function lineOf(text: string, pointer: string, isSentence: boolean): CvStatement {
  return { text, pointer, words: lowerCaseWords(text), isSentence, isRepeated: false };
}

function markRepeated(lines: readonly CvStatement[]): void {
  const texts = new Set<string>();
  for (const line of lines) {
    const text = line.words.join(" ");
    line.isRepeated = texts.has(text);
    texts.add(text);
  }
}

/** A character of a script without spaces says as much as several letters. */
const lettersOfSign = 2.5;

function meaningfulLetters(
  { text, pointer, isRepeated }: CvStatement,
  language: CvContents["language"],
): number {
  if (isRepeated || templateLine.test(text)) return 0;
  if (language === "other") return lettersIn(text);
  if (emptyLine.test(text)) return 0;
  const said = pointer.startsWith("/sections/skills/")
    ? splitList(text)
        .filter((skill) => !unspecificSkill.test(skill.trim()))
        .join(" ")
    : text;
  return lettersIn(said.replaceAll(cliches, " ").replaceAll(vaguePattern, " "));
}

function lettersIn(text: string): number {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  const signs = text.match(unspaced) ?? [];
  return letters.length + signs.length * (lettersOfSign - 1);
}

function newestMonth({ sections }: CvDocument): number {
  const dates = [
    ...sections.experience,
    ...sections.volunteering,
    ...sections.projects,
    ...sections.education,
  ]
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .concat(sections.certificates.map(({ date }) => date));
  return dates.reduce((newest, written) => Math.max(newest, readMonths(written, written).first ?? 0), 0);
}

const datesAndAddresses = new Set(["id", "startDate", "endDate", "date", "url"]);

function allLines({ personal, sections, custom }: CvDocument): CvStatement[] {
  const ofRow = (row: Record<string, string>, at: string) =>
    Object.entries(row)
      .filter(([field]) => !datesAndAddresses.has(field))
      .flatMap(([field, text]) => toLines(text).map((line) => lineOf(line, `${at}/${field}`, false)));
  return [
    ...toLines(personal.headline).map((line) => lineOf(line, "/personal/headline", false)),
    ...toLines(personal.summary).map((line) => lineOf(line, "/personal/summary", true)),
    ...(Object.keys(sections) as SectionKind[]).flatMap((kind) =>
      sections[kind].flatMap((row, index) => ofRow(row, `/sections/${kind}/${index}`)),
    ),
    ...custom.flatMap(({ title, rows }, index) => [
      ...toLines(title).map((line) => lineOf(line, `/custom/${index}/title`, false)),
      ...rows.flatMap((row, number) => ofRow(row, `/custom/${index}/rows/${number}`)),
    ]),
  ];
}
