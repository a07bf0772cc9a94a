import { amountOf } from "../json-fields.ts";
import { isAmount, payOfEnds, type StatedPay } from "../stated-pay.ts";
import type { ColumnMap, CorpusField } from "./column-names.ts";
import { firstText, wordsIn } from "./column-values.ts";
import { type RecordColumns, columnValues } from "./record-columns.ts";

/** Reads pay from columns for the lower and the upper end, or from one column with a figure or words. */
export function corpusPay(columns: RecordColumns, map: ColumnMap): StatedPay {
  const stated = columnValues(columns, "salary", map);
  const payText = stated.map(wordsIn).find((words) => words !== null && !isFigure(words)) ?? null;
  const currency = firstText(columns, "currency", map);
  const period = firstText(columns, "salaryPeriod", map);
  const unit = { currency, period, predicted: false };
  const end = (field: CorpusField) => columnValues(columns, field, map).find(isAmount);
  const range = payOfEnds([end("salaryMin"), end("salaryMax")], unit);
  if (range !== null) return { pay: range.pay, payText: range.payText ?? payText };
  const single = firstAmount(stated, period);
  // "15,000 ETB Monthly" in one column says more than 15000 in another.
  if (single === null || (payText !== null && currency === null)) return { pay: null, payText };
  return { pay: { min: single, max: single, ...unit }, payText };
}

function isFigure(words: string): boolean {
  return amountOf(words) !== null || (/^[-\d.,\s]*$/.test(words) && !/\d\s*-\s*\d/.test(words));
}

function firstAmount(values: readonly unknown[], period: string | null): number | null {
  return values.map((value) => amountOf(value, period)).find((amount) => amount !== null) ?? null;
}
