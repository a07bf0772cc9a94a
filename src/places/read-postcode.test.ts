import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readPostcode } from "./read-postcode.ts";

test.each([
  ["python developer EC2A 4NE", ["London, UK"], "python developer"],
  ["data scientist M1", ["Manchester, UK"], "data scientist"],
  ["SW1A", ["London, UK"], ""],
  ["software engineer 94107", ["San Francisco, CA", "Passau, Germany"], "software engineer"],
  ["engineer 78701 TX", ["Austin, TX"], "engineer TX"],
  ["developer 02139", ["Cambridge, MA"], "developer"],
  ["security engineer 10115", ["New York, NY", "Berlin, Germany"], "security engineer"],
  ["koch 10115 Deutschland", ["Berlin, Germany"], "koch Deutschland"],
  ["90210-1234", ["Downey, CA"], ""],
])("%s", (text, cities, rest) => {
  expect(readPostcode(text)).toMatchObject({ cities, rest });
});

test.each([
  "aws ec2",
  "aws s3",
  "level L2",
  "java 18000-22000",
  "data scientist £45000",
  "iso 27001 auditor 9001",
  "e2e",
])("%s has no postcode", (text) => expect(readPostcode(text)).toBeNull());

test("any text is read, and the rest has no more than the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      expect((readPostcode(text)?.rest ?? "").length).toBeLessThanOrEqual(text.length);
    }),
  );
});
