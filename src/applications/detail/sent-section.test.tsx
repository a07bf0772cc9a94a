import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { SentSection } from "./sent-section.tsx";

test("without a CV in the account, the page links to the CV builder", () => {
  const application = { cvId: null, cvVersion: null, cvTitle: "", letterText: "" };
  const Stub = createRoutesStub([
    { path: "/", Component: () => <SentSection application={application} cvs={[]} letter={null} /> },
  ]);
  expect(renderToStaticMarkup(<Stub />)).toMatch(
    /You have no CV in your account yet\. <a [^>]*href="\/cv-builder"[^>]*>Build one<\/a>\./,
  );
});
