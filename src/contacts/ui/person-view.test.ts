import { expect, test } from "vitest";
import type { ContactListing } from "../contact.ts";
import { peopleOfApplication } from "./person-view.ts";

const contact = (name: string, company: string): ContactListing => ({
  id: name,
  name,
  company,
  role: "",
  email: "",
  next: null,
  dueOn: null,
  last: null,
});

test("people of the company can be chosen first, and linked people are not offered again", () => {
  const contacts = [contact("Ann", "Fieldnote"), contact("Ben", "TALLYHO"), contact("Cleo", "Tallyho")];
  const links = new Map([["Cleo", ["a", "b"]]]);
  const people = peopleOfApplication(contacts, links, { id: "a", company: "Tallyho" });
  expect(people.linked).toEqual([{ id: "Cleo", name: "Cleo", work: "Tallyho" }]);
  expect(people.others.map(({ name }) => name)).toEqual(["Ben", "Ann"]);
});

test("an application without a company prefers no one", () => {
  const contacts = [contact("Ann", "Fieldnote"), contact("Ben", "")];
  const { others } = peopleOfApplication(contacts, new Map(), { id: "a", company: "" });
  expect(others.map(({ name }) => name)).toEqual(["Ann", "Ben"]);
});
