import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Company } from "./company.ts";
import { CompanyPage, companySummary } from "./company-page.tsx";

const now = new Date("2026-11-22T12:00:00Z");

const company: Company = {
  slug: "slipway",
  name: "Slipway",
  openings: [],
  page: 1,
  pages: 1,
  figures: {
    openings: 0,
    closed: 1,
    newThisWeek: 0,
    withPay: 0,
    yearlyPay: null,
    age: { middle: 0, oldest: 0 },
    hybrid: 0,
    remote: 0,
    firstSeenAt: now,
    everSeen: 1,
  },
  places: [],
  sources: [],
  reposted: [],
  isSample: false,
};

function textOf(figures: Partial<Company["figures"]>): string {
  const page = {
    company: { ...company, figures: { ...company.figures, ...figures } },
    sort: "newest",
    now,
  } as const;
  const Stub = createRoutesStub([
    { path: "/", Component: () => <CompanyPage isFollowed={false} {...page} /> },
  ]);
  return renderToStaticMarkup(<Stub />).replaceAll(/<[^>]*>/g, " ");
}

test("a company with only closed adverts says so once", () => {
  expect(textOf({}).match(/\b(?:no|none|0)\b[^.]*\./gi)).toEqual(["No openings now."]);
  expect(textOf({})).toContain("No openings now. 1 closed.");
  expect(companySummary(company)).toBe("No openings at Slipway now.");
});

test("a company with openings says how many are open and how many are closed", () => {
  expect(textOf({ openings: 2, closed: 3 })).toContain("2 openings, 3 closed");
  expect(textOf({ openings: 1, closed: 0 })).toMatch(/ 1 opening /);
});
