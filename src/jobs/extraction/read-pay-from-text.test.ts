import { expect, test } from "vitest";
import { formatPay } from "./format-pay.ts";
import { readPayFromText } from "./read-pay-from-text.ts";

const found = (text: string) => {
  const pay = readPayFromText(text, {})?.value;
  return pay ? formatPay(pay, "long") : null;
};

test.each([
  [
    "The annual base salary range for this role is $101,000 to $155,000. It is an estimate.",
    "$101,000–155,000 a year",
  ],
  [
    "The hourly wage range for this position is $22.40-$33.60 The actual rate may differ.",
    "$22.40–33.60 an hour",
  ],
  ["About us\n\nPay range\n\n€85.000—€110.000 EUR", "€85,000–110,000"],
  ["Ropeway Ltd | Leeds | Full-time | £40-60k + options\nWe build cranes.", "£40,000–60,000"],
  ["Ropeway Ltd | Leeds | up to £28k | Onsite\nWe build cranes.", "up to £28,000"],
  ["What we offer: Salary: 20,000 ETB per month. Working hours: Monday to Friday", "ETB\u00a020,000 a month"],
  ["Compensation is $95K to $130K + equity. We raised $12M last year.", "$95,000–130,000"],
  ["Gehalt: 55.000 € bis 65.000 € brutto im Jahr", "€55,000–65,000 a year"],
  ["Minimum Salary $100,800 Maximum Salary $168,000", "$100,800–168,000"],
  ["Generous compensation between $130,000 - $150,000Three weeks paid vacation", "$130,000–150,000"],
  ["We hire in Hargeisa, starting salary is $300 non-negotiable. Private client", "$300"],
  ["ወርሃዊ ደሞዝ (4,000ብር + ኮሚሽን)", "ETB\u00a04,000 a month"],
  ["ደመወዝ: እስከ 20000 ብር በወር", "up to ETB\u00a020,000 a month"],
  ["Salary: £2,500 per calendar month", "£2,500 a month"],
  ["Salary: £120 per working day", "£120"],
  ["SALARY NET: 12,000-20,000 Per month", "12,000–20,000 a month"],
  ["Location: Cambridge, MASalary: Up to $160KWe need an engineer", "up to $160,000"],
  ["想定年収：約500万円〜約650万円", "¥5,000,000–6,500,000 a year"],
  ["Timeløn: DKK 165 + tillæg", "DKK\u00a0165 an hour"],
  ["Stundenlohn: 14,20 € plus Zulagen", "€14.20 an hour"],
  ["Uurloon: € 15,80", "€15.80 an hour"],
  ["Annual pay ranges from $15,000 to $150,000 by experience.", "$15,000–150,000 a year"],
  ["Salary: £20,000 - £200,000 per annum", "£20,000–200,000 a year"],
])("finds it in: %s", (text, expected) => {
  expect(found(text)).toBe(expected);
});

test.each([
  "We raised $5M, serve 100+ clients and match your 401k.",
  "Houses here commonly go for $150,000 to $450,000.",
  "We pay for your gym membership (up to $50/month).",
  "Referral bonus of up to $1,000. Tuition reimbursement up to $5,250 a year.",
  "Revenues of $10-20M and 250 employees in 12 countries",
  "Salary: competitive. Funding: $40,000,000. Founded 2014.",
  "Competitive pay, 25 days of holiday, 10% bonus",
  "Compensation: 200 Birr per completed video",
  "Experience with CAD 2020 and R 3.5; call 020 7946 0958",
  "",
])("finds nothing in: %s", (text) => {
  expect(found(text)).toBeNull();
});

test.each([
  [
    "Annual salary range:\n\n$100,000—$120,000 USD\n\nHourly staff are paid weekly.",
    "$100,000–120,000 a year",
  ],
  ["The monthly salary is as follows:\n\n€3,000 - €3,500", "€3,000–3,500 a month"],
  ["Pay: $25 - $30\nper hour", "$25–30 an hour"],
  ["Pay Rate: $50.00 to 54.00/HrDuration: 6 Months", "$50–54 an hour"],
  ["Salary Range: $100/K - $135/K Why us", "$100,000–135,000"],
  ["Salary: 6-12k RMB", "CN¥6,000–12,000"],
  ["salary 100K - $150K", "$100,000–150,000"],
  ["Compensation: up to $200K base salary (plus bonus)", "up to $200,000"],
  ["Salary: from £30,000 a year", "from £30,000 a year"],
  ["Monthly Net Salary: ETB 18,000 Commission: 4% of each sale", "ETB\u00a018,000 a month"],
  ["Salary: $80k base, $150k OTE", "$80,000"],
  ["Salary $50,000 plus $20,000 commission", "$50,000"],
  ["Pay is competitive ($110K-$175K w/ equity).", "$110,000–175,000"],
  ["Salary: 12,000-15,000 Net plus commission", "12,000–15,000"],
  ["Competitive salary 90K-130K based on experience", "90,000–130,000"],
  ["15-25% equity opportunity + $10k per-month salary.", "$10,000 a month"],
  ["Crumb | Baker | to £30k + pension", "up to £30,000"],
  ["Salary range: 40k/45k", "40,000–45,000"],
  ["The salary range would be 50-60K.", "50,000–60,000"],
  ["Salary DOE, 85K-110K", "85,000–110,000"],
  ["Competitive salary up to 115K", "up to 115,000"],
  [
    "Crumb | Bakers\n\nPastry chef | Leeds | Onsite | £30k - £35k apply at the shop\n\nWe bake.\n\nHead baker | Leeds | Onsite | £40k - £45k apply at the shop",
    "£30,000–45,000",
  ],
  ["Pay rate: $13.50 for the morning team", "$13.50"],
  ["Pay details: $22.00 - $27.75 USD", "$22–27.75"],
  ["The hourly rate for this position is 19.40/hour.", "19.40 an hour"],
  [
    "The base salary range for candidates who live in Oregon (outside Portland), Idaho, Nevada, Utah, Montana or any of the other western states is between:\n\n$61,000—$75,000 USD",
    "$61,000–75,000",
  ],
])("reads the whole statement in: %s", (text, expected) => {
  expect(found(text)).toBe(expected);
});

test.each([
  "Recommend a friend: reward from 300 to 1000 EUR",
  "Pay: referral reward €300 - €1,000",
  "We pay €500 for each successful referral.",
  "Employee referral program: earn 1,000 - 2,000 EUR per referral",
  "Mitarbeiterempfehlung: Prämie von 500 bis 1.000 EUR",
  "Prime de cooptation de 500 € à 1 000 €",
  "Premia za polecenie pracownika: 1 000 - 3 000 PLN",
  "Transport compensation - 300 euros net per month",
  "Pay and benefits: transport allowance €100 - €150 per month",
  "Lunch money: 100 EUR per month, paid by us",
  "Gehalt nach Vereinbarung. Fahrtkostenzuschuss 50 - 100 € pro Monat",
  "Reiskostenvergoeding € 150 - € 200 per maand",
  "Salaire selon profil, indemnité transport 50 € par mois",
  "Salario a convenir, plus de transporte 100 € al mes",
  "Vale-transporte de R$ 300 por mês",
  "We pay $600 for home office equipment.",
  "Paid €250 per month towards transport",
])("rewards and allowances are no pay: %s", (text) => {
  expect(found(text)).toBeNull();
});

test.each([
  ["Salary: €2,500 a month plus transport allowance of €100 a month", "€2,500 a month"],
  ["Pay: $2,500 a week for travel nurses", "$2,500 a week"],
  ["Gehalt: 3.000 € - 3.500 € brutto inklusive Zulage", "€3,000–3,500"],
  ["Reward: a salary of £30,000 a year", "£30,000 a year"],
  ["We offer a competitive wage of €15 - €18 an hour and a €500 referral reward", "€15–18 an hour"],
  ["Gehalt: 3.000 € - 3.500 € im Monat, Fahrtkostenzuschuss 50 €", "€3,000–3,500 a month"],
])("the wage next to an allowance is pay: %s", (text, expected) => {
  expect(found(text)).toBe(expected);
});

test.each([
  "OTE: $120k-150k",
  "On-target earnings of £60,000 - £80,000",
  "Uncapped commission of £20,000 a year",
  "Referral bonus $2,000 - $5,000",
  "We match your pension up to £3,000 a year.",
  "$50,000 - $80,000 OTE in the first year",
  "Pay: shift differential of $1.20/hour",
  "Paid health insurance ($60 a month for you, $120 for a family)",
  "Zones and pay (TTC / OTE)\n\nZone 1: Leeds\n\n$90,000—$120,000 USD\n\nZone 2: all other towns\n\n$80,000—$110,000 USD",
])("money on top of the wage is not pay: %s", (text) => {
  expect(found(text)).toBeNull();
});

test("several ranges become one, with each of them kept", () => {
  const pay = readPayFromText(
    "The base salary range is:\n\nNew York: $140,000 - $180,000\nDenver: $120,000 - $150,000 a year\n\nThe market is worth $1,000,000 - $2,000,000.",
    {},
  )?.value;
  expect(pay).toMatchObject({ min: 120_000, max: 180_000, currency: "USD", period: "year" });
  expect(pay?.ranges?.map(({ min, max }) => [min, max])).toEqual([
    [140_000, 180_000],
    [120_000, 150_000],
  ]);
});

test("small amounts with cents can only be for an hour", () => {
  const pay = readPayFromText("Pay range: $22.00 - $27.75", {})?.value;
  expect(pay).toMatchObject({ period: "hour", isPeriodAssumed: true, yearlyUsdMin: 45_760 });
});

test("thousands without a currency or country are for a year", () => {
  const [pay, inKenya] = [{}, { country: "KE" }].map(
    (hint) => readPayFromText("Salary: 60-80K", hint)?.value,
  );
  expect(pay).toMatchObject({ min: 60_000, currency: null, period: "year", isPeriodAssumed: true });
  expect(inKenya).toMatchObject({ min: 60_000, period: null });
});

test("a weekly wage is never as large as a year's", () => {
  expect(found("Pay: $60k-$90k, and weekly team lunches")).toBe("$60,000–90,000");
});

test("a list goes on below a long label", () => {
  const towns =
    "Leeds, York, Hull, Bradford, Sheffield, Doncaster, Rotherham, Barnsley, Huddersfield and Halifax; ";
  const pay = readPayFromText(
    `Salary range\n\nZone 1: London\n\n£60,000—£80,000 GBP\n\nZone 2: ${towns}${towns}${towns}\n\n£50,000—£70,000 GBP`,
    {},
  )?.value;
  expect(pay?.ranges?.map(({ min }) => min)).toEqual([60_000, 50_000]);
});

test("each job of a post has its own header", () => {
  const pay = readPayFromText(
    `Crumb | Baker | Leeds | £30k-£40k\n${"We bake bread. ".repeat(30)}\nPastry chef | York | £35k-£45k + meals\nCakes.`,
    {},
  )?.value;
  expect(pay?.ranges?.map(({ max }) => max)).toEqual([40_000, 45_000]);
});

test("the evidence is the statement with its place in the text", () => {
  const text = "Benefits.\n\nThe base pay is $60k-$70k a year; and lunch.";
  const evidence = readPayFromText(text, {})?.evidence;
  expect(evidence?.from).toBe("description");
  expect(evidence?.from === "description" && text.slice(evidence.start, evidence.end)).toBe(
    "The base pay is $60k-$70k a year",
  );
});

test("raw is the text of the statement", () => {
  const pay = readPayFromText("Benefits.\nThe base pay is $60k-$70k a year, paid monthly; and lunch.", {});
  expect(pay?.value.raw).toBe("The base pay is $60k-$70k a year, paid monthly");
});

test("the strongest statement wins, not the first", () => {
  expect(found("Our market moves $20k-$60k per trade.\nSalary: $90,000 - $100,000 a year")).toBe(
    "$90,000–100,000 a year",
  );
});

test("reads the range of each role in a post for several, and leaves out the one that spans them", () => {
  const roles =
    "1) Engineer | ONSITE | €50k - €65k job description below\n\n2) Senior engineer | ONSITE | €60k - €80k";
  const pay = readPayFromText(
    `Crumb | Berlin | €50k - €80k depending on a role\n${"We bake. ".repeat(30)}\n${roles}`,
    {},
  );
  expect(pay?.value.ranges?.map(({ min, max }) => [min, max])).toEqual([
    [50_000, 65_000],
    [60_000, 80_000],
  ]);
});

test("a salary in birr is for a month, unless it is paid once", () => {
  const period = (text: string) => {
    const pay = readPayFromText(text, {})?.value;
    return [pay?.period ?? null, pay?.isPeriodAssumed ?? false];
  };
  expect(
    [
      "Salary: 6000 Birr + Commission Requirements: Experience in sales",
      "SALARY: Net 16,000-20,000 Birr How to Apply",
      "ደሞዝ: 10,000 ብር የስራ ቀን ሰኞ",
    ].map(period),
  ).toEqual(Array.from({ length: 3 }, () => ["month", true]));
  expect(["Salary: 40,000 ETB (Fixed)", "Salary: 5000 ETB Fixed (One-time)"].map(period)).toEqual(
    Array.from({ length: 2 }, () => [null, false]),
  );
  expect(period("Salary: 900 ETB a day")).toEqual(["day", false]);
});
