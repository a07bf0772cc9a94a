import { expect, test } from "vitest";
import { cvNameForJob, tailoredTitle } from "./tailored-title.ts";

const job = { title: "Data engineer", company: "Globex" };

test("a tailored CV is named in words, any other by its title", () => {
  expect(cvNameForJob({ title: "Data engineer, Globex" }, job)).toBe("your CV for it");
  expect(cvNameForJob({ title: "Amara Osei" }, job)).toBe("Amara Osei");
  expect(cvNameForJob({ title: "Amara Osei" }, null)).toBe("Amara Osei");
  expect(cvNameForJob({ title: "" }, null)).toBe("your CV");
});

test("a tailored CV is recognised when the names of the job are longer than a title may be", () => {
  const long = { title: "Engineer ".repeat(20).trim(), company: "Globex" };
  expect(tailoredTitle(long).length).toBe(120);
  expect(cvNameForJob({ title: tailoredTitle(long) }, long)).toBe("your CV for it");
});
