import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { applicationControls } from "../application-forms.server.ts";
import { ApplicationPage } from "./application-page.tsx";

type Props = ComponentProps<typeof ApplicationPage>;

const stage = { id: "s1", name: "Applied", kind: "applied", reached: "" } as const;
const application: Props["application"] = {
  id: "a1",
  title: "Nurse",
  company: "Clinic",
  place: "",
  link: "",
  source: "",
  description: "",
  notes: "",
  nextStep: "",
  applyBy: null,
  appliedAt: null,
  repliedAt: null,
  payDiscussed: "",
  outcome: null,
  outcomeReason: "",
  cvId: null,
  cvVersion: null,
  cvTitle: "",
  cvScore: null,
  letterId: null,
  letterText: "",
  stage,
  jobId: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  movedAt: null,
  archivedAt: null,
};

function render(props: Partial<Props> = {}): string {
  const page: Props = {
    application,
    controls: applicationControls,
    stages: [stage],
    notesHtml: "",
    reminders: [],
    interviews: [],
    history: [],
    cvs: [],
    sketch: null,
    variant: null,
    letter: null,
    people: { linked: [], others: [] },
    job: null,
    today: "2026-11-22",
    inAWeek: "2026-11-29",
    addedOn: "2026-11-20",
    hasEnded: false,
    moved: null,
    zone: "Europe/Berlin",
    zones: [],
    sendsMail: true,
    deleted: null,
    refusal: null,
    ...props,
  };
  const Stub = createRoutesStub([{ path: "/", Component: () => <ApplicationPage {...page} /> }]);
  return renderToStaticMarkup(<Stub />);
}

test("without a CV in the account, the page links to the CV builder", () => {
  expect(render()).toMatch(
    /You have no CV in your account yet\. <a [^>]*href="\/cv-builder"[^>]*>Build one<\/a>\./,
  );
});

test("the checklist links what belongs to the job, and the first step that is left stands out", () => {
  const html = render({
    application: { ...application, jobId: 7 },
    variant: { id: "cv", title: "For the clinic" },
  });
  for (const address of [
    "/cv-builder/tailor?cv=cv&amp;job=7",
    "/tools/cover-letter?job=7",
    "/tools/interview-questions?job=7",
  ])
    expect(html).toContain(`href="${address}"`);
  expect(html).toMatch(/<li class="now">.*?<b>Follow up<\/b>/);
});

test.each([
  ["facts", { title: "Nurse", company: "", nextStep: "Send references" }],
  ["end", { payDiscussed: "£41,000", outcomeReason: "Too far" }],
  ["sent", { cv: "", letterText: "Dear Ms Okafor" }],
  ["reminder-add", { text: "Call the ward", dueDay: "2026-12-01", dueTime: "10:30" }],
  ["interview", { start: "2026-12-02T10:00", zone: "Mars", minutes: "50", notes: "Bring papers" }],
  ["notes", { notes: "Nights are paid more", seen: "Nights" }],
])("the refused form “%s” keeps what was typed", (form, typed) => {
  const html = render({ refusal: { form, id: "", typed, errors: {} } });
  for (const text of Object.values(typed)) expect(html).toContain(text);
});
