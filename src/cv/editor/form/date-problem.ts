import { readCvDate } from "../../document/cv-date.ts";

/** Returns what is wrong with a typed date and how to fix it, or null if the date is valid or empty. */
export function dateProblem(text: string, kind: "start" | "end" | "date"): string | null {
  if (text.trim() === "") return null;
  const date = readCvDate(text);
  if (date === null || (date === "present" && kind !== "end")) return "Use MM/YYYY, for example 03/2021.";
  return null;
}
