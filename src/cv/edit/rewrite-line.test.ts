import { expect, test } from "vitest";
import { newCvDocument } from "../document/new-cv-document.ts";
import { rewriteLine } from "./rewrite-line.ts";
import { readField, setField } from "./set-field.ts";

const address = "personal/summary";
const cvWith = (summary: string) =>
  setField(
    newCvDocument(() => "id"),
    address,
    summary,
  );
const rewrite = (summary: string, before: string, after: string) =>
  readField(rewriteLine(cvWith(summary), address, before, after), address);

test("a bullet is replaced, and the lines around it keep their formatting", () => {
  expect(
    rewrite("A **nurse**.\n\n- Led *34* nurses\n  - In Leeds\n- Wrote rotas", "Led 34 nurses", "Led a ward"),
  ).toBe("A **nurse**.\n\n- Led a ward\n  - In Leeds\n- Wrote rotas");
});

test("one line of a paragraph, and a field of one line, are replaced", () => {
  expect(rewrite("A nurse.\nIn **Leeds**.", "In Leeds.", "In York.")).toBe("A nurse.\nIn York.");
  expect(rewrite("A nurse.", "A nurse.", "A ward sister.")).toBe("A ward sister.");
});

test("signs of formatting in the new text are text", () => {
  expect(rewrite("- Led a ward\n- Wrote rotas", "Led a ward", "Led *a* ward")).toContain(
    String.raw`- Led \*a`,
  );
});

test("a line that has changed since stays as it is", () => {
  const cv = cvWith("- Led a ward");
  expect(rewriteLine(cv, address, "Led two wards", "Led three wards")).toBe(cv);
});
