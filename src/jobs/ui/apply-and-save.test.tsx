import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { JobDetail } from "../job-detail.ts";
import { ApplyAndSave } from "./apply-and-save.tsx";

const page = {
  url: "https://northbeck.example/1",
  to: "employer",
  host: "northbeck.example",
  follow: true,
} as const;

function buttonsOf(facts: Partial<JobDetail>): string {
  const job = { id: "7", title: "Meter Reader", company: "Northbeck", apply: page, goneAt: null, ...facts };
  const now = new Date("2026-05-04T00:00:00Z");
  const Stub = createRoutesStub([
    { path: "/", Component: () => <ApplyAndSave job={job as JobDetail} now={now} /> },
  ]);
  return renderToStaticMarkup(<Stub />)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

test("the link to apply comes first while the job is open", () => {
  expect(buttonsOf({ closesAt: null })).toMatch(/^ Apply on company site .* Save job $/);
});

test("once the closing date is over, one can save the job or see its page", () => {
  const closesAt = new Date("2026-05-03T00:00:00Z");
  expect(buttonsOf({ closesAt })).toMatch(/^ Save job See the original page /);
  const mailbox = { ...page, url: "mailto:jobs@northbeck.example", to: "email" } as const;
  expect(buttonsOf({ closesAt, apply: mailbox })).toBe(" Save job ");
  expect(buttonsOf({ closesAt, goneAt: closesAt })).toBe(" Save job ");
});
