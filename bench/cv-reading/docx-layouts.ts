import {
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { Person } from "./invent-person.ts";
import { translations } from "../../src/cv/translations/translations.ts";
import { showPeriod, showYears, type Notation } from "./show-dates.ts";

type Child = Paragraph | Table;
const right = [{ type: "right" as const, position: 9_000 }];
const text = (value: string, more: { bold?: boolean; italics?: boolean } = {}): TextRun =>
  new TextRun({ text: value, ...more });
const line = (...children: TextRun[]): Paragraph => new Paragraph({ children, tabStops: right });
const bullet = (value: string): Paragraph => new Paragraph({ children: [text(value)], bullet: { level: 0 } });
const cell = (children: Child[], width: number): TableCell =>
  new TableCell({ children, width: { size: width, type: WidthType.PERCENTAGE } });
const table = (rows: [Child[], Child[]][], left: number): Table =>
  new Table({
    rows: rows.map(([one, two]) => new TableRow({ children: [cell(one, left), cell(two, 100 - left)] })),
    width: { size: 100, type: WidthType.PERCENTAGE },
  });

function parts(person: Person, notation: Notation) {
  const h2 = (key: keyof Person["headings"]) =>
    new Paragraph({ text: person.headings[key], heading: HeadingLevel.HEADING_1 });
  const { page } = translations[person.language];
  const dates = person.work.map((job) => showPeriod(person, job.start, job.end, notation));
  const years = person.education.map((study) => showYears(study.start, study.end, notation));
  const degrees = person.education.map(
    ({ studyType, area }) =>
      `${studyType}${studyType.includes(" ") || person.language === "zh" ? ", " : " "}${area}`,
  );
  const scores = person.education.map(({ score }) =>
    score === "" ? [] : [line(text(`${page.grade}: ${score}`))],
  );
  return {
    h2,
    dates,
    years,
    degrees,
    scores,
    contacts: [person.email, person.phone, person.city, person.linkedIn, person.url],
    head: [new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }), line(text(person.label))],
    summary: [h2("summary"), line(text(person.summary))],
    skills: [
      h2("skills"),
      ...person.skills.map(({ name, keywords }) =>
        line(text(`${name}: `, { bold: true }), text(keywords.join(", "))),
      ),
    ],
    languages: [
      h2("languages"),
      ...person.languages.map(({ language, fluency }) => bullet(`${language}: ${fluency}`)),
    ],
    projects: [
      h2("projects"),
      ...person.projects.flatMap((one) => [
        line(text(one.name, { bold: true }), text(`\t${one.year}`)),
        line(text(one.url)),
        line(text(one.description)),
      ]),
    ],
    certificates: [
      h2("certificates"),
      ...person.certificates.map((one) => line(text(`${one.name}, ${one.issuer}, ${one.year}`))),
    ],
  };
}

function jobs(person: Person, dates: readonly string[]): Paragraph[] {
  return person.work.flatMap((job, at) => [
    line(text(job.position, { bold: true }), text(`\t${dates[at]}`)),
    line(text(`${job.name}, ${job.location}`, { italics: true })),
    ...job.highlights.map(bullet),
  ]);
}

/** Layouts written as Word files. Those with an even number are open (for tuning), the others are sealed. */
export const docxLayouts: Readonly<
  Record<
    number,
    {
      name: string;
      isColumns?: boolean;
      make: (person: Person, notation: Notation) => { header?: Child[]; body: Child[] };
    }
  >
> = {
  12: {
    name: "Word, one column",
    make: (person, notation) => {
      const p = parts(person, notation);
      const studies = person.education.flatMap((study, at) => [
        line(text(p.degrees[at] ?? "", { bold: true }), text(`\t${p.years[at]}`)),
        line(text(study.institution)),
        ...(p.scores[at] ?? []),
      ]);
      return {
        body: [
          ...p.head,
          line(text(p.contacts.join(" | "))),
          ...p.summary,
          p.h2("experience"),
          ...jobs(person, p.dates),
          p.h2("education"),
          ...studies,
          ...p.skills,
          ...p.languages,
          ...p.projects,
          ...p.certificates,
        ],
      };
    },
  },
  13: {
    name: "Word, sidebar in a table",
    isColumns: true,
    make: (person, notation) => {
      const p = parts(person, notation);
      const studies = person.education.flatMap((study, at) => [
        line(text(p.degrees[at] ?? "", { bold: true })),
        line(text(`${study.institution}, ${p.years[at]}`)),
        ...(p.scores[at] ?? []),
      ]);
      const side = [
        ...p.contacts.map((one) => line(text(one))),
        ...p.skills,
        ...p.languages,
        ...p.certificates,
      ];
      const work = person.work.flatMap((job, at) => [
        line(text(job.position, { bold: true })),
        line(text(`${job.name}, ${job.location}`)),
        line(text(p.dates[at] ?? "")),
        ...job.highlights.map(bullet),
      ]);
      return {
        body: [
          ...p.head,
          table(
            [
              [
                side,
                [...p.summary, p.h2("experience"), ...work, p.h2("education"), ...studies, ...p.projects],
              ],
            ],
            34,
          ),
        ],
      };
    },
  },
  14: {
    name: "Word, contact in the page header",
    make: (person, notation) => {
      const p = parts(person, notation);
      const work = person.work.flatMap((job, at) => [
        line(text(job.name, { bold: true }), text(` – ${job.location}`)),
        line(text(job.position), text(`\t${p.dates[at]}`)),
        ...job.highlights.map(bullet),
      ]);
      const studies = person.education.flatMap((study, at) => [
        line(text(study.institution, { bold: true })),
        line(text(p.degrees[at] ?? ""), text(`\t${p.years[at]}`)),
        ...(p.scores[at] ?? []),
      ]);
      return {
        header: [line(text(p.contacts.join(" · ")))],
        body: [
          ...p.head,
          ...p.summary,
          p.h2("experience"),
          ...work,
          p.h2("education"),
          ...studies,
          ...p.skills,
          ...p.languages,
          ...p.projects,
          ...p.certificates,
        ],
      };
    },
  },
  15: {
    name: "Word, tables with dates",
    make: (person, notation) => {
      const p = parts(person, notation);
      const work = table(
        person.work.map((job, at) => [
          [line(text(p.dates[at] ?? ""))],
          [
            line(text(job.position, { bold: true })),
            line(text(`${job.name}, ${job.location}`)),
            ...job.highlights.map(bullet),
          ],
        ]),
        28,
      );
      const studies = table(
        person.education.map((study, at) => [
          [line(text(p.years[at] ?? ""))],
          [
            line(text(p.degrees[at] ?? "", { bold: true })),
            line(text(study.institution)),
            ...(p.scores[at] ?? []),
          ],
        ]),
        28,
      );
      const contacts = table(
        [
          [
            p.contacts.slice(0, 1).map((one) => line(text(one))),
            p.contacts.slice(1, 2).map((one) => line(text(one))),
          ],
          [
            p.contacts.slice(2, 3).map((one) => line(text(one))),
            p.contacts.slice(3, 4).map((one) => line(text(one))),
          ],
        ],
        50,
      );
      return {
        body: [
          ...p.head,
          contacts,
          line(text(p.contacts[4] ?? "")),
          ...p.summary,
          p.h2("experience"),
          work,
          p.h2("education"),
          studies,
          ...p.skills,
          ...p.languages,
          ...p.projects,
          ...p.certificates,
        ],
      };
    },
  },
};

export async function writeDocx(number: number, person: Person, notation: Notation): Promise<Uint8Array> {
  const layout = docxLayouts[number];
  if (!layout) throw new Error(`There is no layout ${number}`);
  const { header, body } = layout.make(person, notation);
  const headers = header ? { headers: { default: new Header({ children: header }) } } : {};
  return new Uint8Array(
    await Packer.toArrayBuffer(new Document({ sections: [{ ...headers, children: body }] })),
  );
}
