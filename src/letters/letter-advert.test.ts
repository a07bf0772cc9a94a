import { expect, test } from "vitest";
import { jobClosedText } from "./letter-advert.ts";

const job = { id: "1", title: "Data Analyst", company: "Front Range Transit", path: "/jobs/1" };
const now = new Date("2026-06-01T00:00:00Z");

test("the job of a letter is closed once its closing date is over", () => {
  expect(jobClosedText({ ...job, closesAt: "2026-05-03T00:00:00.000Z" }, now)).toBe("Closed 3 May");
  expect(jobClosedText({ ...job, closesAt: "2026-06-03T00:00:00.000Z" }, now)).toBeNull();
  expect(jobClosedText({ ...job, closesAt: null }, now)).toBeNull();
  expect(jobClosedText(job, now)).toBeNull();
});
