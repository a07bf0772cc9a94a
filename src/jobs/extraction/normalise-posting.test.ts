import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberOfRuns } from "../../../tests/support/full-run.ts";
import { growth, linear } from "../../../tests/support/growth.ts";
import { loadGazetteer } from "../../places/gazetteer.server.ts";
import { workModes } from "../../places/work-mode.ts";
import { experienceLevels, jobTypes, nothingStated, payPeriods } from "../posting.ts";
import type { Posting, RawPosting } from "../posting.ts";
import { descriptionLimit, readDescription } from "./description.ts";
import { normalisePosting } from "./normalise-posting.ts";

const context = { now: new Date("2026-08-20T12:00:00Z"), gazetteer: loadGazetteer() };

const plain: RawPosting = {
  ...nothingStated,
  externalId: "4711",
  title: "Cook",
  company: "Larkfield Kitchens Ltd",
  url: "https://jobs.larkfield.example/4711",
};

function understood(over: Partial<RawPosting>): Posting {
  const result = normalisePosting({ ...plain, ...over }, context);
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`);
  return result.posting;
}

const reason = (raw: unknown) => {
  const result = normalisePosting(raw as RawPosting, context);
  return result.ok ? null : result.reason;
};

test("a posting with all fields", () => {
  const posting = understood({
    title: "SENIOR DATA ENGINEER (m/w/d) - Berlin [REQ-1234]",
    company: "Nordlicht Daten GmbH",
    locations: ["Berlin, Germany"],
    workMode: "hybrid",
    employmentTypes: ["Permanent, full-time"],
    level: "Mid-Senior level",
    descriptionHtml:
      "<div>Wir suchen für unser Team in Berlin eine Person mit Erfahrung in Python und SQL, die mit uns die Plattform baut und sie betreibt.</div><div>- Python</div><div>- SQL</div><script>x()</script>",
    pay: { min: 68_000, max: 84_000, currency: "EUR", period: "YEAR", predicted: false },
    postedAt: "2026-08-18T09:00:00+02:00",
    closesAt: "9999-12-31",
    department: "Engineering &amp; Data",
    tags: ["airflow"],
    requisitionId: "REQ-1234",
  });
  expect(posting).toMatchObject({
    externalId: "4711",
    title: "Senior Data Engineer",
    rawTitle: "SENIOR DATA ENGINEER (m/w/d) - Berlin [REQ-1234]",
    company: "Nordlicht Daten GmbH",
    rawLocation: "Berlin, Germany",
    workMode: "hybrid",
    type: "full-time",
    rawType: "Permanent, full-time",
    level: "senior",
    rawLevel: "Mid-Senior level",
    pay: {
      min: 68_000,
      max: 84_000,
      currency: "EUR",
      period: "year",
      yearlyUsdMin: 78_200,
      yearlyUsdMax: 96_600,
    },
    skills: ["Airflow", "Python", "SQL"],
    department: "Engineering & Data",
    language: "de",
    postedAt: new Date("2026-08-18T07:00:00Z"),
    closesAt: null,
    requisitionId: "REQ-1234",
  });
  expect(posting.places.map((place) => place.name)).toEqual(["Berlin"]);
  expect(posting.descriptionHtml).toMatch(/^<p>Wir suchen .*<\/p><ul><li>Python<\/li><li>SQL<\/li><\/ul>$/);
  expect(posting.descriptionText).toMatch(/betreibt\.\n\nPython\nSQL$/);
});

test("missing facts stay unknown", () => {
  expect(understood({})).toMatchObject({
    locationText: null,
    rawLocation: null,
    places: [],
    workMode: null,
    type: null,
    rawType: null,
    level: null,
    pay: null,
    descriptionHtml: "",
    descriptionText: "",
    skills: [],
    language: null,
    postedAt: null,
    closesAt: null,
  });
});

describe("pay", () => {
  const salary = { min: 100_000, max: 130_000, currency: "USD", period: null, predicted: false };

  test("a missing period is taken from the text only if the text repeats the figures", () => {
    const told = "<p>The annual salary range is $100,000 - $130,000.</p>";
    expect(understood({ pay: salary, descriptionHtml: told }).pay).toMatchObject({
      period: "year",
      yearlyUsdMin: 100_000,
    });
    const other = "<p>The annual salary range in Ohio is $90,000 - $110,000.</p>";
    expect(understood({ pay: salary, descriptionHtml: other }).pay).toMatchObject({
      min: 100_000,
      isPeriodAssumed: true,
    });
  });

  test("a field that spans several ranges of the text keeps each of them", () => {
    const told = "<p>Salary: junior 12 000 - 16 000 PLN, senior 15 000 - 20 000 PLN</p>";
    const field = { min: 12_000, max: 20_000, currency: null, period: null, predicted: false };
    const pay = understood({ pay: field, descriptionHtml: told }).pay;
    expect(pay?.ranges?.map(({ min, max }) => [min, max])).toEqual([
      [12_000, 16_000],
      [15_000, 20_000],
    ]);
  });

  test("figures without currency and period give way to a sentence that has both", () => {
    const field = { min: 21_840, max: 30_240, currency: null, period: null, predicted: false };
    const pay = understood({ pay: field, descriptionHtml: "<p>Salary: 130 - 180 PLN / h net</p>" }).pay;
    expect(pay).toMatchObject({ min: 130, max: 180, currency: "PLN", period: "hour" });
  });

  test("the country of the office decides between currencies with the same symbol", () => {
    expect(understood({ locations: ["Toronto, Canada"], payText: "$80,000 a year" }).pay?.currency).toBe(
      "CAD",
    );
    expect(
      understood({ locations: ["Denver, CO", "Toronto, Canada"], payText: "$80,000 a year" }).pay?.currency,
    ).toBe("USD");
  });

  test("pay can come from the title or the description", () => {
    expect(understood({ title: "Cook - £30,000 a year" }).pay).toMatchObject({ min: 30_000, period: "year" });
    expect(understood({ descriptionText: "Pay: £14.50 an hour" }).pay).toMatchObject({
      min: 14.5,
      period: "hour",
    });
  });
});

describe("rejected postings", () => {
  test.each([
    ["not-an-object", null],
    ["not-an-object", "posting"],
    ["not-an-object", []],
    ["no-id", { ...plain, externalId: "" }],
    ["no-title", { ...plain, title: " <b></b>&nbsp;--- " }],
    ["not-an-opening", { ...plain, title: "asdf", descriptionHtml: "<p>asdf</p>", descriptionText: null }],
    ["no-company", { ...plain, company: "" }],
    ["too-large", { ...plain, descriptionHtml: "x".repeat(1_000_001) }],
  ])("%s", (expected, raw) => {
    expect(reason(raw)).toBe(expected);
  });

  test("postings with a past closing date or a hidden employer are accepted", () => {
    for (const closesAt of ["2026-03-01", "2026-03-01T23:59:00Z"]) {
      expect(understood({ postedAt: "2026-03-01", closesAt }).closesAt).toBeNull();
    }
    expect(understood({ postedAt: "2026-03-01", closesAt: "2026-03-02" }).closesAt).not.toBeNull();
    expect(understood({ closesAt: "2016-01-01" }).closesAt).toEqual(new Date("2016-01-01"));
    expect(understood({ company: "Confidential" }).company).toBe("Company not stated");
  });
});

test("only safe addresses are kept", () => {
  expect(understood({ url: "javascript:alert(1)", applyUrl: "/apply" })).toMatchObject({
    url: null,
    applyUrl: null,
  });
  expect(understood({ url: "jobs.larkfield.example/7" }).url).toBe("https://jobs.larkfield.example/7");
  expect(understood({ url: "https://user:pass@larkfield.example" }).url).toBeNull();
});

const oneOf = (values: readonly string[], value: string | null) => value === null || values.includes(value);

function expectFit(posting: Posting) {
  expect(
    oneOf(jobTypes, posting.type) &&
      oneOf(experienceLevels, posting.level) &&
      oneOf(workModes, posting.workMode),
  ).toBe(true);
  expect(oneOf(payPeriods, posting.pay?.period ?? null)).toBe(true);
  expect(posting.title.length).toBeLessThanOrEqual(200);
  expect(posting.descriptionHtml.length).toBeLessThanOrEqual(descriptionLimit);
  expect(posting.skills.length).toBeLessThanOrEqual(30);
  for (const label of [posting.externalId, posting.title, posting.rawTitle, posting.company])
    expect(label).not.toBe("");
  for (const value of Object.values(posting)) {
    if (typeof value === "string") expect(value).not.toMatch(/(?![\n\t])\p{Cc}|\p{Cs}/u);
    if (value instanceof Date) expect(Number.isNaN(value.getTime())).toBe(false);
  }
}

// prettier-ignore
const word = fc.constantFrom(
  "Cook", "SENIOR", "(m/w/d)", "Remote", "Berlin, Germany", "$90k", "per hour", "<p>", "</li>", "&lt;b&gt;", "\u0000", "\ud800", "🤩",
  "2026-01-01", "3 days ago", "https://a.example/1", "Full-time", "C++, Go", "-", "1e999",
);
const anyText = fc.oneof(
  fc.array(word, { maxLength: 8 }).map((words) => words.join(" ")),
  fc.string({ unit: "binary" }),
);
const anyValue = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 1, arbitrary: fc.array(anyText, { maxLength: 4 }) },
  fc.jsonValue(),
);
const anyPay = fc.record({
  min: anyValue,
  max: fc.oneof(fc.double(), anyValue),
  currency: anyValue,
  period: anyValue,
  predicted: anyValue,
});
const anyFields = Object.fromEntries(
  Object.keys(plain).map((key) => [key, key === "pay" ? fc.oneof(anyPay, anyValue) : anyValue]),
);

test("any JSON value is parsed or rejected without an exception", () => {
  const anyRaw = fc.oneof(
    { weight: 4, arbitrary: fc.record(anyFields).map((raw) => ({ externalId: "1", ...raw })) },
    { weight: 3, arbitrary: fc.record(anyFields, { requiredKeys: [] }).map((raw) => ({ ...plain, ...raw })) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  fc.assert(
    fc.property(anyRaw, (raw) => {
      const result = normalisePosting(raw as RawPosting, context);
      if (result.ok) expectFit(result.posting);
      else expect(result.detail).not.toBe("");
    }),
    { numRuns: numberOfRuns(2000) },
  );
});

// prettier-ignore
const statements = [
  "Pay: $40 an hour.", "$100k - $130k", "OTE £60k", "up to €3.000 monatlich", "This is a full-time position.", "6-month contract",
  "This role is fully remote.", "3 days a week in the office", "5+ years of experience", "Bachelor's degree", "No visa sponsorship",
  "Night shift", "\n\n", "\n", ". ", " | ", "We build cranes", "Référence 42", "🤩",
];
const advert = fc
  .array(fc.oneof(fc.constantFrom(...statements), fc.string({ unit: "grapheme", maxLength: 12 })), {
    maxLength: 30,
  })
  .map((parts) => parts.join(" "));

test("facts are the same every time, and their evidence is in the text", () => {
  fc.assert(
    fc.property(advert, anyText, (descriptionText, title) => {
      const raw = { ...plain, title: `Cook ${title}`, descriptionText };
      const result = normalisePosting(raw, context);
      expect(normalisePosting(raw, context)).toEqual(result);
      if (!result.ok) return;
      const { posting } = result;
      for (const quoted of Object.values(posting.evidence)) {
        expect(quoted.text.length).toBeLessThanOrEqual(200);
        if (quoted.from === "description")
          expect(posting.descriptionText.slice(quoted.start, quoted.end)).toBe(quoted.text);
      }
      const facts = ["pay", "level", "workMode", "years", "degree", "visa", "shift"] as const;
      for (const fact of facts)
        expect(posting[fact] !== null, fact).toBe(posting.evidence[fact] !== undefined);
      expect(posting.type).toBe(posting.types[0] ?? null);
      expect(posting.type !== null).toBe(posting.evidence.type !== undefined);
    }),
    { numRuns: numberOfRuns(1000) },
  );
});

test("reading a cleaned title and description again changes nothing", () => {
  fc.assert(
    fc.property(advert, anyText, (descriptionText, title) => {
      const first = normalisePosting({ ...plain, title: `Cook ${title}`, descriptionText }, context);
      if (!first.ok) return;
      const { posting } = first;
      const again = understood({ title: posting.title, descriptionHtml: posting.descriptionHtml });
      expect([again.title, again.descriptionHtml, again.descriptionText]).toEqual([
        posting.title,
        posting.descriptionHtml,
        posting.descriptionText,
      ]);
      for (const fact of ["years", "degree", "visa", "shift"] as const)
        expect(again[fact]).toBe(posting[fact]);
    }),
    { numRuns: numberOfRuns(500) },
  );
});

/** Parts of long values on which a careless pattern or parser is slow. */
// prettier-ignore
const hostileUnits = [
  " ", "(", "<", "&", "<b>", "- ", "$1 ", "1,", "1 000 ", "a-", "a.", "a@", "remote, ", "(m/w/", "senior ", "R, ", "• ", "&lt;", "https://", "и", "\n",
  "assistant to the director of ", "staff a, ", "from $", "per ", "<li><ul>", "<table><tr><td>", "Berlin, ", "Berlin / ", "not ", "5 years ", "\n- a",
];

test.each(hostileUnits)("a description of twice the length takes about twice as long: %j", (unit) => {
  const read = (text: string) =>
    normalisePosting({ ...plain, descriptionHtml: text, descriptionText: text }, context);
  // Facts are read from the first 20,000 characters. Markup is read to its end.
  expect(growth(read, unit, 8_000)).toBeLessThan(linear);
  expect(growth((text) => readDescription({ html: text, text: null }), unit, 80_000)).toBeLessThan(linear);
});

test("long hostile values in every field are cut to what is stored", () => {
  for (const unit of hostileUnits) {
    const long = unit.repeat(Math.ceil(20_000 / unit.length));
    const raw = Object.fromEntries(
      Object.keys(plain).map((key) => [key, key === "locations" || key === "tags" ? [long] : `x${long}`]),
    );
    const result = normalisePosting(raw as unknown as RawPosting, context);
    if (result.ok) expectFit(result.posting);
  }
});

test("a date that both orders allow is read in the order of the country", () => {
  const day = (locations: string[], postedAt: string, closesAt: string | null = null) => {
    const { postedAt: posted, closesAt: closes } = understood({ locations, postedAt, closesAt });
    return [posted, closes].map((date) => date?.toISOString().slice(0, 10) ?? null);
  };
  expect(day(["Dayton, OH"], "03/04/2026", "10/05/2026")).toEqual(["2026-03-04", "2026-10-05"]);
  expect(day(["Leeds, UK"], "03/04/2026", "10/05/2026")).toEqual(["2026-04-03", "2026-05-10"]);
  // An advert was not published in the future.
  expect(day(["Leeds, UK"], "03/12/2026")).toEqual(["2026-03-12", null]);
  expect(day(["Dayton, OH"], "12/03/2026")).toEqual(["2026-03-12", null]);
});

test("the id of a job in its title is not Idaho", () => {
  for (const title of ["Baker - Job ID 1234567", "Baker (Job ID: 4567)", "Baker - Requisition ID - 88123"])
    expect(understood({ title }).places).toEqual([]);
});
