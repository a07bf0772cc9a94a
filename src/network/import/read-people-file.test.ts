import * as fc from "fast-check";
import { expect, test } from "vitest";
import { growth, linear } from "../../../tests/support/growth.ts";
import type { ContactFacts } from "../contact.ts";
import { cleanSingleLine, cleanNote } from "../clean-text.ts";
import { writePeopleCsv } from "../export/write-people-csv.ts";
import { writeVcards } from "../export/write-vcards.ts";
import { maxPeople } from "./imported-person.ts";
import { readPeopleFile } from "./read-people-file.ts";

const read = (text: string) => {
  const file = readPeopleFile(new TextEncoder().encode(text));
  if (!file.ok) throw new Error(file.reason);
  return file;
};

test("reads LinkedIn's connections, after the notes at the start", () => {
  const { people, refused } = read(`Notes:
"When exporting your connection data, you may notice that some of the email addresses are missing."

First Name,Last Name,URL,Email Address,Company,Position,Connected On
Priya,Raman,https://www.linkedin.com/in/priya,,Northbeck Energy,Senior analyst,12 Mar 2024
Tom,Aldous,https://www.linkedin.com/in/tom,tom@ridgeline.example,"Ridgeline Water, Ltd",,03 Oct 2026
,,,,Fieldnote Health,,01 Jan 2020
`);
  expect(people).toMatchObject([
    {
      row: 1,
      name: "Priya Raman",
      company: "Northbeck Energy",
      role: "Senior analyst",
      links: "https://www.linkedin.com/in/priya",
      metThrough: "LinkedIn, 2024-03-12",
      email: "",
    },
    { row: 2, name: "Tom Aldous", company: "Ridgeline Water, Ltd", email: "tom@ridgeline.example" },
  ]);
  expect(refused).toEqual([{ row: 3, company: "Fieldnote Health", reason: "no-name" }]);
});

test("the whole column decides the order of day and month of connections", () => {
  const metThrough = (...days: string[]) =>
    read(`Name,Connected On\n${days.map((day, at) => `Person ${at},"${day}"`).join("\n")}`).people.map(
      (person) => person.metThrough,
    );
  expect(metThrough("03/04/2025", "3/31/25")).toEqual(["LinkedIn, 2025-03-04", "LinkedIn, 2025-03-31"]);
  expect(metThrough("03/04/2025", "31/3/25")).toEqual(["LinkedIn, 2025-04-03", "LinkedIn, 2025-03-31"]);
  expect(metThrough("03/04/2025", "7 May", "2025-05-07")).toEqual([
    "LinkedIn, 03/04/2025",
    "LinkedIn, 7 May",
    "LinkedIn, 2025-05-07",
  ]);
});

test("reads the CSV of an address book, with semicolons too", () => {
  expect(
    read("Name;E-mail 1 - Value;Organization 1 - Name\nInès Marchetti;ines@tallyho.example;Tallyho").people,
  ).toMatchObject([{ name: "Inès Marchetti", email: "ines@tallyho.example", company: "Tallyho" }]);
  expect(read("name\nAnn\nBen\n").people.map(({ name }) => name)).toEqual(["Ann", "Ben"]);
});

test("reads what Excel saves in German: Windows-1252, semicolons, line breaks in quotes and missing names", () => {
  const text =
    "sep=;\r\nName;Vorname;Firma;E-Mail-Adresse;Mobiltelefon;Notizen\r\n" +
    'Müller;Jürgen;Weiß & Söhne;j@weiss.example;+49 171 5551234;"Köln;\r\nnach 17 Uhr"\r\n' +
    ";;Ohne Namen AG;;;\r\n";
  const file = readPeopleFile(Buffer.from(text, "latin1"));
  if (!file.ok) throw new Error(file.reason);
  expect(file.people).toMatchObject([
    {
      name: "Jürgen Müller",
      company: "Weiß & Söhne",
      email: "j@weiss.example",
      phone: "+49 171 5551234",
      notes: "Köln;\nnach 17 Uhr",
    },
  ]);
  expect(file.refused).toEqual([{ row: 2, company: "Ohne Namen AG", reason: "no-name" }]);
});

test.each([
  [
    "Prénom;Nom;Société;Fonction;Adresse de messagerie\nHélène;Lefèvre;Cie;Chef;h@x.example",
    "Hélène Lefèvre",
  ],
  ["Nombre;Apellidos;Empresa;Puesto;Correo electrónico\nBegoña;Núñez;Cie;Chef;h@x.example", "Begoña Núñez"],
])("reads the headings of %s", (text, name) => {
  expect(read(text).people).toMatchObject([{ name, company: "Cie", role: "Chef", email: "h@x.example" }]);
});

test("takes the first address and telephone that is there, and no title of a person as the role", () => {
  const { people } = read(
    "Title,First Name,Last Name,Job Title,Business Phone,Home Phone,E-mail 1 - Value\n" +
      "Dr.,Aoife,Byrne,Ward Sister,,0113 496 0000,a@x.example ::: old@x.example\n",
  );
  expect(people).toMatchObject([
    { name: "Aoife Byrne", role: "Ward Sister", phone: "0113 496 0000", email: "a@x.example" },
  ]);
});

test("reads vCards of each version: folded lines, groups, escapes and the preferred address", () => {
  const { people } = read(
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
  ]);
});

test("says why a file gives no people", () => {
  const reasonOf = (bytes: Uint8Array | string) => {
    const file = readPeopleFile(typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes);
    return file.ok ? null : file.reason;
  };
  expect(reasonOf("")).toBe("empty");
  expect(reasonOf("PK\u0003\u0004rest")).toBe("archive");
  expect(reasonOf(Uint8Array.of(1, 0, 2))).toBe("not-text");
  expect(reasonOf("colour,size\nred,3\n")).toBe("no-people");
});

test("reads a limited number of people, and says how many were left out", () => {
  const { people, cut } = read(
    `name\n${Array.from({ length: maxPeople + 7 }, (_, i) => `Person ${i}`).join("\n")}`,
  );
  expect([people.length, cut]).toEqual([maxPeople, 7]);
});

test("reads Windows-1252 and UTF-16 as spreadsheets write them", () => {
  const latin = Uint8Array.from("Name\nJos\u00e9\n", (letter) => letter.charCodeAt(0));
  const wide = Buffer.from("\ufeffName\tCompany\nJosé\tTallyho\n", "utf16le");
  for (const bytes of [latin, wide])
    expect(readPeopleFile(bytes)).toMatchObject({ ok: true, people: [{ name: "José" }] });
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

test("reads back our own vCards", () => {
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 4 }), (people) => {
      expect(read(writeVcards(people)).people).toMatchObject(people);
    }),
  );
});

test("reads back our own CSV", () => {
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 4 }), (people) => {
      const rows = people.map((one) => ({ ...one, next: null, lastOn: null }));
      expect(read(writePeopleCsv(rows)).people).toMatchObject(people);
    }),
  );
});

test("never fails, whatever the text or bytes", () => {
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
  fc.assert(fc.property(anyText, (text) => void readPeopleFile(new TextEncoder().encode(text))));
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void readPeopleFile(bytes)));
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
  const readFile = (text: string) => readPeopleFile(new TextEncoder().encode(text));
  const table = (text: string) => readFile(`Name,Company,Connected On\nAna Alder,${text},\n`);
  const card = (text: string) =>
    readFile(`BEGIN:VCARD\nFN:Ana\nNOTE;ENCODING=QUOTED-PRINTABLE:${text}\n${text}\nEND:VCARD\n`);
  expect(growth(table, unit, 40_000)).toBeLessThan(linear);
  expect(growth(card, unit, 40_000)).toBeLessThan(linear);
});
