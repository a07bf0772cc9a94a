import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyLook } from "./any-cv-document.ts";
import { defaultLook, templates, readLook } from "./cv-look.ts";

const former = {
  template: "ledger",
  accent: "ink",
  fonts: "source-serif",
  density: "normal",
  pageSize: "a4",
  dateFormat: "numeric",
};

test.each([
  ["serif", "editorial"],
  ["columns", "sidebar"],
  ["europass", "europass"],
  ["constructor", "ledger"],
])("the template %s of a stored CV becomes %s", (stored, now) => {
  expect(readLook({ ...former, template: stored }).template).toBe(now);
});

test("fonts and colour that were not chosen follow the template", () => {
  expect(readLook(former)).toEqual(defaultLook);
  expect(readLook({ ...former, accent: "moss" })).toMatchObject({ accent: "moss", fonts: "source-serif" });
});

test("a stored density becomes size, margins and spacing", () => {
  expect(readLook({ ...former, density: "compact" })).toMatchObject({ size: 95, margins: 85, spacing: 80 });
});

test("measures stay within their bounds", () => {
  expect(readLook({ size: 1, margins: 1e9, spacing: Number.NaN })).toMatchObject({
    size: 85,
    margins: 140,
    spacing: 100,
  });
});

test.each(["#GGGGGG", "red", "#fff", "#0D7268", 7, null])("%s is not a stored colour", (accent) => {
  expect(readLook({ accent }).accent).toBe("template");
});

test("any look is read back unchanged", () => {
  fc.assert(
    fc.property(anyLook, (look) => {
      expect(readLook(structuredClone(look))).toEqual(look);
    }),
  );
});

test("anything gives a look with a template that exists", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(Object.keys(templates)).toContain(readLook(value).template);
    }),
  );
});
