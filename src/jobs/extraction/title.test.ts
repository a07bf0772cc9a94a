import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberOfRuns } from "../../../tests/support/full-run.ts";
import { cleanTitle } from "./title.ts";

const clean = (title: string, locations: string[] = [], requisitionId: string | null = null) =>
  cleanTitle(title, { locations, requisitionId });

test.each([
  ["Cook (m/f/d)", "Cook"],
  ["Koch (w/m/d)*", "Koch"],
  ["Koch [m|w|d]", "Koch"],
  ["Köchin (m, w, d) für Kita", "Köchin für Kita"],
  ["Cook (all genders)", "Cook"],
  ["Cook (gn)", "Cook"],
  ["Cuisinier H/F", "Cuisinier"],
  ["Cuisinier (H/F)", "Cuisinier"],
  ["Cook m / f / d", "Cook"],
  ["Vendeur H/F (CDI) - 2 000 € net", "Vendeur (CDI)"],
  ["Serveur F/H en soirée", "Serveur en soirée"],
  ["Kok m/v - nacht", "Kok - nacht"],
  ["Koch (männlich/weiblich/divers)", "Koch"],
])("gender markers: %s", (title, expected) => {
  expect(clean(title)).toBe(expected);
});

test.each([
  ["Cook (JR12345)", "Cook"],
  ["Cook - R0012345", "Cook"],
  ["Cook [REQ-1234]", "Cook"],
  ["Cook (Ref: CE/0321)", "Cook"],
  ["Cook #12345", "Cook"],
  ["JR-10223: Cook", "Cook"],
  ["Cook - 16-01286", "Cook"],
  ["Cook, Job ID: 99887", "Cook"],
  ["Cook (123456)", "Cook"],
])("requisition ids: %s", (title, expected) => {
  expect(clean(title)).toBe(expected);
});

test("the source's own id is removed wherever it is a separate part", () => {
  expect(clean("Cook X-77 nights", [], "X-77")).toBe("Cook nights");
  expect(clean("Cook X-778", [], "X-77")).toBe("Cook X-778");
});

test.each([
  ["URGENT!!! Cook", "Cook"],
  ["URGENT HIRING Cook", "Cook"],
  ["Hiring: Cook", "Cook"],
  ["Cook - Immediate Start!", "Cook"],
  ["Cook (Urgent)", "Cook"],
  ["Cook – great kitchen!!", "Cook – great kitchen"],
  ["🤩 Cook 🤩", "Cook"],
  ["**Cook**", "Cook"],
  ["*NEU* Koch", "Koch"],
  ["Koch (neu)", "Koch"],
])("calls to hurry: %s", (title, expected) => {
  expect(clean(title)).toBe(expected);
});

test.each([
  ["Buyer - Remote", "Buyer"],
  ["Buyer (Remote)", "Buyer"],
  ["Buyer (Remote, US)", "Buyer"],
  ["Buyer, 100% remote", "Buyer"],
  ["[Remote] Buyer", "Buyer"],
  ["Remote - Buyer", "Buyer"],
  ["Buyer | Hybrid", "Buyer"],
  ["Buyer - Remote or Hybrid", "Buyer"],
  ["Buyer REMOTE", "Buyer"],
])("work mode: %s", (title, expected) => {
  expect(clean(title)).toBe(expected);
});

test.each([
  ["Buyer - Herndon, VA", "Herndon, VA"],
  ["Buyer (Leeds)", "Leeds, England"],
  ["Buyer in Berlin", "Berlin, Germany"],
  ["Buyer | São Paulo", "Sao Paulo, Brazil"],
  ["Buyer-Chesapeake", "Chesapeake, VA"],
  ["Buyer, Luxembourg", "Luxembourg"],
])("a place repeated at the end: %s", (title, location) => {
  expect(clean(title, [location])).toBe("Buyer");
});

test.each([
  ["SENIOR AWS ENGINEER (NIGHTS)", "Senior AWS Engineer (Nights)"],
  ["RN CASE MANAGER", "RN Case Manager"],
  ["HEAD OF IT AND HR", "Head of IT and HR"],
  ["HGV DRIVER", "HGV Driver"],
  ["C++ PROGRAMMER II", "C++ Programmer II"],
  ["SENIOR IOS DEVELOPER", "Senior iOS Developer"],
  ["SENIOR React Developer", "Senior React Developer"],
  ["CO-HOST", "Co-Host"],
  ["MÜLLFAHRER", "Müllfahrer"],
])("shouting: %s", (title, expected) => {
  expect(clean(title)).toBe(expected);
});

describe("what says something about the work stays", () => {
  // prettier-ignore
  test.each([
    "Remote Sensing Engineer", "Hybrid Vehicle Technician", "New Business Manager", "New-Build Surveyor",
    "Electrician (480V)", "I/O Engineer (I/O)", "A/V Technician (A/V)", "Data Manager (MDM)", "Class of 2027 Graduate",
    "Shift Lead (2027)", "Pilot, Boeing 737", "C++ Developer", "C# Developer", ".NET Developer", "R&D Chemist",
    "Verkäufer*in", "Manager(in)", "QA", "RN", "iOS Engineer", "Cook at sea", "Director, Berlin Office",
    "Job Coach", "Reference Librarian", "Urgent Care Nurse", "Requisition Clerk", "Hiring Manager",
  ])("%s", (title) => {
    expect(clean(title, ["Leeds, UK"])).toBe(title);
  });
});

test("mark-up, entities, control characters and white space", () => {
  expect(clean("  R&amp;amp;D\u00a0 <b>Chemist</b>\u0000\n\u200b ")).toBe("R&D Chemist");
  expect(clean("Buyer ( Food & Drink )")).toBe("Buyer (Food & Drink)");
});

test("a title that is nothing but noise stays as published", () => {
  expect(clean("Remote")).toBe("Remote");
  expect(clean("(m/w/d)")).toBe("(m/w/d)");
  expect(clean("Leeds", ["Leeds"])).toBe("Leeds");
});

// prettier-ignore
const piece = fc.constantFrom(
  "Cook", "SENIOR", "(m/w/d)", "- Remote", "(Remote)", "Leeds", ", UK", " in ", "!!!", "URGENT", "#12345", "(JR1234)", "[",
  "]", "(", ")", " ", "-", "–", "|", "*", "&amp;", "&lt;b&gt;", "<b>", "C++", "🤩", "\u0000", "\u200b", "é", "\ud800",
);
const anyTitle = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(" ")),
  fc.array(piece, { maxLength: 12 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 400 }),
);

test("clean titles are one bounded line without control characters, and cleaning twice changes nothing", () => {
  fc.assert(
    fc.property(anyTitle, (title) => {
      const once = clean(title, ["Leeds, UK"]);
      expect(once.length).toBeLessThanOrEqual(200);
      expect(once).not.toMatch(/[\p{Cc}\u2028\u2029]|^\s|\s$|\s\s/u);
      expect(once.isWellFormed()).toBe(true);
      expect(clean(once, ["Leeds, UK"])).toBe(once);
    }),
    { numRuns: numberOfRuns(3000) },
  );
});

test.each([
  ["Gate Keeper | Whitby | £13/h", "Gate Keeper"],
  ["Gate Keeper Whitby £13/h", "Gate Keeper Whitby"],
  ["WAREHOUSE PLANNER (m/w/d) - LEEDS - £32k - REF 88421", "Warehouse Planner"],
  ["Nurse (€45.000 - €52.000 p.a.)", "Nurse"],
  ["Driver - up to £15 per hour", "Driver"],
  ["Pflegekraft - 3.500 € pro Monat", "Pflegekraft"],
  ["Engineer II - $120K", "Engineer II"],
  ["Care Assistant - £180 per shift", "Care Assistant"],
  ["Night Nurse £180 per shift", "Night Nurse"],
  ["Cleaner £12.50 p/h", "Cleaner"],
  ["Kierowca - 6 000 zł netto", "Kierowca"],
  ["Koch – 2.800 € brutto / Monat", "Koch"],
  ["Kock | 30 000 - 35 000 SEK", "Kock"],
])("pay at the end of %s is left out", (published, expected) => {
  expect(cleanTitle(published, { locations: ["Whitby, GB", "Leeds, GB"], requisitionId: null })).toBe(
    expected,
  );
});

test.each([
  ["Cleaner (LS1)", "Cleaner"],
  ["Cleaner - HU4 7QX", "Cleaner"],
  ["Cleaner, YO1", "Cleaner"],
])("the postcode at the end of %s is left out", (published, expected) => {
  expect(clean(published)).toBe(expected);
});

test.each([
  "Support Engineer (L3)",
  "Sales Manager (B2B)",
  "Driver (C1)",
  "Engineer (SE2)",
  "Designer, H1 2027",
  "$100M Fund Manager",
  "Account Manager, $1B Portfolio",
  "Manager, 5,000 sq ft store",
  "Level 3 Chef",
])("%s keeps its figure", (title) =>
  expect(cleanTitle(title, { locations: [], requisitionId: null })).toBe(title),
);
