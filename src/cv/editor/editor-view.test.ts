import { expect, test } from "vitest";
import { sectionKinds } from "../document/section-fields.ts";
import { stepOf, steps } from "./editor-view.ts";

test("every section is in exactly one tab", () => {
  const lists = steps.flatMap((step) => step.lists);
  expect(lists.toSorted()).toEqual([...sectionKinds, "profiles"].toSorted());
});

test("every part of a CV leads to its tab", () => {
  expect(stepOf("personal/summary")).toBe("personal");
  expect(stepOf("heading/summary")).toBe("personal");
  expect(stepOf("profiles/p1/url")).toBe("personal");
  expect(stepOf("projects")).toBe("experience");
  expect(stepOf("certificates/c1/name")).toBe("education");
  expect(stepOf("heading/languages")).toBe("skills");
  expect(stepOf("custom:s1/r1/title")).toBe("skills");
  expect(stepOf("look")).toBeNull();
  expect(stepOf("order")).toBeNull();
});
