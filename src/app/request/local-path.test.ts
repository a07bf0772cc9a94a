import * as fc from "fast-check";
import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test("keeps a path with its query and fragment", () => {
  expect(localPath("/jobs?q=nurse&page=2#top")).toBe("/jobs?q=nurse&page=2#top");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "jobs",
  "",
  null,
  5,
  "/.//evil.example",
])("replaces %j by the home page", (value) => expect(localPath(value)).toBe("/"));

test("never leaves the site, whatever the input", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("/", "\\", "\t", ".", "a", ":", "@", "?", "%2f") }),
      (text) => {
        expect(new URL(localPath(text), "https://jobs.example.org").host).toBe("jobs.example.org");
      },
    ),
  );
});
