import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { SavedListPage } from "./saved-list-page.tsx";

type Page = ComponentProps<typeof SavedListPage>;

function listOf(facts: Partial<Page>): string {
  const page: Page = {
    jobs: [],
    sort: "saved",
    hasMovedOn: false,
    removed: null,
    applied: null,
    refused: null,
    now: new Date("2026-11-27T12:00:00Z"),
    ...facts,
  };
  const Stub = createRoutesStub([{ path: "/", Component: () => <SavedListPage {...page} /> }]);
  return renderToStaticMarkup(<Stub />);
}

const emptyList = (hasMovedOn: boolean) => listOf({ hasMovedOn });

const sentence = /Saved jobs that moved on are <a [^>]*href="\/applications"[^>]*>on your board<\/a>\./;

test("an empty list of saved jobs says where the jobs are that moved on", () => {
  expect(emptyList(true)).toMatch(sentence);
});

test("without applications, the empty list says nothing about the board", () => {
  expect(emptyList(false)).toContain("Nothing saved yet");
  expect(emptyList(false)).not.toMatch(sentence);
});

test("a saved job says until when one can apply, or that it is closed", () => {
  const job: Page["jobs"][number] = {
    id: "1",
    jobId: 1,
    title: "Nurse",
    company: "Clinic",
    place: "",
    link: "",
    notes: "",
    applyBy: "2026-11-27",
    savedAt: new Date("2026-11-01T00:00:00Z"),
    pay: "No pay given",
    isGone: false,
  };
  expect(listOf({ jobs: [job] })).toContain("apply by 27 Nov");
  const closed = listOf({ jobs: [{ ...job, applyBy: "2026-11-26" }] });
  expect(closed).toContain(">Closed 26 Nov<");
  expect(closed).not.toContain("apply by");
});
