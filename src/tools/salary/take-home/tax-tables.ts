import { australia } from "./australia.ts";
import type { TaxTable } from "./tax-table.ts";
import { england, scotland, wales } from "./united-kingdom.ts";

/** The countries with a take-home figure, by name. */
export const taxTables: readonly TaxTable[] = [australia, england, scotland, wales];

/** Returns the table of a country; null when it is not listed. */
export function taxTableOf(country: string): TaxTable | null {
  return taxTables.find((table) => table.country === country.toUpperCase()) ?? null;
}
