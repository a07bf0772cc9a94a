import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadVocabulary } from "../../../occupations/load-vocabulary.server.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import { understandLocation } from "../../../places/understand-location.ts";
import { typedFacts } from "../filters/fact-terms.ts";
import { emptySearch, type SearchQuery } from "./search-query.ts";
import { understandText } from "./understand-text.ts";
import { numberOfRuns } from "../../../../tests/support/full-run.ts";

const gazetteer = loadGazetteer();
const vocabulary = loadVocabulary();
const understand = (keywords: string, more: Partial<SearchQuery> = {}) =>
  understandText({ ...emptySearch, keywords, ...more }, understandLocation(more.location ?? "", gazetteer), {
    gazetteer,
    vocabulary,
  });

describe("places", () => {
  test.each([
    ["nurse leeds", "nurse", "leeds"],
    ["developer jobs in berlin", "developer jobs", "berlin"],
    ["jobs in hawassa", "", "hawassa"],
    ["python developer EC2A 4NE", "python developer", "London, UK"],
    ["data scientist M1", "data scientist", "Manchester, UK"],
    ["security engineer 10115", "security engineer", "New York, NY or Berlin, Germany"],
    ["cloud engineer EC2", "cloud engineer EC2", ""],
    ["security engineer remote us", "security engineer", "USA"],
    ["jobs around CMC", "", "CMC"],
    ["I would like to cook in a good restaurant", "cook", ""],
    ["developer 02139", "developer", "Cambridge, MA"],
    ["mobile developer", "mobile developer", ""],
    ["reading teacher", "reading teacher", ""],
    ["maçon", "maçon", ""],
    ["auxiliaire de vie", "auxiliaire de vie", ""],
    ["maçon lyon", "maçon", "lyon"],
    ["apprenticeship in IT", "in IT", ""],
    ["software internship london", "software", "london"],
    ["london internship", "", "london"],
    ["greater london nurse", "nurse", "greater london"],
    ["nurse in london or manchester", "nurse", "london or manchester"],
    ["london or manchester data scientist", "data scientist", "london or manchester"],
    ["driver in austin, texas", "driver", "austin, texas"],
    ["nurse in the netherlands with a visa", "nurse", "netherlands"],
    ["infirmier 75001 paris", "infirmier", "paris"],
    ["accountant in the UK or Ireland please", "accountant", "UK or Ireland"],
    ["sales in enterprise", "sales in enterprise", ""],
    ["manager in media", "manager in media", ""],
    ["nurse in bath", "nurse", "bath"],
    ["teacher in reading", "teacher", "reading"],
    ["nurse in kidlington", "nurse", "kidlington"],
    ["cook in the central hospital", "cook in the central hospital", ""],
  ])("%s", (typed, keywords, location) => {
    const { query } = understand(typed);
    expect({ keywords: query.keywords, location: query.location }).toEqual({ keywords, location });
  });

  test("a distance is a radius, and miles are longer than kilometres", () => {
    expect(understand("data jobs within 30 miles of leeds")).toMatchObject({
      radiusKm: 48,
      query: { location: "leeds" },
    });
    expect(understand("driver within 20 km of berlin").radiusKm).toBe(20);
  });

  test("a typed place takes precedence, and near me asks for no word", () => {
    expect(understand("driver near me", { location: "Addis Ababa" }).query).toMatchObject({
      keywords: "driver",
      location: "Addis Ababa",
    });
  });
});

describe("pay", () => {
  test.each([
    ["data engineer over £70,000", 70_000, "GBP", "year"],
    ["engineer $50 per hour", 50, "USD", "hour"],
    ["analyst 50k", 50_000, "USD", "year"],
    ["data analyst 60000", 60_000, "USD", "year"],
    ["developer 100000", 100_000, "USD", "year"],
    ["data analyst 60000 london", 60_000, "GBP", "year"],
    ["jobs paying at least 50,000 birr", 50_000, "ETB", "month"],
    ["cleaner £15", 15, "GBP", "hour"],
    ["java developer 18000-22000 zł", 18_000, "PLN", "month"],
    ["cashier up to 6000 birr", 0, "ETB", "month"],
    ["HGV class 1 driver £40k", 40_000, "GBP", "year"],
    ["Band 6 nurse £30000", 30_000, "GBP", "year"],
    ["java 17 developer £70k", 70_000, "GBP", "year"],
    ["developer 5 years 80k", 80_000, "USD", "year"],
    ["2 days a week bookkeeper £15 an hour", 15, "GBP", "hour"],
    ["full time 40 hours a week £25k", 25_000, "GBP", "year"],
    ["level 3 childminder 25,000 pounds", 25_000, "GBP", "year"],
    ["developer 60000 NZD", 60_000, "NZD", "year"],
    ["driver 30000 aed", 30_000, "AED", "month"],
    ["cleaner 15,50 € per hour", 15.5, "EUR", "hour"],
    ["cleaner 15 € die Stunde", 15, "EUR", "hour"],
    ["engineer ¥5000000", 5_000_000, "JPY", "year"],
    ["seller R$ 10.000", 10_000, "BRL", "month"],
    ["Ingenieur 60.000,00 €", 60_000, "EUR", "year"],
    ["java developer 12 LPA", 1_200_000, "INR", "year"],
    ["driver 30000 kr oslo", 30_000, "NOK", "month"],
    ["developer $90k toronto", 90_000, "CAD", "year"],
    ["nurse 35,000 or more", 35_000, "USD", "year"],
  ])("%s", (typed, amount, currency, period) => {
    const { typedConditions } = understand(typed);
    expect(typedConditions.pay).toMatchObject({ amount, currency, period });
  });

  test.each([
    "windows 11 administrator",
    "driver from 2026",
    "k8s",
    "level 3 childcare",
    "iso 27001 auditor",
    "iso 22000 auditor",
    "401k benefits accountant",
    "php 8 developer",
    "NIS2 consultant",
    "RS232 engineer",
    "40 ft container driver",
    "developer 5 years",
    "3 to 5 years accountant",
    "nurse 60614",
    "serveur 13000 marseille",
  ])("%s is no pay", (typed) => expect(understand(typed).typedConditions.pay).toBeNull());
});

test.each([
  ["analyst £30-40k", 30_000, 40_000],
  ["analyst £30k to £40k", 30_000, 40_000],
  ["analyst over £30k but under £40k", 30_000, 40_000],
  ["analyst over 30k under 40k", 30_000, 40_000],
  ["analyst under £30k", 0, 30_000],
  ["analyst bis 30.000 €", 0, 30_000],
  ["analyst £30k", 30_000, null],
  ["analyst no less than £30k", 30_000, null],
  ["analyst at most £30k", 0, 30_000],
  ["analyst between £30k and £40k", 30_000, 40_000],
])("%s has ends", (typed, amount, max) => {
  expect(understand(typed).typedConditions.pay).toMatchObject({ amount, max });
});

test.each([
  ["zdalnie programista", { workModes: ["remote"] }],
  ["développeur télétravail", { workModes: ["remote"] }],
  ["Buchhalter Teilzeit", { types: ["part-time"] }],
  ["Minijob Kellner", { types: [], keywords: "Kellner" }],
  ["accountant not full time", { types: ["part-time"] }],
  ["młodszy programista", { levels: ["entry"] }],
  ["contract data roles", { types: ["contract"] }],
  ["node contract", { types: ["contract"] }],
  ["contract developer", { types: ["contract"], keywords: "developer" }],
  ["contract python developer", { types: ["contract"] }],
  ["smart contract developer", { types: [] }],
  ["review of contract", { types: [] }],
  ["not remote developer", { workModes: ["on-site", "hybrid"], keywords: "developer" }],
  ["contract manager", { types: [] }],
  ["contract management jobs", { types: [] }],
])("%s has a filter", (typed, filters) => expect(understand(typed).query).toMatchObject(filters));

test("a wish may exclude some of the work that it means", () => {
  const hospital = understand("I want to work in a hospital but not as a nurse").query.keywords;
  expect(hospital).toMatch(/receptionist/);
  expect(hospital).not.toMatch(/nurse/);
  expect(understand("I want to fix pipes but no selling").query.keywords).toMatch(/^plumber.* -selling$/);
  expect(understand("something with numbers but not accounting").query.keywords).not.toMatch(/account/);
});

test("an article begins no place", () => {
  expect(understand("I want to work at a university").query.location).toBe("");
});

test("a filter that is only wished for excludes no job", () => {
  const { query, optionalConditions } = understand("receptionist, part time if possible");
  expect(optionalConditions).toEqual(["part time if possible"]);
  expect(query.types).toEqual([]);
  expect(query.keywords).not.toContain("part");
});

test("in a sentence, a verb is no programming language", () => {
  expect(understand("i want to go back to rust").query.keywords).not.toMatch(/\bgo\b/);
  expect(understand("i want to work with go or rust").query.keywords).toMatch(/\bgo\b/);
});

test("people at home do not ask for remote work", () => {
  expect(understand("help people who are old at home").query.workModes).toEqual([]);
});

test.each([
  ["data scientist outside london", "data scientist -london", "United Kingdom"],
  ["jobs outside london", "-london", "United Kingdom"],
  ["outside london nurse", "-london nurse", "United Kingdom"],
  ["nurse outside of new york please", 'nurse -"new york"', "United States"],
  ["accountant not in addis ababa", 'accountant -"addis ababa"', "Ethiopia"],
  ["data engineer not london", "data engineer -london", "United Kingdom"],
  ["developer outside germany", "developer -germany", ""],
  ["nurse outside london but in leeds", "nurse -london but", "leeds"],
  ["outside sales", "outside sales", ""],
  ["developer not java", "developer -java", ""],
])("%s excludes the place", (typed, keywords, location) => {
  expect(understand(typed).query).toMatchObject({ keywords, location });
});

test("the place field may exclude a place, too", () => {
  expect(understand("nurse", { location: "outside london" }).query).toMatchObject({
    keywords: "nurse -london",
    location: "United Kingdom",
  });
  expect(understand("", { location: "UK outside london" }).query).toMatchObject({
    keywords: "-london",
    location: "UK",
  });
});

test("words of a sentence are no pay", () => {
  expect(understand("my son is 18 and wants an apprenticeship in IT").typedConditions.pay).toBeNull();
});

test("an amount without a currency is in that of the place", () => {
  const { typedConditions } = understand("receptionist salary 8000-12000", { location: "Addis Ababa" });
  expect(typedConditions.pay).toMatchObject({
    amount: 8000,
    currency: "ETB",
    isCurrencySure: true,
    period: "month",
  });
});

test("without a currency, an amount is in that of the place among the words", () => {
  const { typedConditions } = understand("data scientist job in london paying 60k");
  expect(typedConditions.pay).toMatchObject({ amount: 60_000, currency: "GBP", isCurrencySure: true });
});

test.each([
  ["driver or guard, no degree", "driver or guard,", ["no-degree"]],
  ["I don't have a degree but want a programming job", "programmer", ["no-degree"]],
  ["any job without experience or diploma", "", ["no-degree", "beginners"]],
  ["I just finished high school and need any job", "", ["beginners", "no-degree"]],
  ["I just finished university and studied accounting", "accounting", ["beginners"]],
  ["I just graduated in accounting, where can I start?", "accounting", ["beginners"]],
  ["i finished my accounting degree and need a job", "accounting", ["beginners"]],
  ["part time job in the evenings", "", ["evening"]],
  ["evening shift nurse", "nurse", ["evening"]],
  ["security guard night", "security guard", ["night"]],
  ["night auditor", "night auditor", []],
  ["nurse not night shift", "nurse", []],
  ["Pflegekraft keine Nachtschicht", "Pflegekraft", []],
  ["software engineer h1b", "software engineer", ["visa"]],
  ["a company that pays for my visa", "", ["visa"]],
  ["someone who will sponsor my visa, programmer", "programmer", ["visa"]],
] as const)("%s", (typed, rest, facts) => {
  const { query, typedConditions } = understand(typed);
  expect(typedConditions.filters.facts).toEqual(facts.map((name) => typedFacts[name]));
  if (rest !== "") expect(query.keywords).toContain(rest);
  expect(query.keywords).not.toMatch(/diploma|school|evening|shift|visa/);
});

test("where somebody comes from is not where the work is", () => {
  const { query } = understand("I am a nurse from Poland and I would like to work in England");
  expect(query.location).toBe("England");
  expect(understand("a cook from Poland").query.location).toBe("Poland");
});

test.each([
  ["I own a motorbike and can deliver things", "courier", "truck driver"],
  ["i like drawing clothes and making patterns", "fashion designer", "graphic designer"],
  ["would love a job in an art gallery", "curator", "graphic designer"],
  ["I want to do cleaning in a hospital", "cleaner", "nurse"],
  ["I would like to be selling phones", "salesperson", "mobile technician"],
  ["selling books", "salesperson", "librarian"],
  ["cutting grass", "gardener", "cutter"],
  ["job where I can be around dogs", "veterinarian", "nurse"],
  ["answer phones from home", "customer service", "receptionist"],
  ["building websites", "web developer", "construction worker"],
  ["job drawing buildings", "architect", "graphic designer"],
  ["someone who answers phones at a front desk", "receptionist", "telephone operator"],
  ["something creative with computers, no degree", "it support", "nurse"],
  ["I want to teach music to children", "teacher", "nanny"],
  ["i want to make video games", "game developer", "videographer"],
])("%s means a %s and no %s", (typed, work, other) => {
  const { wishSearches } = understand(typed);
  expect(wishSearches).toContain(work);
  expect(wishSearches).not.toContain(other);
});

test.each([
  "I want to become a data scientist",
  "which companies need software engineers?",
  "a developer of computer games",
  "call centre",
  "building manager",
  "I'm good at talking and need a part time job for people",
  "washing machine engineer",
  "marketing agency",
])("%s names the work, or is none", (typed) => expect(understand(typed).wishSearches).toEqual([]));

test("who sells houses or drives a bus has a title of their own", () => {
  expect(understand("I want to sell houses").wishSearches).toContain("real estate agent");
  expect(understand("I want to drive a bus").wishSearches).toEqual(["bus driver"]);
});

test("an office job is clerical work, unless other work is named", () => {
  expect(understand("any office job no experience").wishSearches).toContain("secretary");
  expect(understand("accountant office job").wishSearches).toEqual([]);
});

test("shops on the internet are no remote work", () => {
  expect(understand("online shop manager").query.workModes).toEqual([]);
  expect(understand("online teacher").query.workModes).toEqual(["remote"]);
});

test.each([
  "any office job where they train me",
  "warehouse work, training provided",
  "start a career in security",
])("%s: a job for beginners", (typed) => {
  const { query, typedConditions } = understand(typed);
  expect(typedConditions.filters.levels).toEqual(["entry"]);
  expect(query.keywords).not.toMatch(/train|career/);
});

test("a contract next to pay, and a mother looking for work, name no work", () => {
  expect(understand("£30 an hour contract").query).toMatchObject({ keywords: "", types: ["contract"] });
  expect(understand("contract manager").query).toMatchObject({ keywords: "contract manager", types: [] });
  expect(understand("I'm a mum looking for part time work near Manchester").query.keywords).toBe("");
});

test("work from a country is remote work there", () => {
  expect(understand("can i work as a nurse from india").query.workModes).toEqual([]);
  expect(understand("i want to work from india as a nurse").query.workModes).toEqual(["remote"]);
  expect(understand("i want to work from hospitals in india").query.workModes).toEqual([]);
});

test("filters among the words are chosen, unless others are", () => {
  expect(understand("work from home ethiopia").query).toMatchObject({
    keywords: "",
    location: "ethiopia",
    workModes: ["remote"],
  });
  expect(understand("part time cashier").query).toMatchObject({ keywords: "cashier", types: ["part-time"] });
  expect(understand("part time cashier", { types: ["contract"] }).query.types).toEqual(["contract"]);
});

test("words that only make a sentence are dropped", () => {
  const { query, typedConditions } = understand("I want to become a data scientist but have no experience");
  expect(typedConditions.filters.facts).toEqual([typedFacts.beginners]);
  expect(query.keywords.replace(/\b(to|a)\b/g, "").trim()).toBe("data scientist");
});

test("a search for these words only is left as it is", () => {
  const typed = { ...emptySearch, keywords: "nurse leeds £30k remote", verbatim: true };
  expect(understand(typed.keywords, { verbatim: true }).query).toEqual(typed);
});

test("any text is understood without an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
      expect(understand(typed).query.keywords.length).toBeLessThanOrEqual(typed.length);
    }),
    { numRuns: numberOfRuns(200) },
  );
});

test.each([
  ["software engineer visa", "software engineer", [typedFacts.visa]],
  ["jobs at visa", "jobs at visa", []],
  ["overnight stocker", "stocker", [typedFacts.night]],
  ["junior accountant 0 years experience", "junior accountant", [typedFacts.beginners]],
  ["tech job without coding", "tech job -coding", []],
  ["I would like to work in it", "to in IT", []],
])("%s is read as %s", (typed, keywords, facts) => {
  const { query, typedConditions } = understand(typed);
  expect({ keywords: query.keywords, facts: typedConditions.filters.facts }).toEqual({ keywords, facts });
});

test("a person who names the own trade and a place wants that trade", () => {
  const { query } = understand("I am a nurse and want to work in London");
  expect(query).toMatchObject({ keywords: "a nurse and to", location: "London" });
});
