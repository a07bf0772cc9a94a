import { isObject } from "../../platform/json/json-object.ts";
import { parseJson } from "../../platform/json/parse-json.ts";
import { htmlToText } from "../../jobs/normalise/description.ts";
import type { ExchangeRow } from "./exchange-columns.ts";

/** Columns of other trackers that only together make one of ours, by their plain names. */
export const partColumns: ReadonlySet<string> = new Set([
  "min salary",
  "max salary",
  "salary currency",
  "salary pay period",
  "archived at",
]);

/**
 * Combines the columns of another tracker into ours. Teal's "Download Data" has pay in four columns, and a day of
 * archiving instead of a stage for ended applications (public importer: github.com/SherriAlexander/teal-sync,
 * tests/fixtures/teal-export.csv).
 *
 * @param parts the texts of a row by the plain names of their columns
 */
export function readParts(parts: ReadonlyMap<string, string>): ExchangeRow {
  const part = (name: string) => parts.get(name)?.trim() ?? "";
  const amounts = [part("min salary"), part("max salary")].filter((amount) => amount !== "");
  const period = part("salary pay period");
  const pay = [[...new Set(amounts)].join("–"), part("salary currency"), period && `a ${period}`];
  return {
    ...(amounts.length > 0 && { payDiscussed: pay.filter(Boolean).join(" ") }),
    ...(part("archived at") !== "" && { stage: "Archived" }),
  };
}

/**
 * Reads a cell as plain text. Huntr's download has the advert as HTML (column `htmlDescription`), Teal's has the status as
 * JSON with a name.
 */
export function plainCellText(column: string, value: string): string {
  if (column === "html description") return htmlToText(value);
  return value.startsWith("{") ? (nameInJson(value) ?? value) : value;
}

function nameInJson(text: string): string | null {
  const parsed = parseJson(text);
  return isObject(parsed) && typeof parsed["name"] === "string" ? parsed["name"] : null;
}
