import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/add-person.ts";
import { testDatabase } from "../../../tests/support/test-database.ts";
import { newCvDocument } from "../document/new-cv-document.ts";
import { deleteStoredCv } from "../store/delete-stored-cv.server.ts";
import { storeCv } from "../store/store-cv.server.ts";
import { publishCv } from "./publish-cv.server.ts";
import { readSlug, suggestSlug } from "./public-slug.ts";
import { countView, readPublication, readPublicCv } from "./read-public-cv.server.ts";
import { withdrawCv } from "./withdraw-cv.server.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = new Date("2026-11-21T12:00:00Z");

async function personWithCv(fullName: string): Promise<string> {
  const personId = await addPerson(database.db);
  const document = newCvDocument(() => "row");
  Object.assign(document.personal, {
    fullName,
    email: "ada@example.com",
    phone: "123",
    linkedIn: "https://l.example",
  });
  document.sections.references = [{ id: "r", name: "Grace", reference: "Good." }];
  await storeCv(database.db, { personId, id: "one", title: "Data", document, revision: 0, now });
  return personId;
}

const publish = (personId: string, slug: string, more: { showContacts?: boolean; cvId?: string } = {}) =>
  publishCv(database.db, {
    personId,
    publication: { cvId: "one", slug, indexable: false, showContacts: false, ...more },
    now,
  });

test("is shown at its address, without contact details unless they were chosen", async () => {
  const ada = await personWithCv("Ada");
  expect(await publish(ada, "ada-shown")).toEqual({ ok: true });
  const shown = await readPublicCv(database.db, "ada-shown");
  expect(shown).toMatchObject({
    personId: ada,
    indexable: false,
    document: { personal: { fullName: "Ada", email: "", phone: "", linkedIn: "https://l.example" } },
  });
  expect(shown?.document.sections.references).toEqual([]);
  await publish(ada, "ada-shown", { showContacts: true });
  expect((await readPublicCv(database.db, "ada-shown"))?.document.personal.email).toBe("ada@example.com");
});

test("another address takes the place of the one before", async () => {
  const ada = await personWithCv("Ada");
  await publish(ada, "first-address");
  await publish(ada, "second-address");
  expect(await readPublicCv(database.db, "first-address")).toBeNull();
  expect(await readPublicCv(database.db, "second-address")).not.toBeNull();
});

test("an address that somebody has is taken, and one's own stays then", async () => {
  const [ada, eve] = [await personWithCv("Ada"), await personWithCv("Eve")];
  await publish(ada, "taken-address");
  await publish(eve, "address-of-eve");
  expect(await publish(eve, "taken-address")).toEqual({ ok: false, reason: "taken" });
  expect(await readPublicCv(database.db, "taken-address")).toMatchObject({ personId: ada });
  expect(await readPublicCv(database.db, "address-of-eve")).toMatchObject({ personId: eve });
});

test("of many who want an address at once, one has it", async () => {
  const people = await Promise.all(["A", "B", "C", "D"].map(personWithCv));
  const outcomes = await Promise.all(people.map((person) => publish(person, "wanted-address")));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test("nobody shows another person's CV", async () => {
  await personWithCv("Ada");
  const eve = await addPerson(database.db);
  expect(await publish(eve, "address-of-no-one")).toEqual({ ok: false, reason: "no-such-cv" });
});

test("is gone at once when withdrawn, and when the CV is deleted", async () => {
  const ada = await personWithCv("Ada");
  await publish(ada, "soon-withdrawn");
  await withdrawCv(database.db, ada);
  expect(await readPublicCv(database.db, "soon-withdrawn")).toBeNull();
  await publish(ada, "soon-deleted");
  await deleteStoredCv(database.db, ada, "one");
  expect(await readPublicCv(database.db, "soon-deleted")).toBeNull();
});

test("views are counted, and nothing else of them", async () => {
  const ada = await personWithCv("Ada");
  await publish(ada, "counted-address");
  await Promise.all([1, 2, 3].map(() => countView(database.db, "counted-address", null)));
  expect(await readPublication(database.db, ada)).toMatchObject({ slug: "counted-address", views: 3 });
});

test.each([
  ["amara-osei", true],
  [" Amara-Osei ", true],
  ["am", false],
  ["amara--osei", false],
  ["-amara", false],
  ["amara/osei", false],
  ["άμαρα", false],
  ["x".repeat(41), false],
])("%j as an address: %s", (text, ok) => {
  expect(readSlug(text).ok).toBe(ok);
});

test.each([
  ["Amara Osei", "amara-osei"],
  ["Łukasz Żółć-Nowak", "lukasz-zolc-nowak"],
  ["Ђорђе", ""],
])("suggests for %j %j", (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
});
