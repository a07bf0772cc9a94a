import { readPeriodLabel } from "../jobs/extraction/pay-period.ts";
import { isObject, type JsonObject } from "../platform/json/json-object.ts";
import { parseAmount } from "../text/money.ts";

/** Returns the object, or an empty one, so that `objectOf(record.location).name` is always safe. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns trimmed text, or null when it is empty. Numbers count as text, because ids come as both. */
export function textOf(value: unknown): string | null {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== "string") return null;
  const trimmed = value.trim();
  return trimmed === "" ? null : trimmed;
}

/** Returns the texts of a list, of a single text, or of a list of `{ name }` objects, without blanks and duplicates. */
export function textsOf(value: unknown): string[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = entries.map((entry) => textOf(isObject(entry) ? entry["name"] : entry));
  return [...new Set(texts.filter((text) => text !== null))];
}

/**
 * Returns an amount of money, also from digits in a text. Feeds write 0 for "not stated", and wages are never negative, so both
 * give null. As text, "42.000" is 42,000, because no currency has three decimals in wages. For an hour it is 42.
 *
 * @param period the period of the pay as published
 */
export function amountOf(value: unknown, period: string | null = null): number | null {
  const number =
    typeof value === "string" && /^[\s\d.,]+$/.test(value) ? parseDigits(value.trim(), period) : value;
  return typeof number === "number" && Number.isFinite(number) && number > 0 ? number : null;
}

function parseDigits(digits: string, period: string | null): number | null {
  const isThousands = /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(digits) && readPeriodLabel(period) !== "hour";
  return /^\d+(?:\.\d+)?$/.test(digits) && !isThousands ? Number(digits) : parseAmount(digits);
}

/** Returns a moment as published: text, or an epoch in seconds or milliseconds. 0 and below mean "unknown". */
export function momentOf(value: unknown): string | number | null {
  if (typeof value === "number") return Number.isFinite(value) && value > 0 ? value : null;
  return textOf(value);
}

export function flagOf(value: unknown): boolean | null {
  return typeof value === "boolean" ? value : null;
}
