import { expect, test } from "vitest";
import type { ContactListing } from "./contact.ts";
import { groupOf, sortContacts } from "./group-contacts.ts";

const today = "2026-11-22";

function contact(name: string, given: Partial<ContactListing> = {}): ContactListing {
  return { id: name, name, company: "", role: "", email: "", next: null, dueOn: null, last: null, ...given };
}
const step = (on: string | null) => ({ next: { text: "Write", on }, dueOn: on });

test.each([
  ["a step of yesterday", contact("A", step("2026-11-21")), "due"],
  ["a step of today", contact("A", step(today)), "due"],
  ["a step in two weeks", contact("A", step("2026-12-06")), "soon"],
  ["a step after that", contact("A", step("2026-12-07")), "later"],
  ["a step without a date", contact("A", step(null)), "later"],
  ["nothing", contact("A"), "none"],
  ["keeping in touch since last week", contact("A", { dueOn: "2026-11-15" }), "due"],
  ["keeping in touch in half a year", contact("A", { dueOn: "2027-05-15" }), "none"],
] as const)("%s: group", (_, one, group) => {
  expect(groupOf(one, today)).toBe(group);
});

test("sorts by next step, company and time since the last contact; equals stay sorted by name", () => {
  const contacts = [
    contact("Ann", { company: "Tallyho", last: { kind: "met", on: "2026-10-01" } }),
    contact("Ben", { last: { kind: "met", on: "2026-11-01" } }),
    contact("Cleo", { company: "Acme", ...step("2026-12-20") }),
    contact("Dan", { company: "Acme", ...step("2026-11-20") }),
    contact("Eve", { company: "Acme", ...step(null) }),
  ];
  const names = (order: Parameters<typeof sortContacts>[1]) =>
    sortContacts(contacts, order, today).map(({ name }) => name);
  expect(names("next")).toEqual(["Dan", "Cleo", "Eve", "Ben", "Ann"]);
  expect(names("company")).toEqual(["Cleo", "Dan", "Eve", "Ann", "Ben"]);
  expect(names("last")).toEqual(["Ann", "Ben", "Cleo", "Dan", "Eve"]);
});
