import { strFromU8, unzipSync } from "fflate";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleCv, samplePeople } from "../../../../tests/support/sample-cvs.ts";
import { matrixPerson } from "../../../../tests/cv/matrix-people.ts";
import { samplePhoto } from "../../../../tests/support/sample-photo.ts";
import { anyCvDocument } from "../../document/any-cv-document.ts";
import type { CvDocument } from "../../document/cv-document.ts";
import { templates, type TemplateName } from "../../document/cv-look.ts";
import { toJsonResume } from "../../json-resume/to-json-resume.ts";
import { readCv } from "../../read/read-cv.ts";
import type { CvPage } from "../../view-model/cv-page.ts";
import { toPage } from "../../view-model/to-page.ts";
import { toDocx } from "../to-docx.ts";
import { numberOfRuns, oneOfEachRow } from "../../../../tests/support/full-run.ts";

const templateNames = Object.keys(templates) as TemplateName[];

function pageOf(document: CvDocument): CvPage {
  const reading = toPage(document);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.page;
}

const inTemplate = (cv: CvDocument, template: TemplateName): CvPage =>
  pageOf({ ...cv, look: { ...cv.look, template } });

async function partsOf(page: CvPage): Promise<Record<string, string>> {
  const files = Object.entries(unzipSync(await toDocx(page)));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** The XML of the run that contains a text. */
function runWith(xml: string, text: string): string {
  const run = [...xml.matchAll(/<w:r>.*?<\/w:r>/g)].find(([one]) => one.includes(`>${text}<`));
  if (!run) throw new Error(`No run holds ${text}.`);
  return run[0];
}

/** The XML of the paragraph that contains a text. */
function paragraphWith(xml: string, text: string): string {
  const paragraph = [...xml.matchAll(/<w:p>.*?<\/w:p>/g)].find(([one]) => one.includes(text));
  if (!paragraph) throw new Error(`No paragraph holds ${text}.`);
  return paragraph[0];
}

function textOf(xml: string): string {
  const words = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = ""]) => text);
  const marks: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
  return words
    .join("")
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => marks[name] ?? "")
    .replaceAll(/[\u200E\u200F]/g, "");
}

test("a Word file has real headings, lists and links, and no elements that parsers lose", async () => {
  const parts = await partsOf(pageOf(sampleCv("amara")));
  const xml = parts["word/document.xml"] ?? "";
  for (const style of ["Title", "Subtitle", "Contact", "Heading1", "Heading2", "Employer", "ListBullet"])
    expect(xml).toContain(`<w:pStyle w:val="${style}"/>`);
  expect(xml).toContain("<w:numPr>");
  expect(parts["word/_rels/document.xml.rels"]).toContain("mailto:amara@example.com");
  expect(xml).not.toMatch(/<w:(tbl|txbxContent|drawing|headerReference|footerReference)\b/);
});

test("the properties name the title, the person and the language, and nothing else", async () => {
  const { "docProps/core.xml": core = "" } = await partsOf(pageOf(sampleCv("amara")));
  expect([...core.matchAll(/<(\w+:\w+)>([^<]*)</g)].map(([, name, text]) => [name, text])).toEqual([
    ["dc:title", "Amara Osei – CV"],
    ["dc:subject", "Data analyst who writes for people"],
    ["dc:creator", "Amara Osei"],
    ["cp:lastModifiedBy", "Amara Osei"],
    ["dc:language", "en-GB"],
  ]);
});

test("headings are bold by style, and no run of a title overrides it", async () => {
  const parts = await partsOf(pageOf(sampleCv("amara")));
  for (const style of ["Title", "Heading1", "Heading2"]) {
    const [definition = ""] =
      new RegExp(`<w:style [^>]*w:styleId="${style}".*?</w:style>`).exec(parts["word/styles.xml"] ?? "") ??
      [];
    expect(definition, style).toMatch(/<w:b\/>/);
  }
  const xml = parts["word/document.xml"] ?? "";
  for (const title of ["Amara Osei", "Experience", "Data Analyst"])
    expect(runWith(xml, title)).not.toContain("<w:b ");
});

test.each(["academic", "swiss"] as const)(
  "a publication is on the same page as its authors: %s",
  async (template) => {
    const cv = sampleCv("amara");
    const [first] = cv.sections.publications;
    if (!first) throw new Error("There is no publication.");
    cv.sections.publications = [
      { ...first, name: "With authors", summary: "M. Adams and P. Berg" },
      { ...first, id: "alone", name: "Without", summary: "" },
    ];
    const xml = (await partsOf(inTemplate(cv, template)))["word/document.xml"] ?? "";
    expect(paragraphWith(xml, "With authors")).toContain("<w:keepNext/>");
    expect(paragraphWith(xml, "Without")).not.toContain("<w:keepNext/>");
  },
);

test("dates are at the right margin of both papers, by a tab stop", async () => {
  for (const [pageSize, margin] of [
    ["a4", 11_906 - 2 * 1_191],
    ["letter", 12_240 - 2 * 1_191],
  ] as const) {
    const cv = sampleCv("amara");
    const { "word/document.xml": xml = "" } = await partsOf(
      pageOf({ ...cv, look: { ...cv.look, pageSize } }),
    );
    const head = paragraphWith(xml, "Data Analyst<");
    expect(head).toContain(`<w:tab w:val="right" w:pos="${margin}"/>`);
    expect(textOf(head)).toBe("Data Analyst06/2023 – Present");
  }
});

test("contacts are one paragraph, and no line of it ends in a separator", async () => {
  const cv = sampleCv("amara");
  cv.personal.location = "Colorado Springs, Colorado";
  const { "word/document.xml": xml = "" } = await partsOf(pageOf(cv));
  const paragraph = paragraphWith(xml, "amara@example.com");
  expect(textOf(paragraph)).toBe(
    "amara@example.com · +1 303 555 0142 · Colorado Springs, Coloradolinkedin.com/in/amara · amara.example.org",
  );
  expect(paragraph.match(/<w:br\/>/g)).toHaveLength(1);
});

test("the place of an employer is in the line of its name", async () => {
  const cv = sampleCv("amara");
  for (const row of cv.sections.experience) Object.assign(row, { company: "Meadow", location: "Denver" });
  const { "word/document.xml": xml = "" } = await partsOf(pageOf(cv));
  expect(textOf(paragraphWith(xml, ">Meadow<"))).toBe("Meadow, Denver");
});

test("only dates and the labels of sections are in the column for dates", async () => {
  const { "word/document.xml": xml = "" } = await partsOf(inTemplate(matrixPerson("nurse"), "swiss"));
  const grade = paragraphWith(xml, ">Grade<");
  expect(textOf(grade)).toMatch(/^Grade: Distinction/);
  expect(grade).not.toContain("<w:tab/>");
  expect(textOf(paragraphWith(xml, ">English<"))).toBe("EnglishNative");
});

test("the first entry of a section has no space above, and the next ones have that of their style", async () => {
  const { "word/document.xml": xml = "" } = await partsOf(inTemplate(matrixPerson("nurse"), "ledger"));
  expect(paragraphWith(xml, ">Senior Sister, Adult Critical Care (Band 7)<")).toContain('w:before="0"');
  expect(paragraphWith(xml, ">Staff Nurse, Intensive Care (Band 6)<")).not.toContain("w:before");
});

test("an employer that does not fit in the line of a post is below it", async () => {
  const { "word/document.xml": xml = "" } = await partsOf(inTemplate(matrixPerson("nurse"), "academic"));
  expect(textOf(paragraphWith(xml, "(Band 7)"))).toMatch(/^Senior Sister, Adult Critical Care \(Band 7\)Apr/);
  expect(textOf(paragraphWith(xml, ">BSc (Hons) Adult Nursing<"))).toContain("Pennine Metropolitan");
});

test("every font has a named substitute", async () => {
  const parts = await partsOf(inTemplate(sampleCv("layla"), "ledger"));
  const fonts = [...(parts["word/styles.xml"] ?? "").matchAll(/<w:rFonts ([^>]*)>/g)];
  const used = fonts.flatMap(([, names = ""]) => [...names.matchAll(/"([^"]+)"/g)]);
  expect(used.length).toBeGreaterThan(0);
  for (const [, name] of used)
    expect(parts["word/fontTable.xml"]).toMatch(new RegExp(`w:name="${name}"><w:altName w:val="[^"]+"/>`));
});

test("each of several posts at one employer names it, close to the one before", async () => {
  const cv = sampleCv("amara");
  for (const row of cv.sections.experience) row.company = "Meadow";
  const { "word/document.xml": xml = "" } = await partsOf(
    pageOf({ ...cv, look: { ...cv.look, posts: "together" } }),
  );
  const heads = [...xml.matchAll(/<w:p>(?:(?!<\/w:p>).)*w:val="(?:Heading2|Employer)".*?<\/w:p>/g)].slice(
    0,
    6,
  );
  expect(heads.map(([paragraph]) => textOf(paragraph))).toEqual([
    "Data Analyst06/2023 – Present",
    "Meadow",
    "Junior Analyst05/2020 – 05/2023",
    "Meadow",
    "Operations Assistant04/2017 – 05/2020",
    "Meadow",
  ]);
  expect(paragraphWith(xml, ">Junior Analyst<")).toContain("w:before=");
});

test("bold, italics, links and the second level of a long text are those of Word", async () => {
  const cv = sampleCv("amara");
  const [row] = cv.sections.experience;
  if (row) row.description = "- Cut **11%** of *late* trains\n  - with a [map](https://maps.example/)";
  const parts = await partsOf(pageOf(cv));
  const xml = parts["word/document.xml"] ?? "";
  expect(runWith(xml, "11%")).toContain("<w:b/>");
  expect(runWith(xml, "late")).toContain("<w:i/>");
  expect(runWith(xml, "map")).toContain('<w:rStyle w:val="Hyperlink"/>');
  expect(paragraphWith(xml, "with a ")).toContain('<w:ilvl w:val="1"/>');
  expect(parts["word/_rels/document.xml.rels"]).toContain("https://maps.example/");
});

test("the photo is in the corner, cropped to the shape of the template, with the name as its text", async () => {
  const cv = sampleCv("amara");
  cv.personal = { ...cv.personal, photo: samplePhoto(100, 100), showPhoto: true };
  const { "word/document.xml": xml = "" } = await partsOf(inTemplate(cv, "ledger"));
  expect(xml).toMatch(/<wp:anchor[^>]*>.*relativeFrom="margin"><wp:align>right<.*<wp:wrapSquare/);
  expect(xml).toMatch(/<a:srcRect l="11111" r="11111"\/>/);
  expect(xml).toContain('descr="Amara Osei"');
});

test.each([
  ["ledger", 100, "rect"],
  ["band", 100, "ellipse"],
  ["europass", 100, "ellipse"],
  ["sidebar", 115, "roundRect"],
  ["band", 130, "rect"],
] as const)("the photo in the template %s, %d high, has the shape %s", async (template, height, shape) => {
  const cv = sampleCv("amara");
  cv.personal = { ...cv.personal, photo: samplePhoto(100, height), showPhoto: true };
  const { "word/document.xml": xml = "" } = await partsOf(inTemplate(cv, template));
  expect([...xml.matchAll(/<a:prstGeom prst="(\w+)">/g)].map(([, name]) => name)).toEqual([shape]);
});

test.each(["ledger", "europass", "lebenslauf"] as const)(
  "in the template %s each contact has an icon, if icons are wanted",
  async (template) => {
    const cv = sampleCv("amara");
    cv.look = { ...cv.look, contacts: "icons" };
    const page = inTemplate(cv, template);
    const { "word/document.xml": xml = "" } = await partsOf(page);
    expect(xml.match(/<wp:inline/g)).toHaveLength(page.contacts.length);
    for (const { text } of page.contacts) expect(textOf(xml)).toContain(text);
  },
);

test.each(templateNames)(
  "in the template %s entries begin a new page where the person wants it",
  async (template) => {
    const cv = matrixPerson("software-engineer");
    const { experience, publications, certificates } = cv.sections;
    const breaks: CvDocument["layout"]["breaks"] = [
      `experience/${experience[3]?.id ?? ""}`,
      `publications/${publications[1]?.id ?? ""}`,
      `certificates/${certificates[1]?.id ?? ""}`,
    ];
    const page = inTemplate({ ...cv, layout: { ...cv.layout, breaks } }, template);
    const wanted = page.sections.flatMap(({ entries }) => entries.filter(({ isOnNewPage }) => isOnNewPage));
    const { "word/document.xml": xml = "" } = await partsOf(page);
    const paragraphs = [...xml.matchAll(/<w:p>.*?<\/w:p>/g)].map(([one]) => one);
    const broken = paragraphs.filter((one) => one.includes("<w:pageBreakBefore/>")).map(textOf);
    expect(broken).toHaveLength(wanted.length);
    expect(wanted).not.toHaveLength(0);
    for (const [index, { title, subtitle, dates }] of wanted.entries()) {
      const first = [...title, ...subtitle, ...dates].map(({ text }) => text);
      expect(first.some((text) => broken[index]?.includes(text))).toBe(true);
    }
  },
);

test("an Arabic Word file runs from right to left, and its numbers from left to right", async () => {
  const cv = sampleCv("layla");
  cv.personal.phone = "+971 50 555 0172";
  const { "word/document.xml": xml = "" } = await partsOf(pageOf(cv));
  expect(xml.match(/<w:bidi\/>/g)).toHaveLength(xml.match(/<w:p>/g)?.length ?? 0);
  expect(runWith(xml, "ليلى حداد")).toContain("<w:rtl/>");
  // Without the direction mark LibreOffice shows "0172 555 50 971+". With <w:rtl/> Word does.
  expect(runWith(xml, "\u200E+971 50 555 0172")).not.toContain("<w:rtl/>");
});

const readBack = samplePeople.map((person) =>
  (["ledger", "harvard", "engineer", "europass"] as const).map((template) => ({ person, template })),
);
test.each(oneOfEachRow(readBack))(
  "the Word file of $person is read back in the template $template",
  async ({ person, template }) => {
    const cv = sampleCv(person);
    const reading = await readCv(await toDocx(inTemplate(cv, template)));
    if (!reading.ok) throw new Error(reading.reason);
    const truth = toJsonResume(cv) as Record<string, Record<string, unknown>[]>;
    const { name, email } = truth["basics"] as unknown as Record<string, string>;
    expect(reading.document).toMatchObject({ basics: { name, email } });
    const posts = (document: Record<string, unknown>) =>
      (document["work"] as Record<string, unknown>[]).map(({ position, startDate, highlights }) => ({
        position,
        startDate,
        highlights,
      }));
    expect(posts(reading.document)).toEqual(posts(truth));
  },
);

/** The texts of a page in order. Those of the head of an entry are in one group, because templates order them. */
function groupsOf(page: CvPage): string[][] {
  const texts = (runs: readonly { text: string }[]) => runs.map(({ text }) => text);
  const alone = (runs: readonly { text: string }[]) => texts(runs).map((text) => [text]);
  const lines = (all: CvPage["sections"][number]["lines"]) =>
    all.flatMap(({ label, items }) => alone([...label, ...items]));
  return [
    ...alone([page.name, page.headline].filter((run) => run !== null)),
    ...alone(page.contacts),
    ...page.sections.flatMap((section) => [
      ...alone([section.heading, ...section.body.flatMap(({ runs }) => runs)]),
      ...lines(section.lines),
      ...section.entries.flatMap(({ title, subtitle, dates, link, ...entry }) => [
        texts([...title, ...subtitle, ...dates, ...(link ? [link] : [])]),
        ...alone(entry.body.flatMap(({ runs }) => runs)),
        ...lines(entry.lines),
      ]),
    ]),
  ];
}

test("a Word file contains every field of any document in any template, in order", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyCvDocument({ keepEmptyRows: true }),
      fc.constantFrom(...templateNames),
      async (cv, template) => {
        const page = inTemplate(cv, template);
        const { "word/document.xml": xml = "" } = await partsOf(page);
        const plain = (text: string) => text.replaceAll(/[\s\u200E\u200F]+/g, "");
        const all = plain(textOf(xml));
        let from = 0;
        for (const group of groupsOf(page)) {
          const ends = group.map((text) => {
            const at = all.indexOf(plain(text), from);
            expect(at, `${JSON.stringify(text)} in its place`).toBeGreaterThanOrEqual(0);
            return at + plain(text).length;
          });
          from = Math.max(from, ...ends);
        }
      },
    ),
    { numRuns: numberOfRuns(100) },
  );
});
