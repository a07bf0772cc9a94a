import { describe, expect, test } from "vitest";
import { readPayFromText } from "./read-pay-from-text.ts";
import { readPay } from "./pay.ts";

const ends = (text: string) => {
  const { pay } = readPay(null, text, {});
  return pay && [pay.min, pay.max];
};

describe("bounds of a single amount", () => {
  test.each([
    "no less than £30,000 a year",
    "not less than £30,000 a year",
    "pay will not be lower than £30,000 a year",
    "never below £30,000 a year",
    "isn't less than £30,000 a year",
    "at least £30,000 a year",
    "minimum £30,000 per annum",
    "minimum gross salary of £30,000 a year",
    "a minimum of £30,000 a year",
    "in excess of £30,000 a year",
    "£30,000 a year minimum",
    "£30,000 per annum and above",
    "nicht weniger als 30.000 € im Jahr",
    "mindestens brutto 30.000 € im Jahr",
    "Das Mindestgehalt für diese Stelle beträgt € 30.000,- brutto im Jahr",
    "30.000 € brutto im Jahr aufwärts",
    "au moins 30 000 € brut par an",
    "pas moins de 30 000 € par an",
    "30 000 € brut par an minimum",
    "al menos 30.000 € brutos al año",
    "no menos de 30.000 € al año",
    "non meno di 30.000 € annui",
    "pelo menos 30.000 € por ano",
    "minstens € 30.000 per jaar",
    "niet minder dan € 30.000 per jaar",
    "nie mniej niż 30 000 zł rocznie",
    "co najmniej 30 000 zł brutto rocznie",
    "minst 30 000 kr per år",
    "не менее 30 000 руб. в год",
  ])("at least: %s", (text) => {
    expect(ends(text)).toEqual([30_000, null]);
  });

  test.each([
    "no more than £30,000 a year",
    "not exceeding £30,000 a year",
    "less than £30,000 a year",
    "a maximum of £30,000 a year",
    "£30,000 a year max.",
    "capped at £30,000 a year",
    "nicht mehr als 30.000 € im Jahr",
    "höchstens 30.000 € im Jahr",
    "bis zu brutto 30.000 € im Jahr",
    "pas plus de 30 000 € par an",
    "30 000 € brut par an maximum",
    "no más de 30.000 € al año",
    "al massimo 30.000 € annui",
    "no máximo 30.000 € por ano",
    "maximaal € 30.000 per jaar",
    "nie więcej niż 30 000 zł rocznie",
    "maksymalnie 30 000 zł rocznie",
    "högst 30 000 kr per år",
    "не более 30 000 руб. в год",
  ])("at most: %s", (text) => {
    expect(ends(text)).toEqual([null, 30_000]);
  });

  test.each([
    "We pay no overtime but £30,000 a year",
    "£30,000 a year, maximum flexibility",
    "See below: £30,000 a year",
    "£30,000 a year, minimum 2 years of experience",
  ])("neither: %s", (text) => {
    expect(ends(text)).toEqual([30_000, 30_000]);
  });

  test("a sentence of a description has a floor", () => {
    const pay = readPayFromText("The base salary is no less than 21,500 PLN gross a month.", {})?.value;
    expect(pay).toMatchObject({ min: 21_500, max: null, currency: "PLN", period: "month" });
  });
});

test.each([
  "Rémunération : de 1 900 euros brut par mois à 2 300 euros brut par mois",
  "Salaire : 1 900 € brut mensuel à 2 300 € brut mensuel",
  "Gehalt: von 1.900 € brutto pro Monat bis 2.300 € brutto pro Monat",
  "Gehalt: zwischen 1.900 € brutto und 2.300 € brutto im Monat",
  "Salary: between €1,900 per month and €2,300 per month",
  "Salary: €1,900 gross per month - €2,300 gross per month",
  "Salario: de 1.900 € brutos al mes a 2.300 € brutos al mes",
  "Stipendio: da 1.900 € lordi al mese fino a 2.300 € lordi al mese",
  "Salário: de 1.900 € por mês até 2.300 € por mês",
])("words for tax and period between the ends still join a range: %s", (text) => {
  expect(readPayFromText(text, {})?.value).toMatchObject({ min: 1900, max: 2300, period: "month" });
});
