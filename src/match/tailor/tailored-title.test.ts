import { expect, test } from "vitest";
import { nameBesideJob, tailoredTitle } from "./tailored-title.ts";

const job = { title: "Data engineer", company: "Globex" };

test("a tailored CV is named in words, any other by its title", () => {
  expect(nameBesideJob({ title: "Data engineer, Globex" }, job)).toBe("your CV for it");
  expect(nameBesideJob({ title: "Amara Osei" }, job)).toBe("Amara Osei");
  expect(nameBesideJob({ title: "Amara Osei" }, null)).toBe("Amara Osei");
  expect(nameBesideJob({ title: "" }, null)).toBe("your CV");
});

test("a tailored CV is recognised when the names of the job are longer than a title may be", () => {
  const long = { title: "Engineer ".repeat(20).trim(), company: "Globex" };
  expect(tailoredTitle(long).length).toBe(120);
  expect(nameBesideJob({ title: tailoredTitle(long) }, long)).toBe("your CV for it");
});
