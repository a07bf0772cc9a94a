import { expect, test } from "vitest";
import type { ContactListing } from "../contact.ts";
import { peopleQuery, peopleView, parsePeopleAddress } from "./people-view.ts";

const today = "2026-11-22";
const contact = (name: string, given: Partial<ContactListing> = {}): ContactListing => ({
  id: name,
  name,
  company: "",
  role: "",
  email: "",
  next: null,
  dueOn: null,
  last: null,
  ...given,
});
const application = { id: "1", title: "Analyst", company: "Tallyho", stage: { name: "Applied" } };

test("groups people by due date, and says what to do and when", () => {
  const contacts = [
    contact("Ann", {
      next: { text: "Thank her", on: "2026-11-21" },
      dueOn: "2026-11-21",
      role: "Head",
      company: "Tallyho",
    }),
    contact("Ben", { dueOn: "2026-11-24" }),
    contact("Cleo", { last: { kind: "met", on: "2026-10-22" } }),
  ];
  const view = peopleView(contacts, (id) => (id === "Ann" ? [application] : []), {
    asked: parsePeopleAddress(new URLSearchParams()),
    today,
  });
  expect(view.groups).toEqual([
    {
      key: "due",
      title: "Due",
      count: 1,
      rows: [
        {
          id: "Ann",
          name: "Ann",
          work: "Head, Tallyho",
          step: { text: "Thank her, yesterday", tone: "late" },
          application: "Analyst: Applied",
          last: null,
        },
      ],
    },
    expect.objectContaining({ title: "Next two weeks", rows: [expect.objectContaining({ name: "Ben" })] }),
    expect.objectContaining({
      title: "No next step",
      rows: [expect.objectContaining({ last: { kind: "Met", ago: "4 weeks ago" } })],
    }),
  ]);
  expect(view).toMatchObject({ due: 1, counts: { all: 3, applications: 1, none: 2 }, shown: 3, found: 3 });
});

test("choices survive writing to an address and reading it; any other text asks for the whole list", () => {
  const asked = { words: "ann", show: "none", order: "last", most: 100 } as const;
  expect(parsePeopleAddress(new URLSearchParams(peopleQuery(asked)))).toEqual(asked);
  const whole = parsePeopleAddress(new URLSearchParams("show=constructor&sort=x&most=-1"));
  expect(peopleQuery(whole)).toBe("");
});
