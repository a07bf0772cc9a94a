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
    const pay = isObject(salary)
      ? rangeOf(salary, currency, predicted)
      : singleOf(salary, currency, predicted);
    if (pay !== null) return { pay, payText: null };
    const payText = isObject(salary) ? wordsIn(salary) : wordsOf(salary);
    if (payText !== null) return { pay: null, payText };
  }
  return { pay: null, payText: null };
}

function singleOf(value: unknown, currency: string | null, predicted: boolean): RawPay | null {
  const amount = amountOf(value);
  return amount === null ? null : { min: amount, max: amount, currency, period: null, predicted };
}

/** The amounts are in `value` (a number or a QuantitativeValue) or directly in the salary. */
function rangeOf(salary: JsonObject, currency: string | null, predicted: boolean): RawPay | null {
  const value = properties(salary, "value")[0];
  const quantity = isObject(value) ? value : salary;
  const exact =
    amountOf(property(quantity, "value")) ?? amountOf(value) ?? amountOf(property(salary, "salary"));
  const min = amountIn(quantity, ["minValue", "minSalary"]) ?? exact;
  const max = amountIn(quantity, ["maxValue", "maxSalary"]) ?? exact;
  if (min === null && max === null) return null;
  return {
    min,
    max,
    currency: textProperty(salary, "currency") ?? textProperty(quantity, "currency") ?? currency,
    period:
      textProperty(quantity, "unitText") ??
      textProperty(salary, "unitText") ??
      textProperty(salary, "duration"),
    predicted,
  };
}

function amountIn(quantity: JsonObject, names: readonly string[]): number | null {
  for (const name of names) {
    const amount = amountOf(property(quantity, name));
    if (amount !== null) return amount;
  }
  return null;
}

/** Reads text such as "€35.000 - €42.000 per year" where a number is expected. */
function wordsIn(salary: JsonObject): string | null {
  const value = properties(salary, "value")[0];
  return wordsOf(isObject(value) ? property(value, "value") : value);
}

function wordsOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && /\d/.test(text) && amountOf(value) === null && !/^[0.,]+$/.test(text) ? text : null;
}
