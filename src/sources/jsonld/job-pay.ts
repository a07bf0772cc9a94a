import { isObject, type JsonObject } from "../../platform/json/json-object.ts";
import { isAmount, payOfEnds, type StatedPay } from "../stated-pay.ts";
import { property, properties, textProperty } from "./schema-fields.ts";

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
      : payOfEnds([salary, salary], { currency, period: null, predicted });
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
  return payOfEnds([end(["minValue", "minSalary"]), end(["maxValue", "maxSalary"])], {
    currency: textProperty(salary, "currency") ?? textProperty(quantity, "currency") ?? currency,
    period:
      textProperty(quantity, "unitText") ??
      textProperty(salary, "unitText") ??
      textProperty(salary, "duration"),
    predicted,
  });
}
