import { expect, test } from "vitest";
import { canonicalAddress } from "./canonical-address.ts";

const site = "https://jobs.example.org";

test("removes tracking parameters", () => {
  expect(canonicalAddress(site, "/jobs", "?q=nurse&utm_source=mail&fbclid=1&page=2")).toBe(
    `${site}/jobs?q=nurse&page=2`,
  );
  expect(canonicalAddress(site, "/about", "?gclid=1")).toBe(`${site}/about`);
});

test("keeps only the listed parameters if a page lists them", () => {
  expect(canonicalAddress(site, "/roadmap", "?tab=changelog&x=1", ["tab"])).toBe(
    `${site}/roadmap?tab=changelog`,
  );
  expect(canonicalAddress(site, "/roadmap", "?x=1", ["tab"])).toBe(`${site}/roadmap`);
});

test("is the same with and without a trailing slash", () => {
  expect(canonicalAddress(site, "/about/", "")).toBe(`${site}/about`);
  expect(canonicalAddress(site, "/", "")).toBe(`${site}/`);
});
