import { expect, test } from "vitest";
import { formatPay } from "./format-pay.ts";
import { readPayFromText } from "./read-pay-from-text.ts";

const found = (text: string) => {
  const pay = readPayFromText(text, {});
  return pay && formatPay(pay, "long");
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
  "Experience with CAD 2020 and R 3.5; call 020 7946 0958",
  "",
])("finds nothing in: %s", (text) => {
  expect(found(text)).toBeNull();
});

test("raw is the text of the statement", () => {
  const pay = readPayFromText("Benefits.\nThe base pay is $60k-$70k a year, paid monthly; and lunch.", {});
  expect(pay?.raw).toBe("The base pay is $60k-$70k a year, paid monthly");
});

test("the strongest statement wins, not the first", () => {
  expect(found("Our market moves $20k-$60k per trade.\nSalary: $90,000 - $100,000 a year")).toBe(
    "$90,000–100,000 a year",
  );
});
