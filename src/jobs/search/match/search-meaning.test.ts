import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedPosting, inventedSource } from "../../../../tests/support/invented-posting.ts";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { loadGazetteer } from "../../../places/gazetteer.server.ts";
import { placeById } from "../../../places/gazetteer.ts";
import { readPay } from "../../extraction/pay.ts";
import type { Posting } from "../../posting.ts";
import { storeBatch } from "../../indexing/store-batch.server.ts";
import { emptySearch } from "../query/search-query.ts";
import { searchJobs } from "./search-jobs.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const gazetteer = loadGazetteer();
let opened: Awaited<ReturnType<typeof testDatabase>>;

const advert = (title: string, facts: Partial<Posting> = {}): Posting =>
  inventedPosting({ title, company: "Ostrava Holding", descriptionText: "Please write to us.", ...facts });

const yearly = (amount: number): Posting["pay"] => readPay(null, `£${amount} a year`, {}).pay;

const berlin = [placeById(gazetteer, 2_950_159)].filter((place) => place !== null);
const london = [placeById(gazetteer, 2_643_743)].filter((place) => place !== null);

const adverts = [
  advert("Nurse for a Dental Clinic"),
  advert("Medical Secretary"),
  advert("Clinical Data Scientist"),
  advert("Reporter"),
  advert("Data Analyst", { descriptionText: "You find fraud in payments." }),
  advert("Senior Data Analyst"),
  advert("Financial Reporting Analyst"),
  advert("Bakery Assistant"),
  advert("Video Host", { rawLocation: "Addis Ababa, behind the bakery" }),
  advert("Junior Salesperson", { level: "entry" }),
  advert("Senior Salesperson", { level: "senior" }),
  advert("Salesperson", { level: "entry", years: 3 }),
  advert("IT Support Technician"),
  advert("Computer Vision Researcher"),
  advert("Juice Maker"),
  advert("Truck Driver", { degree: "none", types: ["full-time"] }),
  advert("Bus Driver"),
  advert("Forklift Driver", { degree: "bachelor" }),
  advert("Mathematician", { descriptionText: "A humanitarian organisation. A degree is not mentioned." }),
  advert("Mathematician of a Casino"),
  advert("Java Developer", { skills: ["Java"] }),
  advert("Java Engineer", { skills: ["Java"] }),
  advert("Software Developer", { skills: ["Java"] }),
  ...Array.from({ length: 5 }, () => advert("Kitchen Porter")),
  advert("Bookkeeper", { company: "Kitchen Ltd" }),
  advert("Sales Assistant", { descriptionText: "You sell books and pens." }),
  advert("Sales Manager of Cars"),
  advert("Book Editor"),
  advert("Glazier", { pay: yearly(60_000) }),
  advert("Glazier of Shops", { pay: yearly(45_000) }),
  advert("Glazier of Greenhouses", { pay: yearly(20_000) }),
  ...Array.from({ length: 5 }, () => advert("Accountant in Berlin", { places: berlin })),
  advert("Accountant", { places: london }),
  ...["Salesforce Consultant", "Salesforce Administrator"].map((title) => advert(title)),
  ...["Account Executive", "Deal Desk Analyst"].map((title) => advert(title, { company: "Salesforce" })),
  advert("Designer"),
  advert("Art Director"),
  ...Array.from({ length: 5 }, () => advert("Python Developer", { places: [], locationText: null })),
  advert("Python Developer in London", { places: london }),
  ...["Security Analyst", "Information Security Analyst", "IT Security Analyst"].map((title) =>
    advert(title),
  ),
  advert("Security Engineer"),
  ...Array.from({ length: 25 }, (_, number) => advert(`Glazier and Joiner ${number}`, { places: london })),
];

beforeAll(async () => {
  opened = await testDatabase();
  const source = await inventedSource(opened.db);
  await storeBatch(opened.db, source, adverts, now);
});
afterAll(() => opened.close());

test.each([
  ["clinic", ["Nurse for a Dental Clinic"]],
  ["reporter", ["Reporter"]],
  ["bakery", ["Bakery Assistant", "Video Host"]],
  ["salesperson no experience", ["Junior Salesperson"]],
  ["fix computers", ["IT Support Technician"]],
  ["furniture maker", []],
  ["kitchen work", [...Array.from({ length: 5 }, () => "Kitchen Porter"), "Bookkeeper"]],
  ["selling books", ["Salesperson", "Senior Salesperson", "Junior Salesperson", "Sales Assistant"]],
  ["driver no degree", ["Bus Driver", "Truck Driver"]],
  [
    "salesforce",
    ["Salesforce Administrator", "Salesforce Consultant", "Deal Desk Analyst", "Account Executive"],
  ],
  ["art director", ["Art Director"]],
  [
    "programista python",
    [...Array.from({ length: 5 }, () => "Python Developer"), "Python Developer in London"],
  ],
  ["soc analyst", ["Security Analyst", "IT Security Analyst", "Information Security Analyst"]],
  ["mathematician without a degree", []],
  ["java developer without spring", ["Java Developer", "Java Engineer", "Software Developer"]],
])("%s", async (keywords, titles) => {
  const { jobs } = await searchJobs(opened.db, { ...emptySearch, keywords }, { now, gazetteer });
  expect(jobs.map(({ title }) => title)).toEqual(titles);
});

test("a name in another language first lists the jobs of its countries", async () => {
  const query = { ...emptySearch, keywords: "buchhalter" };
  const { jobs } = await searchJobs(opened.db, query, { now, gazetteer });
  const inBerlin = Array.from({ length: 5 }, () => "Accountant in Berlin");
  expect(jobs.map(({ title }) => title)).toEqual([...inBerlin, "Accountant"]);
});

test("all occupations of a search are said", async () => {
  const query = { ...emptySearch, keywords: "glazier or truck driver" };
  const { understood } = await searchJobs(opened.db, query, { now, gazetteer });
  expect(understood).toMatchObject([{ text: "glazier or truck driver", kind: "occupation" }]);
});

test("a name of an occupation in another language is not corrected", async () => {
  const query = { ...emptySearch, keywords: "secrétaire médicale" };
  expect((await searchJobs(opened.db, query, { now, gazetteer })).correctedTo).toBeNull();
});

test("an amount without a currency is compared with amounts in pounds, too", async () => {
  const query = { ...emptySearch, keywords: "glazier 50k" };
  const { jobs, understood } = await searchJobs(opened.db, query, { now, gazetteer });
  expect(jobs.map(({ title }) => title)).toEqual(["Glazier"]);
  expect(understood).toContainEqual(expect.objectContaining({ text: "50,000 a year or more", kind: "pay" }));
});

test("the link to the search without hours among the words keeps its other conditions", async () => {
  const query = { ...emptySearch, keywords: "truck driver in the evenings", types: ["full-time" as const] };
  const { total, mostRestrictiveFilter } = await searchJobs(opened.db, query, { now, gazetteer });
  expect(total.value).toBe(0);
  expect(mostRestrictiveFilter).toMatchObject({ label: "“Evenings”", count: { value: 1 } });
  const address = new URLSearchParams(mostRestrictiveFilter?.search);
  expect(address.get("type")).toBe("full-time");
});

test("the link to the search without its place keeps the pay among the words", async () => {
  const query = { ...emptySearch, keywords: "glazier £50,000", location: "Reykjavik" };
  const { total, mostRestrictiveFilter } = await searchJobs(opened.db, query, { now, gazetteer });
  expect(total.value).toBe(0);
  expect(mostRestrictiveFilter).toMatchObject({ label: "Location", count: { value: 1 } });
  expect(new URLSearchParams(mostRestrictiveFilter?.search).get("q")).toBe("glazier £50,000");
});

test("jobs that do not state the pay that was typed are similar", async () => {
  const query = { ...emptySearch, keywords: "glazier £50,000" };
  const { jobs, total, similar } = await searchJobs(opened.db, query, { now, gazetteer });
  expect(jobs.map(({ title }) => title)).toEqual(["Glazier"]);
  expect(total.value).toBe(1);
  expect(similar).toHaveLength(25);
  expect(similar.every(({ title, pay }) => pay === null && title.startsWith("Glazier"))).toBe(true);
});

const understood = async (keywords: string) =>
  (await searchJobs(opened.db, { ...emptySearch, keywords }, { now, gazetteer })).understood;

test("the page names the understood occupation as it was typed, and in English", async () => {
  expect(await understood("teacher")).toMatchObject([{ kind: "occupation", text: "teacher" }]);
  expect(await understood("comptable")).toContainEqual(
    expect.objectContaining({ kind: "occupation", text: "accountant" }),
  );
});

test("the page says which conditions were understood", async () => {
  expect(await understood("driver no degree")).toContainEqual(
    expect.objectContaining({ kind: "filter", text: "No degree needed" }),
  );
});
