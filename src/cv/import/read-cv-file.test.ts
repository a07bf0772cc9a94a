import { strToU8, zipSync, zlibSync } from "fflate";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { samplePhoto } from "../../../tests/support/sample-photo.ts";
import { readCvFile } from "./read-cv-file.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

let count = 0;
const newId = () => `id-${(count += 1)}`;

function read(bytes: Uint8Array) {
  const reading = readCvFile(bytes, newId);
  if (!reading.ok) throw new Error(reading.reason);
  return reading;
}

const json = (value: unknown) => strToU8(JSON.stringify(value));
const row = (...values: string[]) =>
  `${values.map((value) => `"${value.replaceAll('"', '""')}"`).join(",")}\n`;

/** Has the shape of LinkedIn's archive. Names and texts are invented. */
function linkedInArchive(more: Record<string, string> = {}): Uint8Array {
  const tables: Record<string, string> = {
    "Profile.csv":
      row("First Name", "Last Name", "Address", "Headline", "Summary", "Geo Location", "Websites") +
      row(
        "Amara",
        "Osei",
        "",
        "Data analyst",
        "Five years of data.",
        "Denver, Colorado",
        "[PORTFOLIO:https://amara.example]",
      ),
    "Email Addresses.csv":
      row("Email Address", "Confirmed", "Primary", "Updated On") +
      row("old@example.com", "Yes", "No", "") +
      row("amara@example.com", "Yes", "Yes", ""),
    "Positions.csv":
      row("Company Name", "Title", "Description", "Location", "Started On", "Finished On") +
      row(
        "Front Range Transit",
        "Data Analyst",
        "Cut late departures, by 11%\nOwn 38 models",
        "Denver",
        "Jun 2023",
        "",
      ) +
      row("Meadow Clinics", "Junior Analyst", 'Built the "waiting" report', "", "2021", "May 2023"),
    "Education.csv":
      row("School Name", "Start Date", "End Date", "Notes", "Degree Name", "Activities") +
      row("University of Colorado", "2015", "2019", "", "BSc Statistics", "Chess"),
    "Skills.csv": row("Name") + row("SQL") + row("Python"),
    "Languages.csv": row("Name", "Proficiency") + row("Twi", "Native or bilingual proficiency"),
    "messages.csv": row("FROM", "CONTENT") + row("Somebody", "Private words"),
    ...more,
  };
  return zipSync(
    Object.fromEntries(Object.entries(tables).map(([name, text]) => [`Basic/${name}`, strToU8(text)])),
  );
}

test("reads a LinkedIn archive without its messages", () => {
  const { document, from } = read(linkedInArchive());
  expect(from).toBe("linkedin");
  expect(document.personal).toMatchObject({
    fullName: "Amara Osei",
    headline: "Data analyst",
    email: "amara@example.com",
    location: "Denver, Colorado",
    portfolio: "https://amara.example",
  });
  expect(document.sections.experience).toMatchObject([
    {
      company: "Front Range Transit",
      startDate: "06/2023",
      endDate: "Present",
      description: "- Cut late departures, by 11%\n- Own 38 models",
    },
    {
      company: "Meadow Clinics",
      startDate: "2021",
      endDate: "05/2023",
      summary: 'Built the "waiting" report',
    },
  ]);
  expect(document.sections.education).toMatchObject([
    { degree: "BSc Statistics", endDate: "2019", description: "Chess" },
  ]);
  expect(document.sections.skills.map(({ name }) => name)).toEqual(["SQL", "Python"]);
  expect(JSON.stringify(document)).not.toContain("Private");
});

test("refuses a table that unpacks to more than a CV could hold", () => {
  const bomb = linkedInArchive({ "Skills.csv": "Name\n" + "x".repeat(6_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(readCvFile(bomb, newId)).toEqual({ ok: false, reason: "too-large" });
});

const version4 = {
  basics: {
    name: "Ada",
    headline: "Engineer",
    url: { label: "", href: "https://ada.example" },
    customFields: [],
  },
  sections: {
    summary: { content: "<p>One.</p><p>Two.</p>" },
    experience: {
      items: [
        {
          visible: true,
          company: "Atlas",
          position: "Lead",
          date: "January 2019 to Present",
          summary: "<p>Maps.</p><ul><li><p>Drew &amp; <strong>printed</strong></p></li><li>Sold</li></ul>",
          url: { href: "" },
        },
        { visible: false, company: "Hidden" },
      ],
    },
    profiles: {
      items: [{ network: "LinkedIn", username: "ada", url: { href: "https://linkedin.com/in/ada" } }],
    },
    skills: {
      visible: false,
      items: [{ name: "Maps", description: "Expert", keywords: ["QGIS", "PostGIS"] }],
    },
    custom: { x1: { name: "Talks", items: [{ name: "On maps", date: "2020", summary: "<p>Sofia</p>" }] } },
  },
};

const version5 = {
  picture: { url: "" },
  basics: { name: "Ada", headline: "Engineer", website: { label: "", url: "https://ada.example" } },
  summary: { content: "<p>One.</p><p>Two.</p>" },
  sections: {
    experience: {
      items: [
        {
          hidden: false,
          company: "Atlas",
          position: "Lead",
          period: "January 2019 – Present",
          description: "<p>Maps.</p><ul><li>Drew &amp; <b>printed</b></li><li>Sold</li></ul>",
          website: { url: "" },
        },
        { hidden: true, company: "Hidden" },
      ],
    },
    profiles: { items: [{ network: "LinkedIn", website: { url: "https://linkedin.com/in/ada" } }] },
    skills: { hidden: true, items: [{ name: "Maps", proficiency: "Expert", keywords: ["QGIS", "PostGIS"] }] },
  },
  customSections: [
    { title: "Talks", items: [{ title: "On maps", date: "2020", description: "<p>Sofia</p>" }] },
  ],
};

test.each([
  ["4", version4],
  ["5", version5],
])("reads an export of Reactive Resume %s", (_, exported) => {
  const { document, from } = read(json(exported));
  expect(from).toBe("reactive-resume");
  expect(document.personal).toMatchObject({
    fullName: "Ada",
    portfolio: "https://ada.example",
    linkedIn: "https://linkedin.com/in/ada",
    summary: "One.\n\nTwo.",
    profiles: [],
  });
  expect(document.sections.experience).toMatchObject([
    {
      company: "Atlas",
      startDate: "01/2019",
      endDate: "Present",
      summary: "Maps.",
      description: "- Drew & **printed**\n- Sold",
    },
    { company: "Hidden" },
  ]);
  expect(document.hidden).toContain(`experience/${document.sections.experience[1]?.id}`);
  expect(document.hidden).toContain("skills");
  expect(document.sections.skills).toMatchObject([
    { name: "Maps", level: "Expert", keywords: "QGIS, PostGIS" },
  ]);
  expect(document.custom).toMatchObject([
    { title: "Talks", rows: [{ title: "On maps", endDate: "2020", description: "Sofia" }] },
  ]);
  expect(document.order.at(-1)).toBe(`custom:${document.custom[0]?.id}`);
});

const version3 = {
  basics: {
    name: "Ada",
    headline: "Ingenieurin",
    website: "https://ada.example",
    birthdate: "1990-05-01",
    location: { address: "", city: "Sofia", country: "Bulgarien" },
    profiles: [{ network: "LinkedIn", username: "ada", url: "https://linkedin.com/in/ada" }],
    photo: { url: samplePhoto(), visible: true },
    summary: "Eins.\n\nZwei.",
  },
  sections: {
    work: {
      name: "Berufserfahrung",
      visible: true,
      items: [
        {
          name: "Atlas",
          position: "Leiterin",
          date: { start: "2019-01-01T00:00:00.000Z", end: "" },
          summary: "- Karten gezeichnet\n- Verkauft",
        },
      ],
    },
    skills: {
      name: "IT-Kenntnisse",
      items: [{ name: "QGIS", level: "Sehr gut", levelNum: 8, keywords: [] }],
    },
    a1: { type: "custom", name: "Vorträge", items: [{ title: "Karten", date: { start: "2020-03-01" } }] },
  },
  metadata: { template: "Gengar", locale: "de", theme: { primary: "#059669" }, notes: "" },
};

test("reads an export of Reactive Resume 3 with its photo, names of sections, language and look", () => {
  const { document, report } = read(json(version3));
  expect(document.personal).toMatchObject({
    fullName: "Ada",
    location: "Sofia, Bulgarien",
    portfolio: "https://ada.example",
    linkedIn: "https://linkedin.com/in/ada",
    birthDate: "1990-05-01",
    summary: "Eins.\n\nZwei.",
    photo: samplePhoto(),
    showPhoto: true,
  });
  expect(document.sections.experience).toMatchObject([
    {
      company: "Atlas",
      startDate: "01/2019",
      endDate: "Present",
      description: "- Karten gezeichnet\n- Verkauft",
    },
  ]);
  expect(document.sections.skills).toMatchObject([{ name: "QGIS", level: "Sehr gut" }]);
  expect(document.custom).toMatchObject([
    { title: "Vorträge", rows: [{ title: "Karten", endDate: "03/2020" }] },
  ]);
  // "Berufserfahrung" is our own heading in German.
  expect(document.headings).toEqual({ skills: "IT-Kenntnisse" });
  expect(document.language).toBe("de");
  expect(document.look).toMatchObject({ template: "sidebar", accent: "#02845c" });
  expect(report).toEqual({
    leftOut: [{ what: "Skills: levels in dots", why: "Levels are words here. Write one where it matters." }],
    notes: ["The template “Gengar” became Sidebar, the one most like it."],
    isLanguageStated: true,
  });
});

test("says what of a Reactive Resume was left out, and why", () => {
  const exported = {
    ...version4,
    basics: { ...version4.basics, picture: { url: "https://img.example/me.jpg" } },
    sections: {
      ...version4.sections,
      education: { items: [{ institution: "MIT", studyType: "BSc", mentor: "Prof. Lee" }] },
    },
    metadata: { template: "onyx", css: { visible: true, value: "* {}" }, notes: "ask for more" },
  };
  expect(read(json(exported)).report.leftOut).toEqual([
    {
      what: "The photo",
      why: "The file only has its address. Nothing is fetched from other sites: choose the photo in the form.",
    },
    { what: "Education: mentor “Prof. Lee”", why: "A CV here has no field for it." },
    { what: "Your own CSS", why: "The look is set by the template and its settings here." },
    { what: "Private notes", why: "They are not a part of the CV." },
  ]);
});

test("says what of a JSON Resume is in no field", () => {
  const { report } = read(
    json({
      basics: { name: "Ada", image: "https://img.example/me.jpg", location: { city: "Sofia" } },
      work: [
        { name: "Atlas", startDate: "2019-13", salary: "much" },
        { name: "Globe", salary: "more" },
      ],
      hobbies: ["maps"],
      meta: { theme: "even" },
    }),
  );
  expect(report.isLanguageStated).toBe(false);
  expect(report.leftOut.map(({ what }) => what)).toEqual([
    "The photo",
    "Experience: startDate",
    "Experience: salary, 2 times",
    "hobbies",
  ]);
});

test("says what of a LinkedIn archive was left out, and that private tables were not opened", () => {
  const { report } = read(linkedInArchive({ "Connections.csv": row("First Name") + row("Somebody") }));
  expect(report.leftOut).toEqual([
    { what: "Email Addresses: Email Address “old@example.com”", why: "A CV here has no field for it." },
    {
      what: "messages.csv and Connections.csv",
      why: "They are not a part of a CV, so they were not opened.",
    },
  ]);
});

test("reads JSON Resume", () => {
  expect(read(json({ basics: { name: "Ada" } }))).toMatchObject({
    from: "json-resume",
    document: { personal: { fullName: "Ada" } },
  });
});

function pdfWith(stream: Uint8Array, length = stream.length): Uint8Array {
  const head = `%PDF-1.7\n1 0 obj\n<< /Length ${length}\n /Type /EmbeddedFile /Filter /FlateDecode >>\nstream\n`;
  return new Uint8Array([...strToU8(head), ...stream, ...strToU8("\nendstream\nendobj\n%%EOF")]);
}

test("reads the JSON Resume in a PDF", () => {
  const { from, document } = read(pdfWith(zlibSync(json({ basics: { name: "Ada – Δ" } }))));
  expect(from).toBe("own-pdf");
  expect(document.personal.fullName).toBe("Ada – Δ");
});

test("refuses an attachment that unpacks to more than a CV", () => {
  const bomb = zlibSync(json({ basics: { name: "x".repeat(6_000_000) } }));
  expect(readCvFile(pdfWith(bomb), newId)).toEqual({ ok: false, reason: "foreign-pdf" });
});

test.each([
  ["nothing", new Uint8Array(), "empty"],
  ["plain text", strToU8("Dear madam"), "unknown-type"],
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), "unknown-type"],
  ["JSON cut off", strToU8('{"basics": {"name": "A'), "broken"],
  ["other JSON", json({ name: "package", version: "1.0.0" }), "not-a-cv"],
  ["a zip cut off", linkedInArchive().subarray(0, 900), "broken"],
  ["another zip", zipSync({ "readme.txt": strToU8("hello") }), "other-zip"],
  ["a Word file", zipSync({ "word/document.xml": strToU8("<w/>") }), "word-file"],
  ["another PDF", strToU8("%PDF-1.4\n1 0 obj\n<<>>\nendobj"), "foreign-pdf"],
  ["a broken attachment", pdfWith(new Uint8Array([1, 2, 3, 4])), "foreign-pdf"],
  ["a lying length", pdfWith(new Uint8Array(), 99_999_999), "foreign-pdf"],
])("%s is refused with its own reason", (_, bytes, reason) => {
  expect(readCvFile(bytes, newId)).toEqual({ ok: false, reason });
});

test("any bytes are read or refused, and never throw", () => {
  const heads = fc.constantFrom(
    "",
    "PK\u0003\u0004",
    "%PDF-1.7 /Type /EmbeddedFile stream\n",
    '{"basics":{},"sections":{"',
  );
  fc.assert(
    fc.property(heads, fc.uint8Array({ maxLength: 300 }), (head, bytes) => {
      readCvFile(new Uint8Array([...strToU8(head), ...bytes]), newId);
    }),
    { numRuns: numberOfRuns(100) },
  );
});
