import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { SavedListPage } from "./saved-list-page.tsx";

function emptyList(hasMovedOn: boolean): string {
  const page = { jobs: [], sort: "saved", removed: null, refused: null, now: new Date() } as const;
  const Stub = createRoutesStub([
    { path: "/", Component: () => <SavedListPage {...page} hasMovedOn={hasMovedOn} /> },
  ]);
  return renderToStaticMarkup(<Stub />);
}

const sentence = /Saved jobs that moved on are <a [^>]*href="\/applications"[^>]*>on your board<\/a>\./;

test("an empty list of saved jobs says where the jobs are that moved on", () => {
  expect(emptyList(true)).toMatch(sentence);
});

test("without applications, the empty list says nothing about the board", () => {
  expect(emptyList(false)).toContain("Nothing saved yet");
  expect(emptyList(false)).not.toMatch(sentence);
});
