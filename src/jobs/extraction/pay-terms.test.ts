import { expect, test } from "vitest";
import { yearlyMidpoint } from "../market-pay/yearly-midpoint.ts";
import { readPay } from "./pay.ts";
import { readPostingPay } from "./posting-pay.ts";
import { readPayFromText } from "./read-pay-from-text.ts";

const read = (text: string) => readPayFromText(text, { country: "AT" })?.value;

test.each([
  "Bruttomonatsgehalt ab EUR 2.500,- (14x p.a.)",
  "Bruttomonatsgehalt ab EUR 2.500,- (14 x jährlich)",
  "Mindestgehalt: € 2.500 brutto pro Monat, 14 Mal im Jahr",
  "Gehalt ab 2.500 € brutto/Monat x 14",
  "Gehalt: ab € 2.500,- brutto (14x)",
  "Gehalt ab 2.500 Euro brutto monatlich (14 Gehälter pro Jahr)",
  "Gehalt ab 2.500 € brutto im Monat plus 13. und 14. Monatsgehalt",
  "Salary from €2,500 a month gross, 14 payments a year",
  "Salary from €2,500 gross per month, 14 times a year",
  "Salary from €2,500 gross per month (14 monthly salaries)",
  "Salario: desde 2.500 € brutos al mes en 14 pagas",
  "Salario: desde 2.500 € brutos/mes x 14 pagas al año",
  "Stipendio da 2.500 € lordi mensili per 14 mensilità",
  "Stipendio da 2.500 € lordi al mese, tredicesima e quattordicesima",
  "Salário a partir de 2.500 € por mês, 14 salários",
])("a month of 14: %s", (text) => {
  const pay = read(text);
  expect(pay).toMatchObject({ min: 2500, max: null, currency: "EUR", period: "month", payments: 14 });
  expect(pay?.yearlyUsdMin).toBe(Math.round(2500 * 14 * 1.15));
  expect(pay && yearlyMidpoint(pay)).toBe(35_000);
});

test.each([
  "Salaire : 2 500 € brut par mois sur 13 mois",
  "Salaire : 2 500 € brut mensuel + 13ème mois",
  "Gehalt: 2.500 € brutto im Monat, 13 Gehälter",
  "Gehalt: 2.500 € brutto im Monat und ein 13. Gehalt",
  "Salary: €2,500 gross per month plus 13th month salary",
  "Salaris: € 2.500 bruto per maand en een 13e maand",
])("a month of 13: %s", (text) => {
  expect(read(text)).toMatchObject({ min: 2500, period: "month", payments: 13 });
});

test.each([
  "Gehalt: 2.500 € brutto im Monat, kein 13. Monatsgehalt",
  "Salary: €2,500 a month for 14 months",
  "Salaire : 2 500 € par mois, contrat sur 14 mois",
  "Salary: €2,500 a month and 14 days of leave",
  "Salary: €2,500 a month, 14% bonus",
])("a month of 12: %s", (text) => {
  expect(read(text)).toMatchObject({ min: 2500, period: "month" });
  expect(read(text)?.payments).toBeUndefined();
});

test("a year contains all its wages", () => {
  const pay = read("RAL: 30.000 - 35.000 € su 14 mensilità");
  expect(pay).toMatchObject({ min: 30_000, max: 35_000, period: "year", payments: 14 });
  expect(pay?.yearlyUsdMin).toBe(34_500);
});

const monthly = { min: 2400, max: 2900, currency: "EUR", period: "month", predicted: false };

test.each([
  ["Das Gehalt wird 14x jährlich ausbezahlt.", 14],
  ["Wir backen Brot. Wir zahlen 14 Monatsgehälter.", 14],
  ["Our salary is paid 13 times a year.", 13],
  ["Trays hold 14x rolls. Your salary is fair.", undefined],
])("a description adds the payments to a monthly field: %s", (text, payments) => {
  const pay = readPostingPay({ pay: monthly, payText: null }, "Baker", text, "AT")?.value;
  expect(pay?.payments).toBe(payments);
  expect(pay?.yearlyUsdMin).toBe(Math.round(2400 * (payments ?? 12) * 1.15));
});

test("Chinese wages are counted in thousands of yuan and in payments", () => {
  const pay = readPay(null, "12-18K·13薪", { country: "CN" }).pay;
  expect(pay).toMatchObject({ min: 12_000, max: 18_000, currency: "CNY", period: "month", payments: 13 });
});

const isNet = (text: string) => readPay(null, text, {}).pay?.isNet ?? false;

test.each([
  "2.000 € netto im Monat",
  "Nettogehalt: 2.000 € im Monat",
  "2 000 € net par mois",
  "Salary net: €2,000 per month",
  "€2,000 per month after tax",
  "2.000 € netos al mes",
  "2.000 € netti al mese",
  "2.000 € líquidos por mês",
  "8 000 zł netto miesięcznie",
  "8 000 zł na rękę miesięcznie",
  "100 000 руб. на руки в месяц",
  "£2,000 a month take-home",
])("net: %s", (text) => {
  expect(isNet(text)).toBe(true);
});

test.each([
  "2.000 € brutto im Monat",
  "2.000 € brutto (1.500 € netto) im Monat",
  "$120k, .NET developer",
  "$120k for a NET developer",
  "£40,000 a year and a safety net",
  "£40,000 a year, hand in hand with the team",
  "120 zł netto + VAT / h",
  "€2,000 a month",
])("not net: %s", (text) => {
  expect(isNet(text)).toBe(false);
});
