import { expect, it } from "vitest";
import { comesFromOwnPages } from "./app.server.ts";

const own = ["https://jobs.example.org", "http://localhost:3000"];
const post = (origin: string | null, fetchSite: string | null) =>
  comesFromOwnPages({ method: "POST", origin, fetchSite }, own);

it("accepts our own forms and scripts", () => {
  expect(post("https://jobs.example.org", "same-origin")).toBe(true);
  expect(post("http://localhost:3000", null)).toBe(true);
  expect(post(null, "same-origin")).toBe(true);
});

it("accepts programs, which send neither header", () => {
  expect(post(null, null)).toBe(true);
});

it.each([
  ["https://evil.example", "cross-site"],
  ["https://evil.example", null],
  ["https://evil.example", "same-origin"],
  ["https://evil.jobs.example.org", "same-site"],
  ["http://jobs.example.org", null],
  ["null", null],
  ["null", "cross-site"],
  [null, "cross-site"],
  [null, "same-site"],
])("refuses a form of %s (%s)", (origin, fetchSite) => {
  expect(post(origin, fetchSite)).toBe(false);
});

it("never checks requests that only read, and always checks all others", () => {
  const from = { origin: "https://evil.example", fetchSite: "cross-site" };
  expect(comesFromOwnPages({ method: "GET", ...from }, own)).toBe(true);
  for (const method of ["PUT", "PATCH", "DELETE", "PROPFIND"]) {
    expect(comesFromOwnPages({ method, ...from }, own)).toBe(false);
  }
});
