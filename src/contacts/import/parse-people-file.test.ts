import * as fc from "fast-check";
import { expect, test } from "vitest";
import { growth, linear } from "../../../tests/support/growth.ts";
import type { ContactFacts } from "../contact.ts";
import { cleanSingleLine, cleanNote } from "../contact-text.ts";
import { writePeopleCsv, writeVcards } from "../export-contacts.server.ts";
import { peopleImports } from "./people-columns.ts";
import { parsePeopleFile } from "./parse-people-file.server.ts";
import { understandPeople } from "./understand-people.ts";

const now = new Date("2026-11-29T12:00:00Z");

/** Reads a file and understands it as guessed. */
async function read(file: string | Uint8Array, order: "day-first" | "month-first" | null = null) {
  const result = await parsePeopleFile(typeof file === "string" ? new TextEncoder().encode(file) : file);
  if (!result.ok) throw new Error(result.problem);
  const { table } = result;
  const uses = peopleImports.guessUses(table.names);
  return { uses, ...understandPeople(table, { uses, order }, now) };
}

test("reads LinkedIn's connections, after the notes at the start", async () => {
  const { people } = await read(`Notes:
"When exporting your connection data, you may notice that some of the email addresses are missing."

First Name,Last Name,URL,Email Address,Company,Position,Connected On
Priya,Raman,https://www.linkedin.com/in/priya,,Northbeck Energy,Senior analyst,12 Mar 2024
Tom,Aldous,https://www.linkedin.com/in/tom,tom@ridgeline.example,"Ridgeline Water, Ltd",,03 Oct 2026
,,,,Fieldnote Health,,01 Jan 2020
`);
  expect(people).toMatchObject([
    {
      name: "Priya Raman",
      company: "Northbeck Energy",
      role: "Senior analyst",
      links: "https://www.linkedin.com/in/priya",
      metThrough: "LinkedIn, 2024-03-12",
      email: "",
    },
    { name: "Tom Aldous", company: "Ridgeline Water, Ltd", email: "tom@ridgeline.example" },
    null,
  ]);
});

test("the whole column decides the order of day and month of connections, or else the person", async () => {
  const connected = (order: "day-first" | null, ...days: string[]) =>
    read(`Name,Connected On\n${days.map((day, at) => `Person ${at},"${day}"`).join("\n")}`, order);
  const metThrough = async (...days: string[]) =>
    (await connected(null, ...days)).people.map((person) => person?.metThrough);
  expect(await metThrough("03/04/2025", "3/31/25")).toEqual(["LinkedIn, 2025-03-04", "LinkedIn, 2025-03-31"]);
  expect(await metThrough("03/04/2025", "31/3/25")).toEqual(["LinkedIn, 2025-04-03", "LinkedIn, 2025-03-31"]);
  const column = "Connected on LinkedIn";
  expect(await connected(null, "03/04/2025", "7 May", "2025-05-07", "2027-01-01")).toMatchObject({
    people: [
      { metThrough: "" },
      { metThrough: "" },
      { metThrough: "LinkedIn, 2025-05-07" },
      { metThrough: "" },
    ],
    unclear: { column, example: "03/04/2025" },
    unread: [
      { row: 2, column, text: "7 May" },
      { row: 4, column, text: "2027-01-01" },
    ],
  });
  expect(await connected("day-first", "03/04/2025")).toMatchObject({
    people: [{ metThrough: "LinkedIn, 2025-04-03" }],
    unclear: null,
  });
});

test("names each text that is not imported", async () => {
  const long = "y".repeat(210);
  const { people, unread } = await read(
    "Name,Company,Email,E-mail 2 Address,Phone,Links,Keep in touch (weeks)\n" +
      `Ines,${long},ask me,INES@x.example; ines@y.example,1 ::: 2,no link\u0020here,often\n` +
      "Tom,,tom@x.example,TOM@x.example,,www.x.example,4\n",
  );
  expect(people).toMatchObject([
    {
      name: "Ines",
      company: long.slice(0, 200),
      email: "INES@x.example",
      phone: "1",
      links: "",
      touchWeeks: null,
    },
    { name: "Tom", email: "tom@x.example", links: "https://www.x.example", touchWeeks: 4 },
  ]);
  expect(unread.map(({ row, column, text }) => `${row} ${column}: ${text}`)).toEqual([
    "1 Email: ask",
    "1 Email: me",
    "1 Email: ines@y.example",
    "1 Company: …yyyyyyyyyy",
    "1 Phone: 2",
    "1 Links: no link here",
    "1 Keep in touch (weeks): often",
  ]);
});

test("a row with an address alone has the address as its name", async () => {
  expect((await read("Name,Email\n,ines@x.example\n")).people).toMatchObject([{ name: "ines@x.example" }]);
});

test("reads a workbook", async () => {
  const { strToU8, zipSync } = await import("fflate");
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (...cells: string[]) => `<row>${cells.map(cell).join("")}</row>`;
  const parts = {
    "xl/workbook.xml": `<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${row("Name", "Firma")}${row("Inès", "Tallyho")}</sheetData></worksheet>`,
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  expect((await read(bytes)).people).toMatchObject([{ name: "Inès", company: "Tallyho" }]);
});

test("reads the CSV of an address book, with semicolons too", async () => {
  expect(
    (await read("Name;E-mail 1 - Value;Organization 1 - Name\nInès Marchetti;ines@tallyho.example;Tallyho"))
      .people,
  ).toMatchObject([{ name: "Inès Marchetti", email: "ines@tallyho.example", company: "Tallyho" }]);
  expect((await read("name\nAnn\nBen\n")).people.map((one) => one?.name)).toEqual(["Ann", "Ben"]);
});

test("reads what Excel saves in German: Windows-1252, semicolons, line breaks in quotes and missing names", async () => {
  const text =
    "sep=;\r\nName;Vorname;Firma;E-Mail-Adresse;Mobiltelefon;Notizen\r\n" +
    'Müller;Jürgen;Weiß & Söhne;j@weiss.example;+49 171 5551234;"Köln;\r\nnach 17 Uhr"\r\n' +
    ";;Ohne Namen AG;;;\r\n";
  const { people } = await read(Buffer.from(text, "latin1"));
  expect(people).toMatchObject([
    {
      name: "Jürgen Müller",
      company: "Weiß & Söhne",
      email: "j@weiss.example",
      phone: "+49 171 5551234",
      notes: "Köln;\nnach 17 Uhr",
    },
    null,
  ]);
});

test.each([
  [
    "Prénom;Nom;Société;Fonction;Adresse de messagerie\nHélène;Lefèvre;Cie;Chef;h@x.example",
    "Hélène Lefèvre",
  ],
  ["Nombre;Apellidos;Empresa;Puesto;Correo electrónico\nBegoña;Núñez;Cie;Chef;h@x.example", "Begoña Núñez"],
])("reads the headings of %s", async (text, name) => {
  expect((await read(text)).people).toMatchObject([
    { name, company: "Cie", role: "Chef", email: "h@x.example" },
  ]);
});

test("takes the first address and telephone that is there, and no title of a person as the role", async () => {
  const { people } = await read(
    "Title,First Name,Last Name,Job Title,Business Phone,Home Phone,E-mail 1 - Value\n" +
      "Dr.,Aoife,Byrne,Ward Sister,,0113 496 0000,a@x.example ::: old@x.example\n",
  );
  expect(people).toMatchObject([
    { name: "Aoife Byrne", role: "Ward Sister", phone: "0113 496 0000", email: "a@x.example" },
  ]);
});

test("reads vCards of each version: folded lines, groups, escapes and the preferred address", async () => {
  const { people, unread } = await read(
    [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Marchetti;Ines;;;",
      "FN:Ines Marchetti",
      "ORG:Tallyho\\, Inc.;Analytics",
      "TITLE:Head of Ana",
      " lytics",
      "EMAIL;TYPE=HOME:old@example.org",
      "item1.EMAIL;TYPE=WORK,PREF:ines@tallyho.example",
      "NOTE:Her dog\\nis called Pascal\\; a pug",
      "END:VCARD",
      "BEGIN:VCARD",
      "VERSION:4.0",
      "N:Okafor;Daniel;;;",
      'TEL;VALUE=uri;TYPE="voice,cell":tel:+44-20-7946-0000',
      "URL:https://example.org/a;b",
      "END:VCARD",
      "BEGIN:VCARD",
      "VERSION:2.1",
      "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B8rgen =",
      "S=C3=B8rensen",
      "END:VCARD",
      "BEGIN:VCARD",
      "FN:Ana",
      "NOTE:one\\;",
      "END:VCARD",
      "BEGIN:VCARD",
      "ORG:Nobody",
      "END:VCARD",
    ].join("\r\n"),
  );
  expect(people).toMatchObject([
    {
      name: "Ines Marchetti",
      company: "Tallyho, Inc.",
      role: "Head of Analytics",
      email: "ines@tallyho.example",
      notes: "Her dog\nis called Pascal; a pug",
    },
    { name: "Daniel Okafor", phone: "+44-20-7946-0000", links: "https://example.org/a;b" },
    { name: "Jørgen Sørensen" },
    { name: "Ana", notes: "one;" },
    null,
  ]);
  expect(unread).toEqual([{ row: 1, column: "Email", text: "old@example.org" }]);
});

test.each([
  ["", "is empty"],
  ["PK\u0003\u0004rest", "is an archive. Unpack it and choose Connections.csv"],
  [Uint8Array.of(1, 0, 2), "is binary"],
  ["name\n", "no row below"],
  [`name\n${"Ann\n".repeat(5_001)}`, "more than 5,000 rows"],
  [`BEGIN:VCARD\n${"NOTE:x\n".repeat(400_001)}`, "too many lines"],
  [new Uint8Array(8_000_001), "larger than 8 MB"],
])("refuses file %#", async (file, problem) => {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  expect(await parsePeopleFile(bytes)).toEqual({ ok: false, problem: expect.stringContaining(problem) });
});

test("the person says what a column is that has no known name", async () => {
  const file = await parsePeopleFile(new TextEncoder().encode("Wer,Wo\nInès,Tallyho\n"));
  if (!file.ok) throw new Error(file.problem);
  expect(peopleImports.guessUses(file.table.names)).toEqual(["", ""]);
  const { people } = understandPeople(file.table, { uses: ["name", "company"], order: null }, now);
  expect(people).toMatchObject([{ name: "Inès", company: "Tallyho" }]);
});

test("reads UTF-16 as spreadsheets write it", async () => {
  const wide = Buffer.from("\ufeffName\tCompany\nJosé\tTallyho\n", "utf16le");
  expect((await read(wide)).people).toMatchObject([{ name: "José", company: "Tallyho" }]);
});

const line = fc.string({ unit: "grapheme", maxLength: 60 }).map(cleanSingleLine);
const facts: fc.Arbitrary<ContactFacts> = fc.record({
  name: line.filter((text) => text !== ""),
  company: line,
  role: line,
  metThrough: fc.constant(""),
  email: fc.constantFrom("", "ana@example.org"),
  phone: fc.constantFrom("", "+44 20 7946 0000"),
  links: fc.constantFrom("", "https://example.org/a,b;c", "https://a.example\nhttps://b.example"),
  canHelp: fc.constant(""),
  notes: fc.string({ unit: "grapheme", maxLength: 300 }).map(cleanNote),
  touchWeeks: fc.constant(null),
});

test("reads back our own vCards", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(facts, { minLength: 1, maxLength: 4 }), async (people) => {
      expect((await read(writeVcards(people))).people).toMatchObject(people);
    }),
  );
});

test("reads back our own CSV", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(facts, { minLength: 1, maxLength: 4 }), async (people) => {
      const rows = people.map((one) => ({ ...one, next: null, lastOn: null }));
      expect((await read(writePeopleCsv(rows))).people).toMatchObject(people);
    }),
  );
});

test("never fails, whatever the text or bytes", async () => {
  const anyText = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          "BEGIN:VCARD\n",
          "FN:",
          "a;b",
          '"',
          ",",
          "\n",
          "=\n",
          ";ENCODING=QUOTED-PRINTABLE:",
          "Name,",
        ),
        {
          maxLength: 30,
        },
      )
      .map((parts) => parts.join("")),
  );
  const readAny = async (bytes: Uint8Array) => void (await parsePeopleFile(bytes));
  await fc.assert(fc.asyncProperty(anyText, (text) => readAny(new TextEncoder().encode(text))));
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), readAny));
});

test.each([
  " ",
  "\n",
  "\r",
  "a",
  "@",
  ".",
  ",",
  ";",
  '"',
  "=",
  "\\",
  "a;",
  'a="',
  "\n ",
  "=\n",
  "BEGIN:VCARD\n",
])("a file of twice the length takes about twice as long: %j", (unit) => {
  const readFile = (text: string) => parsePeopleFile(new TextEncoder().encode(text));
  const table = (text: string) => readFile(`Name,Company,Connected On\nAna Alder,${text},\n`);
  const card = (text: string) =>
    readFile(`BEGIN:VCARD\nFN:Ana\nNOTE;ENCODING=QUOTED-PRINTABLE:${text}\n${text}\nEND:VCARD\n`);
  expect(growth(table, unit, 40_000)).toBeLessThan(linear);
  expect(growth(card, unit, 40_000)).toBeLessThan(linear);
});
