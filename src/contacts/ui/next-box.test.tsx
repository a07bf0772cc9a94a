import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { personControls } from "../contact-forms.server.ts";
import { NextBox } from "./next-box.tsx";
import type { PersonView, RefusedPersonForm } from "./person-view.ts";

const person: PersonView = {
  id: "p1",
  name: "Ines Marchetti",
  email: "",
  phone: "",
  metThrough: "",
  canHelp: "",
  work: "",
  links: [],
  notesHtml: "",
  touch: "",
  touchDue: "",
  next: { text: "Write to her", on: "2026-11-24", when: "Tue 24 Nov", tone: "next" },
  events: [],
  linked: [],
  others: [],
  today: "2026-11-22",
};

function render(refused: RefusedPersonForm): string {
  const box = () => <NextBox person={person} refused={refused} controls={personControls} />;
  const Stub = createRoutesStub([{ path: "/", Component: box }]);
  return renderToStaticMarkup(<Stub />);
}

test("a refused form shows what was typed", () => {
  const errors = { on: "Enter a date such as 2026-11-24." };
  expect(render({ intent: "move", typed: { on: "2500-01-01" }, errors })).toContain('value="2500-01-01"');
  const plan = render({ intent: "plan", typed: { step: "Call her", on: "2500-01-01" }, errors });
  expect(plan).toMatch(/value="Call her"[^]*value="2500-01-01"/);
});
