import { readCvDate } from "../../document/cv-date.ts";

/** What is wrong with a date as it was typed, in words that say how to mend it; null for a good one and for none. */
export function dateProblem(text: string, kind: "start" | "end" | "date"): string | null {
  if (text.trim() === "") return null;
  const date = readCvDate(text);
  if (date === null || (date === "present" && kind !== "end")) return "Use MM/YYYY, for example 03/2021.";
  return null;
}
