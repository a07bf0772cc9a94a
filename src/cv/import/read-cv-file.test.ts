import { strToU8, zipSync, zlibSync } from "fflate";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readCvFile } from "./read-cv-file.ts";

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
  ["another zip", zipSync({ "readme.txt": strToU8("hello") }), "not-a-cv"],
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
  );
});
