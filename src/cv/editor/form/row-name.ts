import type { RowListKey } from "../../document/cv-document.ts";
import type { AnyRow } from "../../edit/row-lists.ts";
import { rowFormOf } from "./row-forms.ts";

/** Returns the name of a row: "Junior Analyst, Meadow Clinics". */
export function rowName(list: RowListKey, row: AnyRow): string {
  const { name, unnamed } = rowFormOf(list);
  const words = name.map((field) => row[field]?.trim()).filter(Boolean);
  return words.join(", ") || unnamed;
}

/** Returns the note of a closed row: "06/2023 – Present, 3 lines". */
export function rowNote(row: AnyRow): string {
  const dates = [row["startDate"] ?? row["date"], row["endDate"]].map((date) => date?.trim()).filter(Boolean);
  const lines = (row["description"] ?? "").split("\n").filter((line) => line.trim() !== "").length;
  const count = lines === 0 ? "" : `${lines} ${lines === 1 ? "line" : "lines"}`;
  return [dates.join(" – "), count].filter(Boolean).join(", ");
}
