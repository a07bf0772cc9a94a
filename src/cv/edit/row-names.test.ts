import { expect, test } from "vitest";
import { rowName, rowNote } from "./row-names.ts";

const job = {
  id: "r1",
  company: "Front Range Transit",
  position: "Data Analyst",
  startDate: "06/2023",
  endDate: "Present",
  description: "One\n\nTwo\nThree",
};

test("a row is named after its first texts, or after its kind if it is empty", () => {
  expect(rowName("experience", job)).toBe("Data Analyst, Front Range Transit");
  expect(rowName("experience", { ...job, position: " " })).toBe("Front Range Transit");
  expect(rowName("experience", { id: "r1" })).toBe("New job");
  expect(rowName("custom:c1", { id: "r1" })).toBe("New entry");
});

test("its note has its dates and number of lines", () => {
  expect(rowNote(job)).toBe("06/2023 – Present, 3 lines");
  expect(rowNote({ ...job, endDate: "", description: "One" })).toBe("06/2023, 1 line");
  expect(rowNote({ id: "r1", date: "2021" })).toBe("2021");
  expect(rowNote({ id: "r1" })).toBe("");
});
