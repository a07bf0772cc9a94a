import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import type { RawPay } from "../../jobs/posting.ts";
import { amountOf, textOf } from "../json-fields.ts";
import { property, properties, textProperty } from "./schema-fields.ts";

type StatedPay = { pay: RawPay | null; payText: string | null };

/** Reads `baseSalary` as a number, text, a MonetaryAmount or a PriceSpecification, else `estimatedSalary`. */
export function schemaPay(node: JsonObject): StatedPay {
  const stated = firstPay(node, "baseSalary", false);
  if (stated.pay !== null || stated.payText !== null) return stated;
  return firstPay(node, "estimatedSalary", true);
}

function firstPay(node: JsonObject, name: string, predicted: boolean): StatedPay {
  const currency = textProperty(node, "salaryCurrency");
  for (const salary of properties(node, name)) {
    const stated = isObject(salary)
      ? rangeOf(salary, currency, predicted)
      : amountOrWords([salary, salary], { currency, period: null, predicted });
    if (stated !== null) return stated;
  }
  return { pay: null, payText: null };
}

/** The amounts are in `value` (a number or a QuantitativeValue) or directly in the salary. */
function rangeOf(salary: JsonObject, currency: string | null, predicted: boolean): StatedPay | null {
  const value = properties(salary, "value")[0];
  const quantity = isObject(value) ? value : salary;
  const exact = [property(quantity, "value"), value, property(salary, "salary")].find(isAmount);
  const end = (names: readonly string[]) =>
    names.map((name) => property(quantity, name)).find(isAmount) ?? exact;
  return amountOrWords([end(["minValue", "minSalary"]), end(["maxValue", "maxSalary"])], {
    currency: textProperty(salary, "currency") ?? textProperty(quantity, "currency") ?? currency,
    period:
      textProperty(quantity, "unitText") ??
      textProperty(salary, "unitText") ??
      textProperty(salary, "duration"),
    predicted,
  });
}

/** True for a positive number, also in words: "45k", "€35.000 - €42.000 per year". */
function isAmount(value: unknown): boolean {
  if (amountOf(value) !== null) return true;
  return typeof value === "string" && /[1-9]/.test(value) && !/^\s*[-−]/.test(value);
}

/** Returns both ends as figures. If one of them is written in words, returns the words, next to the unit. */
function amountOrWords(ends: [unknown, unknown], unit: Omit<RawPay, "min" | "max">): StatedPay | null {
  const [min = null, max = null] = ends.map((end) => amountOf(end, unit.period));
  const words = [...new Set(ends.filter((end) => isAmount(end)).map((end) => textOf(end) ?? ""))];
  if (words.length === 0) return null;
  const isInFigures = ends.every((end) => !isAmount(end) || amountOf(end) !== null);
  if (isInFigures) return { pay: { min, max, ...unit }, payText: null };
  const hasUnit = unit.currency !== null || unit.period !== null || unit.predicted;
  return { pay: hasUnit ? { min: null, max: null, ...unit } : null, payText: words.join(" - ") };
}
