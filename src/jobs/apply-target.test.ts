import { expect, test } from "vitest";
import { applyTarget } from "./apply-target.ts";

const posting = {
  company: "Northbeck Energy Ltd",
  url: "https://board.example/7",
  apply_url: null,
  apply_policy: "unknown" as const,
  follow_links: false,
};

const reach = (
  ...postings: Partial<typeof posting | { apply_url: string; apply_policy: "employer" | "source" }>[]
) => {
  const target = applyTarget(postings.map((over) => ({ ...posting, ...over })));
  return target && [target.to, target.url];
};

test("the employer's page comes first, then a source that requires its own page, then any other page", () => {
  const listing = { url: "https://board.example/7" };
  const source = { apply_policy: "source" as const, url: "https://remotive.example/7" };
  const employer = { apply_policy: "employer" as const, url: "https://northbeck.example/7" };
  expect(reach(listing, source, employer)).toEqual(["employer", "https://northbeck.example/7"]);
  expect(reach(listing, source)).toEqual(["source", "https://remotive.example/7"]);
  expect(reach(listing)).toEqual(["listing", "https://board.example/7"]);
});

test("a source that requires its own page overrides the address to apply at", () => {
  const apply_url = "https://northbeck.example/7";
  expect(reach({ apply_policy: "source", apply_url })).toEqual(["source", "https://board.example/7"]);
  expect(reach({ apply_policy: "employer", apply_url })).toEqual(["employer", apply_url]);
});

test("a data set is not the employer's own site; each of its addresses is judged by itself", () => {
  expect(reach({ url: "https://careers.northbeck.example/7" })?.[0]).toBe("employer");
  expect(reach({ url: "https://northbeckenergy.example/7" })?.[0]).toBe("employer");
  expect(reach({ url: "https://jobs.lever.co/nb/7" })?.[0]).toBe("employer");
  expect(reach({ url: "https://www.linkedin.com/jobs/view/northbeck" })?.[0]).toBe("listing");
});

test("an e-mail address comes before the page of another site", () => {
  expect(reach({ apply_url: "mailto:jobs@northbeck.example" })).toEqual([
    "email",
    "mailto:jobs@northbeck.example",
  ]);
});

test("without an address there is no Apply", () => {
  expect(applyTarget([{ ...posting, url: null }])).toBeNull();
  expect(applyTarget([{ ...posting, url: "not an address" }])).toBeNull();
});
