import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ImportChoices } from "../../table-import/import-table.ts";
import { readDays } from "../../table-import/read-days.ts";
import {
  applicationImports,
  guessUse,
  dayColumns,
  understandTable,
  type ColumnUse,
} from "./understand-table.ts";
import type { ExchangeRow } from "./exchange-columns.ts";
import { sortRows, type Known } from "./review-import.server.ts";
import { parseExchangeFile } from "./parse-exchange-file.server.ts";
import { parseOutcome, parseStage } from "./parse-stage.ts";
import { stageKinds } from "../application.ts";
import { writeCsv } from "../../platform/csv/write-csv.ts";
import { numberOfRuns } from "../../../tests/support/full-run.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const now = new Date("2026-11-29T12:00:00Z");

/** Reads a file and understands it, with the given choices or as guessed. */
async function understand(text: string, choices: Partial<ImportChoices<ColumnUse>> = {}) {
  const read = await parseExchangeFile(bytes(text));
  if (!read.ok) return read;
  const { table } = read;
  const all = { uses: applicationImports.guessUses(table.names), order: null, ...choices };
  const left = table.names.filter((_, at) => all.uses[at] === "");
  return { left, ...understandTable(table, all, now) };
}

test.each([
  ["Job Title", "title"],
  ["job_title", "title"],
  ["jobTitle", "title"],
  ["Company Name", "company"],
  ["Date Applied", "appliedAt"],
  ["List Name", "stage"],
  ["Job Post URL", "link"],
  ["Excitement", ""],
  ["Salary (gross)", ""],
  ["E-Mail", ""],
  ["Company:", "company"],
])("the column %j is %j", (name, key) => {
  expect(guessUse(name)).toBe(key);
});

test("reads a file with semicolons and columns of another tracker, and names the columns that it left out", async () => {
  const text = '\ufeffJob Title;Company;Status;Excitement\r\n"Data; Analyst";Tallyho;Applied;5\r\n';
  expect(await understand(text)).toMatchObject({
    rows: [{ title: "Data; Analyst", company: "Tallyho", stage: "Applied" }],
    left: ["Excitement"],
  });
});

test("reads Teal's download: the status from JSON, pay from four columns, archived applications as ended", async () => {
  const status = (name: string) => `"{""name"":""${name}"",""archived_at"":""""}",${name}`;
  const text = [
    "company_name,location,role,url,excitement,source,min_salary,max_salary,salary_currency,salary_pay_period,added_at,application_deadline,applied_at,archived_at,id,status,statusName",
    `Tallyho,"Waltham, MA",Data Analyst,https://example.com/1,4,WebClient,120000,125000,CAD,year,2026-09-01T17:53:25Z,2026-10-01,2026-09-08T03:28:49Z,,a,${status("interviewing")}`,
    `Orchard,Leeds,Porter,https://example.com/2,3,ChromeExtension,,,,,2026-09-02T10:00:00Z,,,2026-09-20T10:00:00Z,b,${status("bookmarked")}`,
  ].join("\n");
  expect(await understand(text)).toMatchObject({
    rows: [
      {
        title: "Data Analyst",
        company: "Tallyho",
        place: "Waltham, MA",
        stage: "interviewing",
        payDiscussed: "120000–125000 CAD a year",
        applyBy: "2026-10-01",
        appliedAt: "2026-09-08",
        createdAt: "2026-09-01",
      },
      { title: "Porter", stage: "Archived" },
    ],
    left: ["excitement", "id"],
  });
});

test("reads Huntr's download: the list as stage, the advert without its HTML", async () => {
  const text =
    "title,companyName,listName,location,url,htmlDescription\nNurse,Clinic,Wishlist,Leeds,https://example.com/1,<p>Nights &amp; days</p>\n";
  expect(await understand(text)).toMatchObject({
    rows: [{ title: "Nurse", company: "Clinic", stage: "Wishlist", description: "Nights & days" }],
    left: [],
  });
});

test("reads its own JSON", async () => {
  const text = JSON.stringify({
    applications: [{ title: "Nurse", company: "Clinic", stage: { name: "Offer" } }],
  });
  expect(await understand(text)).toMatchObject({
    rows: [{ title: "Nurse", company: "Clinic", stage: "Offer" }],
  });
});

test.each([
  ["title,company\n", "no row below"],
  ["", "is empty"],
  ["[1, 2", "no JSON file of applications"],
  [`title,company\n${"a,b\n".repeat(5_001)}`, "more than 5,000 rows"],
  ["<?xml version='1.0'?><jobs><title>a</title></jobs>", "is XML"],
])("refuses %#", async (text, problem) => {
  expect(await parseExchangeFile(bytes(text))).toEqual({
    ok: false,
    problem: expect.stringContaining(problem),
  });
});

test("a file with any text in its cells can be read back", async () => {
  const cells = fc
    .string({ unit: "binary" })
    .filter((text) => text === text.trim() && text !== "" && !text.startsWith("'") && !text.includes("\0"));
  await fc.assert(
    fc.asyncProperty(cells, cells, async (title, company) => {
      const text = writeCsv(
        [
          ["Title", () => title],
          ["Company", () => company],
        ],
        [null],
      );
      expect(await understand(text)).toMatchObject({ rows: [{ title, company }] });
    }),
    { numRuns: numberOfRuns(100) },
  );
});

test("LinkedIn's applications have their days, and are sent", async () => {
  const text = [
    "Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers",
    '"11/13/25, 9:42 AM",pat@example.org,+44 0,Norvik,Analyst,http://www.linkedin.com/jobs/view/1,Pat.pdf,Notice period?:30',
    '"1/5/26, 9:29 AM",pat@example.org,+44 0,Harbour,Developer,http://www.linkedin.com/jobs/view/2,Pat.pdf,',
  ].join("\n");
  expect(await understand(text)).toMatchObject({
    rows: [
      { title: "Analyst", company: "Norvik", appliedAt: "2025-11-13" },
      { title: "Developer", company: "Harbour", appliedAt: "2026-01-05" },
    ],
    unread: [],
  });
});

const daysOf = (rows: ExchangeRow[], chosen: ImportChoices<ColumnUse>["order"] = null) =>
  readDays(rows, dayColumns, { chosen, now });

test("the whole column decides the order of day and month, and then the other columns of days", () => {
  const british = [{ appliedAt: "28/10/2026" }, { appliedAt: "03/11/2026" }, { appliedAt: "13/11/2026" }];
  expect(daysOf(british)).toMatchObject({
    rows: [{ appliedAt: "2026-10-28" }, { appliedAt: "2026-11-03" }, { appliedAt: "2026-11-13" }],
  });
  expect(daysOf([{ appliedAt: "3/11/2026", createdAt: "28/10/2026" }])).toMatchObject({
    rows: [{ appliedAt: "2026-11-03", createdAt: "2026-10-28" }],
  });
});

test("days that can be read in two ways are left out until the person chooses the order", () => {
  const rows = [{ appliedAt: "3/4/2026" }, { appliedAt: "2026-05-06" }];
  expect(daysOf(rows)).toEqual({
    rows: [{}, { appliedAt: "2026-05-06" }],
    unread: [],
    order: null,
    unclear: { column: "Sent on", example: "3/4/2026" },
  });
  expect(daysOf(rows, "day-first")).toMatchObject({
    rows: [{ appliedAt: "2026-04-03" }, {}],
    unclear: null,
  });
  expect(daysOf(rows, "month-first")).toMatchObject({ rows: [{ appliedAt: "2026-03-04" }, {}] });
});

test("texts that are no day, and days of sending in the future, are left out and named", () => {
  const rows = [{ appliedAt: "soon" }, { appliedAt: "2026-12-24" }, { applyBy: "2026-12-24" }];
  expect(daysOf(rows)).toEqual({
    rows: [{}, {}, { applyBy: "2026-12-24" }],
    unread: [
      { row: 1, column: "Sent on", text: "soon" },
      { row: 2, column: "Sent on", text: "2026-12-24" },
    ],
    order: null,
    unclear: null,
  });
});

test("the person says what a column is that has no known name", async () => {
  const text = "Rolle;Betrieb;Wann\nKoch;Gasthof;3.4.2026\n";
  expect(await understand(text)).toMatchObject({ rows: [{}], left: ["Rolle", "Betrieb", "Wann"] });
  expect(await understand(text, { uses: ["title", "company", "appliedAt"] })).toMatchObject({
    rows: [{ title: "Koch", company: "Gasthof", appliedAt: "2026-04-03" }],
  });
});

test("rows of the board and earlier rows of the file are known, next to their twin", () => {
  const cook: Known = {
    title: "Cook",
    company: "Inn",
    link: "",
    appliedAt: "2026-03-01",
    stage: "Applied",
    place: "Leeds",
  };
  const rows = [
    { title: "cook", company: "INN", appliedAt: "2026-03-01" },
    { title: "Cook", company: "Inn", appliedAt: "2026-06-01" },
    { title: "Cook", company: "Inn", appliedAt: "2026-06-01" },
    { title: "Cook" },
  ];
  expect(sortRows(rows, [cook])).toMatchObject({
    ready: [1],
    known: [
      { at: 0, same: cook, sameAt: null },
      { at: 2, sameAt: 1 },
    ],
    incomplete: [3],
  });
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
  ["No response yet", true, "applied"],
  ["Applied - no reply so far", true, "applied"],
  ["Not yet rejected", true, "applied"],
  ["Noch keine Absage", true, "applied"],
  ["Noch keine Antwort", true, "applied"],
  ["Pas encore de réponse", true, "applied"],
  ["Sin respuesta todavía", true, "applied"],
  ["Ainda sem resposta", true, "applied"],
  ["Ancora nessuna risposta", true, "applied"],
  ["Nog geen reactie", true, "applied"],
  ["Jeszcze bez odpowiedzi", true, "applied"],
  ["Interviewed, no decision yet", true, "interview"],
  ["Rejected, no feedback yet", true, "closed"],
  ["No response", true, "closed"],
  ["Not applied yet", false, "saved"],
  ["Retired", true, "closed"],
  ["Retirée", true, "closed"],
  ["Offer rescinded", true, "closed"],
  ["Aprovado", true, "offer"],
  ["Aprobada", true, "offer"],
  ["Não aprovado", true, "closed"],
  ["Reprovado", true, "closed"],
  ["Aprovado para entrevista", true, "interview"],
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
  expect(
    [
      "No response yet",
      "Not yet rejected",
      "Retired",
      "Retirée",
      "Offer withdrawn",
      "Aprovado",
      "Não aprovado",
    ].map(parseOutcome),
  ).toEqual([null, null, null, "withdrawn", null, null, "rejected"]);
});
