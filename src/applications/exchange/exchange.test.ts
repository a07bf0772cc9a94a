import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exchangeKeyOf, readExchangeFile } from "./read-exchange-file.ts";
import { readFileDay } from "./read-file-day.ts";
import { parseOutcome, parseStage } from "./parse-stage.ts";
import { stageKinds } from "../stage.ts";
import { writeCsv } from "../../platform/csv/write-csv.ts";

test.each([
  ["Job Title", "title"],
  ["job_title", "title"],
  ["jobTitle", "title"],
  ["Company Name", "company"],
  ["Date Applied", "appliedAt"],
  ["List Name", "stage"],
  ["Job Post URL", "link"],
  ["Excitement", null],
])("the column %j is %j", (name, key) => {
  expect(exchangeKeyOf(name)).toBe(key);
});

test("reads a file with semicolons and columns of another tracker, and names the columns that it left out", () => {
  const text = '\ufeffJob Title;Company;Status;Excitement\r\n"Data; Analyst";Tallyho;Applied;5\r\n';
  expect(readExchangeFile(text)).toEqual({
    ok: true,
    rows: [{ title: "Data; Analyst", company: "Tallyho", stage: "Applied" }],
    unknownColumns: ["Excitement"],
  });
});

test("reads Teal's download: the status from JSON, pay from four columns, archived applications as ended", () => {
  const status = (name: string) => `"{""name"":""${name}"",""archived_at"":""""}",${name}`;
  const text = [
    "company_name,location,role,url,excitement,source,min_salary,max_salary,salary_currency,salary_pay_period,added_at,application_deadline,applied_at,archived_at,id,status,statusName",
    `Tallyho,"Waltham, MA",Data Analyst,https://example.com/1,4,WebClient,120000,125000,CAD,year,2026-09-01T17:53:25Z,2026-10-01,2026-09-08T03:28:49Z,,a,${status("interviewing")}`,
    `Orchard,Leeds,Porter,https://example.com/2,3,ChromeExtension,,,,,2026-09-02T10:00:00Z,,,2026-09-20T10:00:00Z,b,${status("bookmarked")}`,
  ].join("\n");
  const read = readExchangeFile(text);
  expect(read).toMatchObject({
    rows: [
      {
        title: "Data Analyst",
        company: "Tallyho",
        place: "Waltham, MA",
        stage: "interviewing",
        payDiscussed: "120000–125000 CAD a year",
        applyBy: "2026-10-01",
        appliedAt: "2026-09-08T03:28:49Z",
        createdAt: "2026-09-01T17:53:25Z",
      },
      { title: "Porter", stage: "Archived" },
    ],
    unknownColumns: ["excitement", "id"],
  });
});

test("reads Huntr's download: the list as stage, the advert without its HTML", () => {
  const text =
    "title,companyName,listName,location,url,htmlDescription\nNurse,Clinic,Wishlist,Leeds,https://example.com/1,<p>Nights &amp; days</p>\n";
  expect(readExchangeFile(text)).toMatchObject({
    rows: [{ title: "Nurse", company: "Clinic", stage: "Wishlist", description: "Nights & days" }],
    unknownColumns: [],
  });
});

test("reads its own JSON", () => {
  const text = JSON.stringify({
    applications: [{ title: "Nurse", company: "Clinic", stage: { name: "Offer" } }],
  });
  expect(readExchangeFile(text)).toMatchObject({
    ok: true,
    rows: [{ title: "Nurse", company: "Clinic", stage: "Offer" }],
  });
});

test.each([
  ["name,phone\na,b", "no-columns"],
  ["", "no-columns"],
  ["[1, 2", "not-readable"],
  [`title,company\n${"a,b\n".repeat(5_001)}`, "too-many"],
])("refuses %#", (text, reason) => {
  expect(readExchangeFile(text)).toEqual({ ok: false, reason });
});

test("a file with any text in its cells can be read back", () => {
  const cells = fc
    .string({ unit: "binary" })
    .filter((text) => text === text.trim() && text !== "" && !text.startsWith("'"));
  fc.assert(
    fc.property(cells, cells, (title, company) => {
      const read = readExchangeFile(
        writeCsv(
          [
            ["Title", () => title],
            ["Company", () => company],
          ],
          [null],
        ),
      );
      expect(read).toMatchObject({ ok: true, rows: [{ title, company }] });
    }),
  );
});

test.each([
  ["2026-01-31", "2026-01-31"],
  ["2026-01-31T10:00:00Z", "2026-01-31"],
  ["31 Jan 2026", "2026-01-31"],
  ["January 31st, 2026", "2026-01-31"],
  ["Sat, 31 January 2026", "2026-01-31"],
  ["1/2/2026", "2026-01-02"],
  ["31/1/2026", "2026-01-31"],
  ["02.01.2026", "2026-01-02"],
  ["2026-02-30", null],
  ["soon", null],
])("the day %j is %j", (text, day) => {
  expect(readFileDay(text)).toBe(day);
});

const stages = stageKinds.map((kind) => ({ id: kind, name: kind === "saved" ? "Wünsche" : kind, kind }));

test.each([
  ["wünsche", false, "saved"],
  ["Wishlist", false, "saved"],
  ["Bookmarked", false, "saved"],
  ["Applied", false, "applied"],
  ["Phone Screen", false, "interview"],
  ["Negotiating", false, "offer"],
  ["applying", false, "saved"],
  ["Archived", true, "closed"],
  ["Rejected", true, "closed"],
  ["Abgelehnt", true, "closed"],
  ["Vorstellungsgespräch", true, "interview"],
  ["Zusage", true, "offer"],
  ["Zusage angenommen", true, "closed"],
  ["Noch nicht beworben", false, "saved"],
  ["Entretien d'embauche", true, "interview"],
  ["Candidature envoyée", true, "applied"],
  ["Refusée", true, "closed"],
  ["Entrevista final", true, "interview"],
  ["Rechazado", true, "closed"],
  ["Não selecionado", true, "closed"],
  ["Candidatura inviata", true, "applied"],
  ["Colloquio", true, "interview"],
  ["Afgewezen", true, "closed"],
  ["Gesolliciteerd", true, "applied"],
  ["Rozmowa kwalifikacyjna", true, "interview"],
  ["Odrzucono", true, "closed"],
  ["Final Round", true, "interview"],
  ["Take-home", true, "interview"],
  ["latest", true, "applied"],
  ["No longer interested", false, "closed"],
  ["Hired", true, "closed"],
  ["Not yet applied", false, "saved"],
  ["", true, "applied"],
  ["", false, "saved"],
])("the stage %j of another tracker", (words, isSent, kind) => {
  expect(parseStage(words, stages, isSent)?.kind).toBe(kind);
});

test("recognises outcomes by their words", () => {
  expect(["Rejected by them", "no-reply", "Ghosted", "Not selected", "Applied"].map(parseOutcome)).toEqual([
    "rejected",
    "no-reply",
    "no-reply",
    "rejected",
    null,
  ]);
  expect(
    ["No longer interested", "Hired", "Absage", "Zusage angenommen", "Offer rejected", "Sin respuesta"].map(
      parseOutcome,
    ),
  ).toEqual(["withdrawn", "accepted", "rejected", "accepted", "declined", "no-reply"]);
});
