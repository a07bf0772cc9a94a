import { expect, test } from "vitest";
import { completeQuote } from "./stated-facts.ts";

/** Completes the words `quoted` of a description. */
function complete(description: string, quoted: string): string {
  const start = description.indexOf(quoted);
  return completeQuote({ from: "description", text: quoted, start, end: start + quoted.length }, description)
    .text;
}

test("a quotation begins and ends with a word, and says that its sentence has more", () => {
  const description = "For a bank. Driver Employment Type: Permanent Salary: ETB 12,000 Gross";
  expect(complete(description, "mployment Type: Permanent Sal")).toBe(
    "… Employment Type: Permanent Salary …",
  );
});

test("a quotation of whole sentences or lines stays as it is", () => {
  const description = "For a bank.\nSalary: ETB 12,000 a month\nApply now. The pay is monthly. Thank you.";
  for (const quoted of ["Salary: ETB 12,000 a month", "The pay is monthly.", "The pay is monthly"])
    expect(complete(description, quoted)).toBe(quoted);
});

test("words that the description no longer has stay as they are", () => {
  const evidence = { from: "description", text: "full-time", start: 3, end: 12 } as const;
  expect(completeQuote(evidence, "Another description of the job.")).toBe(evidence);
});
