import { getDocumentProxy } from "unpdf";

/**
 * The reader of OpenResume, written from its published description ("Resume Parser Algorithm Deep Dive",
 * open-resume.com/resume-parser, June 2023): text items → lines → sections → the item with the highest score for each
 * attribute. It is made for one column of English. The lists of keywords are examples there; these are our own.
 */
export async function readAsOpenResume(pdf: Uint8Array): Promise<Record<string, unknown>> {
  const lines = groupIntoLines(await readItems(pdf));
  const { profile, sections } = groupIntoSections(lines);
  const work = subsections(sectionOf(sections, /work|experience|employment|history|job/i));
  const education = subsections(sectionOf(sections, /education/i));
  const projects = subsections(sectionOf(sections, /project/i));
  return {
    basics: readProfile(profile, sectionOf(sections, /summary|objective/i)),
    work: work.map(readJob),
    education: education.map(readSchool),
    projects: projects.map(readProject),
    skills: sectionOf(sections, /skill/i)
      .flatMap((line) => line.map(({ text }) => text.replace(/^[•◦-]\s*/, "")))
      .flatMap((text) => text.split(/[,;]\s*/))
      .map((name) => ({ name })),
  };
}

/** The fields that OpenResume looks for. Others are not counted for it. */
export const openResumeFields: ReadonlySet<string> = new Set([
  ...["name", "email", "phone", "location", "url", "summary"].map((field) => `basics.${field}`),
  ...["position", "name", "startDate", "endDate", "highlights"].map((field) => `work.${field}`),
  ...["institution", "studyType", "startDate", "endDate", "score"].map((field) => `education.${field}`),
  "projects.name",
  "projects.startDate",
  "skills",
]);

type Item = { text: string; x: number; y: number; width: number; isBold: boolean };
type Line = Item[];
type Feature = readonly [matches: (item: Item) => boolean, score: number];

async function readItems(pdf: Uint8Array): Promise<Item[]> {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const items: Item[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items: found } = await page.getTextContent();
    await page.getOperatorList();
    for (const one of found) {
      if (!("str" in one) || one.str.trim() === "") continue;
      const font = page.commonObjs.has(one.fontName)
        ? (page.commonObjs.get(one.fontName) as { name?: string })
        : {};
      // Later pages lie below earlier ones.
      items.push({
        text: one.str,
        x: Number(one.transform[4]),
        y: Number(one.transform[5]) - number * 10_000,
        width: one.width,
        isBold: /bold/i.test(font.name ?? ""),
      });
    }
  }
  return items;
}

/** Joins items of one line that are closer to each other than a usual letter is wide. */
function groupIntoLines(items: readonly Item[]): Line[] {
  const plain = items.filter(({ isBold }) => !isBold);
  const letters = plain.reduce((sum, { text }) => sum + text.length, 0);
  const usual = plain.reduce((sum, { width }) => sum + width, 0) / Math.max(letters, 1);
  const lines: Line[] = [];
  for (const item of items) {
    const line = lines.at(-1);
    const left = line?.at(-1);
    if (!line || !left || Math.abs(left.y - item.y) > 1) lines.push([{ ...item }]);
    else if (item.x - (left.x + left.width) < usual) {
      left.text += item.text;
      left.width = item.x + item.width - left.x;
    } else line.push({ ...item });
  }
  return lines;
}

const titleWords =
  /^(?:work |professional |relevant )?(?:experience|employment|work history|history|education|skills|projects|summary|objective|courses?|awards?|honou?rs|volunteering|languages|certificat\w+|technical skills|profile)$/i;

function isTitle(line: Line): boolean {
  const [only] = line;
  if (!only || line.length > 1) return false;
  const text = only.text.trim();
  if (only.isBold && /\p{L}/u.test(text) && text === text.toUpperCase()) return true;
  return titleWords.test(text);
}

function groupIntoSections(lines: readonly Line[]): { profile: Line[]; sections: Map<string, Line[]> } {
  const profile: Line[] = [];
  const sections = new Map<string, Line[]>();
  let current = profile;
  lines.forEach((line, index) => {
    // The first lines hold the name, which is often bold and in capitals.
    if (index > 1 && isTitle(line)) {
      current = [];
      sections.set(line[0]?.text.trim() ?? "", current);
    } else current.push(line);
  });
  return { profile, sections };
}

function sectionOf(sections: ReadonlyMap<string, Line[]>, title: RegExp): Line[] {
  return [...sections].find(([name]) => title.test(name))?.[1] ?? [];
}

/** Begins a subsection where the gap is 1.4 times the usual one, or otherwise at each bold line. */
function subsections(lines: readonly Line[]): Line[][] {
  const gaps = lines.map((line, index) => (lines[index - 1]?.[0]?.y ?? line[0]?.y ?? 0) - (line[0]?.y ?? 0));
  const counts = new Map<number, number>();
  for (const gap of gaps.slice(1)) counts.set(Math.round(gap), (counts.get(Math.round(gap)) ?? 0) + 1);
  const usual = [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
  const byGap = split(lines, (index) => (gaps[index] ?? 0) > usual * 1.4);
  if (byGap.length > 1) return byGap;
  return split(lines, (index) => {
    const [line, before] = [lines[index]?.[0], lines[index - 1]?.[0]];
    return line?.isBold === true && before?.isBold === false && !/^[•◦-]/.test(line.text);
  });
}

function split(lines: readonly Line[], begins: (index: number) => boolean): Line[][] {
  const parts: Line[][] = [];
  lines.forEach((line, index) => {
    const last = parts.at(-1);
    if (!last || begins(index)) parts.push([line]);
    else last.push(line);
  });
  return parts;
}

const has =
  (pattern: RegExp) =>
  ({ text }: Item): boolean =>
    pattern.test(text);
const isBold = ({ isBold: bold }: Item): boolean => bold;
const isCapitals = ({ text }: Item): boolean => /[A-Z]/.test(text) && text === text.toUpperCase();

const patterns = {
  letters: /^[a-zA-Z\s.]+$/,
  email: /\S+@\S+\.\S+/,
  phone: /\(?\d{3}\)?[\s-]?\d{3}[\s-]?\d{4}/,
  place: /[A-Z][a-zA-Z\s]+, [A-Z]{2}/,
  url: /\S+\.[a-z]+\/\S+/,
  school: /college|university|institute|school|academy|polytechnic/i,
  degree: /associate|bachelor|master|doctor|ph\.?d|diploma|\b[BM]\.?(?:A|S|Sc|Eng|Ed)\b/i,
  gpa: /[0-4]\.\d{1,2}/,
  date: /(?:19|20)\d{2}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|spring|summer|fall|winter|present/i,
  job: /analyst|engineer|intern|manager|developer|assistant|nurse|teacher|officer|director|designer|clerk|coordinator|specialist|consultant|accountant|technician|driver|worker|lead|representative|associate|administrator|supervisor/i,
};

/** Returns the text with the highest score above zero, or only the part of it that `part` matches. */
function best(items: readonly Item[], features: readonly Feature[], part?: RegExp): string | undefined {
  const scores = items.map((item) =>
    features.reduce((sum, [matches, score]) => sum + (matches(item) ? score : 0), 0),
  );
  const most = Math.max(0, ...scores);
  const found = most > 0 ? items[scores.indexOf(most)]?.text.trim() : undefined;
  return part && found ? part.exec(found)?.[0] : found;
}

function readProfile(profile: readonly Line[], summary: readonly Line[]) {
  const items = profile.flat();
  const name = best(items, [
    [has(patterns.letters), 3],
    [isBold, 2],
    [isCapitals, 2],
    [has(/@/), -4],
    [has(/\d/), -4],
    [has(/,/), -4],
    [has(/\//), -4],
    [({ text }) => text.split(/\s+/).length > 4, -2],
  ]);
  const own = best(items, [
    [({ text }) => text.split(/\s+/).length >= 10, 4],
    [isBold, -1],
    [has(patterns.email), -4],
    [has(patterns.phone), -4],
  ]);
  return {
    name,
    email: best(items, [[has(patterns.email), 4]], patterns.email),
    phone: best(items, [[has(patterns.phone), 4]], patterns.phone),
    location: {
      city: best(
        items,
        [
          [has(patterns.place), 4],
          [has(/@|\//), -4],
        ],
        patterns.place,
      ),
    },
    url: best(
      items,
      [
        [has(patterns.url), 4],
        [has(/@/), -4],
        [has(/linkedin/), -1],
      ],
      patterns.url,
    ),
    summary: summary.length > 0 ? summary.map(textOf).join(" ") : own,
  };
}

function readJob(lines: readonly Line[]) {
  const { head, bullets } = headAndBullets(lines);
  const date = best(head, [
    [has(patterns.date), 4],
    [has(patterns.job), -2],
    [isBold, -1],
  ]);
  const position = best(head, [
    [has(patterns.job), 4],
    [has(/\d/), -4],
    [({ text }) => text.split(/\s+/).length > 5, -2],
  ]);
  const name = best(head, [
    [isBold, 2],
    [({ text }) => text.trim() !== position && text.trim() !== date, 4],
    [({ text }) => text.trim() === position || text.trim() === date, -4],
  ]);
  return { position, name, ...period(date), highlights: bullets };
}

function readSchool(lines: readonly Line[]) {
  const { head, bullets } = headAndBullets(lines);
  return {
    institution: best(head, [
      [has(patterns.school), 4],
      [has(patterns.degree), -4],
      [has(/\d/), -4],
    ]),
    studyType: best(head, [
      [has(patterns.degree), 4],
      [has(patterns.school), -4],
      [has(/\d/), -3],
    ]),
    score: best(
      head,
      [
        [has(patterns.gpa), 4],
        [has(/,/), -3],
      ],
      patterns.gpa,
    ),
    ...period(
      best(head, [
        [has(patterns.date), 4],
        [has(patterns.school), -4],
      ]),
    ),
    courses: bullets,
  };
}

function readProject(lines: readonly Line[]) {
  const { head } = headAndBullets(lines);
  const date = best(head, [[has(patterns.date), 4]]);
  return {
    name: best(head, [
      [isBold, 2],
      [({ text }) => text.trim() !== date, 2],
      [has(patterns.date), -4],
    ]),
    ...period(date),
  };
}

function headAndBullets(lines: readonly Line[]): { head: Item[]; bullets: string[] } {
  const first = lines.findIndex((line) => /^[•◦∙●-]/.test(textOf(line)));
  const head = first < 0 ? lines.slice(0, 2) : lines.slice(0, first);
  const bullets: string[] = [];
  for (const line of lines.slice(head.length)) {
    const text = textOf(line);
    const last = bullets.length - 1;
    if (/^[•◦∙●-]/.test(text) || last < 0) bullets.push(text.replace(/^[•◦∙●-]\s*/, ""));
    else bullets[last] = `${bullets[last] ?? ""} ${text}`;
  }
  return { head: head.flat(), bullets };
}

function textOf(line: Line): string {
  return line
    .map(({ text }) => text)
    .join(" ")
    .trim();
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** OpenResume keeps a date as one text. This splits it, so that its two ends can be compared. */
function period(text: string | undefined): { startDate?: string; endDate?: string } {
  const ends = [...(text ?? "").matchAll(/(?:([a-z]{3})[a-z]*\.?\s+|(\d{1,2})[/.])?((?:19|20)\d{2})/gi)];
  const [start, end] = ends.map(([, word = "", number, year = ""]) => {
    const month = number ?? String(months.indexOf(word.toLowerCase()) + 1);
    return month === "0" ? year : `${year}-${month.padStart(2, "0")}`;
  });
  return { ...(start && { startDate: start }), ...(end && { endDate: end }) };
}
